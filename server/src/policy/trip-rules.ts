import { paiseFromRupees } from '@pravas/contract/money'
import { FLIGHT_CLASSES, FlightClass } from '@pravas/contract/trips'
import { daysBetween } from '@pravas/language/text/calendar'
import { z } from 'zod'
import { above, type Finding } from './finding-rules.ts'
import { type Judgement, joined, judged, lacking } from './judgement-rules.ts'
import { BookedStay, judgeStay } from './stay-rules.ts'
import { decidingEntry, type EntryOf, type PolicyOfDay } from './version-rules.ts'

/** One direction of a trip. */
const CheckedFlight = z.object({
  part: z.enum(['flight', 'return_flight']),
  /** Of a journey over several cities: which leg. */
  of: z.string().optional(),
  /** Absent where the offer does not say it in the product's own words. */
  cabin: FlightClass.optional(),
  /** In the air. */
  minutes: z.number(),
  pricePaise: z.int(),
  /** The cheapest fare that would have done as well; absent where nobody looked. */
  lowestPaise: z.int().optional(),
})
export type CheckedFlight = z.infer<typeof CheckedFlight>

/** A trip request as far as the policy looks at it: data alone, which is kept with the trip. */
export const CheckedTrip = z.object({
  /** The day of the departure, `YYYY-MM-DD`. */
  departureDate: z.string(),
  destinationCity: z.string(),
  flights: z.array(CheckedFlight),
  hotels: z.array(BookedStay),
})
export type CheckedTrip = z.infer<typeof CheckedTrip>

/** Says where a trip goes beyond the policy of a day, in the order of the trip. */
export function judgeTrip(trip: CheckedTrip, policy: PolicyOfDay): Judgement {
  return joined([
    bookedLate(trip, policy),
    ...trip.flights.flatMap((flight) => [
      cabinAboveAllowed(flight, trip, policy),
      aboveFareCap(flight, trip, policy),
      overLowest(flight, trip, policy),
    ]),
    ...trip.hotels.map((stay) =>
      judgeStay({ ...stay, length: stay.nights, ...ofStay(stay) }, inCity(stay.city), policy),
    ),
  ])
}

/** Returns the best cabin allowed for this many minutes in the air to a city; undefined where every cabin is. */
function bestCabin(
  entry: EntryOf<'flight.cabin'>,
  minutes: number,
): EntryOf<'flight.cabin'>['cabins'][number] | undefined {
  return entry.cabins.find(({ up_to_minutes = Number.POSITIVE_INFINITY }) => minutes <= up_to_minutes)
}

function partOf({ part, of }: CheckedFlight): Pick<Finding, 'part' | 'of'> {
  return { part, ...(of !== undefined && { of }) }
}

function bookedLate({ departureDate, destinationCity }: CheckedTrip, policy: PolicyOfDay): Judgement {
  const rule = 'trip.booked_late'
  const decided = decidingEntry(policy, rule, inCity(destinationCity))
  return judged(rule, decided, ({ days: limit }) => {
    const actual = Math.max(0, daysBetween(policy.sentOn ?? policy.day, departureDate))
    return actual >= limit ? [] : [{ rule, unit: 'days', limit, actual, excess: limit - actual }]
  })
}

function cabinAboveAllowed(flight: CheckedFlight, { destinationCity }: CheckedTrip, policy: PolicyOfDay): Judgement {
  const rule = 'flight.cabin'
  const { cabin, minutes } = flight
  const rank = (entry: EntryOf<typeof rule>) => FLIGHT_CLASSES.indexOf(bestCabin(entry, minutes)?.best ?? 'first')
  const decided = decidingEntry(policy, rule, inCity(destinationCity), { limitOf: rank })
  return judged(rule, lacking(decided, 'cabin', cabin === undefined), (entry) => {
    const best = bestCabin(entry, minutes)?.best
    if (!cabin || !best || FLIGHT_CLASSES.indexOf(cabin) <= FLIGHT_CLASSES.indexOf(best)) return []
    return [{ rule, ...partOf(flight), unit: 'cabin', limit: best, actual: cabin }]
  })
}

function aboveFareCap(flight: CheckedFlight, { destinationCity }: CheckedTrip, policy: PolicyOfDay): Judgement {
  const rule = 'flight.fare_cap'
  const decided = decidingEntry(policy, rule, inCity(destinationCity))
  return judged(rule, decided, ({ amount }) =>
    above({ rule, ...partOf(flight) }, flight.pricePaise, paiseFromRupees(amount)),
  )
}

function overLowest(flight: CheckedFlight, { destinationCity }: CheckedTrip, policy: PolicyOfDay): Judgement {
  const rule = 'flight.over_lowest'
  const { pricePaise, lowestPaise } = flight
  const decided = decidingEntry(policy, rule, inCity(destinationCity))
  return judged(rule, lacking(decided, 'lowest_fare', lowestPaise === undefined), ({ percent }) =>
    lowestPaise === undefined
      ? []
      : above({ rule, ...partOf(flight) }, pricePaise, Math.floor((lowestPaise * (100 + percent)) / 100)),
  )
}

function ofStay({ of }: z.infer<typeof BookedStay>) {
  return { part: 'hotel' as const, ...(of !== undefined && { of }) }
}

function inCity(city: string) {
  return { city: city === '' ? null : city, onTrip: true }
}
