import { type BookingWish, bookingIn } from '@pravas/language/text/booking'
import type { TextSpan } from '@pravas/language/text/interpretation'
import { interpret } from '@pravas/language/travel/interpret'
import { withoutRepairs } from '@pravas/language/travel/repairs'
import { parkingIn } from '@pravas/language/travel/talk/parking'
import type { Understanding } from '@pravas/language/travel/types'
import { replies } from '@pravas/messages/tripmate'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { KINDS } from '../../../trips/draft/trip-draft.ts'
import type { TurnInput } from '../../kernel/engine.ts'
import { contextOf } from '../dialogue/context.ts'
import { goOn, type Outcome } from '../dialogue/outcome.ts'
import { parkedOf } from '../dialogue/parked-rules.ts'
import { isPlainly } from '../dialogue/selection-rules.ts'
import { sentenceOf } from '../dialogue/sentence.ts'
import { asOf, type DialogueState, readState } from '../dialogue/state.ts'
import { takeAct } from '../dialogue/take-act.ts'
import { takeMessage } from '../dialogue/take-message.ts'
import type { TripAct } from '../dialogue/trip-act.ts'
import { accounted } from '../dialogue/unread-words.ts'

/** What TripMate is given for one turn. */
export interface TripmateTurn<Tools> extends TurnInput<Tools> {
  /** Of today, for the person who asks. */
  policy: PolicyOfDay
  /** What a language model made of the message, in place of what the rules would read in it. */
  act?: TripAct
}

/** What is understood by: data alone, so that it may go to another thread. */
export type Said = Pick<TripmateTurn<unknown>, 'message' | 'state' | 'today' | 'policy'>

/** What a message makes of the dialogue that was kept: the dialogue as it stands today, and what follows. */
export interface TurnReading {
  before: DialogueState
  understood: Understanding
  outcome: Outcome
}

/** Understands a message, in this thread or in another one. */
export type ReadTurn = (said: Said, signal: AbortSignal) => TurnReading | Promise<TurnReading>

/** Understands a message. Pure. Its words that nothing in the reading rests on are named. */
export function readTurn(turn: Said): TurnReading & { unread: readonly TextSpan[] } {
  // What is taken back in the same breath was never said.
  const said = { ...turn, message: withoutRepairs(turn.message) }
  const reading = readBooked(said)
  const { message, policy } = said
  const { before, understood, outcome } = reading
  const { unread: left } = interpret(message, contextOf(before, policy.day))
  const retake = (other: string) => readBooked({ ...said, message: other }).outcome
  return { ...reading, ...accounted({ before, message, understood, left, outcome, retake }) }
}

/** What the request is to be booked on is read apart from the rest of the message. */
function readBooked(said: Said): TurnReading {
  const booking = bookingIn(said.message)
  if (!booking) return readMessage(said)
  const rest = booking.rest === '' ? onlyBooked(said, booking) : readMessage({ ...said, message: booking.rest })
  // What is booked anew is shown before it is sent.
  const act = rest.outcome.act === 'submit' ? 'go-on' : rest.outcome.act
  return { ...rest, outcome: { ...rest.outcome, act, booking } }
}

function onlyBooked({ state, today, policy }: Said, { asks }: BookingWish): TurnReading {
  const before = asOf(readState(state), today)
  const { understood } = interpret('', contextOf(before, policy.day))
  const act = before.goal === null ? 'rest' : asks.length > 0 ? 'ask-again' : 'go-on'
  return { before, understood, outcome: { ...goOn(before), act } }
}

function readMessage({ message, state, today, policy }: Said): TurnReading {
  const kept = readState(state)
  const before = asOf(kept, today)
  const aside = parkedFirst(before, message, today, policy)
  if (aside) return { before, ...aside }
  const whole = sentenceOf(before, message, policy)
  const parts = choiceBeside(before, message, policy)
  const sentence = parts?.rest ?? whole
  const chosen = parts && takeMessage(before, parts.choice, today)
  const isTaken = chosen?.act === 'go-on' && KINDS.some((kind) => chosen.state.chosen[kind] !== before.chosen[kind])
  const outcome = isTaken
    ? also(chosen, takeMessage({ ...chosen.state, asked: null }, sentence, today))
    : takeMessage(before, whole, today)
  return { before, understood: sentence.understood, outcome: before === kept ? outcome : outdated(outcome) }
}

/** Of what was found on another day nothing is left, so that the standing question cannot be asked again. */
function outdated(outcome: Outcome): Outcome {
  const notes = [replies('found.outdated'), ...outcome.notes]
  return { ...outcome, notes, act: outcome.act === 'ask-again' ? 'go-on' : outcome.act }
}

/** What an act of a language model makes of the dialogue that was kept. Pure. */
export function readAct({ message, state, today, policy }: Said, act: TripAct): Omit<TurnReading, 'understood'> {
  const kept = readState(state)
  const before = asOf(kept, today)
  const outcome = takeAct(before, act, { message, today, policy })
  return { before, outcome: before === kept ? outcome : outdated(outcome) }
}

/** A message that puts the trip aside, and what the rest of it begins then; undefined where it puts nothing aside. */
function parkedFirst(state: DialogueState, message: string, today: string, policy: PolicyOfDay) {
  const parking = state.goal === null ? undefined : parkingIn(message)
  const parked = parking && parkedOf(state)
  if (!parking || !parked) return undefined
  const sentence = sentenceOf(parked.state, parking.rest, policy)
  const outcome = parking.rest === '' ? goOn(parked.state) : takeMessage(parked.state, sentence, today)
  return { understood: sentence.understood, outcome: { ...outcome, notes: [parked.note, ...outcome.notes] } }
}

/** Sentences, and what commas and 'and' part. */
const PARTS = /[.!;\n]+\s*|,\s*| and /

/**
 * A choice among results beside the purpose, each in a part of its own: 'training purpose. the first'. Undefined where a message
 * does not come apart into just these two.
 */
function choiceBeside(state: DialogueState, message: string, policy: PolicyOfDay) {
  if (state.asked?.about !== 'choice') return undefined
  const parts = message.split(PARTS).filter((part) => part.trim() !== '')
  if (parts.length !== 2) return undefined
  const read = parts.map((part) => sentenceOf(state, part, policy))
  const choice = read.find(({ message: said, understood }) => {
    return understood.intent === 'select' && isPlainly(state, said, understood.selection)
  })
  const rest = read.find((part) => part !== choice)
  const slots = Object.keys(rest?.understood.slots ?? {})
  return choice && rest && slots.join() === 'purpose' ? { choice, rest } : undefined
}

/** What two parts of a message make of the dialogue, one after the other. */
function also(first: Outcome, second: Outcome): Outcome {
  return { ...second, notes: [...first.notes, ...second.notes], show: [...new Set([...first.show, ...second.show])] }
}
