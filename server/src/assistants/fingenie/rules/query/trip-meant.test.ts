import { expect, test } from 'vitest'
import { daysOfTrip, type TripOfQuestion, tripMeant } from './trip-meant.ts'

const trip = (
  trip_number: string,
  destination_city: string,
  departure_date: string,
  more: Partial<TripOfQuestion> = {},
): TripOfQuestion => ({
  trip_number,
  destination_city,
  departure_date,
  return_date: null,
  departure_city: 'Delhi',
  status: 'approved',
  ...more,
})

const TRIPS = [
  trip('1', 'Mumbai', '2026-03-01'),
  trip('2', 'Mumbai', '2026-06-01'),
  trip('3', 'Mumbai', '2026-12-01'),
  trip('4', 'Chennai', '2026-12-05'),
  trip('5', 'Mumbai', '2026-11-01', { status: 'rejected' }),
]

test.each([
  ['Mumbai', '2'],
  ['Bombay', '2'],
  ['Chennai', '4'],
  ['', '2'],
  ['Kolkata', undefined],
])('the trip to %s', (city, number) => {
  expect(tripMeant(TRIPS, city, '2026-11-21')?.trip_number).toBe(number)
})

test('its days count both ends', () => {
  expect(daysOfTrip(trip('1', 'Mumbai', '2026-06-01', { return_date: '2026-06-03' }))).toEqual({
    from: '2026-06-01',
    to: '2026-06-03',
    days: 3,
  })
  expect(daysOfTrip(trip('1', 'Mumbai', '2026-06-01')).days).toBe(1)
})
