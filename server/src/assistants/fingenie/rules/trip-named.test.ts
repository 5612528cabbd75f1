import { tripNameIn } from '@pravas/language/expense/claims/trip-name'
import { expect, test } from 'vitest'
import { type NameableTrip, tripsNamed } from './trip-named.ts'

const trip = (trip_number: string, destination_city: string, departure_date: string, return_date: string) =>
  ({
    trip_number,
    destination_city,
    departure_date,
    return_date,
    departure_city: 'Delhi',
    status: 'approved',
    purpose: 'business',
    hotel_name: null,
  }) satisfies NameableTrip

const TRIPS = [
  trip('TRP-2026-000016', 'Pune', '2026-10-12', '2026-10-14'),
  trip('TRP-2026-000019', 'Mumbai', '2026-11-02', '2026-11-05'),
  { ...trip('TRP-2026-000012', 'Mumbai', '2026-06-30', '2026-07-02'), purpose: 'conference' },
  trip('TRP-2026-000023', 'Mumbai', '2026-12-07', '2026-12-09'),
  { ...trip('TRP-2026-000005', 'Chennai', '2026-10-20', '2026-10-21'), status: 'rejected' as const },
]

test.each([
  ['link this claim to my October trip', ['16']],
  ['my November trip', ['19']],
  ['my December trip to Mumbai', ['23']],
  ['link it to my Mumbai trip', ['23', '19', '12']],
  ['my Mumbai trip in July', ['12']],
  ['my October trip to Mumbai', []],
  ['the conference trip', ['12']],
  ['my diwali trip', []],
  ['the Delhi to Pune trip', ['16']],
  ['the trip of 3 November', ['19']],
  ['attach these to TRP-2026-000019', ['19']],
  ['my Chennai trip', []],
  ['link this claim to my Pune trip, thanks', ['16']],
  ['link this claim to the Pune trip I took in October', ['16']],
  ['the Pune client trip', ['16']],
  ['the November wedding trip', ['19']],
  ['the Mumbai client trip', ['23', '19', '12']],
  ['the Mumbai conference trip', ['12']],
])('%s', (message, numbers) => {
  const found = tripsNamed(TRIPS, tripNameIn(message, '2026-11-21'))
  expect(found.map(({ trip_number }) => trip_number.slice(-2))).toEqual(numbers)
})
