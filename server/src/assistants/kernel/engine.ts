import type { BookingPrefill } from '@pravas/contract/tripmate'
import type { Actor } from '../../access/actor.ts'
import type { Part } from './cards.ts'

/** What an engine is given for one turn. */
export interface TurnInput<Tools> {
  actor: Actor
  message: string
  /** What the last turn left; `{}` in a new conversation. The engine checks it. */
  state: unknown
  /** The day in Asia/Kolkata, `YYYY-MM-DD`. */
  today: string
  tools: Tools
  /** What was said last in this conversation, oldest first; empty in a new one. */
  said(): Promise<readonly Exchange[]>
  signal: AbortSignal
}

/** What a person said and what the assistant answered, as it was shown. */
export interface Exchange {
  user: string
  assistant: string
}

/** How an answer of the language model came about. */
export interface Making {
  /** Calls of the model. */
  steps: number
  /** Calls of tools that do not exist, did not fit or were refused. */
  toolErrors: number
  /** Sentences that were not shown, because they told of something that no tool and nobody had said. */
  invented: number
  /** Why the rules answered in the model's place. */
  failure?: string
}

/** The booking form that the page is to open. */
export interface FormRequest {
  type: 'flight' | 'hotel'
  prefill: BookingPrefill
}

export interface Reply {
  state: Record<string, unknown>
  parts: Part[]
  form: FormRequest | null
  /** Short answers that the person is likely to give next. */
  suggestions: string[]
  /** Where the trip goes, for the list of conversations; null while that is open. */
  destination: string | null
  /** Of a turn in which a language model was asked. */
  making?: Making
}

export type EngineEvent =
  | { type: 'progress'; stage: string }
  | { type: 'delta'; text: string }
  /** From here on the turn cannot be stopped: the engine is about to change something. */
  | { type: 'committing' }
  | { type: 'reply'; reply: Reply }

/** Answers one message: any number of other events, then exactly one reply. Throws when the signal is aborted. */
export interface Engine<Tools> {
  turn(input: TurnInput<Tools>): AsyncIterable<EngineEvent>
}
