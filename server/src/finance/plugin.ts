import { claimPayments } from '@pravas/contract/finance'
import plugin from 'fastify-plugin'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { type AdvanceOf, createAdvanceSettlements } from './advance-settlements-service.ts'
import { createPaymentBatches } from './batches-service.ts'
import { createFinanceClaims } from './claims-service.ts'
import { financeRoutes } from './routes.ts'

interface FinanceOptions {
  db: Database['db']
  clock: Clock
  handle: Handle
  notifier: Pick<Notifier, 'notify'>
  /** The id of an expense that the actor may read, by its id or number; throws 'record.not_found'. */
  expenseId: (actor: Actor, reference: string) => Promise<string>
  /** An advance as the actor sees it, by its id or number. */
  advanceOf: AdvanceOf
}

/** How approved claims are verified and paid, and months are closed. */
export const financePlugin = plugin<FinanceOptions>(
  async (_, { db, clock, handle, notifier, expenseId, advanceOf }) => {
    const claims = createFinanceClaims({ db, clock })
    const batches = createPaymentBatches({ db, clock, notifier })
    const settlements = createAdvanceSettlements({ db, clock, notifier, advanceOf })
    financeRoutes(handle, { claims, batches, settlements })
    handle(claimPayments, async ({ actor, params }) =>
      claims.paymentsOf(actor, await expenseId(actor, params.expenseId)),
    )
  },
  { name: 'finance' },
)
