import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { toolText } from '@pravas/messages/tools'
import { lowestLogicalPaise } from '../../policy/lowest-fare-rules.ts'
import { flightId, type ReturnFare } from '../../travel/source.ts'
import type { ChoiceMistake, OpenTripChoice } from './choice-input-rules.ts'
import { checkCriteria } from './criteria-rules.ts'
import { findingWords } from './finding-text-rules.ts'
import { journeyMistakes } from './journey-choice-rules.ts'
import { shortlistOf } from './offer-rules.ts'
import { flightsBack } from './return-fare-rules.ts'
import type { BegunTripDraft, TripCriteria } from './trip-draft.ts'

/** What is on offer for the choice. */
export interface Offers {
  outbound: readonly FlightResult[]
  returning: readonly FlightResult[]
  fares: readonly ReturnFare[]
  hotels: readonly HotelResult[]
}

/** What was asked for. */
function criteriaOf({ purpose, flights, stay }: OpenTripChoice): TripCriteria {
  return {
    ...(purpose !== undefined && { purpose }),
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

/** What is wrong with the choice before anything is searched, or missing where it has to be whole; empty when nothing is. */
export function mistakesOf(choice: OpenTripChoice, today: string, isWhole: boolean): ChoiceMistake[] {
  const { flights, stay, journey } = choice
  if (journey) {
    if (flights || stay) return [{ path: 'journey', message: toolText('draft_trip.either') }]
    return journeyMistakes(journey, today)
  }
  const path = flights ? 'flights' : 'stay'
  const mistakes = checkCriteria(criteriaOf(choice), new Set(), today).findings.map((finding) => ({
    path,
    message: findingWords(finding),
  }))
  if (!flights && !stay) mistakes.push({ path: 'flights', message: toolText('draft_trip.empty') })
  const lacksBack = flights && flights.return !== undefined && flights.back === undefined
  const isUnpaired = flights?.back !== undefined && (flights.return === undefined || flights.out === undefined)
  if (isUnpaired || (isWhole && lacksBack)) {
    mistakes.push({ path: 'flights.back', message: toolText('draft_trip.return-and-back') })
  }
  if (flights && stay && stay.city !== flights.to)
    mistakes.push({ path: 'stay.city', message: toolText('draft_trip.stay-elsewhere', { city: flights.to }) })
  return mistakes
}

/** The trip draft that the choice makes; what is wrong where an option is not on offer. */
export function draftOfChoice(choice: OpenTripChoice, offers: Offers, today: string): BegunTripDraft | ChoiceMistake {
  const { flights, stay } = choice
  const { outbound, returning, fares, hotels } = offers
  const draft: BegunTripDraft = {
    goal: flights ? (stay ? 'both' : 'flight') : 'hotel',
    criteria: criteriaOf(choice),
    legs: null,
    chosen: { flight: null, return_flight: null, hotel: null },
    seen: {},
    searchedOn: today,
    lowest: {},
  }
  if (flights?.out !== undefined) {
    const out = outbound.find((flight) => flightId(flight) === flights.out)
    if (!out) return { path: 'flights.out', message: toolText('draft_trip.no-flight', { option: flights.out }) }
    takeFlight(draft, 'flight', out, outbound, outbound)
    if (flights.back !== undefined) {
      const offered = flightsBack(out, returning, fares)
      const back = offered.find((flight) => flightId(flight) === flights.back)
      if (!back)
        return { path: 'flights.back', message: toolText('draft_trip.no-flight-back', { option: flights.back }) }
      takeFlight(draft, 'return_flight', back, offered, returning)
    }
  }
  if (stay?.hotel !== undefined) {
    const hotel = hotels.find(({ name }) => name === stay.hotel)
    if (!hotel) return { path: 'stay.hotel', message: toolText('draft_trip.no-hotel', { option: stay.hotel }) }
    draft.chosen.hotel = hotel
    draft.seen.hotel = shortlistOf(hotels)
  }
  return draft
}

function takeFlight(
  draft: BegunTripDraft,
  kind: 'flight' | 'return_flight',
  flight: FlightResult,
  offered: readonly FlightResult[],
  found: readonly FlightResult[],
): void {
  const lowest = lowestLogicalPaise(flight, found)
  draft.chosen[kind] = flight
  draft.seen[kind] = shortlistOf(offered)
  draft.lowest = { ...draft.lowest, ...(lowest !== undefined && { [kind]: lowest }) }
}
