import { getBankDetails, putBankDetails } from '@pravas/contract/bank-details'
import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { BankVault } from './account-rules.ts'
import { type BankImport, createBankImport } from './import-service.ts'
import { createBankDetails } from './service.ts'
import { openBankVault } from './vault-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    bankDetails: { imports: BankImport; vault: BankVault }
  }
}

interface BankDetailsOptions {
  config: { publicUrl: URL; dataDir: string }
  db: Database['db']
  clock: Clock
  handle: Handle
  outbox: Outbox
}

/** To which accounts people are paid. */
export const bankDetailsPlugin = plugin<BankDetailsOptions>(
  async (app, { config: { publicUrl, dataDir }, db, clock, handle, outbox }) => {
    const vault = await openBankVault(dataDir)
    const details = createBankDetails({ db, clock, outbox, publicUrl, vault })
    handle(getBankDetails, async ({ actor }) => ({ details: await details.own(actor) }))
    handle(putBankDetails, async ({ actor, body }) => ({ details: await details.enter(actor, body) }))
    app.decorate('bankDetails', { imports: createBankImport({ outbox, publicUrl, vault }), vault })
  },
  { name: 'bank-details' },
)
