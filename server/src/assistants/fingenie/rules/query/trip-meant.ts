import { isLapsed } from '@pravas/contract/requests'
import type { Trip } from '@pravas/contract/trips'
import { daysBetween } from '@pravas/language/text/calendar'
import { cityName } from '@pravas/language/text/place-names'

export type TripOfQuestion = Pick<
  Trip,
  'trip_number' | 'status' | 'departure_city' | 'destination_city' | 'departure_date' | 'return_date'
>

/** The trip that somebody means who looks back: the latest to that city that has begun, else the next one. */
export function tripMeant<T extends TripOfQuestion>(trips: readonly T[], city: string, today: string): T | undefined {
  const meant = trips
    .filter(
      ({ status, destination_city }) =>
        !isLapsed(status) && (city === '' || cityName(destination_city) === cityName(city)),
    )
    .toSorted((a, b) => a.departure_date.localeCompare(b.departure_date))
  return meant.findLast(({ departure_date }) => departure_date <= today) ?? meant[0]
}

/** The days of a trip, both ends included; of a trip without a return the day of departure alone. */
export function daysOfTrip({ departure_date, return_date }: TripOfQuestion): {
  from: string
  to: string
  days: number
} {
  const to = return_date ?? departure_date
  return { from: departure_date, to, days: daysBetween(departure_date, to) + 1 }
}

/** Whether any day of a trip is one of a period. */
export function isWithin(trip: TripOfQuestion, period: { from: string; to: string }): boolean {
  const { from, to } = daysOfTrip(trip)
  return from <= period.to && to >= period.from
}
