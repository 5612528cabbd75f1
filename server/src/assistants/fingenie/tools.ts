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
import type { ClaimConversations } from './claim-conversations.ts'
import type { FinGenieTools } from './engine.ts'

export interface ToolDeps {
  db: Database['db']
  receipts: Receipts
  expenses: Expenses
  claims: Claims
  trips: Trips
  spending: Spending
  drafts: ClaimDrafts
  conversations: ClaimConversations
}

/** What a turn is about. */
export interface TurnSubject {
  sessionId: string
  /** Undefined where the conversation has no claim draft yet. */
  draftId: string | undefined
  /** The receipts that the page shows. */
  shown: readonly ShownTotal[]
}

/** What an engine may do for one person in one conversation, which may not exist yet. */
export function toolsFor(
  { db, receipts, expenses, claims, trips, spending, drafts, conversations }: ToolDeps,
  actor: Actor,
  { sessionId, draftId, shown }: TurnSubject,
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
    receipts: async () => (draftId ? receipts.ofDraft(db, { orgId, personId, draftId }) : []),
    correct: (id, said) => changing(() => ifOpen(receipts.change(actor, id, said))),
    takeBack: (id, said) => changing(() => ifOpen(receipts.change(actor, id, said, { asBefore: true }))),
    remove: (id) => changing(() => receipts.remove(actor, id)),
    removed: async () => (draftId ? receipts.removed(db, { orgId, personId, draftId }) : []),
    restore: (id) => changing(() => receipts.restore(actor, id)),
    claims: async () => (employeeId === null ? [] : expenses.ofEmployee(actor, employeeId)),
    decidedOn: async (number) => {
      const { decision } = await expenses.one(actor, number)
      return decision && dayOf(new Date(decision.decided_at))
    },
    approver: async () => (await findManager(db, actor))?.name ?? null,
    claim: async () => (draftId ? drafts.show(actor, draftId) : null),
    send: async (named = shown) => {
      if (!draftId) throw problem('claim.no_receipts')
      acting.before()
      const claimed = await claims.submit(actor, draftId, { shown: named })
      acting.done('send')
      return claimed
    },
    choose: async (choice) => {
      const chosenFor = draftId ?? (await conversations.begin(actor, sessionId))
      if (chosenFor) await changing(() => drafts.choose(actor, chosenFor, choice))
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
