import plugin from 'fastify-plugin'
import type { CheckpointKey } from '../audit/checkpoint-rules.ts'
import type { Database } from '../db/database.ts'
import { type Budgets, personBudget } from '../http/budgets.ts'
import type { Handle } from '../http/handle.ts'
import { auditRoutes } from './routes.ts'
import { createAudit } from './service.ts'

interface AuditOptions {
  db: Database['db']
  budgets: Budgets
  /** By which it is signed where the trail was cut. */
  key: CheckpointKey
  handle: Handle
}

/** What reading an entry costs, in tenths of a millisecond. */
const ENTRY_COST = 0.2

/** The audit trail for auditors and administrators: its list, its export and its check. */
export const auditPlugin = plugin<AuditOptions>(
  async (app, { db, budgets, key, handle }) => {
    const audit = createAudit({
      db,
      key,
      read: (actor, count) => budgets.count(personBudget(actor), Math.ceil(count * ENTRY_COST)),
    })
    auditRoutes(app, handle, audit)
  },
  { name: 'audit' },
)
