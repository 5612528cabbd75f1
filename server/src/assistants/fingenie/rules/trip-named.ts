import { isLapsed } from '@pravas/contract/requests'
import type { TripName } from '@pravas/language/expense/claims/trip-name'
import type { DateRange } from '@pravas/language/expense/queries/query'
import { cityName } from '@pravas/language/text/place-names'
import { isWithin, type TripOfQuestion } from './query/trip-meant.ts'

export type NameableTrip = TripOfQuestion & { purpose: string; hotel_name: string | null }

/** The trips that fit all that a sentence says of one, rejected ones aside, the latest first. */
export function tripsNamed<T extends NameableTrip>(trips: readonly T[], name: TripName): T[] {
  if (name.number !== undefined) return trips.filter(({ trip_number }) => trip_number === name.number)
  const between = trips
    .filter(({ status }) => !isLapsed(status))
    .filter((trip) => isBetween(trip, name.cities))
    .toSorted((a, b) => b.departure_date.localeCompare(a.departure_date))
  const fitting = name.period === undefined ? between : during(between, name.period)
  const said = fitting.filter((trip) => name.words.every((word) => isSaidOf(trip, word)))
  // Words that nobody understands only choose among those of the city or month that is named.
  return said.length > 0 || (name.cities.length === 0 && name.period === undefined) ? said : fitting
}

function during<T extends NameableTrip>(trips: readonly T[], period: DateRange): T[] {
  const within = trips.filter((trip) => isWithin(trip, period))
  // 'December' may be the one to come.
  return within.length > 0 ? within : trips.filter((trip) => isWithin(trip, yearLater(period)))
}

function isBetween({ departure_city, destination_city }: NameableTrip, cities: readonly string[]): boolean {
  const [only] = cities
  if (only === undefined) return true
  const [to, from] = [cityName(destination_city), cityName(departure_city ?? '')]
  if (cities.length === 1) return to === cityName(only)
  return cities.every((city) => cityName(city) === to || cityName(city) === from)
}

function isSaidOf({ purpose, hotel_name, departure_city, destination_city }: NameableTrip, word: string): boolean {
  const said = `${purpose} ${hotel_name ?? ''} ${departure_city ?? ''} ${destination_city}`.toLowerCase()
  return said.includes(word)
}

function yearLater({ from, to }: DateRange): Pick<DateRange, 'from' | 'to'> {
  const later = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return { from: later(from), to: later(to) }
}
