import type { FollowUpType, ReceiptSummary } from '@pravas/contract/fingenie'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import type { ClaimDrafts } from '../../expenses/claim-drafts-service.ts'
import type { Expenses } from '../../expenses/service.ts'
import type { Actor } from '../../identity/actor.ts'
import { findManager } from '../../identity/people-service.ts'
import type { Receipts } from '../../receipts/receipts-service.ts'
import type { Spending } from '../../reports/spending-service.ts'
import type { Trips } from '../../trips/service.ts'
import { appendExchange, findConversation, lockConversation, updateConversation } from '../chat/conversation-store.ts'
import { selectExchanges } from '../chat/said-store.ts'
import { chatTitle } from '../chat/titles.ts'
import { keyOf, listEntry } from './conversation.ts'
import type { FinGenieEngine, FinGenieTools } from './engine.ts'

/** So many exchanges an engine may look back on. */
const EXCHANGES = 12

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
}

export interface Question {
  sessionId: string
  message: string
  followUpType: FollowUpType
}

export interface QuestionAnswer {
  response: string
  /** All unclaimed receipts of the conversation, when the message changed or removed one. */
  summary?: ReceiptSummary
}

/** Questions, corrections and whatever else is said to FinGenie. */
export function createQuestions({ db, clock, receipts, expenses, trips, spending, drafts, engine }: QuestionsDeps) {
  /** What the engine may do for this person in this conversation, which may not exist yet. */
  function toolsFor(actor: Actor, conversationId: string | undefined, onChange: () => void): FinGenieTools {
    const noted = (done: boolean) => {
      if (done) onChange()
      return done
    }
    const { orgId, personId, employeeId } = actor
    return {
      receipts: async () => (conversationId ? receipts.held(db, { orgId, personId, conversationId }) : []),
      correct: async (id, change) => noted(await receipts.correct(actor, id, change)),
      takeBack: async (id, change) => noted(await receipts.correct(actor, id, change)),
      remove: async (id) => noted(await receipts.remove(actor, id)),
      claims: async () => (employeeId === null ? [] : expenses.ofEmployee(actor, employeeId)),
      decidedOn: async (number) => {
        const { decision } = await expenses.one(actor, number)
        return decision && dayOf(new Date(decision.decided_at))
      },
      approver: async () => (await findManager(db, actor))?.name ?? null,
      claim: async () => (conversationId ? drafts.show(actor, conversationId) : null),
      choose: async (choice) => {
        if (!conversationId) return
        await drafts.choose(actor, conversationId, choice)
        onChange()
      },
      resolve: async (id, key, resolution) => {
        await receipts.resolveDuplicate(actor, id, key, resolution)
        onChange()
      },
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
    async ask(
      actor: Actor,
      { sessionId, message, followUpType }: Question,
      signal: AbortSignal,
    ): Promise<QuestionAnswer> {
      const now = clock.now()
      let changed = false
      const known = await findConversation(db, keyOf(actor, sessionId))
      const turn = engine.turn({
        actor,
        message,
        state: known?.state ?? {},
        today: dayOf(now),
        followUpType,
        tools: toolsFor(actor, known?.id, () => {
          changed = true
        }),
        said: async () => (known ? selectExchanges(db, known, EXCHANGES) : []),
        signal,
      })
      const { text, state } = await turn.catch((error: unknown) => {
        // Whoever asked is gone, so nobody hears this.
        throw signal.aborted ? problem('server.unavailable') : error
      })
      return inTransaction(db, async (trx) => {
        const conversation = await lockConversation(trx, keyOf(actor, sessionId), chatTitle(message), now)
        const { orgId, personId } = actor
        const key = { orgId, personId, conversationId: conversation.id }
        const held = await receipts.held(trx, key)
        const exchange = { userMessage: message, botResponse: text }
        await appendExchange(trx, conversation, exchange, now)
        await updateConversation(trx, conversation, { state, ...listEntry(held) }, now)
        if (!changed) return { response: text }
        return { response: text, summary: { session_id: sessionId, receipts: await receipts.unclaimed(trx, key) } }
      })
    },
  }
}
