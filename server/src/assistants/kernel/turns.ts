import type { Assistant } from '@pravas/contract/chat'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { isDiskFull } from '../../disk.ts'
import { ProblemError, problem } from '../../errors.ts'
import { inSpan } from '../../spans.ts'
import { withoutMarkers } from './cards.ts'
import {
  appendExchange,
  type Conversation,
  type ConversationChange,
  type ConversationKey,
  findConversation,
  lockConversation,
  updateConversation,
} from './conversation-store.ts'
import type { EngineEvent, EngineReply, TurnInput } from './engine.ts'
import { EXCHANGES, selectExchanges } from './said-store.ts'
import { chatTitle } from './titles.ts'
import type { Acting, ToolEffect } from './tool.ts'
import { createTurnLine, type RunningTurn, type TurnControl } from './turn-line.ts'
import { findTurn, insertTurn } from './turn-store.ts'
import { type LimitedTurn, TurnLimit } from './worker/turn-limit.ts'

/** How often a turn is answered anew because another process wrote to its conversation meanwhile. */
const ATTEMPTS = 3

/** What somebody says to an assistant. Of two with one turn id the second gets what was answered to the first. */
export interface Utterance {
  sessionId: string
  message: string
  turnId?: string | undefined
  /** A new chat begins with it, in the same conversation. */
  newConversation?: boolean | undefined
}

/** How a turn ends. */
export type TurnOutcome<Result> =
  | { type: 'result'; result: Result }
  /** `message` is for the person; `error` is what it says no to, or a surprise. */
  | { type: 'error'; message: string; error: unknown }

/** A message to be answered. */
export interface TurnToAnswer<Message extends Utterance> {
  actor: Actor
  said: Message
  /** What was found or prepared; undefined before the first turn. */
  conversation: Conversation | undefined
  /** What every engine is given beside its tools. */
  input: Omit<TurnInput<never>, 'tools'>
  /** Has to be told of whatever changes more than the dialogue. */
  acting: Acting
}

/** An answer to be kept, within the transaction that keeps it. */
export interface TurnToKeep<Message extends Utterance, Reply> {
  actor: Actor
  said: Message
  conversation: Conversation
  reply: Reply
  /** What the conversation held when the turn was answered. */
  before: Record<string, unknown>
  /** The conversation as it was prepared; undefined before the first turn. */
  prepared: Conversation | undefined
  /** What the tools of the turn did beside reading. */
  effects: ReadonlySet<ToolEffect>
}

/** One assistant, as far as its turns are not those of any other. */
export interface AssistantDefinition<Message extends Utterance, Reply extends EngineReply, Result extends Answered> {
  name: Assistant
  /** What of a conversation's state a new chat begins with, by what is said first in it. */
  newChat(state: Record<string, unknown>, said: Message): Record<string, unknown>
  /** Makes the conversation in which a message is answered ready, where it may not be. */
  prepare?(
    turn: Pick<TurnToAnswer<Message>, 'actor' | 'said' | 'conversation'>,
    signal: AbortSignal,
  ): Promise<Conversation | undefined>
  answer(turn: TurnToAnswer<Message>): AsyncIterable<EngineEvent<Reply>>
  /** What the person gets, and what becomes of the conversation. */
  keep(trx: Transaction<Tables>, turn: TurnToKeep<Message, Reply>): Promise<KeptTurn<Result>> | KeptTurn<Result>
  result: z.ZodType<Result>
  /** What the person is told of a turn that was stopped, and of one that failed by surprise. */
  failureWords: { stopped: string; surprise: string }
}

/** What every assistant's results have: the answer as it stands in the conversation. */
interface Answered {
  response: string
}

interface KeptTurn<Result> {
  result: Result
  change: ConversationChange
}

export interface TurnsDeps {
  db: Database['db']
  clock: Clock
  /** Told of surprises, which the person only learns of as an apology. */
  onError: (error: unknown) => void
  /** Told of a turn that was ended by its limit. */
  onLimit: (turn: LimitedTurn) => void
  /** Told how long each turn took, without what it waited for others of its conversation; nobody is when absent. */
  onEnd?: ((assistant: Assistant, outcome: TurnOutcome<unknown>['type'], seconds: number) => void) | undefined
}

/** The turns of an assistant, as its transports know them. */
export interface Turns<Message extends Utterance, Result> {
  /** Starts or joins a turn. Throws when too many of the actor's turns have not ended. */
  start(actor: Actor, said: Message): RunningTurn<TurnOutcome<Result>>
  /**
   * The result of a turn for somebody who may go away before it; the turn is stopped when everybody has. Rejects with what
   * it failed with.
   */
  ask(actor: Actor, said: Message, gone: AbortSignal): Promise<Result>
  /** Stops a turn of this person; one that has ended or is changing something goes on. */
  cancel(actor: Actor, turnId: string): void
  /** Does something to a conversation when no turn of it is under way. */
  inLine<T>(actor: Actor, sessionId: string, work: () => Promise<T>): Promise<T>
  /** Waits until no turn is under way or waiting. */
  settled(): Promise<void>
  /** Stops what may be stopped and waits for the rest. */
  close(): Promise<void>
}

/**
 * Runs the turns of one assistant. Those of a conversation follow each other. A turn answers the message, and keeps what
 * was said, the answer, the dialogue's state and the result in one transaction; where another process has moved the
 * conversation on meanwhile, it is answered anew. A turn that was kept before is answered by its kept result.
 */
export function createTurns<Message extends Utterance, Reply extends EngineReply, Result extends Answered>(
  assistant: AssistantDefinition<Message, Reply, Result>,
  { db, clock, onError, onLimit, onEnd }: TurnsDeps,
): Turns<Message, Result> {
  const { name, failureWords } = assistant
  const line = createTurnLine<TurnOutcome<Result>>()

  function keyOf({ orgId, personId }: Actor, sessionId: string): ConversationKey {
    return { orgId, personId, assistant: name, sessionId }
  }

  function start(actor: Actor, said: Message): RunningTurn<TurnOutcome<Result>> {
    const key = keyOf(actor, said.sessionId)
    return line.start(
      key,
      said.turnId,
      (control) => timed(async () => ({ type: 'result', result: await take(actor, key, said, control) })),
      (error, signal) => failure(said, error, signal),
    )
  }

  async function timed<Outcome extends { type: 'result' }>(work: () => Promise<Outcome>): Promise<Outcome> {
    const began = performance.now()
    let type: TurnOutcome<Result>['type'] = 'error'
    try {
      const outcome = await inSpan(`turn ${name}`, {}, work)
      type = outcome.type
      return outcome
    } finally {
      onEnd?.(name, type, (performance.now() - began) / 1000)
    }
  }

  async function take(actor: Actor, key: ConversationKey, said: Message, control: TurnControl): Promise<Result> {
    const kept = said.turnId && (await findTurn(db, key, said.turnId, assistant.result))
    if (kept) return kept
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      control.signal.throwIfAborted()
      const known = await findConversation(db, key)
      // An answer given anew is not streamed anew: the page has heard the first one.
      const tell = attempt === 0 ? control.tell : () => {}
      const { reply, effects, prepared } = await answer(actor, said, known, { ...control, tell })
      control.commit()
      const result = await keep(actor, key, said, { before: known?.state ?? {}, prepared, reply, effects })
      if (result) return result
    }
    throw problem('server.unavailable')
  }

  async function answer(actor: Actor, said: Message, known: Conversation | undefined, control: TurnControl) {
    const { signal } = control
    const conversation = assistant.prepare
      ? await assistant.prepare({ actor, said, conversation: known }, signal)
      : known
    const state = conversation?.state ?? {}
    const effects = new Set<ToolEffect>()
    const input = {
      actor,
      message: said.message,
      state: said.newConversation ? assistant.newChat(state, said) : state,
      today: dayOf(clock.now()),
      said: async () => (conversation && !said.newConversation ? selectExchanges(db, conversation, EXCHANGES) : []),
      signal,
    }
    const acting = { before: control.commit, done: (effect: ToolEffect) => void effects.add(effect) }
    let reply: Reply | undefined
    for await (const event of assistant.answer({ actor, said, conversation, input, acting })) {
      if (event.type === 'reply') reply = event.reply
      else if (event.type === 'delta') control.tell({ type: 'delta', text: withoutMarkers(event.text) })
      else control.tell(event)
    }
    if (!reply) throw new Error('The engine gave no reply.')
    return { reply, effects, prepared: conversation }
  }

  /** Undefined when the conversation has moved on since `before` was read, so that the answer may no longer fit. */
  function keep(
    actor: Actor,
    key: ConversationKey,
    said: Message,
    answered: Pick<TurnToKeep<Message, Reply>, 'before' | 'prepared' | 'reply' | 'effects'>,
  ): Promise<Result | undefined> {
    const { before, effects } = answered
    const { message, turnId, newConversation } = said
    const now = clock.now()
    return inTransaction(db, async (trx) => {
      const conversation = await lockConversation(trx, key, chatTitle(message), now)
      const already = turnId && (await findTurn(trx, key, turnId, assistant.result))
      if (already) return already
      // What was done stays done, so that an answer which tells of it is kept whatever was said meanwhile.
      const movedOn = JSON.stringify(conversation.state) !== JSON.stringify(before)
      if (movedOn && effects.size === 0) throw new MovedOn()
      const { result, change } = await assistant.keep(trx, { actor, said, conversation, ...answered })
      if (turnId) await insertTurn(trx, { orgId: key.orgId, conversationId: conversation.id, turnId, result, now })
      await appendExchange(trx, conversation, { userMessage: message, botResponse: result.response }, now)
      await updateConversation(trx, conversation, { ...change, ...(newConversation && { freshSince: now }) }, now)
      return result
    }).catch((error: unknown) => {
      if (error instanceof MovedOn) return undefined
      throw error
    })
  }

  function failure({ sessionId, message }: Message, error: unknown, signal: AbortSignal): TurnOutcome<Result> {
    if (error instanceof TurnLimit) {
      onLimit({ assistant: name, conversation: sessionId, messageLength: message.length, limit: error.limit })
    }
    if (signal.aborted) return { type: 'error', message: failureWords.stopped, error: signal.reason }
    if (error instanceof ProblemError) return { type: 'error', message: error.message, error }
    onError(error)
    // The operator has heard of it.
    const full = isDiskFull(error) ? problem('server.disk_full') : undefined
    return { type: 'error', message: full?.message ?? failureWords.surprise, error: full ?? problem('server.error') }
  }

  return {
    start,
    async ask(actor, said, gone) {
      const outcome = await start(actor, said).awaitedUntil(gone)
      if (outcome.type === 'error') throw outcome.error
      return outcome.result
    },
    cancel: (actor, turnId) => line.cancel(actor.personId, turnId),
    inLine: (actor, sessionId, work) => line.inLine(keyOf(actor, sessionId), work),
    settled: () => line.settled(),
    close: () => line.close(),
  }
}

/** Rolls a transaction back because what was answered is no longer what is there: the turn is answered anew. */
export class MovedOn extends Error {}
