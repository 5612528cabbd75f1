import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { toolText } from '@pravas/messages/tools'
import { lowestLogicalPaise } from '../../policy/lowest-fare-rules.ts'
import { flightId, type ReturnFare } from '../../travel/source.ts'
import { checkCriteria } from '../../trips/draft/criteria-rules.ts'
import { shortlistOf } from '../../trips/draft/offer-rules.ts'
import { flightsBack } from '../../trips/draft/return-fare-rules.ts'
import type { BegunTripDraft, TripCriteria } from '../../trips/draft/trip-draft.ts'
import { findingWords } from '../trip-texts/finding-text-rules.ts'
import { journeyMistakes } from './journey-choice-rules.ts'
import type { TripChoice } from './trip-choice.ts'

/** What is on offer for the choice. */
export interface Offers {
  outbound: readonly FlightResult[]
  returning: readonly FlightResult[]
  fares: readonly ReturnFare[]
  hotels: readonly HotelResult[]
}

/** What was asked for. */
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
    if (flights || stay) return [toolText('draft_trip.either')]
    return journeyMistakes(journey, today)
  }
  const notes = checkCriteria(criteriaOf(choice), new Set(), today).findings.map(findingWords)
  if (!flights && !stay) notes.push(toolText('draft_trip.empty'))
  if (flights && (flights.return === undefined) !== (flights.back === undefined)) {
    notes.push(toolText('draft_trip.return-and-back'))
  }
  if (flights && stay && stay.city !== flights.to)
    notes.push(toolText('draft_trip.stay-elsewhere', { city: flights.to }))
  return notes
}

/** The trip draft that the choice makes; a sentence where an option is not on offer. */
export function draftOfChoice(choice: TripChoice, offers: Offers, today: string): BegunTripDraft | string {
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
  if (flights) {
    const out = outbound.find((flight) => flightId(flight) === flights.out)
    if (!out) return toolText('draft_trip.no-flight', { option: flights.out })
    takeFlight(draft, 'flight', out, outbound, outbound)
    if (flights.back !== undefined) {
      const offered = flightsBack(out, returning, fares)
      const back = offered.find((flight) => flightId(flight) === flights.back)
      if (!back) return toolText('draft_trip.no-flight-back', { option: flights.back })
      takeFlight(draft, 'return_flight', back, offered, returning)
    }
  }
  if (stay) {
    const hotel = hotels.find(({ name }) => name === stay.hotel)
    if (!hotel) return toolText('draft_trip.no-hotel', { option: stay.hotel })
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
