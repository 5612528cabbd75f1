import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { replies } from '@pravas/messages/tripmate'
import { expect, test } from 'vitest'
import type { FlightFilters } from '../../../travel/filter-rules.ts'
import { relaxedNote, relaxFlights, relaxHotels } from './relax-rules.ts'

function flight(number: string, airline: string, clock: string, price: number, stops = 0): FlightResult {
  return {
    airline,
    flight_number: number,
    departure_airport: { id: 'DEL', time: `2026-06-12 ${clock}` },
    arrival_airport: { id: 'BOM', time: '2026-06-12 23:00' },
    duration: 130,
    total_duration: 130,
    layovers: Array.from({ length: stops }, () => ({ id: 'HYD', duration: 90 })),
    price,
    travel_class: 'Economy',
  }
}

const FLIGHTS = [
  flight('6E 1', 'IndiGo', '08:00', 6000),
  flight('AI 2', 'Air India', '09:00', 7000),
  flight('6E 3', 'IndiGo', '18:30', 5000, 1),
]

test.each<[FlightFilters, string[], string | undefined]>([
  [{ airline: 'IndiGo' }, ['6E 1', '6E 3'], undefined],
  [
    { max_price_paise: 300_000 },
    ['6E 1', '6E 3', 'AI 2'],
    `${replies('relaxed.none', { kind: 'flight', dropped: '“up to ₹3,000”' })} The cheapest costs ₹5,000.`,
  ],
  [
    { airline: 'Air India', depart_period: 'morning', max_price_paise: 300_000 },
    ['AI 2'],
    `${replies('relaxed.some', {
      kind: 'flight',
      dropped: '“up to ₹3,000”',
      kept: '“Air India” and “leaving in the morning”',
    })} The cheapest costs ₹7,000.`,
  ],
  [
    { airline: 'Akasa Air', stops: 0, depart_before: '12:00' },
    ['6E 1', 'AI 2'],
    replies('relaxed.some', {
      kind: 'flight',
      dropped: '“Akasa Air”',
      kept: '“leaving before 12:00” and “non-stop”',
    }),
  ],
  [
    { airline: 'Akasa Air', max_price_paise: 100_000, stops: 1, arrive_after: '20:00' },
    ['6E 3'],
    `${replies('relaxed.some', {
      kind: 'flight',
      dropped: '“Akasa Air” and “up to ₹1,000”',
      kept: '“arriving after 20:00” and “at most 1 stop”',
    })} The cheapest costs ₹5,000.`,
  ],
  [
    { arrive_before: '09:00' },
    ['6E 1', '6E 3', 'AI 2'],
    `${replies('relaxed.none', { kind: 'flight', dropped: '“arriving before 09:00”' })} The earliest lands at 23:00.`,
  ],
  [
    { depart_before: '07:00' },
    ['6E 1', '6E 3', 'AI 2'],
    `${replies('relaxed.none', { kind: 'flight', dropped: '“leaving before 07:00”' })} The first leaves at 08:00.`,
  ],
])('%j leaves %j', (wishes, numbers, note) => {
  const relaxed = relaxFlights(FLIGHTS, wishes)
  expect(relaxed.options.map(({ flight_number }) => flight_number).toSorted()).toEqual(numbers)
  expect(relaxedNote(relaxed, 'flight')).toBe(note)
})

test('a hotel keeps the stars when only the price cannot be met', () => {
  const hotel = (name: string, stars: number, night: number): HotelResult => ({
    name,
    hotel_class: stars,
    overall_rating: 4,
    neighborhood: 'Sion',
    amenities: [],
    rate_per_night: { lowest: night },
  })
  const relaxed = relaxHotels([hotel('a', 3, 5000), hotel('b', 5, 9000)], { stars: 5, max_night_paise: 200_000 })
  expect(relaxed.options.map(({ name }) => name)).toEqual(['b'])
  expect(relaxedNote(relaxed, 'hotel')).toBe(
    `${replies('relaxed.some', { kind: 'hotel', dropped: '“up to ₹2,000 a night”', kept: '“5-star”' })} The cheapest costs ₹9,000 a night.`,
  )
})
