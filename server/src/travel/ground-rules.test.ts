import { expect, test } from 'vitest'
import { kilometresOf, nearestAirport } from './airports.ts'
import { TRAVEL_CITIES } from './city-rules.ts'
import { airportNear, groundEstimate, groundWays } from './ground-rules.ts'
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

test('no train is told to where none is known to go, and roads in the hills wind', () => {
  expect(groundWays('Chandigarh', 'Manali').map(({ mode }) => mode)).toEqual(['bus', 'cab'])
  expect(groundEstimate('train', 'Chandigarh', 'Manali')).toBeUndefined()
  const cab = groundEstimate('cab', 'Chandigarh', 'Manali')
  expect(cab?.kilometres).toBeGreaterThan(270)
  expect(cab?.kilometres).toBeLessThan(340)
  expect(cab?.minutes).toBeGreaterThan(7 * 60)
})

test.each([
  ['train', 'Jaipur', 'Delhi', '3A', 400, 650],
  ['train', 'Jaipur', 'Delhi', '2A', 550, 800],
  ['train', 'Delhi', 'Kolkata', '1A', 3500, 6000],
  ['bus', 'Mumbai', 'Pune', undefined, 200, 500],
  ['cab', 'Siliguri', 'Gangtok', undefined, 3500, 5000],
  ['cab', 'Gurgaon', 'Delhi', undefined, 300, 900],
  ['cab', 'Bangalore airport', 'Bangalore', undefined, 400, 1200],
] as const)('a %s from %s to %s in %s is estimated by distance and class', (mode, from, to, name, least, most) => {
  const cost = groundEstimate(mode, from, to, name)?.cost
  expect(cost).toBeGreaterThanOrEqual(least)
  expect(cost).toBeLessThanOrEqual(most)
})

test('nothing is estimated of a place that nobody knows', () => {
  expect(groundEstimate('bus', 'Delhi', 'Atlantis')).toBeUndefined()
})

test('a cab within a town costs what one from its airport does', () => {
  const transfer = groundEstimate('cab', 'Mumbai airport', 'Mumbai')
  expect(groundEstimate('cab', 'Mumbai Dadar', 'Mumbai BKC')).toEqual(transfer)
  expect(groundEstimate('cab', 'Mumbai Dadar', 'Pune Camp')).toBeUndefined()
  expect(groundEstimate('train', 'Mumbai Dadar', 'Mumbai BKC')).toBeUndefined()
})
