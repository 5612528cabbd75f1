import type { FollowUpType, ReceiptSummary } from '@pravas/contract/fingenie'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { ClaimDrafts } from '../../expenses/claim-drafts-service.ts'
import type { Expenses } from '../../expenses/service.ts'
import type { Actor } from '../../identity/actor.ts'
import { findManager } from '../../identity/people-service.ts'
import type { Receipts } from '../../receipts/receipts-service.ts'
import type { Spending } from '../../reports/spending-service.ts'
import type { Trips } from '../../trips/service.ts'
import { EXCHANGES, selectExchanges } from '../chat/said-store.ts'
import { listEntry } from './conversation.ts'
import type { FinGenieEngine, FinGenieReply, FinGenieTools } from './engine.ts'
import type { FinGenieTurns, Message } from './turns.ts'

export type Questions = ReturnType<typeof createQuestions>

interface QuestionsDeps {
  db: Database['db']
  clock: Clock
  receipts: Receipts
  expenses: Expenses
  trips: Trips
  spending: Spending
  drafts: ClaimDrafts
  engine: FinGenieEngine
  turns: FinGenieTurns
}

export interface Question extends Message {
  followUpType: FollowUpType
}

export interface QuestionAnswer {
  response: string
  /** All unclaimed receipts of the conversation, when the message changed or removed one. */
  summary?: ReceiptSummary
}

/** Questions, corrections and whatever else is said to FinGenie. */
export function createQuestions({
  db,
  clock,
  receipts,
  expenses,
  trips,
  spending,
  drafts,
  engine,
  turns,
}: QuestionsDeps) {
  /** What the engine may do for this person in this conversation, which may not exist yet. `change` is told of each change. */
  function toolsFor(
    actor: Actor,
    conversationId: string | undefined,
    change: { before: () => void; after: () => void },
  ): FinGenieTools {
    /** Whoever is gone has nothing changed any more; what has begun to change is done and kept. */
    const changing = async <T>(work: () => Promise<T>): Promise<T> => {
      change.before()
      const done = await work()
      if (done !== false) change.after()
      return done
    }
    const { orgId, personId, employeeId } = actor
    return {
      receipts: async () => (conversationId ? receipts.held(db, { orgId, personId, conversationId }) : []),
      correct: (id, said) => changing(() => receipts.correct(actor, id, said)),
      takeBack: (id, said) => changing(() => receipts.correct(actor, id, said)),
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

  return {
    /** The answer to a message; question and answer become part of the conversation. */
    async ask(actor: Actor, question: Question, signal: AbortSignal): Promise<QuestionAnswer> {
      const { sessionId, message, followUpType } = question
      const { response, summary } = await turns.take<FinGenieReply>(actor, question, signal, (control) => {
        let changed = false
        return {
          answer: async (known) => {
            const tools = toolsFor(actor, known?.id, {
              before: control.commit,
              after: () => {
                changed = true
              },
            })
            const reply = await engine.turn({
              actor,
              message,
              state: known?.state ?? {},
              today: dayOf(clock.now()),
              followUpType,
              tools,
              said: async () => (known ? selectExchanges(db, known, EXCHANGES) : []),
              signal: control.signal,
            })
            return { reply, acted: changed }
          },
          keep: async (trx, conversation, { text, state }) => {
            const { orgId, personId } = actor
            const key = { orgId, personId, conversationId: conversation.id }
            const change = { state, ...listEntry(await receipts.held(trx, key)) }
            if (!changed) return { result: { response: text }, change }
            const summary = { session_id: sessionId, receipts: await receipts.unclaimed(trx, key) }
            return { result: { response: text, summary }, change }
          },
        }
      })
      return { response, ...(summary && { summary }) }
    },
  }
}
