import type { Outcome } from '../outcome.ts'
import type { Sentence } from '../sentence.ts'
import type { DialogueState } from '../state.ts'

/** A question that a message, or a part of it, most likely asks. */
export interface Asked {
  state: DialogueState
  said: Sentence
  today: string
  /** All of the message. */
  message: string
}

/** Answers a question from what is known; it changes nothing of the trip. */
export type Answer = (asked: Asked) => Outcome
