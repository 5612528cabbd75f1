import { CITIES, FLIGHT_CLASSES, PURPOSES, ROOM_TYPES } from '@pravas/contract/trips'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import type { Prefill } from './server-message.ts'

const t = texts(tripmate)

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
  if (form.fromDate === '') problems.fromDate = t('booking.choose-start', { type })
  else if (form.fromDate < today) problems.fromDate = t('booking.start-past', { type })
  if (form.toDate === '') {
    if (!flight) problems.toDate = t('booking.choose-end')
  } else if (form.toDate < (form.fromDate || today)) {
    problems.toDate = t('booking.end-early', { type })
  } else if (form.toDate < today) problems.toDate = t('booking.end-past', { type })
  if (flight && form.departure === '') problems.departure = t('booking.choose-departure')
  if (form.destination === '') problems.destination = t('booking.choose-destination')
  else if (flight && form.destination === form.departure) problems.destination = t('booking.same-city')
  if (form.purpose === '') problems.purpose = t('booking.choose-purpose')
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
