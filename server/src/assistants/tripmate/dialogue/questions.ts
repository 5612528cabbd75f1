import type { FlightResult } from '@pravas/contract/cards'
import type { BookingPrefill } from '@pravas/contract/tripmate'
import { PURPOSES } from '@pravas/contract/trips'
import { returnDay, stayOf } from '../../../trips/draft/stay-rules.ts'
import type { Kind } from '../../../trips/draft/trip-draft.ts'
import type { FormRequest } from '../reply.ts'
import { chipsFor } from './chip-rules.ts'
import type { CriterionName, DialogueState, Question } from './state.ts'
import { DAY_NAMES, dayWords, SIX_CITIES } from './words.ts'

const SLOT_QUESTIONS: Partial<Record<CriterionName, string>> = {
  from: 'Which city do you leave from?',
  to: 'Which city do you want to fly to?',
  depart: 'On which date do you want to leave?',
  return: 'On which date do you want to return?',
  class: 'Which class would you like: economy, business or first?',
  city: 'In which city do you need a hotel?',
  check_in: 'From which date do you need the room?',
  check_out: 'Until which date, or for how many nights?',
  nights: 'For how many nights?',
  room_type: 'Which room would you like: single, double or suite?',
  purpose: 'What is the purpose of the trip: business, personal, conference or training?',
}

const CHOICE_QUESTIONS: Record<Kind, string> = {
  flight: 'Which flight would you like?',
  return_flight: 'Which return flight would you like?',
  hotel: 'Which hotel would you like?',
}

const GOAL_QUESTION = 'What can I look for: a flight, a hotel, or both?'

/** The question in words: always one. */
export function questionWords(
  question: Question,
  state: Pick<DialogueState, 'offer' | 'doubt' | 'criteria' | 'chosen' | 'beyond' | 'legs'>,
): string {
  const { offer, doubt, criteria, chosen, beyond } = state
  const ofLeg = state.legs && legQuestion(question, criteria)
  if (ofLeg) return ofLeg
  switch (question.about) {
    case 'goal':
      return GOAL_QUESTION
    case 'choice':
      return CHOICE_QUESTIONS[question.kind]
    case 'offer':
      return `Shall I take ${offer?.city ?? 'it'} instead?`
    case 'doubt':
      return doubt ? `Do you mean the ${DAY_NAMES[doubt.first]} or the ${DAY_NAMES[doubt.last]}?` : GOAL_QUESTION
    case 'class': {
      const { allowed, hours } = question
      const upTo = hours === undefined ? '' : ` on flights of up to ${hours} hours`
      const above = `The travel policy allows ${allowed}${upTo}, so ${beyond} class would be an exception for your manager to decide.`
      return `${above} Shall I look for ${allowed}, or for ${beyond} class as an exception?`
    }
    case 'no-return':
      return `${noReturnWords(criteria.return, chosen.flight)} Shall I change the flight or the return date?`
    case 'confirm':
      if (question.since === 'refusal')
        return `The draft stays as it is. To send it${question.approver ? ` to ${question.approver}` : ''}, say “send it”.`
      return `Shall I send it for approval?${question.approver ? ` It goes to ${question.approver}.` : ''} Say ${question.since === undefined ? 'yes' : '“send it”'}, or tell me what to change.`
    case 'slots':
      // The form has that city filled in.
      if (question.slots[0] === 'city' && criteria.to !== undefined)
        return `In which city do you need a hotel: ${criteria.to}, or another one?`
      return SLOT_QUESTIONS[question.slots[0] ?? 'purpose'] ?? `Could you tell me more? I can book ${SIX_CITIES}.`
  }
}

/** Of a journey the question names the leg. */
function legQuestion(question: Question, { from, to }: DialogueState['criteria']): string | undefined {
  const flight = from && to && `from ${from} to ${to}`
  if (question.about === 'choice') {
    if (question.kind === 'hotel') return to && `Which hotel in ${to} would you like?`
    return flight && `Which flight ${flight} would you like?`
  }
  if (question.about !== 'slots') return undefined
  switch (question.slots[0]) {
    case 'to':
      return from && `Which city do you want to fly to from ${from}?`
    case 'depart':
      return flight && `On which date do you want to fly ${flight}?`
    case 'check_out':
      return to && `Until which date do you stay in ${to}, or for how many nights?`
    default:
      return undefined
  }
}

function noReturnWords(day: string | undefined, flight: FlightResult | null): string {
  if (day === undefined || !flight) return 'No flight back fits.'
  const [landing = '', clock = ''] = flight.arrival_airport.time.split(' ')
  const arrival = landing === day ? clock : `${clock} on ${dayWords(landing)}`
  return `No flight back on ${dayWords(day)} fits after your arrival at ${arrival}.`
}

/** Short answers that fit the question. */
export function suggestionsFor(state: DialogueState): string[] {
  const question = state.goal === null ? null : state.asked
  if (question === null || question.about === 'goal') {
    return [...(state.parked ? ['Back to my unfinished trip'] : []), 'Book a flight', 'Book a hotel', 'Show my trips']
  }
  if (question.about === 'doubt') return ['The departure', 'The return']
  if (question.about === 'offer') return ['Yes', 'No']
  if (question.about === 'class') return [capital(question.allowed), 'As an exception']
  if (question.about === 'no-return') return ['Change the flight', 'Change the return date']
  if (question.about === 'confirm') return ['Yes, send it', 'Change the dates', 'Cancel']
  if (question.about === 'choice') return chipsFor(state, question.kind)
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
      return ['Economy', 'Business class', 'First class']
    case 'depart':
    case 'check_in':
      return ['Tomorrow', 'Next Monday']
    default:
      return []
  }
}

/** Nobody flies to where they are. */
function citiesBut(city: string | undefined): string[] {
  return SIX_CITIES.split(/, | and /).filter((name) => name !== city)
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
          departure: criteria.from,
          destination: criteria.to,
          class: criteria.class,
        }
      : {
          fromDate: stay.check_in,
          toDate: stay.check_out,
          destination: stay.city ?? criteria.to,
          class: criteria.room_type,
        }
  const known = Object.entries({ ...filled, purpose: criteria.purpose }).filter(([, value]) => value !== undefined)
  return { type, prefill: Object.fromEntries(known) }
}
