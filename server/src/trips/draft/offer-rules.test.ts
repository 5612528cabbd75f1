import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { medianPaise, shortlistOf } from './offer-rules.ts'

test.each([
  ['the middle one of an odd number', [300, 100, 200], 200],
  ['the mean of the two in the middle of an even number', [100, 400, 200, 300], 250],
  ['half a paisa is rounded up', [100, 201, 200, 300], 201],
  ['prices that occur twice count twice', [100, 100, 100, 900], 100],
  ['none of two, which say no more than the cheapest', [100, 200], undefined],
  ['none of nothing', [], undefined],
])('the median: %s', (_, prices, median) => {
  expect(medianPaise(prices)).toBe(median)
})

test('as many prices are below the median as above, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 3 }), (prices) => {
      const median = medianPaise(prices) ?? Number.NaN
      expect(Number.isSafeInteger(median)).toBe(true)
      expect(medianPaise(prices.toReversed())).toBe(median)
      expect(prices.filter((price) => price < median).length).toBeLessThanOrEqual(prices.length / 2)
      expect(prices.filter((price) => price > median).length).toBeLessThanOrEqual(prices.length / 2)
    }),
  )
})

const flight = (number: string, price: number, minutes: number): FlightResult => ({
  airline: 'IndiGo',
  flight_number: number,
  departure_airport: { id: 'DEL', time: '2026-06-19 07:00' },
  arrival_airport: { id: 'BOM', time: '2026-06-19 09:10' },
  duration: minutes,
  total_duration: minutes,
  layovers: [],
  price,
  travel_class: 'Economy',
})
const hotel = (name: string, stay?: number): HotelResult => ({
  name,
  hotel_class: 3,
  overall_rating: 4,
  neighborhood: 'Fort',
  amenities: [],
  ...(stay !== undefined && { total_rate: { lowest: stay } }),
})

test('the shortlist of flights has how many they were, the cheapest, the fastest and the median in rupees', () => {
  const flights = [flight('6E 1', 4999.5, 140), flight('6E 2', 6100, 130), flight('6E 3', 5200.25, 135)]
  expect(shortlistOf(flights)).toEqual({
    of: 3,
    median: 5200.25,
    cheapest: { title: 'IndiGo 6E 1', price: 4999.5, leaves: '2026-06-19 07:00', minutes: 140 },
    fastest: { title: 'IndiGo 6E 2', price: 6100, leaves: '2026-06-19 07:00', minutes: 130 },
  })
  expect(shortlistOf(flights.slice(1))).not.toHaveProperty('median')
})

test('a hotel whose price nobody gave counts among the options and not in the median of the stays', () => {
  const hotels = [hotel('A', 9000), hotel('B'), hotel('C', 7000), hotel('D', 12_000)]
  expect(shortlistOf(hotels)).toMatchObject({ of: 4, median: 9000 })
  expect(shortlistOf(hotels.slice(0, 3))).not.toHaveProperty('median')
})
