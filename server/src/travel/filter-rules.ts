import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import type { Amenity } from '@pravas/language/travel/amenities'
import type { FlightFilters as SaidFilters, Slots } from '@pravas/language/travel/types'
import { lists } from './amenity-rules.ts'
import { minutesOfDay } from './local-time.ts'
import { ratePaise } from './rate-rules.ts'

/** What a traveller may ask of a flight beside route, date and class. */
export type FlightFilters = Omit<SaidFilters, 'sort'> & { refundable?: boolean; sort?: SortOrder }
/** What a traveller may ask of a hotel; the price is that of one night. */
export type HotelFilters = Pick<Slots, 'stars' | 'stars_most' | 'max_night_paise'> & {
  sort?: SortOrder
  /** A place: the nearest hotels come first, where they say how far they are. */
  near?: string
  amenities?: readonly Amenity[]
}

/** What matters most, as it was said. */
export const SORT_ORDERS = ['price', 'duration', 'departure_early', 'departure_late', 'co2', 'rating'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Options in the order in which they are offered; `unmet` when nothing fits the filters, which are then left aside. */
export interface Filtered<T> {
  options: T[]
  unmet: boolean
}

/** First and last minute after midnight of each part of the day. */
export const PERIODS = {
  morning: [4 * 60, 12 * 60 - 1],
  afternoon: [12 * 60, 17 * 60 - 1],
  evening: [17 * 60, 21 * 60 - 1],
  night: [21 * 60, 24 * 60 - 1],
} as const

/** What a minute of travel and a change of planes are worth, in rupees, when nothing else was said. */
const RUPEES_A_MINUTE = 8
const RUPEES_A_STOP = 600

export function filterFlights(flights: readonly FlightResult[], filters: FlightFilters): Filtered<FlightResult> {
  const fitting = flights.filter((flight) => flightFits(flight, filters))
  const unmet = fitting.length === 0 && flights.length > 0
  return { options: (unmet ? flights : fitting).toSorted(flightOrder(filters.sort)), unmet }
}

export function filterHotels(hotels: readonly HotelResult[], filters: HotelFilters): Filtered<HotelResult> {
  const fitting = hotels.filter((hotel) => {
    const { stars, stars_most: most = stars } = filters
    if (filters.amenities?.some((amenity) => !lists(hotel, amenity))) return false
    if (hotel.hotel_class < (stars ?? 0) || (most !== undefined && hotel.hotel_class > most)) return false
    return filters.max_night_paise === undefined || nightPaise(hotel) <= filters.max_night_paise
  })
  const unmet = fitting.length === 0 && hotels.length > 0
  const order = (a: HotelResult, b: HotelResult) => {
    if (filters.sort === 'price') return nightPaise(a) - nightPaise(b)
    const nearer = filters.near === undefined || filters.sort === 'rating' ? 0 : kilometres(a) - kilometres(b)
    return nearer || b.overall_rating - a.overall_rating
  }
  return { options: (unmet ? hotels : fitting).toSorted(order), unmet }
}

function flightFits(flight: FlightResult, filters: FlightFilters): boolean {
  const leaves = minutesOfDay(flight.departure_airport.time)
  const lands = leaves + flight.total_duration
  const [from, to] = filters.depart_period ? PERIODS[filters.depart_period] : [0, Infinity]
  return (
    (filters.airline === undefined ||
      flight.airline === filters.airline ||
      filters.other_airlines?.includes(flight.airline) === true) &&
    !filters.without_airlines?.includes(flight.airline) &&
    (filters.refundable !== true || flight.refundable === true) &&
    (filters.stops === undefined || flight.layovers.length <= filters.stops) &&
    (filters.max_price_paise === undefined || paiseFromRupees(flight.price) <= filters.max_price_paise) &&
    leaves >= from &&
    leaves <= to &&
    (filters.depart_after === undefined || leaves >= minutesOfDay(filters.depart_after)) &&
    (filters.depart_before === undefined || leaves <= minutesOfDay(filters.depart_before)) &&
    (filters.arrive_after === undefined || lands >= minutesOfDay(filters.arrive_after)) &&
    (filters.arrive_before === undefined || lands <= minutesOfDay(filters.arrive_before))
  )
}

function flightOrder(sort: SortOrder | undefined): (a: FlightResult, b: FlightResult) => number {
  const weight: (flight: FlightResult) => number = {
    price: ({ price }: FlightResult) => price,
    duration: ({ total_duration }: FlightResult) => total_duration,
    departure_early: ({ departure_airport }: FlightResult) => minutesOfDay(departure_airport.time),
    departure_late: ({ departure_airport }: FlightResult) => -minutesOfDay(departure_airport.time),
    // One that does not say what it emits comes after all that do.
    co2: ({ co2_grams }: FlightResult) => co2_grams ?? Number.MAX_SAFE_INTEGER,
    worth: worthOf,
    // Flights are not rated.
    rating: worthOf,
  }[sort ?? 'worth']
  return (a, b) => weight(a) - weight(b) || a.price - b.price || a.flight_number.localeCompare(b.flight_number)
}

/** What a flight costs in all when time and changes of planes are counted as money, in rupees. */
export function worthOf({ price, total_duration, layovers }: FlightResult): number {
  return price + RUPEES_A_MINUTE * total_duration + RUPEES_A_STOP * layovers.length
}

/** A hotel that does not say how far it is comes after all that do. */
function kilometres({ distance }: HotelResult): number {
  return distance?.km ?? Number.MAX_SAFE_INTEGER
}

/** Paise of one night as the card gives it; a hotel without a price is dearer than all others. */
export function nightPaise({ rate_per_night, price }: HotelResult): number {
  return ratePaise(rate_per_night?.lowest) ?? ratePaise(price) ?? Number.POSITIVE_INFINITY
}
