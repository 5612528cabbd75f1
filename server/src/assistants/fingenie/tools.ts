import type { Actor } from '../../access/actor.ts'
import { dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { ProblemError, problem } from '../../errors.ts'
import type { ClaimDrafts } from '../../expenses/draft/draft-service.ts'
import type { ShownTotal } from '../../expenses/draft/shown-claim-rules.ts'
import type { Claims } from '../../expenses/draft/submit-service.ts'
import type { Expenses } from '../../expenses/service.ts'
import { findManager } from '../../identity/people-service.ts'
import type { Receipts } from '../../receipts/receipts-service.ts'
import type { Spending } from '../../reports/spending-service.ts'
import type { Trips } from '../../trips/service.ts'
import type { Acting } from '../kernel/tool.ts'
import type { FinGenieTools } from './engine.ts'

export interface ToolDeps {
  db: Database['db']
  receipts: Receipts
  expenses: Expenses
  claims: Claims
  trips: Trips
  spending: Spending
  drafts: ClaimDrafts
}

/**
 * What an engine may do for one person in one conversation, which may not exist yet. `shown` are the receipts that the page
 * shows.
 */
export function toolsFor(
  { db, receipts, expenses, claims, trips, spending, drafts }: ToolDeps,
  actor: Actor,
  conversationId: string | undefined,
  shown: readonly ShownTotal[],
  acting: Acting,
): FinGenieTools {
  const changing = async <T>(work: () => Promise<T>): Promise<T> => {
    acting.before()
    const done = await work()
    if (done !== false) acting.done('draft')
    return done
  }
  const { orgId, personId, employeeId } = actor
  return {
    receipts: async () => (conversationId ? receipts.held(db, { orgId, personId, conversationId }) : []),
    correct: (id, said) => changing(() => ifOpen(receipts.change(actor, id, said))),
    takeBack: (id, said) => changing(() => ifOpen(receipts.change(actor, id, said, { asBefore: true }))),
    remove: (id) => changing(() => receipts.remove(actor, id)),
    removed: async () => (conversationId ? receipts.removed(db, { orgId, personId, conversationId }) : []),
    restore: (id) => changing(() => receipts.restore(actor, id)),
    claims: async () => (employeeId === null ? [] : expenses.ofEmployee(actor, employeeId)),
    decidedOn: async (number) => {
      const { decision } = await expenses.one(actor, number)
      return decision && dayOf(new Date(decision.decided_at))
    },
    approver: async () => (await findManager(db, actor))?.name ?? null,
    claim: async () => (conversationId ? drafts.show(actor, conversationId) : null),
    send: async (named = shown) => {
      if (!conversationId) throw problem('claim.no_receipts')
      acting.before()
      const claimed = await claims.claim(actor, conversationId, named)
      acting.done('send')
      return claimed
    },
    choose: async (choice) => {
      if (conversationId) await changing(() => drafts.choose(actor, conversationId, choice))
    },
    resolve: (id, key, resolution) => changing(() => receipts.resolveDuplicate(actor, id, key, resolution)),
    trips: async () => (employeeId === null ? [] : trips.ofEmployee(actor, employeeId)),
    missing: async (number) => (await trips.one(actor, number)).missing_receipts ?? null,
    spending: {
      figures: (question, team) => spending.figures(actor, question, team),
      list: (question, order, limit) => spending.list(actor, question, order, limit),
    },
  }
}

/** Whether a change was made; false where the receipt can no longer be changed. */
async function ifOpen(change: Promise<void>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (error instanceof ProblemError && (error.code === 'receipt.claimed' || error.code === 'record.not_found')) {
      return false
    }
    throw error
  }
}
