import type { FlightClass } from '@pravas/contract/trips'
import { weekdayOf } from '@pravas/language/text/calendar'
import type { Scheduled } from './sample-timetable.ts'
import { seeded } from './seeded.ts'

/** How fares fall with the days between booking and departure: medians of published fares, as ratios to 45 days. */
const BY_DAYS_AHEAD: readonly (readonly [days: number, ratio: number])[] = [
  [1, 3.05],
  [7, 2.29],
  [14, 1.98],
  [16, 1.245],
  [18, 1.116],
  [45, 1],
]

const BY_AIRLINE = { IndiGo: 1, 'Air India': 1.12, 'Air India Express': 0.93, 'Akasa Air': 0.95 } as const

/** Fridays and Sundays cost more, the middle of the week less; index 0 is Sunday. */
const BY_WEEKDAY = [1.12, 1.03, 0.95, 0.94, 1, 1.12, 0.98] as const

/** Who sells which cabin on domestic routes. */
const SELLS: Readonly<Record<FlightClass, readonly string[]>> = {
  economy: ['IndiGo', 'Air India', 'Air India Express', 'Akasa Air'],
  business: ['IndiGo', 'Air India'],
  first: ['Air India'],
}

/** Rupees of an economy seat long before departure: so much, and so much a minute in the air. */
const BASE_RUPEES = 1900
const RUPEES_A_MINUTE = 15
const CONNECTION_FACTOR = 0.9

/** The ratio to the fare of 45 days ahead, between the known points on a straight line. */
function daysAheadRatio(days: number): number {
  const [first] = BY_DAYS_AHEAD
  const last = BY_DAYS_AHEAD.at(-1)
  if (!first || !last) return 1
  if (days <= first[0]) return first[1]
  if (days >= last[0]) return last[1]
  const next = BY_DAYS_AHEAD.findIndex(([at]) => at >= days)
  const [toDays, toRatio] = BY_DAYS_AHEAD[next] ?? last
  const [fromDays, fromRatio] = BY_DAYS_AHEAD[next - 1] ?? first
  return fromRatio + ((toRatio - fromRatio) * (days - fromDays)) / (toDays - fromDays)
}

/** The fare in paise (full rupees) of one seat; undefined where the airline does not sell the cabin. */
export function samplePaise(
  flight: Scheduled,
  cabin: FlightClass,
  date: string,
  daysAhead: number,
): number | undefined {
  const { airline, flightNumber } = flight[0]
  if (!SELLS[cabin].includes(airline)) return undefined
  const minutes = flight.reduce((sum, leg) => sum + leg.minutes, 0)
  const demand = 0.88 + 0.24 * seeded('demand', flightNumber, date).fraction()
  const ratio = daysAheadRatio(daysAhead)
  const economy =
    (BASE_RUPEES + RUPEES_A_MINUTE * minutes) *
    BY_AIRLINE[airline] *
    BY_WEEKDAY[weekdayOf(date)] *
    demand *
    (flight.length > 1 ? CONNECTION_FACTOR : 1)
  return Math.round(economy * cabinRatio(cabin, ratio)) * 100
}

/** Higher cabins cost a multiple and rise less steeply towards departure. */
function cabinRatio(cabin: FlightClass, economyRatio: number): number {
  if (cabin === 'economy') return economyRatio
  const business = 3.3 * (1 + (economyRatio - 1) * 0.4)
  return cabin === 'business' ? business : business * 1.7
}
