import type { FlightResult } from '@pravas/contract/cards'
import type { BookingPrefill } from '@pravas/contract/tripmate'
import { CITIES, PURPOSES } from '@pravas/contract/trips'
import { replies } from '@pravas/messages/tripmate'
import { dayWords, priceText } from '../../../formats.ts'
import { isSixCity, type TravelCity } from '../../../travel/city-rules.ts'
import { isOpenLeg } from '../../../trips/draft/reopened-trip-rules.ts'
import { returnDay, stayOf } from '../../../trips/draft/stay-rules.ts'
import type { FormRequest } from '../reply.ts'
import { transferLeg } from './ground-wishes.ts'
import { resultSuggestions } from './result-suggestions.ts'
import type { CriterionName, DialogueState, Question } from './state.ts'

/** Another city in the place of one, with the cab that goes on from there or leads there. */
function offerWords({ city, slot }: NonNullable<DialogueState['offer']>, { way }: Pick<DialogueState, 'way'>): string {
  const cab = slot === 'city' ? undefined : transferLeg(way, city)
  return cab
    ? replies('ask.offer-cab', { city, from: cab.from, to: cab.to, price: priceText(cab.cost * 100) })
    : replies('ask.offer', { city })
}

/** The question in words: always one. */
export function questionWords(
  question: Question,
  state: Pick<DialogueState, 'offer' | 'doubt' | 'criteria' | 'chosen' | 'beyond' | 'legs' | 'asked' | 'way'>,
): string {
  const { offer, doubt, criteria, chosen, beyond } = state
  const ofLeg = state.legs && legQuestion(question, criteria)
  if (ofLeg) return ofLeg
  switch (question.about) {
    case 'goal':
      return replies('ask.goal')
    case 'choice':
      return replies('ask.choice', { part: question.kind })
    case 'offer':
      return offer ? offerWords(offer, state) : replies('ask.goal')
    case 'doubt':
      return doubt ? replies('ask.doubt', { first: doubt.first, last: doubt.last }) : replies('ask.goal')
    case 'class':
      return exceptionWords(question, beyond ?? '')
    case 'no-return':
      return noReturnWords(criteria.return, chosen.flight)
    case 'confirm':
      return confirmWords(question)
    case 'slots': {
      const [slot = 'purpose'] = question.slots
      // The form has that city filled in.
      if (slot === 'purpose' && isAskedAgain(question, state)) return replies('ask.purpose-again')
      if (slot === 'city' && criteria.to !== undefined) return replies('ask.city-or', { city: criteria.to })
      return isAskable(slot) ? replies(`ask.${slot}`) : replies('ask.more')
    }
  }
}

/** Whether the question is the one that is open already. */
const isAskedAgain = (
  { slots }: Extract<Question, { about: 'slots' }>,
  { asked }: Pick<DialogueState, 'asked'>,
): boolean => asked?.about === 'slots' && asked.slots.join() === slots.join()

function exceptionWords({ allowed, hours }: Extract<Question, { about: 'class' }>, wanted: string): string {
  return hours === undefined
    ? replies('ask.exception-always', { allowed, wanted })
    : replies('ask.exception', { allowed, hours, wanted })
}

function confirmWords({ approver, since }: Extract<Question, { about: 'confirm' }>): string {
  if (since === 'refusal') return approver ? replies('ask.unsent-to', { approver }) : replies('ask.unsent')
  const answer = replies(since === undefined ? 'ask.send.yes' : 'ask.send.again')
  return approver ? replies('ask.send-to', { approver, answer }) : replies('ask.send', { answer })
}

const ASKABLE = [
  'from',
  'to',
  'depart',
  'return',
  'class',
  'city',
  'check_in',
  'check_out',
  'nights',
  'room_type',
  'purpose',
] as const satisfies CriterionName[]

function isAskable(slot: CriterionName): slot is (typeof ASKABLE)[number] {
  return ASKABLE.some((name) => name === slot)
}

/** Of a journey the question names the leg. */
function legQuestion(question: Question, { from, to }: DialogueState['criteria']): string | undefined {
  const way = from && to ? { from, to } : undefined
  if (question.about === 'choice') {
    if (question.kind === 'hotel') return to && replies('ask.hotel-leg', { to })
    return way && replies('ask.flight-leg', way)
  }
  if (question.about !== 'slots') return undefined
  switch (question.slots[0]) {
    case 'to':
      return from && replies('ask.to-from', { from })
    case 'depart':
      return way && replies('ask.depart-leg', way)
    case 'check_out':
      return to && replies('ask.check_out-leg', { to })
    default:
      return undefined
  }
}

function noReturnWords(day: string | undefined, flight: FlightResult | null): string {
  if (day === undefined || !flight) return replies('ask.no-return')
  const [landing = '', clock = ''] = flight.arrival_airport.time.split(' ')
  const arrival = landing === day ? clock : replies('ask.arrival', { time: clock, day: dayWords(landing) })
  return replies('ask.no-return-on', { day: dayWords(day), arrival })
}

/** Short answers that fit the question. */
export function suggestionsFor(state: DialogueState): string[] {
  if (state.proposed && state.proposed.act !== 'say')
    return [replies(`suggest.yes-${state.proposed.act}`), replies('suggest.no')]
  const question = state.goal === null ? null : state.asked
  if (question === null || question.about === 'goal') {
    return [
      ...(state.parked ? [replies('suggest.back')] : []),
      replies('suggest.flight'),
      replies('suggest.hotel'),
      replies('suggest.trips'),
    ]
  }
  if (question.about === 'doubt') return [replies('suggest.departure'), replies('suggest.return')]
  if (question.about === 'offer') return [replies('suggest.yes'), replies('suggest.no')]
  if (question.about === 'class') return [capital(question.allowed), replies('suggest.exception')]
  if (question.about === 'no-return') return [replies('suggest.change-flight'), replies('suggest.change-return')]
  if (question.about === 'confirm')
    return [
      replies('suggest.send'),
      ...(mayChangeDates(state) ? [replies('suggest.change-dates')] : []),
      replies('suggest.cancel'),
    ]
  if (question.about === 'choice') return resultSuggestions(state, question.kind)
  switch (question.slots[0]) {
    case 'purpose':
      return PURPOSES.map(capital)
    case 'from':
      return citiesBut(state.criteria.to)
    case 'to':
      return citiesBut(state.criteria.from)
    case 'city':
      return [...(state.criteria.to ? [state.criteria.to] : []), ...citiesBut(state.criteria.to)]
    case 'class':
      return [replies('suggest.economy'), replies('suggest.business'), replies('suggest.first')]
    case 'depart':
    case 'check_in':
      return [replies('suggest.tomorrow'), replies('suggest.monday')]
    default:
      return []
  }
}

/** Whether the days may be changed: of a trip that was returned for something else they stay. */
function mayChangeDates({ returned }: DialogueState): boolean {
  return !returned || returned.sent.legs.some((_, index) => isOpenLeg(returned, index + 1, 'date'))
}

/** The form has the six cities alone. */
const sixCity = (city: TravelCity | undefined) => (city !== undefined && isSixCity(city) ? city : undefined)

/** Nobody flies to where they are. */
function citiesBut(city: string | undefined): string[] {
  return CITIES.filter((name) => name !== city)
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

/** The booking form with what is known filled in. */
export function formOf(state: DialogueState, type: FormRequest['type']): FormRequest {
  const { criteria } = state
  const stay = stayOf(state)
  const filled: BookingPrefill =
    type === 'flight'
      ? {
          fromDate: criteria.depart,
          toDate: returnDay(criteria),
          departure: sixCity(criteria.from),
          destination: sixCity(criteria.to),
          class: criteria.class,
        }
      : {
          fromDate: stay.check_in,
          toDate: stay.check_out,
          destination: sixCity(stay.city ?? criteria.to),
          class: criteria.room_type,
        }
  const known = Object.entries({ ...filled, purpose: criteria.purpose }).filter(([, value]) => value !== undefined)
  return { type, prefill: Object.fromEntries(known) }
}
