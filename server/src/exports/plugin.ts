import { Readable } from 'node:stream'
import {
  EXPORT_FILES,
  exportFilePath,
  getLedgerMap,
  listExports,
  makeExport,
  putLedgerMap,
} from '@pravas/contract/exports'
import plugin from 'fastify-plugin'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import { sendFile } from '../csv/send-csv.ts'
import type { Database } from '../db/database.ts'
import { problem } from '../errors.ts'
import { type Budgets, personBudget } from '../http/budgets.ts'
import type { Handle } from '../http/handle.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { type AccountingExports, createExports } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    accountingExports: AccountingExports
  }
}

interface ExportsOptions {
  db: Database['db']
  clock: Clock
  budgets: Budgets
  handle: Handle
  settingsOf: SettingsOf
}

/** What writing or reading a voucher costs, in tenths of a millisecond. */
const VOUCHER_COST = 0.5

const TYPES = { 'tally.xml': 'application/xml', 'journal.csv': 'text/csv' } as const

/** What is handed to the accounting system. */
export const exportsPlugin = plugin<ExportsOptions>(
  async (app, { db, clock, budgets, handle, settingsOf }) => {
    const worked = (actor: Actor, count: number) => budgets.count(personBudget(actor), Math.ceil(count * VOUCHER_COST))
    const exports = createExports({ db, clock, settingsOf, worked })
    app.decorate('accountingExports', exports)
    handle(getLedgerMap, ({ actor }) => exports.ledgers(actor))
    handle(putLedgerMap, ({ actor, body }) => exports.changeLedgers(actor, body))
    handle(listExports, ({ actor, query }) => exports.list(actor, query))
    handle(makeExport, ({ actor, body }) => exports.make(actor, body))
    for (const file of EXPORT_FILES) {
      app.get<{ Params: { exportId: string } }>(
        exportFilePath(':exportId', file),
        { config: { scope: 'accounts' } },
        async (request, reply) => {
          if (!request.signedIn) throw problem('session.missing')
          const { name, parts } = await exports.file(request.signedIn.actor, request.params.exportId, file)
          return sendFile(reply, { name, type: TYPES[file] }, Readable.from(parts))
        },
      )
    }
  },
  { name: 'exports' },
)
