import { HotelResult } from '@pravas/contract/cards'
import { CITIES, ROOM_TYPES } from '@pravas/contract/trips'
import { addDays } from '@pravas/language/text/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HotelQuery } from '../source.ts'
import { sampleHotels } from './sample-hotels.ts'

const BOOKED = '2026-06-10'
const never = new AbortController().signal

const queries = fc
  .record({
    city: fc.constantFrom(...CITIES),
    ahead: fc.integer({ min: 0, max: 300 }),
    nights: fc.integer({ min: 1, max: 14 }),
    room: fc.constantFrom(...ROOM_TYPES),
  })
  .map(({ city, ahead, nights, room }): HotelQuery => {
    const checkIn = addDays(BOOKED, ahead)
    return { city, checkIn, checkOut: addDays(checkIn, nights), room, askedAt: `${BOOKED} 12:00` }
  })

const stay: HotelQuery = {
  city: 'Mumbai',
  checkIn: '2026-06-26',
  checkOut: '2026-06-28',
  room: 'double',
  askedAt: `${BOOKED} 12:00`,
}

test('gives the same hotels for the same question, with distinct names', async () => {
  const hotels = await sampleHotels.search(stay, never)
  expect(await sampleHotels.search({ ...stay, askedAt: `${BOOKED} 21:00` }, never)).toEqual(hotels)
  expect(hotels.length).toBeGreaterThanOrEqual(4)
  expect(new Set(hotels.map(({ name }) => name)).size).toBe(hotels.length)
})

test('every hotel has the shape of a card, and the stay costs its nights', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      for (const hotel of await sampleHotels.search(query, never)) {
        HotelResult.parse(hotel)
        expect(Number(hotel.rate_per_night?.lowest) * (hotel.nights ?? 0)).toBe(hotel.total_rate?.lowest)
        expect(addDays(hotel.check_in ?? '', hotel.nights ?? 0)).toBe(query.checkOut)
        expect(hotel.amenities.length).toBeGreaterThanOrEqual(4)
        expect(new Set(hotel.amenities).size).toBe(hotel.amenities.length)
      }
    }),
    { numRuns: 60 },
  )
})

test('a suite costs more than a double, a double more than a single', async () => {
  const [single, double, suite] = await Promise.all(
    ROOM_TYPES.map(async (room) => (await sampleHotels.search({ ...stay, room }, never))[0]?.rate_per_night?.lowest),
  )
  expect(Number(single)).toBeLessThan(Number(double))
  expect(Number(double)).toBeLessThan(Number(suite))
})
