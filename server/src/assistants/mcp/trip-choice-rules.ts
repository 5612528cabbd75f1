import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { flightId, type ReturnFare } from '../../travel/source.ts'
import type { RequestContent } from '../../trips/draft/request-rules.ts'
import type { TripCriteria } from '../../trips/draft/trip-draft.ts'
import { checkCriteria } from '../tripmate/dialogue/check-rules.ts'
import { withChosen } from '../tripmate/dialogue/choose-rules.ts'
import { offered } from '../tripmate/dialogue/criteria-rules.ts'
import { draftOf } from '../tripmate/dialogue/draft-rules.ts'
import { type DialogueState, EMPTY } from '../tripmate/dialogue/state.ts'
import { journeyMistakes } from './journey-choice-rules.ts'
import type { TripChoice } from './trip-choice.ts'

/** What is on offer for the choice. */
export interface Offers {
  outbound: readonly FlightResult[]
  returning: readonly FlightResult[]
  fares: readonly ReturnFare[]
  hotels: readonly HotelResult[]
}

/** What was said of the trip, as TripMate keeps it. */
function criteriaOf({ purpose, flights, stay }: TripChoice): TripCriteria {
  return {
    purpose,
    ...(flights && {
      from: flights.from,
      to: flights.to,
      depart: flights.depart,
      class: flights.class,
      trip_type: flights.return === undefined ? ('one_way' as const) : ('round_trip' as const),
      ...(flights.return !== undefined && { return: flights.return }),
    }),
    ...(stay && { city: stay.city, check_in: stay.check_in, check_out: stay.check_out, room_type: stay.room_type }),
  }
}

/** What is wrong with the choice before anything is searched, in sentences; empty when nothing is. */
export function mistakesOf(choice: TripChoice, today: string): string[] {
  const { flights, stay, journey } = choice
  if (journey) {
    if (flights || stay) return ['A journey takes the place of flights and stay: send one or the other.']
    return journeyMistakes(journey, today)
  }
  const notes = [...checkCriteria(criteriaOf(choice), new Set(), today).notes]
  if (!flights && !stay) notes.push('Choose flights, a stay, both, or a journey.')
  if (flights && (flights.return === undefined) !== (flights.back === undefined)) {
    notes.push('A return day and a flight back go together.')
  }
  if (flights && stay && stay.city !== flights.to)
    notes.push(`The stay has to be in ${flights.to}, where the flight goes.`)
  return notes
}

/** The request that the choice makes, by TripMate's own rules; a sentence where an option is not on offer. */
export function draftOfChoice(choice: TripChoice, offers: Offers): RequestContent | string {
  const { flights, stay } = choice
  let state: DialogueState = {
    ...EMPTY,
    goal: flights ? (stay ? 'both' : 'flight') : 'hotel',
    criteria: criteriaOf(choice),
    flights: flights
      ? {
          search: '',
          key: '',
          outbound: [...offers.outbound],
          returning: [...offers.returning],
          rest: { outbound: [], returning: [] },
          fares: [...offers.fares],
        }
      : null,
    hotels: stay ? { search: '', key: '', options: [...offers.hotels], rest: [] } : null,
  }
  if (flights) {
    const out = offered(state, 'flight').find((flight) => flightId(flight) === flights.out)
    if (!out) return `There is no flight '${flights.out}' on offer now. Please search again.`
    state = withChosen(state, 'flight', out)
    if (flights.back !== undefined) {
      const back = offered(state, 'return_flight').find((flight) => flightId(flight) === flights.back)
      if (!back)
        return `There is no flight back '${flights.back}' on offer that leaves after the arrival. Please search again.`
      state = withChosen(state, 'return_flight', back)
    }
  }
  if (stay) {
    const hotel = offered(state, 'hotel').find(({ name }) => name === stay.hotel)
    if (!hotel) return `There is no hotel '${stay.hotel}' on offer now. Please search again.`
    state = withChosen(state, 'hotel', hotel)
  }
  return draftOf(state) ?? 'The trip is not complete.'
}
