import { isDeepStrictEqual } from 'node:util'
import { note } from '@pravas/messages/tripmate'
import { aside, type Outcome } from '../outcome.ts'
import type { Sentence } from '../sentence.ts'
import type { DialogueState } from '../state.ts'

/** What a message is read by: the dialogue before it, what the language made of it, and the day. */
export interface Turn {
  state: DialogueState
  said: Sentence
  /** The message with the place that it names for a stay. */
  placed: Sentence
  today: string
  /** Takes a part of the message into a dialogue for itself. */
  take(state: DialogueState, part: string): Outcome
}

/** Whether a reading took the message apart, so that each part went through the guards for itself. */
export const isOfParts = ({ rank }: Reading): boolean => rank === 'booking' || rank === 'parts' || rank === 'clauses'

/**
 * How much of a message a reading rests on, the most first: what the request is to be booked on, beside anything else; parts of the
 * message of which each is of a known kind; its clauses or sentences, each for itself; a request that was sent, which it names; a closed
 * grammar that reads all of it; a question that changes nothing; what it does to the legs of a
 * journey, an answer to what was just asked, a turn of phrase about what is in sight, and last what it is about as a whole.
 */
const RANKS = [
  'booking',
  'parts',
  'clauses',
  'request',
  'whole',
  'question',
  'journey',
  'answer',
  'phrase',
  'intent',
] as const
type Rank = (typeof RANKS)[number]

/** A way in which a message can be read. It is pure, and answers undefined where the message does not say that. */
export interface Reader {
  name: string
  rank: Rank
  read(turn: Turn): Outcome | undefined
}

/** A reading of a message: what it would make of the dialogue. */
export interface Reading {
  name: string
  rank: Rank
  outcome: Outcome
}

/**
 * Returns the reading of a message that ranks highest. Two of the same rank that would make different things of it are neither:
 * the answer says so, and nothing changes. Of two that agree the first words the answer.
 */
export function bestReading(readers: readonly Reader[], turn: Turn): Reading {
  for (const rank of RANKS) {
    const ranked = readers.filter((reader) => reader.rank === rank)
    const [first, ...others] = readingsOf(ranked, turn)
    if (!first) continue
    if (others.every(({ outcome }) => agree(outcome, first.outcome))) return first
    return { name: 'two-ways', rank: 'whole', outcome: aside(turn.state, note('unclear.two-ways')) }
  }
  throw new Error('No reader read the message.')
}

/** Returns what each reader makes of a message. */
function readingsOf(readers: readonly Reader[], turn: Turn): Reading[] {
  return readers.flatMap(({ name, rank, read }) => {
    const outcome = read(turn)
    return outcome ? [{ name, rank, outcome }] : []
  })
}

/** Whether two readings lead to the same trip and the same step; what is said of it may differ. */
function agree(one: Outcome, other: Outcome): boolean {
  return isDeepStrictEqual([one.state, one.act, one.show, one.form], [other.state, other.act, other.show, other.form])
}
