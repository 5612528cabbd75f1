import { listRecords } from '@pravas/contract/records'
import plugin from 'fastify-plugin'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import { createRecords } from './service.ts'

interface RecordsOptions {
  db: Database['db']
  handle: Handle
}

/** The list of trips and claims of several people. */
export const recordsPlugin = plugin<RecordsOptions>(
  async (_app, { db, handle }) => {
    const records = createRecords({ db })
    handle(listRecords, ({ actor, query }) => records.list(actor, query))
  },
  { name: 'records' },
)
