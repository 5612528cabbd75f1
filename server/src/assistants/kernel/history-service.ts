import type { Assistant, ChatMessage, ChatSession } from '@pravas/contract/chat'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import {
  appendExchange,
  type Conversation,
  deleteConversation,
  deleteMessages,
  findConversation,
  holdConversation,
  lockConversation,
  renameConversation,
  selectConversations,
  selectLastExchange,
  selectMessages,
  updateConversation,
} from './conversation-store.ts'
import { chatTitle } from './titles.ts'
import { isAnswerOfTurn } from './turn-store.ts'

export type History = ReturnType<typeof createHistory>

/** What conversations are about, as far as their history depends on it. */
export interface ConversationSubject {
  /** Whether a session goes on with something although nothing was said in it yet. */
  isAboutDraft: (actor: Actor, sessionId: string) => Promise<boolean>
  /** Deletes what belongs to a conversation, within the transaction that deletes it. */
  forget: (trx: Transaction<Tables>, actor: Actor, sessionId: string) => Promise<void>
}

interface HistoryDeps {
  db: Database['db']
  clock: Clock
  assistant: Assistant
  /** Absent: conversations are about nothing that outlives them. */
  subject?: ConversationSubject
  /** Brings back what a conversation held before its last exchange; answers what its row holds then. */
  restore?(trx: Transaction<Tables>, actor: Actor, conversation: Conversation): Promise<Record<string, unknown>>
}

/** A person's own conversations with one assistant. Everything is looked up by the actor, so nobody reaches another's. */
export function createHistory({ db, clock, assistant, subject, restore }: HistoryDeps) {
  const keyOf = (actor: Actor, sessionId: string) => ({
    orgId: actor.orgId,
    personId: actor.personId,
    assistant,
    sessionId,
  })

  return {
    async sessions(actor: Actor): Promise<ChatSession[]> {
      const rows = await selectConversations(db, { orgId: actor.orgId, personId: actor.personId, assistant })
      return rows.map((row) => ({
        sessionId: row.session_id,
        chat_name: row.chat_name,
        lastActivity: row.last_activity.toISOString(),
        ...(assistant === 'tripmate'
          ? { destination: row.destination }
          : { category: row.category, expense_type: row.expense_type }),
      }))
    },

    /** The messages, oldest first; someone without an employee record gets an empty history instead of an error. */
    async messages(actor: Actor, sessionId: string): Promise<ChatMessage[]> {
      const conversation = await findConversation(db, keyOf(actor, sessionId))
      if (!conversation) {
        if (actor.employeeId === null || (await subject?.isAboutDraft(actor, sessionId))) return []
        throw problem('record.not_found')
      }
      const rows = await selectMessages(db, conversation)
      return rows.map((row) => ({
        message: row.message,
        sender: row.sender,
        timestamp: row.created_at.toISOString(),
      }))
    },

    async remove(actor: Actor, sessionId: string): Promise<void> {
      const conversation = await findConversation(db, keyOf(actor, sessionId))
      if (!conversation) throw problem('record.not_found')
      await inTransaction(db, async (trx) => {
        await subject?.forget(trx, actor, sessionId)
        await deleteConversation(trx, conversation)
      })
    },

    /**
     * Keeps an exchange and answers true; false when the conversation already ends with it, or it is one of a turn that the
     * server has kept itself.
     */
    save(actor: Actor, sessionId: string, exchange: { userMessage: string; botResponse: string }): Promise<boolean> {
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        const conversation = await lockConversation(trx, keyOf(actor, sessionId), chatTitle(exchange.userMessage), now)
        const [answer, question] = await selectLastExchange(trx, conversation)
        if (
          answer?.sender === 'Assistant' &&
          answer.message === exchange.botResponse &&
          question?.sender === 'User' &&
          question.message === exchange.userMessage
        ) {
          return false
        }
        // The page saves what it heard, which may be the kept answer of a turn that was sent again later.
        if (await isAnswerOfTurn(trx, conversation, exchange.botResponse)) return false
        await appendExchange(trx, conversation, exchange, now)
        await updateConversation(trx, conversation, { stateBefore: null }, now)
        return true
      })
    },

    async rename(actor: Actor, sessionId: string, name: string): Promise<void> {
      if (!(await renameConversation(db, keyOf(actor, sessionId), name))) throw problem('record.not_found')
    },

    /**
     * Takes the last exchange back, if it began with this message: the history and TripMate's memory are as if it had
     * not been. False when the conversation ends otherwise, or the exchange did something that cannot be undone.
     */
    undoExchange(actor: Actor, sessionId: string, userMessage: string): Promise<boolean> {
      return inTransaction(db, async (trx) => {
        const conversation = await holdConversation(trx, keyOf(actor, sessionId))
        if (!conversation) throw problem('record.not_found')
        const { stateBefore } = conversation
        if (assistant === 'tripmate' && stateBefore === null) return false
        const exchange = await selectLastExchange(trx, conversation)
        const [answer, question] = exchange
        if (answer?.sender !== 'Assistant' || question?.sender !== 'User' || question.message !== userMessage) {
          return false
        }
        await deleteMessages(trx, conversation, exchange)
        const restored = stateBefore && restore ? await restore(trx, actor, conversation) : stateBefore
        const state = restored === null ? {} : { state: restored, stateBefore: null }
        // A conversation of nothing else is named after what is said instead.
        const isEmpty = (await selectLastExchange(trx, conversation)).length === 0
        await updateConversation(trx, conversation, { ...state, ...(isEmpty && { chatName: '' }) }, clock.now())
        return true
      })
    },
  }
}
