import type { FlightResult } from '@pravas/contract/cards'
import { type FareToday, FlightClass, type TripDetail } from '@pravas/contract/trips'
import { TravelCity } from '../travel/city-rules.ts'
import { minutesAfter } from '../travel/local-time.ts'
import { cityOfAirport } from '../travel/place-rules.ts'
import { type FlightQuery, flightId, MINUTES_TO_BOARD } from '../travel/source.ts'

/** A flight of a trip, as it was chosen, and what to ask for its fare of today. */
export interface AskableFlight {
  was: FlightResult & { source: 'sample' | 'live' }
  query: FlightQuery
}

/**
 * The flights of a trip whose fares can be asked at a local time: of a trip in a status, pending unless said otherwise, those that
 * can still be boarded, that say where their price came from and that were not priced as one half of a ticket for both ways.
 */
export function askableFlights(
  { status, itinerary, departure_city, destination_city }: TripDetail,
  askedAt: string,
  asked: TripDetail['status'] = 'pending',
): AskableFlight[] {
  if (status !== asked) return []
  const boarding = minutesAfter(askedAt, MINUTES_TO_BOARD)
  const { flight, return_flight, in_order: inOrder } = itinerary
  const legs = inOrder
    ? inOrder.flatMap((part) => (part.kind === 'flight' ? [{ was: part.flight, from: null, to: null }] : []))
    : [
        ...(flight ? [{ was: flight, from: departure_city, to: destination_city }] : []),
        ...(return_flight ? [{ was: return_flight, from: destination_city, to: departure_city }] : []),
      ]
  return legs.flatMap(({ was: { also_offered: _, ...was }, ...named }) => {
    const { departure_airport: departs, arrival_airport: arrives, source, return_ticket, travel_class } = was
    const from = cityOf(departs.id, named.from)
    const to = cityOf(arrives.id, named.to)
    // A cabin between the classes was offered for the one below it.
    const cabin = FlightClass.safeParse(travel_class.toLowerCase()).data ?? 'economy'
    if (source === undefined || return_ticket || departs.time < boarding || !from || !to || from === to) return []
    return [{ was: { ...was, source }, query: { from, to, date: departs.time.slice(0, 10), cabin, askedAt } }]
  })
}

/**
 * What flights cost today, by the answers to their queries in the same order. Nothing of a flight where nothing was found, or
 * where another source answers, whose prices compare with nothing.
 */
export function faresOf(asked: readonly AskableFlight[], answers: readonly (readonly FlightResult[])[]): FareToday[] {
  return asked.flatMap(({ was }, at) => {
    const answer = answers[at] ?? []
    if (answer.length === 0 || answer.some(({ source }) => source !== was.source)) return []
    return [
      {
        flight_number: was.flight_number,
        departs: was.departure_airport.time,
        price: answer.find((flight) => flightId(flight) === flightId(was))?.price ?? null,
        cheapest: Math.min(...answer.map(({ price }) => price)),
        source: was.source,
      },
    ]
  })
}

/** The city of an airport of the timetable; of another one, such as a second airport, the city that the trip names. */
function cityOf(airport: string, named: string | null): TravelCity | undefined {
  return cityOfAirport(airport) ?? TravelCity.safeParse(named).data
}
