import type { FlightClass } from '@pravas/contract/trips'
import { FLIGHT_CLASSES } from '@pravas/contract/trips'
import { daysBetween } from '@pravas/language/calendar'
import { above, type Finding } from './finding-rules.ts'
import type { PolicyVersion } from './policy-versions.ts'

/** One direction of a trip. */
export interface CheckedFlight {
  part: 'flight' | 'return_flight'
  /** Undefined where the offer does not say it in the product's own words. */
  cabin: FlightClass | undefined
  /** In the air. */
  minutes: number
  pricePaise: number
  /** The cheapest fare that would have done as well; undefined where nobody looked. */
  lowestPaise?: number | undefined
}

/** A trip request as far as the policy looks at it. */
export interface CheckedTrip {
  /** The day of the request and of the departure, `YYYY-MM-DD`. */
  requestedOn: string
  departureDate: string
  flights: readonly CheckedFlight[]
  hotel: { city: string; nights: number; pricePaise: number } | undefined
}

/** Where a trip goes beyond a version of the policy, in the order of the trip; empty when it stays within. */
export function tripFindings(trip: CheckedTrip, policy: PolicyVersion): Finding[] {
  return [
    ...bookedLate(trip, policy),
    ...trip.flights.flatMap((flight) => [
      ...cabinAboveAllowed(flight, policy),
      ...above({ rule: 'flight.fare_cap', part: flight.part }, flight.pricePaise, policy.fareCapPaise),
      ...overLowest(flight, policy),
    ]),
    ...nightsAboveCap(trip, policy),
  ]
}

function bookedLate({ requestedOn, departureDate }: CheckedTrip, { bookAheadDays }: PolicyVersion): Finding[] {
  const ahead = Math.max(0, daysBetween(requestedOn, departureDate))
  if (ahead >= bookAheadDays) return []
  return [
    { rule: 'trip.booked_late', unit: 'days', limit: bookAheadDays, actual: ahead, excess: bookAheadDays - ahead },
  ]
}

function cabinAboveAllowed({ part, cabin, minutes }: CheckedFlight, { cabins }: PolicyVersion): Finding[] {
  const best = cabins.find(({ upToMinutes }) => minutes <= upToMinutes)?.best
  if (!cabin || !best || FLIGHT_CLASSES.indexOf(cabin) <= FLIGHT_CLASSES.indexOf(best)) return []
  return [{ rule: 'flight.cabin', part, unit: 'cabin', limit: best, actual: cabin }]
}

function overLowest({ part, pricePaise, lowestPaise }: CheckedFlight, { overLowestPercent }: PolicyVersion): Finding[] {
  if (lowestPaise === undefined) return []
  return above(
    { rule: 'flight.over_lowest', part },
    pricePaise,
    Math.floor((lowestPaise * (100 + overLowestPercent)) / 100),
  )
}

/** A night is the stay's price over its nights. */
function nightsAboveCap({ hotel }: CheckedTrip, { hotelCapPaise }: PolicyVersion): Finding[] {
  const cap = hotel && (hotelCapPaise as Readonly<Record<string, number | undefined>>)[hotel.city]
  if (!hotel || cap === undefined) return []
  return above({ rule: 'hotel.city_cap', part: 'hotel' }, Math.round(hotel.pricePaise / Math.max(1, hotel.nights)), cap)
}
