import { FlightResult } from '@pravas/contract/cards'
import { CITIES, FLIGHT_CLASSES } from '@pravas/contract/trips'
import { addDays } from '@pravas/language/text/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scheduledMinutes } from '../airports.ts'
import type { FlightQuery } from '../source.ts'
import { sampleFlights } from './sample-flights.ts'

const BOOKED = '2026-06-10'
const never = new AbortController().signal

const routes = fc.constantFrom(
  ...CITIES.flatMap((from) => CITIES.filter((to) => to !== from).map((to) => [from, to] as const)),
)
const queries = fc
  .record({ route: routes, days: fc.integer({ min: 1, max: 300 }), cabin: fc.constantFrom(...FLIGHT_CLASSES) })
  .map(({ route: [from, to], days, cabin }): FlightQuery => {
    return { from, to, date: addDays(BOOKED, days), cabin, askedAt: `${BOOKED} 12:00` }
  })

const minutes = (time: string) => Date.parse(`${time.replace(' ', 'T')}:00Z`) / 60_000

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

test('gives the same flights for the same question, whoever asks and whenever on that day', async () => {
  const query = { from: 'Delhi', to: 'Mumbai', date: '2026-06-26', cabin: 'economy' } as const
  const morning = await sampleFlights.search({ ...query, askedAt: '2026-06-10 08:00' }, never)
  const evening = await sampleFlights.search({ ...query, askedAt: '2026-06-10 20:00' }, never)
  expect(morning).toEqual(evening)
  expect(morning.length).toBeGreaterThan(5)
  expect(new Set(morning.map((flight) => flight.flight_number)).size).toBe(morning.length)
})

test('every flight has the shape of a card and times that add up', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      for (const flight of await sampleFlights.search(query, never)) {
        FlightResult.parse(flight)
        const { departure_airport: leaves, arrival_airport: lands } = flight
        expect(minutes(lands.time) - minutes(leaves.time)).toBe(flight.total_duration)
        const waiting = flight.layovers.reduce((sum, layover) => sum + layover.duration, 0)
        expect(flight.total_duration).toBe(flight.duration + waiting)
        expect(leaves.time.slice(0, 10)).toBe(query.date)
        expect(flight).toMatchObject({ source: 'sample', price: expect.any(Number) })
        if (flight.layovers.length === 0) {
          expect(Math.abs(flight.duration - scheduledMinutes(query.from, query.to))).toBeLessThanOrEqual(15)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('booking later is never cheaper on the median', async () => {
  await fc.assert(
    fc.asyncProperty(queries, fc.integer({ min: 1, max: 60 }), async (query, later) => {
      const booked = addDays(BOOKED, later)
      fc.pre(booked < query.date)
      const early = await sampleFlights.search(query, never)
      const late = await sampleFlights.search({ ...query, askedAt: `${booked} 12:00` }, never)
      if (early.length === 0) return
      expect(median(late.map(({ price }) => price))).toBeGreaterThanOrEqual(median(early.map(({ price }) => price)))
    }),
    { numRuns: 60 },
  )
})

test('economy fares and business fares lie where published ones do', async () => {
  const query = { from: 'Delhi', to: 'Mumbai', date: '2026-07-25', askedAt: '2026-06-10 12:00' } as const
  const economy = await sampleFlights.search({ ...query, cabin: 'economy' }, never)
  const business = await sampleFlights.search({ ...query, cabin: 'business' }, never)
  expect(median(economy.map(({ price }) => price))).toBeGreaterThan(3000)
  expect(median(economy.map(({ price }) => price))).toBeLessThan(6000)
  expect(median(business.map(({ price }) => price))).toBeGreaterThan(10_000)
  expect(median(business.map(({ price }) => price))).toBeLessThan(33_000)
  expect(business.every(({ travel_class }) => travel_class === 'Business')).toBe(true)
})

test('a flight that has left is no offer', async () => {
  const query = { from: 'Delhi', to: 'Mumbai', date: '2026-06-10', cabin: 'economy' } as const
  const flights = await sampleFlights.search({ ...query, askedAt: '2026-06-10 15:00' }, never)
  expect(flights.length).toBeGreaterThan(0)
  expect(flights.every(({ departure_airport }) => departure_airport.time >= '2026-06-10 16:30')).toBe(true)
  expect(await sampleFlights.search({ ...query, askedAt: '2026-06-10 23:00' }, never)).toEqual([])
})

test('some flights stop on the way, and name where', async () => {
  const query = { from: 'Kolkata', to: 'Hyderabad', date: '2026-06-26', cabin: 'economy' } as const
  const flights = await sampleFlights.search({ ...query, askedAt: '2026-06-10 12:00' }, never)
  const connecting = flights.filter(({ layovers }) => layovers.length > 0)
  expect(connecting.length).toBeGreaterThan(0)
  for (const { flights: legs, layovers } of connecting) {
    expect(legs).toHaveLength(2)
    expect(legs?.[0]?.arrival_airport.id).toBe(layovers[0]?.id)
  }
})

test('a search that was given up is refused', async () => {
  const query = {
    from: 'Delhi',
    to: 'Mumbai',
    date: '2026-06-26',
    cabin: 'economy',
    askedAt: '2026-06-10 12:00',
  } as const
  await expect(sampleFlights.search(query, AbortSignal.abort())).rejects.toThrow()
})
