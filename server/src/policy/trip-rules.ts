import type { FlightClass } from '@pravas/contract/trips'
import { FLIGHT_CLASSES } from '@pravas/contract/trips'
import { daysBetween } from '@pravas/language/text/calendar'
import { above, type Finding } from './finding-rules.ts'
import type { PolicyVersion } from './policy-versions.ts'

/** One direction of a trip. */
export interface CheckedFlight {
  part: 'flight' | 'return_flight'
  /** Of a journey over several cities: which leg. */
  of?: string | undefined
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
  hotels: readonly CheckedStay[]
}

/** A stay, with the price of all its nights. */
export interface CheckedStay {
  city: string
  nights: number
  pricePaise: number
  of?: string | undefined
}

/** Where a trip goes beyond a version of the policy, in the order of the trip; empty when it stays within. */
export function tripFindings(trip: CheckedTrip, policy: PolicyVersion): Finding[] {
  return [
    ...bookedLate(trip, policy),
    ...trip.flights.flatMap((flight) => [
      ...cabinAboveAllowed(flight, policy),
      ...above({ rule: 'flight.fare_cap', ...partOf(flight) }, flight.pricePaise, policy.fareCapPaise),
      ...overLowest(flight, policy),
    ]),
    ...trip.hotels.flatMap((stay) => nightsAboveCap(stay, policy)),
  ]
}

function partOf({ part, of }: CheckedFlight): Pick<Finding, 'part' | 'of'> {
  return { part, ...(of !== undefined && { of }) }
}

function bookedLate({ requestedOn, departureDate }: CheckedTrip, { bookAheadDays }: PolicyVersion): Finding[] {
  const ahead = Math.max(0, daysBetween(requestedOn, departureDate))
  if (ahead >= bookAheadDays) return []
  return [
    { rule: 'trip.booked_late', unit: 'days', limit: bookAheadDays, actual: ahead, excess: bookAheadDays - ahead },
  ]
}

function cabinAboveAllowed(flight: CheckedFlight, { cabins }: PolicyVersion): Finding[] {
  const { cabin, minutes } = flight
  const best = cabins.find(({ upToMinutes }) => minutes <= upToMinutes)?.best
  if (!cabin || !best || FLIGHT_CLASSES.indexOf(cabin) <= FLIGHT_CLASSES.indexOf(best)) return []
  return [{ rule: 'flight.cabin', ...partOf(flight), unit: 'cabin', limit: best, actual: cabin }]
}

function overLowest(flight: CheckedFlight, { overLowestPercent }: PolicyVersion): Finding[] {
  const { pricePaise, lowestPaise } = flight
  if (lowestPaise === undefined) return []
  return above(
    { rule: 'flight.over_lowest', ...partOf(flight) },
    pricePaise,
    Math.floor((lowestPaise * (100 + overLowestPercent)) / 100),
  )
}

/** A night is the stay's price over its nights. */
function nightsAboveCap({ city, nights, pricePaise, of }: CheckedStay, { hotelCapPaise }: PolicyVersion): Finding[] {
  const cap = (hotelCapPaise as Readonly<Record<string, number | undefined>>)[city]
  if (cap === undefined) return []
  const about = { rule: 'hotel.city_cap' as const, part: 'hotel' as const, ...(of !== undefined && { of }) }
  return above(about, Math.round(pricePaise / Math.max(1, nights)), cap)
}
