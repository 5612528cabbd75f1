import type { FollowUpType } from '@pravas/contract/fingenie'
import type { Actor } from '../../access/actor.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { ShownTotal } from '../../expenses/draft/shown-claim-rules.ts'
import type { Conversation } from '../kernel/conversation-store.ts'
import { EXCHANGES, selectExchanges } from '../kernel/said-store.ts'
import { listEntry } from './conversation.ts'
import type { FinGenieEngine, FinGenieReply, FinGenieTurn } from './engine.ts'
import { type ToolDeps, toolsFor } from './tools.ts'
import type { FinGenieTurns, Message, TurnResult } from './turns.ts'

export interface RespondDeps extends ToolDeps {
  clock: Clock
  turns: FinGenieTurns
}

export interface ToRespond extends Message {
  followUpType: FollowUpType
  sends?: FinGenieTurn['sends']
  /** The receipts that the page shows; none bind nothing. */
  shown?: readonly ShownTotal[]
  /** Brings the conversation about in which the message is answered, where it may not be there yet. */
  prepare?: (known: Conversation | undefined, signal: AbortSignal) => Promise<Conversation | undefined>
}

export type Respond = ReturnType<typeof createRespond>

/** Answering messages: each is a turn of its conversation, which an engine answers. */
export function createRespond({ clock, turns, ...deps }: RespondDeps) {
  const { db, receipts } = deps
  /** The answer to a message; both become part of the conversation. Throws as the engine's tools do. */
  return (actor: Actor, said: ToRespond, engine: FinGenieEngine, gone: AbortSignal): Promise<TurnResult> => {
    const { sessionId, message, followUpType, sends, shown = [], prepare } = said
    return turns.take<FinGenieReply>(actor, said, gone, ({ commit, signal }) => {
      let changed = false
      let sent = false
      // Whoever is gone has nothing changed any more; what has begun to change is done and kept.
      const onChange = {
        before: commit,
        changed: () => {
          changed = true
        },
        sent: () => {
          sent = true
        },
      }
      return {
        answer: async (known) => {
          const conversation = prepare ? await prepare(known, signal) : known
          const reply = await engine.turn({
            actor,
            message,
            state: conversation?.state ?? {},
            today: dayOf(clock.now()),
            followUpType,
            ...(sends && { sends }),
            tools: toolsFor(deps, actor, conversation?.id, shown, onChange),
            said: async () => (conversation ? selectExchanges(db, conversation, EXCHANGES) : []),
            signal,
          })
          return { reply, acted: changed || sent }
        },
        keep: async (trx, conversation, { text, state, referenceId, refusal }) => {
          const { orgId, personId } = actor
          const key = { orgId, personId, conversationId: conversation.id }
          const change = { state, ...listEntry(await receipts.held(trx, key)) }
          // A page that learns of a claim knows that its receipts are claimed.
          const summary =
            changed && !sent ? { session_id: sessionId, receipts: await receipts.unclaimed(trx, key) } : undefined
          return {
            result: {
              response: text,
              ...(summary && { summary }),
              ...(referenceId !== undefined && { referenceId }),
              ...(refusal && { refusal }),
            },
            change,
          }
        },
      }
    })
  }
}
