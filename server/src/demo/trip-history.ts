import { CITIES, type City, type Purpose } from '@pravas/contract/trips'
import { AIRPORTS, scheduledMinutes } from '../travel/airports.ts'
import type { Decided } from './scene.ts'
import type { DemoFlight, DemoHotel, DemoTrip } from './trip-parts.ts'

/** Who travelled before, from where, and every how many days. */
const TRAVELLERS: readonly { owner: string; home: City; everyDays: number }[] = [
  { owner: 'EMP1001', home: 'Delhi', everyDays: 31 },
  { owner: 'EMP1002', home: 'Mumbai', everyDays: 58 },
  { owner: 'EMP1003', home: 'Bangalore', everyDays: 73 },
]

/** The history begins this many days before the loading of the demo and reaches over two years and a bit. */
const LATEST = 44
const OLDEST = 800

const PURPOSES: readonly Purpose[] = ['business', 'business', 'conference', 'business', 'training']
const DAYS_AHEAD = [21, 5, 16, 30, 9, 18]
const DAYS_TO_DECISION = [1, 2, 0.4, 3, 1.5]
const AIRLINES = [
  ['IndiGo', '6E'],
  ['Air India', 'AI'],
  ['Akasa Air', 'QP'],
] as const
const HOTELS: Readonly<Record<City, readonly [string, string]>> = {
  Delhi: ['Saffron House', 'Connaught Place'],
  Mumbai: ['Skylark Andheri', 'Andheri East'],
  Bangalore: ['Silver Oak Suites', 'Indiranagar'],
  Chennai: ['Marina Crest', 'Mylapore'],
  Kolkata: ['Park Lane House', 'Park Street'],
  Hyderabad: ['Banjara Terrace', 'Banjara Hills'],
}

/** The decided trips of the last two years, made up by rule, so that every loading holds the same. */
export const PAST_TRIPS: readonly DemoTrip[] = TRAVELLERS.flatMap(({ owner, home, everyDays }) =>
  Array.from({ length: Math.floor((OLDEST - LATEST) / everyDays) }, (_, index) =>
    pastTrip(owner, home, LATEST + index * everyDays, index),
  ),
)

function pastTrip(owner: string, home: City, daysAgo: number, index: number): DemoTrip {
  const away = CITIES.filter((city) => city !== home)
  const to = at(away, index % 3 === 0 ? 0 : index)
  const nights = 1 + (index % 3)
  const booksHotel = index % 4 !== 3
  return {
    owner,
    from: home,
    to,
    purpose: at(PURPOSES, index),
    departs: -daysAgo,
    returns: nights - daysAgo,
    requested: daysAgo + at(DAYS_AHEAD, index),
    flight: pastFlight(home, to, index, 7),
    returnFlight: pastFlight(to, home, index + 1, 18),
    ...(booksHotel && { hotel: pastHotel(to, index) }),
    decided: decidedOn(index),
  }
}

function pastFlight(from: City, to: City, index: number, hour: number): DemoFlight {
  const [airline, code] = at(AIRLINES, index)
  const minutes = scheduledMinutes(from, to)
  const isBusiness = index % 9 === 5
  const lands = hour * 60 + 25 + minutes
  return {
    airline,
    number: `${code} ${2100 + ((index * 137) % 700)}`,
    from: AIRPORTS[from].id,
    to: AIRPORTS[to].id,
    departs: timeOf(hour * 60 + 25),
    arrives: timeOf(lands),
    minutes,
    rupees: (4100 + ((index * 977) % 3900)) * (isBusiness ? 3 : 1),
    ...(isBusiness && { cabin: 'Business' }),
  }
}

function pastHotel(city: City, index: number): DemoHotel {
  const [name, area] = HOTELS[city]
  return { name, area, stars: 4, rating: 4.2, rupeesANight: 3800 + ((index * 613) % 3900) }
}

function decidedOn(index: number): Decided {
  const after = at(DAYS_TO_DECISION, index)
  return index % 7 === 4
    ? { verdict: 'rejected', reason: 'The meeting takes place online.', after }
    : { verdict: 'approved', after }
}

function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** The item at an index, from the start again after the last. */
function at<T>(items: readonly T[], index: number): T {
  return items[index % items.length] as T
}
