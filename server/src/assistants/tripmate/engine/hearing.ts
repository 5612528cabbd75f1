import { type BookingWish, bookingIn } from '@pravas/language/text/booking'
import { interpret } from '@pravas/language/travel/interpret'
import { parkingIn } from '@pravas/language/travel/talk/parking'
import type { Understanding } from '@pravas/language/travel/types'
import { replies } from '@pravas/messages/tripmate'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { KINDS } from '../../../trips/draft/trip-draft.ts'
import type { TurnInput } from '../../kernel/engine.ts'
import { contextOf } from '../dialogue/context.ts'
import { goOn, type Heard } from '../dialogue/heard.ts'
import { parkedOf } from '../dialogue/parked-rules.ts'
import { isPlainly } from '../dialogue/selection-rules.ts'
import { sentenceOf } from '../dialogue/sentence.ts'
import { asOf, type DialogueState, readState } from '../dialogue/state.ts'
import { takeAct } from '../dialogue/take-act.ts'
import { takeMessage } from '../dialogue/take-message.ts'
import type { TripAct } from '../dialogue/trip-act.ts'

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
export interface Hearing {
  before: DialogueState
  understood: Understanding
  heard: Heard
}

/** Understands a message, in this thread or in another one. */
export type Hear = (said: Said, signal: AbortSignal) => Hearing | Promise<Hearing>

/** Understands a message. Pure. What the request is to be booked on is read apart from the rest of the message. */
export function hearing(said: Said): Hearing {
  const booking = bookingIn(said.message)
  if (!booking) return hearingOf(said)
  const rest = booking.rest === '' ? onlyBooked(said, booking) : hearingOf({ ...said, message: booking.rest })
  // What is booked anew is shown before it is sent.
  const act = rest.heard.act === 'submit' ? 'go-on' : rest.heard.act
  return { ...rest, heard: { ...rest.heard, act, booking } }
}

function onlyBooked({ state, today, policy }: Said, { asks }: BookingWish): Hearing {
  const before = asOf(readState(state), today)
  const { understood } = interpret('', contextOf(before, policy.day))
  const act = before.goal === null ? 'rest' : asks.length > 0 ? 'ask-again' : 'go-on'
  return { before, understood, heard: { ...goOn(before), act } }
}

function hearingOf({ message, state, today, policy }: Said): Hearing {
  const kept = readState(state)
  const before = asOf(kept, today)
  const aside = parkedFirst(before, message, today, policy)
  if (aside) return { before, ...aside }
  const whole = sentenceOf(before, message, policy)
  const parts = choiceBeside(before, message, policy)
  const sentence = parts?.rest ?? whole
  const chosen = parts && takeMessage(before, parts.choice, today)
  const isTaken = chosen?.act === 'go-on' && KINDS.some((kind) => chosen.state.chosen[kind] !== before.chosen[kind])
  const heard = isTaken
    ? also(chosen, takeMessage({ ...chosen.state, asked: null }, sentence, today))
    : takeMessage(before, whole, today)
  return { before, understood: sentence.understood, heard: before === kept ? heard : outdated(heard) }
}

/** Of what was found on another day nothing is left, so that the standing question cannot be asked again. */
function outdated(heard: Heard): Heard {
  const notes = [replies('found.outdated'), ...heard.notes]
  return { ...heard, notes, act: heard.act === 'ask-again' ? 'go-on' : heard.act }
}

/** What an act of a language model makes of the dialogue that was kept. Pure. */
export function hearingOfAct({ message, state, today, policy }: Said, act: TripAct): Omit<Hearing, 'understood'> {
  const kept = readState(state)
  const before = asOf(kept, today)
  const heard = takeAct(before, act, { message, today, policy })
  return { before, heard: before === kept ? heard : outdated(heard) }
}

/** A message that puts the trip aside, and what the rest of it begins then; undefined where it puts nothing aside. */
function parkedFirst(state: DialogueState, message: string, today: string, policy: PolicyOfDay) {
  const parking = state.goal === null ? undefined : parkingIn(message)
  const parked = parking && parkedOf(state)
  if (!parking || !parked) return undefined
  const sentence = sentenceOf(parked.state, parking.rest, policy)
  const heard = parking.rest === '' ? goOn(parked.state) : takeMessage(parked.state, sentence, today)
  return { understood: sentence.understood, heard: { ...heard, notes: [parked.note, ...heard.notes] } }
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
function also(first: Heard, second: Heard): Heard {
  return { ...second, notes: [...first.notes, ...second.notes], show: [...new Set([...first.show, ...second.show])] }
}
