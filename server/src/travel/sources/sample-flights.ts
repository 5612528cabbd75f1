import type { FlightResult } from '@pravas/contract/cards'
import { rupeesFromPaise } from '@pravas/contract/money'
import { daysBetween } from '@pravas/language/text/calendar'
import { airportOf } from '../airports.ts'
import { legCo2Grams } from '../emissions.ts'
import { minutesAfter, timeOnDay } from '../local-time.ts'
import { CABIN_NAMES, type FlightQuery, type FlightSource, MINUTES_TO_BOARD } from '../source.ts'
import { samplePaise } from './sample-fares.ts'
import { type Scheduled, type ScheduledLeg, timetable } from './sample-timetable.ts'

/** The day for which it is said what waiting costs, counted from the search. */
const WAITING_DAYS = 7
/** Of those who sell economy here, one includes refunds in its fares; the higher cabins always do. */
const REFUNDS_ECONOMY = 'Air India'

/** The built-in timetable: sample fares that depend on the route, the date and the day of booking, and on nothing else. */
export const sampleFlights: FlightSource = {
  async search(query, signal) {
    signal.throwIfAborted()
    const { from, to, date, cabin, askedAt } = query
    if (from === to) return []
    const daysAhead = daysBetween(askedAt.slice(0, 10), date)
    const boarding = minutesAfter(askedAt, MINUTES_TO_BOARD)
    return timetable(from, to, date).flatMap((flight) => {
      const paise = samplePaise(flight, cabin, date, daysAhead)
      if (paise === undefined || timeOnDay(date, flight[0].leaves) < boarding) return []
      const later = daysAhead > WAITING_DAYS ? samplePaise(flight, cabin, date, daysAhead - WAITING_DAYS) : undefined
      return [card(flight, query, paise, later)]
    })
  },
}

function card(
  flight: Scheduled,
  { date, cabin }: FlightQuery,
  paise: number,
  laterPaise: number | undefined,
): FlightResult {
  const legs = flight.map((leg) => legCard(leg, date, CABIN_NAMES[cabin]))
  const [first] = flight
  const last = flight[1] ?? first
  const layover = flight[1] && flight[1].leaves - (first.leaves + first.minutes)
  return {
    ...legCard(first, date, CABIN_NAMES[cabin]),
    arrival_airport: placeAt(last.to, date, last.leaves + last.minutes),
    duration: flight.reduce((sum, leg) => sum + leg.minutes, 0),
    total_duration: last.leaves + last.minutes - first.leaves,
    layovers: layover === undefined ? [] : [{ ...namedAirport(first.to), duration: layover }],
    price: rupeesFromPaise(paise),
    co2_grams: flight.reduce((sum, leg) => sum + legCo2Grams(leg.from, leg.to, cabin), 0),
    refundable: cabin !== 'economy' || first.airline === REFUNDS_ECONOMY,
    ...(laterPaise !== undefined && { later_fare: { days: WAITING_DAYS, price: rupeesFromPaise(laterPaise) } }),
    ...(legs.length > 1 ? { flights: legs } : {}),
    source: 'sample',
  }
}

function legCard(leg: ScheduledLeg, date: string, travelClass: string) {
  return {
    airline: leg.airline,
    flight_number: leg.flightNumber,
    departure_airport: placeAt(leg.from, date, leg.leaves),
    arrival_airport: placeAt(leg.to, date, leg.leaves + leg.minutes),
    duration: leg.minutes,
    travel_class: travelClass,
  }
}

function placeAt(city: ScheduledLeg['from'], date: string, minutes: number) {
  return { ...namedAirport(city), time: timeOnDay(date, minutes) }
}

function namedAirport(city: ScheduledLeg['from']) {
  const { id, name } = airportOf(city)
  return { id, name }
}
