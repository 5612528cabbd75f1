import { bookingIn } from '@pravas/language/text/booking'
import { declinedIn } from '@pravas/language/travel/decline'
import { partsOf } from '@pravas/language/travel/parts'
import { groundWishesIn, isInsteadOfFlight } from '@pravas/language/travel/talk/ground-wish'
import { parkingIn } from '@pravas/language/travel/talk/parking'
import { note } from '@pravas/messages/tripmate'
import { returnDay } from '../../../../trips/draft/stay-rules.ts'
import { KINDS } from '../../../../trips/draft/trip-draft.ts'
import { takeGround } from '../ground-wishes.ts'
import { goOn, type Outcome } from '../outcome.ts'
import { parkedOf } from '../parked-rules.ts'
import { isPlainly } from '../selection-rules.ts'
import { type Sentence, sentenceOf } from '../sentence.ts'
import type { DialogueState } from '../state.ts'
import type { Reader, Turn } from './reading.ts'

/** What the request is to be booked on is read apart from the rest of the message. */
function booked({ state, said, take }: Turn): Outcome | undefined {
  const booking = bookingIn(said.message)
  if (!booking) return undefined
  if (booking.rest === '') {
    const act = state.goal === null ? 'rest' : booking.asks.length > 0 ? 'ask-again' : 'go-on'
    return { ...goOn(state), act, booking, of: sentenceOf(state, '', said.policy).understood }
  }
  const rest = take(state, booking.rest)
  // What is booked anew is shown before it is sent.
  return { ...rest, act: rest.act === 'submit' ? 'go-on' : rest.act, booking }
}

/** A message that puts the trip aside, and what the rest of it begins then. */
function parked({ state, said, take }: Turn): Outcome | undefined {
  const parking = state.goal === null ? undefined : parkingIn(said.message)
  const aside = parking && parkedOf(state)
  if (!parking || !aside) return undefined
  const rest =
    parking.rest === ''
      ? { ...goOn(aside.state), of: sentenceOf(aside.state, '', said.policy).understood }
      : take(aside.state, parking.rest)
  return { ...rest, notes: [aside.note, ...rest.notes] }
}

/** A choice among results beside the purpose or what stands already: 'training purpose. the first', 'ok, the 8th it is, the second one'. */
function choiceBesidePurpose({ state, said, take }: Turn): Outcome | undefined {
  // 'Not IndiGo, the cheapest in the morning' is one choice.
  if (state.asked?.about !== 'choice' || said.talk.flightChoices.length > 0) return undefined
  const parts = partsOf(said.message)
  if (parts.length !== 2) return undefined
  const read = parts.map((part) => sentenceOf(state, part, said.policy))
  const choice = read.find(({ message, understood }) => {
    return understood.intent === 'select' && isPlainly(state, message, understood.selection)
  })
  const rest = read.find((part) => part !== choice)
  if (!choice || !rest || !(isPurpose(rest) || stands(state, rest))) return undefined
  const first = take(state, choice.message)
  const isTaken = first.act === 'go-on' && KINDS.some((kind) => first.state.chosen[kind] !== state.chosen[kind])
  return isTaken ? also(first, take({ ...first.state, asked: null }, rest.message)) : undefined
}

/** A choice among results with a hotel behind it: 'the first one is fine. hotel near the station'. */
function choiceWithHotel({ state, said, take }: Turn): Outcome | undefined {
  if (state.asked?.about !== 'choice' || state.asked.kind === 'hotel' || said.message.includes('?')) return undefined
  const [choice = '', ...others] = partsOf(said.message)
  const rest = said.message.slice(said.message.indexOf(choice) + choice.length).replace(/^(?:[.,;!\s]|\band\b)+/, '')
  if (others.length === 0 || rest === '') return undefined
  const [first, second] = [sentenceOf(state, choice, said.policy), sentenceOf(state, rest, said.policy)]
  const { understood } = first
  if (understood.intent !== 'select' || !isPlainly(state, choice, understood.selection)) return undefined
  const { intent, problems, negated } = second.understood
  const isHotel = intent === 'search_hotel' && second.talk.ofHotel && problems.length === 0 && negated.length === 0
  if (!isHotel && second.talk.declined !== 'hotel') return undefined
  const taken = take(state, choice)
  const isTaken = taken.act === 'go-on' && KINDS.some((kind) => taken.state.chosen[kind] !== state.chosen[kind])
  return isTaken ? also(taken, take({ ...taken.state, asked: null }, rest)) : undefined
}

/** 'No hotel needed, staying with a cousin. Send it to my manager': what is left out is so already, and the rest is a plain wish to send. */
function sendBesideStanding({ state, said, take }: Turn): Outcome | undefined {
  if (state.asked?.about !== 'confirm' || said.message.includes('?')) return undefined
  const sentences = said.message.split(/[.!;\n]+\s*/).filter((part) => part.trim() !== '')
  const last = sentences.at(-1)
  const others = sentences.slice(0, -1)
  if (last === undefined || others.length === 0) return undefined
  const standing = others.every((part) => {
    const declined = declinedIn(part)
    return declined === 'hotel'
      ? state.goal === 'flight'
      : declined === 'return' && returnDay(state.criteria) === undefined
  })
  const { consent } = sentenceOf(state, last, said.policy)
  return standing && consent?.says === 'yes' && consent.namesAct ? { ...take(state, last), whole: true } : undefined
}

/** What parts a clause from another one beside the parts of a list. */
const CLAUSES = /[.!;\n]+\s*|,\s*|\s(?:and|but|then|aur|lekin|par|phir|fir)\s/i

/** 'Ok cab then. And the flight, anything except Air India': the cab says too little to be added, and the rest is taken for itself. */
function wishBesideGround({ state, said, today, take }: Turn): Outcome | undefined {
  const { talk, message } = said
  if (!talk.topic.ground || talk.groundLegs.length > 0 || message.includes('?')) return undefined
  if (groundWishesIn(message, today) || isInsteadOfFlight(message)) return undefined
  const parts = message.split(CLAUSES).filter((part) => part.trim() !== '')
  if (parts.length < 2) return undefined
  const read = parts.map((part) => sentenceOf(state, part, said.policy))
  const rest = read.filter((part) => !isGroundAlone(part))
  if (rest.length === read.length || !rest.some((part) => isOfTrip(state, part))) return undefined
  const outcome = take(state, rest.map((part) => part.message.trim()).join(', '))
  const isChosen = KINDS.some((kind) => outcome.state.chosen[kind] !== state.chosen[kind])
  const isTaken = outcome.act === 'go-on' && (outcome.said.size > 0 || isChosen || state.offer !== outcome.state.offer)
  return isTaken ? { ...outcome, notes: [note('ground.beside'), ...outcome.notes] } : undefined
}

/** Whether a clause speaks of a train, a bus or a cab alone, and names no place. */
const isGroundAlone = ({ talk, understood }: Sentence): boolean =>
  talk.topic.ground &&
  Object.keys(understood.slots).length === 0 &&
  !(understood.intent === 'out_of_scope' && understood.reason === 'topic' && Object.keys(understood.about).length > 0)

/** Whether a clause is about the flights, the hotel or a city, or answers what is asked. */
function isOfTrip({ offer }: DialogueState, { talk, understood, message }: Sentence): boolean {
  const { from, to, city, airline, depart, return: back, unsupported_city: town } = understood.slots
  const names = [from, to, city, airline, depart, back, town].some((value) => value !== undefined)
  const takesOffer = offer !== null && message.toLowerCase().includes(offer.city.toLowerCase())
  return talk.ofFlight || talk.ofHotel || names || takesOffer || understood.intent === 'select'
}

const isPurpose = ({ understood: { slots } }: Sentence): boolean => Object.keys(slots).join() === 'purpose'

/** Whether part of a message only says again what stands: a day, a city, a class. */
function stands({ criteria }: DialogueState, { understood: { slots, problems } }: Sentence): boolean {
  const said = Object.entries(slots)
  const known: Readonly<Record<string, unknown>> = criteria
  return problems.length === 0 && said.length > 0 && said.every(([name, value]) => known[name] === value)
}

/** What two parts of a message make of the dialogue, one after the other. */
function also(first: Outcome, second: Outcome): Outcome {
  return { ...second, notes: [...first.notes, ...second.notes], show: [...new Set([...first.show, ...second.show])] }
}

/** Messages that come apart into parts, each of which is taken for itself. */
export const PART_READERS: readonly Reader[] = [
  { name: 'booking', rank: 'booking', read: booked },
  { name: 'parking', rank: 'parts', read: parked },
  { name: 'choice-beside-purpose', rank: 'parts', read: choiceBesidePurpose },
  { name: 'choice-with-hotel', rank: 'parts', read: choiceWithHotel },
  { name: 'ground', rank: 'parts', read: takeGround },
  { name: 'wish-beside-ground', rank: 'parts', read: wishBesideGround },
  { name: 'send-beside-standing', rank: 'parts', read: sendBesideStanding },
]
