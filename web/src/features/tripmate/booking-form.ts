import { CITIES, FLIGHT_CLASSES, PURPOSES, ROOM_TYPES } from '@pravas/contract/trips'
import type { Prefill } from './server-message.ts'

export type BookingType = 'flight' | 'hotel'

/** What the booking modal holds; '' where nothing is chosen yet. Dates are `YYYY-MM-DD`. */
export interface BookingForm {
  fromDate: string
  toDate: string
  departure: string
  destination: string
  purpose: string
  class: string
}

function oneOf(choices: readonly string[], choice: string | undefined): string {
  return choice !== undefined && choices.includes(choice) ? choice : ''
}

/** The classes of a flight, or the types of a room. */
export function classesOf(type: BookingType): readonly [string, ...string[]] {
  return type === 'flight' ? FLIGHT_CLASSES : ROOM_TYPES
}

/** The form as it opens: what was said already, and the first class or room type where none was. */
export function initialForm(type: BookingType, prefill: Prefill): BookingForm {
  const classes = classesOf(type)
  return {
    fromDate: prefill.fromDate ?? '',
    toDate: prefill.toDate ?? '',
    departure: oneOf(CITIES, prefill.departure),
    destination: oneOf(CITIES, prefill.destination),
    purpose: oneOf(PURPOSES, prefill.purpose),
    class: oneOf(classes, prefill.class) || classes[0],
  }
}

/** What is wrong with the form, by field, in the order of the fields; empty when it can be sent. `today` is `YYYY-MM-DD`. */
export function formProblems(type: BookingType, form: BookingForm, today: string): Partial<BookingForm> {
  const flight = type === 'flight'
  const problems: Partial<BookingForm> = {}
  const words = flight ? { from: 'departure', to: 'return' } : { from: 'check-in', to: 'check-out' }
  if (form.fromDate === '') problems.fromDate = `Choose the ${words.from} date.`
  else if (form.fromDate < today) problems.fromDate = `The ${words.from} date cannot be in the past.`
  if (form.toDate === '') {
    if (!flight) problems.toDate = 'Choose the check-out date.'
  } else if (form.toDate < (form.fromDate || today)) {
    problems.toDate = `The ${words.to} date cannot be before the ${words.from} date.`
  } else if (form.toDate < today) problems.toDate = `The ${words.to} date cannot be in the past.`
  if (flight && form.departure === '') problems.departure = 'Choose a departure city.'
  if (form.destination === '') problems.destination = 'Choose a destination.'
  else if (flight && form.destination === form.departure)
    problems.destination = 'Choose a different city from the departure.'
  if (form.purpose === '') problems.purpose = 'Choose a purpose.'
  return problems
}

/** What a valid form says in one sentence. */
export function searchSentence(type: BookingType, form: BookingForm): string {
  const { fromDate, toDate, departure, destination, purpose } = form
  if (type === 'hotel') {
    return `Search hotels in ${destination}, check-in ${fromDate}, check-out ${toDate}, ${form.class} room, for ${purpose}`
  }
  const back = toDate === '' ? 'one way' : `returning on ${toDate}`
  return `Search flights from ${departure} to ${destination} on ${fromDate}, ${back}, ${form.class} class, for ${purpose}`
}
