import { CITIES } from '@pravas/contract/trips'
import { airportOf, kilometresOf, SHORTEST_FLIGHT_KM, scheduledMinutes } from '../airports.ts'
import type { TravelCity } from '../city-rules.ts'
import { type Seeded, seeded } from './seeded.ts'

/** An airline with its share of the departures and the range of its flight numbers. */
const AIRLINES = [
  { name: 'IndiGo', code: '6E', weight: 50, numbers: [2001, 6999] },
  { name: 'Air India', code: 'AI', weight: 26, numbers: [401, 2999] },
  { name: 'Air India Express', code: 'IX', weight: 13, numbers: [1001, 2999] },
  { name: 'Akasa Air', code: 'QP', weight: 11, numbers: [1101, 1999] },
] as const
type Airline = (typeof AIRLINES)[number]

/** When flights leave: most in the morning and in the evening. Minutes after midnight. */
const WAVES = [
  { weight: 38, from: 5 * 60 + 30, to: 9 * 60 + 30 },
  { weight: 24, from: 10 * 60, to: 15 * 60 + 30 },
  { weight: 38, from: 16 * 60, to: 21 * 60 + 45 },
] as const

/** Flights leave at full five minutes. */
const STEP_MINUTES = 5
const NON_STOPS = 10
const CONNECTIONS = 3
/** How many fly non-stop between two airports, by what is flown from the one and the other; none where it is missing. */
const NON_STOPS_BETWEEN: Readonly<Record<string, number>> = {
  'hub-hub': NON_STOPS,
  'hub-busy': 6,
  'hub-medium': 4,
  'hub-small': 1,
  'busy-busy': 3,
  'busy-medium': 1,
}
/** From a small airport one flies to the hubs around it, and changes there. */
const FARTHEST_OF_SMALL_KM = 1300
/** Of a hundred days a flight runs on about this many. */
const RUNS_PERCENT = 92

export interface ScheduledLeg {
  airline: Airline['name']
  flightNumber: string
  from: TravelCity
  to: TravelCity
  /** Minutes after midnight of the day of departure, of the first leg as of the second. */
  leaves: number
  minutes: number
}

/** One way to fly a route: one leg, or two of the same airline. */
export type Scheduled = readonly [ScheduledLeg] | readonly [ScheduledLeg, ScheduledLeg]

/** What flies between two cities on a day (`YYYY-MM-DD`): invented, plausible, and always the same. */
export function timetable(from: TravelCity, to: TravelCity, date: string): Scheduled[] {
  return routeSchedule(from, to).filter((flight) => {
    return seeded('runs', flight[0].flightNumber, date).between(1, 100) <= RUNS_PERCENT
  })
}

const schedules = new Map<string, Scheduled[]>()

function routeSchedule(from: TravelCity, to: TravelCity): Scheduled[] {
  const route = `${from}-${to}`
  const known = schedules.get(route)
  if (known) return known
  const random = seeded('route', from, to)
  const taken = new Set<string>()
  const direct = nonStopsBetween(from, to)
  const connecting = kilometresOf(from, to) < SHORTEST_FLIGHT_KM ? 0 : direct < 2 ? CONNECTIONS + 2 : CONNECTIONS
  const made = [
    ...Array.from({ length: direct }, (): Scheduled => [nonStop(random, from, to, taken)]),
    ...Array.from({ length: connecting }, () => connection(random, from, to, taken)),
  ]
  const schedule = made.toSorted((a, b) => a[0].leaves - b[0].leaves)
  schedules.set(route, schedule)
  return schedule
}

function nonStopsBetween(from: TravelCity, to: TravelCity): number {
  const kinds = [airportOf(from).traffic, airportOf(to).traffic]
  const kilometres = kilometresOf(from, to)
  if (kilometres < SHORTEST_FLIGHT_KM || (kinds.includes('small') && kilometres > FARTHEST_OF_SMALL_KM)) return 0
  return NON_STOPS_BETWEEN[kinds.join('-')] ?? NON_STOPS_BETWEEN[kinds.toReversed().join('-')] ?? 0
}

function nonStop(random: Seeded, from: TravelCity, to: TravelCity, taken: Set<string>): ScheduledLeg {
  const airline = random.pick(AIRLINES)
  return leg(random, airline, from, to, departure(random), taken)
}

function connection(random: Seeded, from: TravelCity, to: TravelCity, taken: Set<string>): Scheduled {
  const airline = random.pick(AIRLINES)
  const others = CITIES.filter((city) => city !== from && city !== to)
  const served = others.filter((city) => nonStopsBetween(from, city) > 0 && nonStopsBetween(city, to) > 0)
  const hubs = served.length > 0 ? served : others
  const direct = scheduledMinutes(from, to)
  // Nearer hubs are likelier: nobody flies from Bangalore to Chennai by way of Kolkata.
  const via = random.pick(
    hubs.map((city) => {
      const detour = scheduledMinutes(from, city) + scheduledMinutes(city, to) - direct
      return { city, weight: 1 / Math.max(30, detour) ** 2 }
    }),
  ).city
  const first = leg(random, airline, from, via, departure(random), taken)
  const layover = random.between(12, 32) * STEP_MINUTES
  return [first, leg(random, airline, via, to, first.leaves + first.minutes + layover, taken)]
}

function departure(random: Seeded): number {
  const wave = random.pick(WAVES)
  return random.between(wave.from / STEP_MINUTES, wave.to / STEP_MINUTES) * STEP_MINUTES
}

function leg(
  random: Seeded,
  airline: Airline,
  from: TravelCity,
  to: TravelCity,
  leaves: number,
  taken: Set<string>,
): ScheduledLeg {
  const around = scheduledMinutes(from, to) + random.between(-5, 12)
  const minutes = Math.round(around / STEP_MINUTES) * STEP_MINUTES
  return { airline: airline.name, flightNumber: newNumber(random, airline, taken), from, to, leaves, minutes }
}

function newNumber(random: Seeded, airline: Airline, taken: Set<string>): string {
  for (;;) {
    const number = `${airline.code} ${random.between(airline.numbers[0], airline.numbers[1])}`
    if (taken.has(number)) continue
    taken.add(number)
    return number
  }
}
