import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import { replies } from '@pravas/messages/tripmate'
import { eitherWords, listWords, priceText } from '../../../formats.ts'
import {
  type Filtered,
  type FlightFilters,
  filterFlights,
  filterHotels,
  type HotelFilters,
  nightPaise,
} from '../../../travel/filter-rules.ts'

/** Options in the order in which they are offered, and the wishes that were kept and left aside, in words. */
export interface Relaxed<T> {
  options: T[]
  kept: string[]
  dropped: string[]
  /** What comes nearest to the wishes that were left aside, in words. */
  nearest?: string | undefined
}

/** Wishes that stand or fall together, and how they are said; undefined where nothing was wished. */
interface Group<W> {
  names: readonly (keyof W)[]
  words: (wishes: W) => string | undefined
}

/** Of two that would each do, the one named first here is left aside. */
const FLIGHT_GROUPS: readonly Group<FlightFilters>[] = [
  { names: ['refundable'], words: ({ refundable }) => (refundable ? replies('wish.refundable') : undefined) },
  {
    names: ['airline', 'other_airlines'],
    words: ({ airline, other_airlines: others = [] }) =>
      airline && replies('wish.airline', { airline: eitherWords([airline, ...others]) }),
  },
  {
    names: ['without_airlines'],
    words: ({ without_airlines: without = [] }) =>
      without.length > 0 ? replies('wish.without', { airlines: listWords(without) }) : undefined,
  },
  {
    names: ['depart_period', 'depart_after', 'depart_before'],
    words: ({ depart_period, depart_after, depart_before }) =>
      timeWords('wish.leaving', { period: depart_period, after: depart_after, before: depart_before }),
  },
  {
    names: ['arrive_after', 'arrive_before'],
    words: ({ arrive_after, arrive_before }) =>
      timeWords('wish.arriving', { after: arrive_after, before: arrive_before }),
  },
  {
    names: ['stops'],
    words: ({ stops }) => (stops === undefined ? undefined : replies('wish.stops', { most: stops })),
  },
  {
    names: ['max_price_paise'],
    words: ({ max_price_paise: most }) =>
      most === undefined ? undefined : replies('wish.price', { amount: priceText(most) }),
  },
]

const HOTEL_GROUPS: readonly Group<HotelFilters>[] = [
  {
    names: ['amenities'],
    words: ({ amenities = [] }) =>
      amenities.length === 0
        ? undefined
        : replies('wish.amenities', { amenities: listWords(amenities.map((name) => replies(`amenity.${name}`))) }),
  },
  { names: ['stars', 'stars_most'], words: starsWords },
  {
    names: ['max_night_paise'],
    words: ({ max_night_paise: most }) =>
      most === undefined ? undefined : replies('wish.price-night', { amount: priceText(most) }),
  },
]

/** No hotel has more stars. */
const MOST_STARS = 5

/** The stars that are wished, in words; undefined where any will do. */
export function starsWords({ stars, stars_most: most }: HotelFilters): string | undefined {
  if (stars === undefined) return most === undefined ? undefined : replies('wish.stars-most', { most })
  if (most === undefined || most === stars) return replies('wish.stars', { stars })
  return most >= MOST_STARS ? replies('wish.stars-least', { stars }) : replies('wish.stars-range', { stars, most })
}

/** A wish that picks among results, in words, and the criteria that hold it. */
export interface PickingWish<Name> {
  words: string
  names: readonly Name[]
}

/** What is wished of flights, each wish by itself. */
export const flightWishes = (filters: FlightFilters): PickingWish<keyof FlightFilters>[] =>
  wishesOf(FLIGHT_GROUPS, filters)

/** What is wished of hotels, each wish by itself. */
export const hotelWishes = (filters: HotelFilters): PickingWish<keyof HotelFilters>[] => wishesOf(HOTEL_GROUPS, filters)

function wishesOf<W>(groups: readonly Group<W>[], wishes: W): PickingWish<keyof W>[] {
  return groups.flatMap(({ names, words }) => {
    const said = words(wishes)
    return said === undefined ? [] : [{ names, words: said }]
  })
}

/** What is wished of flights, in words. */
export function filterWords(filters: FlightFilters): string {
  return listWords(FLIGHT_GROUPS.flatMap(({ words }) => words(filters) ?? []))
}

/** The flights that fit; where none does, those that fit when as few wishes as possible are left aside. */
export function relaxFlights(flights: readonly FlightResult[], wishes: FlightFilters): Relaxed<FlightResult> {
  const relaxed = relax(wishes, FLIGHT_GROUPS, (kept) => filterFlights(flights, kept))
  return relaxed.dropped.length === 0 ? relaxed : { ...relaxed, nearest: nearestFlight(relaxed.options, wishes) }
}

/** The same for hotels. */
export function relaxHotels(hotels: readonly HotelResult[], wishes: HotelFilters): Relaxed<HotelResult> {
  const relaxed = relax(wishes, HOTEL_GROUPS, (kept) => filterHotels(hotels, kept))
  const { max_night_paise: most } = wishes
  const least = Math.min(...relaxed.options.map(nightPaise))
  if (relaxed.dropped.length === 0 || most === undefined || least <= most || !Number.isFinite(least)) return relaxed
  return { ...relaxed, nearest: replies('relaxed.cheapest-night', { amount: priceText(least) }) }
}

/** Of the flights that are shown instead, the one that comes nearest to a limit that none of them keeps. */
function nearestFlight(flights: readonly FlightResult[], wishes: FlightFilters): string | undefined {
  const departures = flights.map(({ departure_airport }) => departure_airport.time.slice(11)).toSorted()
  const fits = (limits: FlightFilters) => !filterFlights(flights, limits).unmet
  const { arrive_before, depart_before, depart_after, max_price_paise: most } = wishes
  if (arrive_before !== undefined && !fits({ arrive_before })) {
    // One that lands after midnight is none that lands early.
    const sameDay = flights.filter(
      ({ departure_airport: out, arrival_airport: to }) => out.time.slice(0, 10) === to.time.slice(0, 10),
    )
    const [first] = sameDay.map(({ arrival_airport }) => arrival_airport.time.slice(11)).toSorted()
    return first && replies('relaxed.lands', { time: first })
  }
  if (depart_before !== undefined && !fits({ depart_before })) {
    const [first] = departures
    return first && replies('relaxed.leaves-first', { time: first })
  }
  if (depart_after !== undefined && !fits({ depart_after })) {
    const last = departures.at(-1)
    return last && replies('relaxed.leaves-last', { time: last })
  }
  if (most === undefined || fits({ max_price_paise: most })) return undefined
  const least = Math.min(...flights.map(({ price }) => paiseFromRupees(price)))
  return Number.isFinite(least) ? replies('relaxed.cheapest', { amount: priceText(least) }) : undefined
}

function relax<W extends object, T>(
  wishes: W,
  groups: readonly Group<W>[],
  refine: (kept: W) => Filtered<T>,
): Relaxed<T> {
  const wished = groups.filter(({ words }) => words(wishes) !== undefined)
  const said = (some: readonly Group<W>[]) => some.flatMap(({ words }) => words(wishes) ?? [])
  for (const dropped of subsets(wished)) {
    const names = new Set<PropertyKey>(dropped.flatMap((group) => [...group.names]))
    const left = Object.fromEntries(Object.entries(wishes).filter(([name]) => !names.has(name))) as W
    const { options, unmet } = refine(left)
    if (unmet) continue
    return { options, kept: said(wished.filter((group) => !dropped.includes(group))), dropped: said(dropped) }
  }
  return { options: refine(wishes).options, kept: [], dropped: said(wished) }
}

/** All selections of items, the smaller ones first. */
function subsets<T>(items: readonly T[]): T[][] {
  const all: T[][] = [[]]
  for (const item of items) all.push(...all.map((set) => [...set, item]))
  return all.toSorted((a, b) => a.length - b.length)
}

/** Says which wishes were left aside; undefined when all of them are met. */
export function relaxedNote(
  { kept, dropped, nearest }: Relaxed<unknown>,
  what: 'flight' | 'hotel',
): string | undefined {
  if (dropped.length === 0) return undefined
  const near = nearest === undefined ? '' : ` ${nearest}`
  const values = { kind: what, dropped: listWords(dropped) }
  const words =
    kept.length > 0 ? replies('relaxed.some', { ...values, kept: listWords(kept) }) : replies('relaxed.none', values)
  return `${words}${near}`
}

interface Span {
  period?: FlightFilters['depart_period'] | undefined
  after?: string | undefined
  before?: string | undefined
}

function timeWords(verb: 'wish.leaving' | 'wish.arriving', { period, after, before }: Span): string | undefined {
  const parts = [
    period && (period === 'night' ? replies('wish.night') : replies('wish.period', { period })),
    after && before
      ? replies('wish.between', { after, before })
      : after
        ? replies('wish.after', { after })
        : before && replies('wish.before', { before }),
  ].filter(Boolean)
  return parts.length > 0 ? replies(verb, { when: parts.join(' ') }) : undefined
}
