import type { SendMessage, TurnResult } from '@pravas/contract/tripmate'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ProblemError, problem } from '../../errors.ts'
import type { Actor } from '../../identity/actor.ts'
import { demand } from '../../identity/may.ts'
import { newId } from '../../ids.ts'
import { serialise, withoutMarkers } from '../dialogue/cards.ts'
import { stateOfNewChat } from '../dialogue/shelf-rules.ts'
import type { Engine, Reply, TurnInput } from '../engines/engine.ts'
import {
  appendExchange,
  type ConversationKey,
  findConversation,
  lockConversation,
  updateConversation,
} from './conversation-store.ts'
import { selectExchanges } from './said-store.ts'
import { chatTitle, tripName } from './titles.ts'
import { createQueue } from './turns-queue.ts'
import { type RunningTurn, runTurn, type TurnControl, type TurnOutcome } from './turns-running.ts'
import { findTurn, insertTurn } from './turns-store.ts'

const SORRY = 'Sorry, I encountered an error.'
const STOPPED = 'Stopped.'
/** How often a turn is answered anew because another process wrote to its conversation meanwhile. */
const ATTEMPTS = 3
/** More turns than this of one person at a time are refused, over all their conversations. */
const TURNS_A_PERSON = 32
/** So many exchanges an engine may look back on. */
const EXCHANGES = 12

type DialogueMemory = Record<string, unknown>

export interface TurnDeps<Tools> {
  db: Database['db']
  clock: Clock
  engine: Engine<Tools>
  tools: Tools
  /** Told of surprises, which the person only learns of as an apology. */
  onError: (error: unknown) => void
}

export type Turns = ReturnType<typeof createTurns>

/**
 * The turns of TripMate. A turn is answered outside of any transaction and then kept in one: what was said, the
 * answer, the dialogue's state and the result. Those of one conversation follow each other; the same turn asked again
 * joins the running one or gets the kept result.
 */
export function createTurns<Tools>({ db, clock, engine, tools, onError }: TurnDeps<Tools>) {
  const queue = createQueue()
  const running = new Map<string, RunningTurn & { personId: string; turnId: string }>()

  /** Starts or joins a turn. Throws what the actor may not do, and when too many of their turns have not ended. */
  function start(actor: Actor, message: SendMessage): RunningTurn {
    demand(actor, { to: 'act-as', employeeId: message.employee_id })
    const { personId, orgId } = actor
    const key: ConversationKey = { orgId, personId, assistant: 'tripmate', sessionId: message.sessionId }
    const turnId = message.turnId ?? newId()
    const name = JSON.stringify([personId, message.sessionId, turnId])
    const joined = running.get(name)
    if (joined) return joined
    if (turnsOf(personId).length >= TURNS_A_PERSON) throw problem('request.too_many')
    const turn = runTurn(async (control) => {
      try {
        return await queue.run(JSON.stringify([personId, message.sessionId]), () => take(actor, key, message, control))
      } catch (error) {
        return failure(error, control.signal)
      } finally {
        running.delete(name)
      }
    })
    running.set(name, { ...turn, personId, turnId })
    return turn
  }

  function turnsOf(personId: string) {
    return [...running.values()].filter((turn) => turn.personId === personId)
  }

  async function take(actor: Actor, key: ConversationKey, message: SendMessage, control: TurnControl) {
    const kept = message.turnId && (await findTurn(db, key, message.turnId))
    if (kept) return kept
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      control.signal.throwIfAborted()
      const conversation = await findConversation(db, key)
      const before = conversation?.state ?? {}
      const state = message.newConversation ? stateOfNewChat(before) : before
      // An answer given anew is not streamed anew: the page has heard the first one.
      const tell = attempt === 0 ? control.tell : () => {}
      const said = async () =>
        conversation && !message.newConversation ? selectExchanges(db, conversation, EXCHANGES) : []
      const { reply, acted } = await answer(actor, { message: message.prompt, state, said }, { ...control, tell })
      control.commit()
      const result = await keep(key, message, before, reply, acted)
      if (result) return result
    }
    throw problem('server.unavailable')
  }

  /** What the engine answers, and whether it changed anything but the dialogue. */
  async function answer(
    actor: Actor,
    turn: Pick<TurnInput<Tools>, 'message' | 'state' | 'said'>,
    control: TurnControl,
  ) {
    const { signal } = control
    const today = dayOf(clock.now())
    let reply: Reply | undefined
    let acted = false
    for await (const event of engine.turn({ ...turn, actor, today, tools, signal })) {
      if (event.type === 'reply') reply = event.reply
      else if (event.type === 'committing') {
        control.commit()
        acted = true
      } else if (event.type === 'delta') control.tell({ type: 'delta', text: withoutMarkers(event.text) })
      else control.tell(event)
    }
    if (!reply) throw new Error('The engine gave no reply.')
    return { reply, acted }
  }

  /** Undefined when the conversation has moved on since `before` was read, so that the answer may no longer fit. */
  function keep(key: ConversationKey, message: SendMessage, before: DialogueMemory, reply: Reply, acted: boolean) {
    const now = clock.now()
    const result = resultOf(reply)
    return inTransaction(db, async (trx): Promise<TurnResult | undefined> => {
      const conversation = await lockConversation(trx, key, chatTitle(message.prompt), now)
      if (message.turnId) {
        const turn = { orgId: key.orgId, conversationId: conversation.id, turnId: message.turnId, result, now }
        if (!(await insertTurn(trx, turn))) return findTurn(trx, key, message.turnId)
      }
      // What was sent stays sent, so an answer that tells of it is kept whatever was said meanwhile.
      if (!acted && JSON.stringify(conversation.state) !== JSON.stringify(before)) throw new MovedOn()
      const exchange = { userMessage: message.prompt, botResponse: result.response }
      await appendExchange(trx, conversation, exchange, now)
      const { state, destination } = reply
      const chatName = tripName(state)
      const freshSince = message.newConversation ? now : undefined
      const about = {
        ...(destination && { destination }),
        ...(chatName && { chatName }),
        ...(freshSince && { freshSince }),
      }
      await updateConversation(trx, conversation, { state, stateBefore: acted ? null : before, ...about }, now)
      return result
    }).catch((error: unknown) => {
      if (error instanceof MovedOn) return undefined
      throw error
    })
  }

  function failure(error: unknown, signal: AbortSignal): TurnOutcome {
    if (signal.aborted) return { type: 'error', message: STOPPED }
    if (error instanceof ProblemError) return { type: 'error', message: error.message }
    onError(error)
    return { type: 'error', message: SORRY }
  }

  return {
    start,

    /** Stops a turn of this person; one that has ended or is changing something goes on. */
    cancel(actor: Actor, turnId: string): void {
      for (const turn of turnsOf(actor.personId)) {
        if (turn.turnId === turnId) turn.stop()
      }
    },

    /** Stops what may be stopped and waits for the rest. */
    async close(): Promise<void> {
      const turns = [...running.values()]
      for (const turn of turns) turn.stop()
      await Promise.all(turns.map((turn) => turn.outcome))
    },
  }
}

/** Rolls a transaction back because the conversation is no longer the one that was answered. */
class MovedOn extends Error {}

function resultOf({ parts, form, suggestions }: Reply): TurnResult {
  return {
    type: 'result',
    response: serialise(parts),
    showFlightForm: form?.type === 'flight',
    showHotelForm: form?.type === 'hotel',
    bookingType: form?.type ?? null,
    prefillData: form && { type: form.type, ...form.prefill },
    suggestions,
  }
}
