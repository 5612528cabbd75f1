import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { flightSearch, hotelSearch } from '@pravas/contract/trip-choice'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { TravelCity } from './city-rules.ts'
import { localTimeOf } from './local-time.ts'
import type { TravelSearch } from './search-service.ts'
import { flightId, type ReturnFare } from './source.ts'

/** What is searched: flights one way or there and back, or hotels for a stay. */
export const FlightSearch = z.object(flightSearch(TravelCity))
export type FlightSearch = z.infer<typeof FlightSearch>
export const HotelSearch = z.object(hotelSearch(TravelCity)).refine(({ check_in, check_out }) => check_in < check_out, {
  path: ['check_out'],
  error: 'The day of departure is after the day of arrival.',
})
export type HotelSearch = z.infer<typeof HotelSearch>

interface Searches {
  travel: TravelSearch
  clock: Clock
}

export interface FoundFlights {
  outbound: FlightResult[]
  returning: FlightResult[]
  fares: ReturnFare[]
  returnFaresUnavailable: boolean
  liveUnavailable: boolean
}

/** Flights there, and back where there is a return day, with what both cost on one ticket. Rejects when aborted. */
export async function findFlights(
  { travel, clock }: Searches,
  { from, to, depart, return: back, class: cabin }: FlightSearch,
  signal: AbortSignal,
): Promise<FoundFlights> {
  const askedAt = localTimeOf(clock.now())
  const queries = [{ from, to, date: depart, cabin, askedAt }]
  if (back !== undefined) queries.push({ from: to, to: from, date: back, cabin, askedAt })
  const [{ answers, liveUnavailable }, fares] = await Promise.all([
    travel.flights(queries, signal),
    back === undefined ? [] : travel.returnFares({ from, to, date: depart, back, cabin, askedAt }, signal),
  ])
  const [outbound = [], returning = []] = answers
  // What a ticket costs says nothing beside samples.
  const fits = liveUnavailable ? [] : fares
  return { outbound, returning, fares: fits ?? [], returnFaresUnavailable: fits === undefined, liveUnavailable }
}

/** Hotels for a stay. Rejects when aborted. */
export async function findHotels(
  { travel, clock }: Searches,
  { city, check_in: checkIn, check_out: checkOut, room_type: room }: HotelSearch,
  signal: AbortSignal,
): Promise<{ options: HotelResult[]; liveUnavailable: boolean }> {
  const query = { city, checkIn, checkOut, room, askedAt: localTimeOf(clock.now()) }
  const { answers, liveUnavailable } = await travel.hotels([query], signal)
  return { options: answers.flat(), liveUnavailable }
}

/** What was found of flights by the names that a choice goes by, the `most` cheapest of each way. */
export function presentFlights({ outbound, returning, fares, liveUnavailable }: FoundFlights, most: number) {
  const listed = (flights: readonly FlightResult[]) =>
    flights
      .toSorted((a, b) => a.price - b.price)
      .slice(0, most)
      .map((flight) => ({ option: flightId(flight), ...flight }))
  return {
    outbound: listed(outbound),
    returning: listed(returning),
    on_one_ticket: fares.map(({ out, back, total }) => ({ out, back, total_price: total })),
    are_samples: liveUnavailable || outbound.some(({ source }) => source === 'sample'),
  }
}

/** The same of hotels, in the order of the source. */
export function presentHotels(
  { options, liveUnavailable }: { options: readonly HotelResult[]; liveUnavailable: boolean },
  most: number,
) {
  return {
    hotels: options.slice(0, most).map((hotel) => ({ option: hotel.name, ...hotel })),
    are_samples: liveUnavailable || options.some(({ source }) => source === 'sample'),
  }
}
