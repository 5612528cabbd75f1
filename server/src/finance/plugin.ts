import { bankFilePath, LEFT_OUT_HEADER } from '@pravas/contract/bank-file'
import { claimPayments } from '@pravas/contract/finance'
import { RecordRef } from '@pravas/contract/requests'
import plugin from 'fastify-plugin'
import type { Actor } from '../access/actor.ts'
import type { BankVault } from '../bank-details/account-rules.ts'
import type { Clock } from '../clock.ts'
import { sendCsv } from '../csv/send-csv.ts'
import type { Database } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { Handle } from '../http/handle.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { type AdvanceOf, createAdvanceSettlements } from './advance-settlements-service.ts'
import { createBankFiles } from './bank-file-service.ts'
import { createPaymentBatches } from './batches-service.ts'
import { createFinanceClaims, type FinanceClaims } from './claims-service.ts'
import { financeRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    financeClaims: FinanceClaims
  }
}

interface FinanceOptions {
  db: Database['db']
  clock: Clock
  handle: Handle
  notifier: Pick<Notifier, 'notify'>
  vault: BankVault
  /** The id of an expense that the actor may read, by its id or number; throws 'record.not_found'. */
  expenseId: (actor: Actor, reference: string) => Promise<string>
  /** An advance as the actor sees it, by its id or number. */
  advanceOf: AdvanceOf
}

/** How approved claims are verified and paid, and months are closed. */
export const financePlugin = plugin<FinanceOptions>(
  async (app, { db, clock, handle, notifier, vault, expenseId, advanceOf }) => {
    const claims = createFinanceClaims({ db, clock })
    const batches = createPaymentBatches({ db, clock, notifier })
    const bankFiles = createBankFiles({ db, clock, vault })
    const settlements = createAdvanceSettlements({ db, clock, notifier, advanceOf })
    app.decorate('financeClaims', claims)
    financeRoutes(handle, { claims, batches, bankFiles, settlements })
    app.get<{ Params: { batchId: string } }>(bankFilePath(':batchId'), async (request, reply) => {
      if (!request.signedIn) throw problem('session.missing')
      const batchId = RecordRef.safeParse(request.params.batchId)
      if (!batchId.success) throw problem('record.not_found')
      const { number, csv, leftOut } = await bankFiles.file(request.signedIn.actor, batchId.data)
      if (leftOut.length > 0) reply.header(LEFT_OUT_HEADER, leftOut.join(','))
      return sendCsv(reply, `bank-${number}`, csv)
    })
    handle(claimPayments, async ({ actor, params }) =>
      claims.paymentsOf(actor, await expenseId(actor, params.expenseId)),
    )
  },
  { name: 'finance' },
)
