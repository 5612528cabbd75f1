import { isDeepStrictEqual } from 'node:util'
import { likelyTravelQuestion } from '@pravas/language/questions/travel-questions'
import type { TextSpan } from '@pravas/language/text/interpretation'
import { matchesDuring } from '@pravas/language/text/phrase-grammar'
import { interpret } from '@pravas/language/travel/interpret'
import { withoutRepairs } from '@pravas/language/travel/repairs'
import type { Understanding } from '@pravas/language/travel/types'
import { note, replies } from '@pravas/messages/tripmate'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import type { TurnInput } from '../../kernel/engine.ts'
import { inTongue } from '../../kernel/tongue.ts'
import { contextOf } from '../dialogue/context.ts'
import { questionsAnswered } from '../dialogue/likely/likely-question.ts'
import { goOn, type Outcome } from '../dialogue/outcome.ts'
import { withPast } from '../dialogue/parked-rules.ts'
import { withinReturn } from '../dialogue/returned-rules.ts'
import { proposalAnswered, unproposed } from '../dialogue/sent-trip-rules.ts'
import { sentenceOf } from '../dialogue/sentence.ts'
import { asOf, type DialogueState, EMPTY, readState, type ToldTrip } from '../dialogue/state.ts'
import { takeAct } from '../dialogue/take-act.ts'
import { takeMessage } from '../dialogue/take-message.ts'
import type { TripAct } from '../dialogue/trip-act.ts'
import { accounted } from '../dialogue/unread-words.ts'
import { tongueOfTurn } from './tongue.ts'

/** What TripMate is given for one turn. */
export interface TripmateTurn<Tools> extends TurnInput<Tools> {
  /** Of today, for the person who asks. */
  policy: PolicyOfDay
  /** What a language model made of the message, in place of what the rules would read in it. */
  act?: TripAct
  /** What the page has done to the trip draft, which the turn only tells: its message is not read. */
  told?: ToldTrip
}

/** What is understood by: data alone, so that it may go to another thread. */
export type TurnMessage = Pick<TripmateTurn<unknown>, 'message' | 'state' | 'today' | 'policy'>

/** What a message makes of the dialogue that was kept: the dialogue as it stands today, and what follows. */
export interface TurnReading {
  before: DialogueState
  understood: Understanding
  outcome: Outcome
}

/** Understands a message, in this thread or in another one. */
export type ReadTurn = (said: TurnMessage, signal: AbortSignal) => TurnReading | Promise<TurnReading>

/** What a thread learns for its first message: the questions that people ask. */
export function prepare(): void {
  likelyTravelQuestion('')
}

/** Understands a message. Pure. Its words that nothing in the reading rests on are named. */
export function readTurn(turn: TurnMessage): TurnReading & { unread: readonly TextSpan[] } {
  return inTongue(tongueOfTurn(turn), () => readAll(turn))
}

function readAll(turn: TurnMessage): TurnReading & { unread: readonly TextSpan[] } {
  // What is taken back in the same breath was never said.
  const said = { ...turn, message: withoutRepairs(turn.message) }
  const { result: reading, matches } = matchesDuring(() => readMessage(said))
  const { message, policy } = said
  const { before, understood, outcome } = reading
  const leftOf = (words: string) => interpret(words, contextOf(before, policy.day)).unread
  const retake = (other: string) => readMessage({ ...said, message: other }).outcome
  const read = { before, message, understood, leftOf, matches, outcome, retake }
  const words = accounted(read)
  const taken = questionsAnswered({ ...read, ...words, today: said.today, policy }) ?? words
  return { ...reading, ...taken, outcome: withWord(before, taken.outcome) }
}

/** The outcome, which says at least that a message of which nothing came was not understood: a bare repetition of the question says nothing. */
function withWord(before: DialogueState, outcome: Outcome): Outcome {
  const { state, notes, show, act, form, said, undone, unread } = outcome
  const says = notes.length > 0 || show.length > 0 || form !== null || said.size > 0 || (undone ?? unread) !== undefined
  if (says || act !== 'go-on' || before.goal === null || !isDeepStrictEqual(before, { ...state, past: before.past }))
    return outcome
  return { ...outcome, notes: [note('unknown.message')] }
}

/** Takes a message into the dialogue that was kept. */
function readMessage({ message, state, today, policy }: TurnMessage): TurnReading {
  const kept = readState(state)
  const stands = asOf(kept, today)
  const before = unproposed(stands)
  const sentence = sentenceOf(before, message, policy)
  const take = (state: DialogueState, words: string) =>
    withinReturn(state, takeMessage(state, sentenceOf(state, words, policy), today))
  const outcome = proposalAnswered(stands, sentence, take) ?? withinReturn(before, takeMessage(before, sentence, today))
  const understood = outcome.of ?? sentence.understood
  return { before, understood, outcome: isAsKept(stands, kept) ? outcome : outdated(outcome) }
}

/** Whether what was chosen still stands on this day. */
const isAsKept = (before: DialogueState, kept: DialogueState) => before === kept || kept.returned !== null

/** Of what was found on another day nothing is left, so that the standing question cannot be asked again. */
function outdated(outcome: Outcome): Outcome {
  const notes = [replies('found.outdated'), ...outcome.notes]
  return { ...outcome, notes, act: outcome.act === 'ask-again' ? 'go-on' : outcome.act }
}

/** What an act of a language model makes of the dialogue that was kept. Pure. */
export function readAct({ message, state, today, policy }: TurnMessage, act: TripAct): Omit<TurnReading, 'understood'> {
  const kept = readState(state)
  const stands = asOf(kept, today)
  const before = unproposed(stands)
  const outcome = withinReturn(before, takeAct(before, act, { message, today, policy }))
  return { before, outcome: isAsKept(stands, kept) ? outcome : outdated(outcome) }
}

/** What a turn makes of the dialogue that tells what was done to its trip draft elsewhere. Pure. */
export function readTold({ state, today }: Pick<TurnMessage, 'state' | 'today'>, told: ToldTrip) {
  const kept = readState(state)
  const stands = { ...asOf(kept, today), told: kept.told.filter(({ turnId }) => turnId !== told.turnId) }
  const { tongue, parked, submitted } = stands
  const before: DialogueState = told.before ? { ...stands, ...told.before } : { ...EMPTY, tongue, parked, submitted }
  return { before, outcome: withPast(before, goOn(stands)) }
}
