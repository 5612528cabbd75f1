import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import {
  appendExchange,
  type Conversation,
  type ConversationChange,
  type ConversationKey,
  findConversation,
  lockConversation,
  updateConversation,
} from './conversation-store.ts'
import type { TurnControl } from './turns-running.ts'
import { findTurn, insertTurn } from './turns-store.ts'

/** How often a turn is answered anew because another process wrote to its conversation meanwhile. */
const ATTEMPTS = 3

/** What is kept of a turn: its result for whoever asks again, what was said, and what it makes of the conversation. */
export interface KeptTurn<Result> {
  result: Result
  exchange: { userMessage: string; botResponse: string }
  change: ConversationChange
}

/** What a conversation was when a turn was answered, and whether the answer changed more than the dialogue. */
export interface Answered {
  state: Record<string, unknown>
  acted: boolean
  now: Date
}

export interface TurnToTake<Reply, Result> {
  key: ConversationKey
  turnId: string | undefined
  /** Names the conversation where it has no name that says more. */
  title: string
  result: z.ZodType<Result>
  /**
   * Answers on what the conversation holds, outside of any transaction; undefined before its first turn. `attempt` counts
   * from 0. What `acted` stays done, so that an answer which tells of it is kept whatever was said meanwhile.
   */
  answer: (conversation: Conversation | undefined, attempt: number) => Promise<{ reply: Reply; acted: boolean }>
  /** What of it is kept, within the transaction that keeps it. */
  keep: (
    trx: Transaction<Tables>,
    conversation: Conversation,
    reply: Reply,
    answered: Answered,
  ) => Promise<KeptTurn<Result>> | KeptTurn<Result>
}

/**
 * Takes one turn: answers the message and keeps what was said, the answer, the dialogue's state and the result in one
 * transaction. A turn that was kept before is not taken again but gets the kept result. Where another process has moved
 * the conversation on meanwhile, it is answered anew.
 */
export async function takeTurn<Reply, Result>(
  { db, clock }: { db: Database['db']; clock: Clock },
  turn: TurnToTake<Reply, Result>,
  control: Pick<TurnControl, 'signal' | 'commit'>,
): Promise<Result> {
  const { key, turnId, title } = turn
  const kept = turnId && (await findTurn(db, key, turnId, turn.result))
  if (kept) return kept
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    control.signal.throwIfAborted()
    const known = await findConversation(db, key)
    const { reply, acted } = await turn.answer(known, attempt)
    control.commit()
    const result = await keep(known?.state ?? {}, reply, acted)
    if (result) return result
  }
  throw problem('server.unavailable')

  /** Undefined when the conversation has moved on since `state` was read, so that the answer may no longer fit. */
  function keep(state: Record<string, unknown>, reply: Reply, acted: boolean): Promise<Result | undefined> {
    const now = clock.now()
    return inTransaction(db, async (trx) => {
      const conversation = await lockConversation(trx, key, title, now)
      const already = turnId && (await findTurn(trx, key, turnId, turn.result))
      if (already) return already
      if (!acted && JSON.stringify(conversation.state) !== JSON.stringify(state)) throw new MovedOn()
      const { result, exchange, change } = await turn.keep(trx, conversation, reply, { state, acted, now })
      if (turnId) await insertTurn(trx, { orgId: key.orgId, conversationId: conversation.id, turnId, result, now })
      await appendExchange(trx, conversation, exchange, now)
      await updateConversation(trx, conversation, change, now)
      return result
    }).catch((error: unknown) => {
      if (error instanceof MovedOn) return undefined
      throw error
    })
  }
}

/** Rolls a transaction back because the conversation is no longer the one that was answered. */
class MovedOn extends Error {}
