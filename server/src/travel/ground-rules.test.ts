import { expect, test } from 'vitest'
import { kilometresOf, nearestAirport } from './airports.ts'
import { TRAVEL_CITIES } from './city-rules.ts'
import { airportNear, groundWays } from './ground-rules.ts'
import { sampleHotelsOf } from './sources/sample-hotel-list.ts'
import { timetable } from './sources/sample-timetable.ts'

test('at least sixty cities of India can be booked, each with flights to Delhi unless that is next door, and hotels', () => {
  expect(TRAVEL_CITIES.length).toBeGreaterThan(60)
  for (const city of TRAVEL_CITIES) {
    const flights = city === 'Delhi' ? [] : timetable(city, 'Delhi', '2026-07-06')
    const isNear = city === 'Delhi' || kilometresOf(city, 'Delhi') < 190
    expect({ city, flies: flights.length > 0 }).toEqual({ city, flies: !isNear })
    expect(new Set(sampleHotelsOf(city).map(({ name }) => name)).size, city).toBeGreaterThan(3)
  }
})

test('more is flown from busier airports', () => {
  const direct = (to: 'Mumbai' | 'Pune' | 'Patna' | 'Agra') =>
    timetable('Delhi', to, '2026-07-06').filter((flight) => flight.length === 1).length
  expect(direct('Mumbai')).toBeGreaterThan(direct('Pune'))
  expect(direct('Pune')).toBeGreaterThan(direct('Agra'))
})

test.each([
  ['Gurgaon', 'Delhi', 10, 30],
  ['Thane', 'Mumbai', 10, 40],
  ['Kota', 'Jaipur', 200, 260],
  ['Ooty', 'Coimbatore', 60, 100],
] as const)('%s takes the airport of %s', (town, city, least, most) => {
  const near = airportNear(town)
  expect(near?.city).toBe(city)
  expect(near?.kilometres).toBeGreaterThanOrEqual(least)
  expect(near?.kilometres).toBeLessThanOrEqual(most)
})

test('a city with an airport is its own nearest, and a place that nobody knows has none', () => {
  expect(nearestAirport({ latitude: 18.52, longitude: 73.86 })).toBe('Pune')
  expect(airportNear('Atlantis')).toBeUndefined()
})

test('ways on the ground are estimated by distance and kind', () => {
  const ways = groundWays('Delhi', 'Jaipur')
  expect(ways.map(({ mode }) => mode)).toEqual(['train', 'bus', 'cab'])
  for (const { kilometres, minutes, from, to } of ways) {
    expect(kilometres).toBeGreaterThan(250)
    expect(kilometres).toBeLessThan(320)
    expect(minutes).toBeGreaterThan(180)
    expect(from).toBeLessThan(to)
  }
  expect(groundWays('Delhi', 'Chennai').map(({ mode }) => mode)).toEqual(['train'])
  expect(groundWays('Delhi', 'Delhi')).toEqual([])
})
