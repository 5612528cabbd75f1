import plugin from 'fastify-plugin'
import type { Database } from '../db/database.ts'
import { type Budgets, personBudget } from '../http/budgets.ts'
import type { Handle } from '../http/handle.ts'
import { recordsExportRoute, recordsRoutes } from './routes.ts'
import { createRecords } from './service.ts'

interface RecordsOptions {
  db: Database['db']
  budgets: Budgets
  handle: Handle
}

/** What an exported record costs, in tenths of a millisecond. */
const EXPORTED_RECORD_COST = 0.3

/** The list of trips and claims of several people, and its export. */
export const recordsPlugin = plugin<RecordsOptions>(
  async (app, { db, budgets, handle }) => {
    const records = createRecords({
      db,
      exported: (actor, count) => budgets.count(personBudget(actor), Math.ceil(count * EXPORTED_RECORD_COST)),
    })
    recordsRoutes(handle, records)
    recordsExportRoute(app, records)
  },
  { name: 'records' },
)
