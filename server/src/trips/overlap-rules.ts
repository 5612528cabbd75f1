import { isLapsed } from '@pravas/contract/requests'
import type { Trip, TripDetail } from '@pravas/contract/trips'
import { addDays } from '@pravas/language/text/calendar'
import type { ConfirmedDraft } from './draft-rules.ts'

/** Days that a trip takes, `YYYY-MM-DD`, both included. */
export interface DateRange {
  from: string
  to: string
}

type Draft = Pick<ConfirmedDraft, 'departureDate' | 'returnDate' | 'segments'>

/** A trip without a return date ends with its last stay, which lasts no longer than this many nights. */
const LONGEST_STAY = 60

/** The days of a trip draft: until its return, or the last of its flights and stays where that is later. */
export function daysOfDraft({ departureDate, returnDate, segments }: Draft): DateRange {
  const days = segments.map(({ details }) =>
    'departure_airport' in details
      ? details.departure_airport.time.slice(0, 10)
      : 'mode' in details
        ? details.date
        : details.check_out,
  )
  return { from: departureDate, to: lastOf(departureDate, [returnDate, ...days]) }
}

/** The days of a trip request; its detail tells the end where the trip has no return date. */
export function daysOfTrip(trip: Trip | TripDetail): DateRange {
  const { departure_date: from, return_date } = trip
  const itinerary = 'itinerary' in trip ? trip.itinerary : undefined
  const parts = itinerary?.in_order ?? []
  const ground = itinerary?.ground?.map(({ date }) => date) ?? []
  const days = parts.map((part) =>
    part.kind === 'flight' ? part.flight.departure_airport.time.slice(0, 10) : part.hotel.check_out,
  )
  return { from, to: lastOf(from, [return_date, itinerary?.hotel?.check_out, ...days, ...ground]) }
}

function lastOf(from: string, days: readonly (string | null | undefined)[]): string {
  return days.reduce<string>((last, day) => (day && day > last ? day : last), from)
}

/** The traveller's pending and approved trips that share a day with the range, the earliest first. */
export function overlappingTrips<T extends Trip>(range: DateRange, trips: readonly T[]): T[] {
  const overlapping = trips.filter((trip) => {
    const { from, to } = daysOfTrip(trip)
    return !isLapsed(trip.status) && from <= range.to && range.from <= to
  })
  return overlapping.toSorted((a, b) => (a.departure_date < b.departure_date ? -1 : 1))
}

/** Whether only the detail of a trip can tell if it reaches into the range: a stay or a journey without a return date. */
export function needsDetail(range: DateRange, trip: Trip): boolean {
  const { status, departure_date: from, return_date, hotel_name, route } = trip
  if (isLapsed(status) || return_date !== null || (hotel_name === null && !route)) return false
  return from < range.from && from >= addDays(range.from, -LONGEST_STAY)
}
