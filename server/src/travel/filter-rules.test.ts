import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { expect, test } from 'vitest'
import { type FlightFilters, filterFlights, filterHotels } from './filter-rules.ts'

function flight(number: string, clock: string, minutes: number, price: number, stops = 0): FlightResult {
  const airline = number.startsWith('AI') ? 'Air India' : 'IndiGo'
  return {
    airline,
    flight_number: number,
    departure_airport: { id: 'DEL', time: `2026-06-12 ${clock}` },
    arrival_airport: { id: 'BOM', time: '2026-06-12 23:00' },
    duration: minutes,
    total_duration: minutes,
    layovers: Array.from({ length: stops }, () => ({ id: 'HYD', duration: 90 })),
    price,
    travel_class: 'Economy',
  }
}

const FLIGHTS = [
  flight('6E 1', '11:59', 140, 6000),
  flight('AI 2', '12:00', 130, 7000),
  flight('6E 3', '18:30', 300, 5000, 1),
]

test.each<[FlightFilters, string[]]>([
  [{}, ['6E 1', '6E 3', 'AI 2']],
  [{ sort: 'price' }, ['6E 3', '6E 1', 'AI 2']],
  [{ sort: 'duration' }, ['AI 2', '6E 1', '6E 3']],
  [{ sort: 'departure_late' }, ['6E 3', 'AI 2', '6E 1']],
  [{ stops: 0 }, ['6E 1', 'AI 2']],
  [{ airline: 'Air India' }, ['AI 2']],
  [{ max_price_paise: 600_000, sort: 'departure_early' }, ['6E 1', '6E 3']],
  [{ depart_period: 'morning' }, ['6E 1']],
  [{ depart_period: 'afternoon' }, ['AI 2']],
  [{ depart_after: '18:00' }, ['6E 3']],
  [{ arrive_before: '14:19' }, ['6E 1', 'AI 2']],
])('%o leaves %j', (wishes, expected) => {
  const { options, unmet } = filterFlights(FLIGHTS, wishes)
  expect(options.map(({ flight_number }) => flight_number)).toEqual(expected)
  expect(unmet).toBe(false)
})

test('wishes that nothing fits are left aside, and that is said', () => {
  expect(filterFlights(FLIGHTS, { airline: 'Akasa Air' })).toMatchObject({ unmet: true, options: { length: 3 } })
  expect(filterFlights([], { airline: 'Akasa Air' })).toEqual({ unmet: false, options: [] })
})

test('hotels by stars and price of a night, the best rated first unless the price matters', () => {
  const hotel = (name: string, stars: number, rating: number, night: number): HotelResult => ({
    name,
    hotel_class: stars,
    overall_rating: rating,
    neighborhood: 'Sion',
    amenities: [],
    rate_per_night: { lowest: night },
  })
  const hotels = [hotel('a', 4, 4.1, 5000), hotel('b', 5, 4.6, 9000), hotel('c', 4, 4.3, 6000)]
  const names = (wishes: Parameters<typeof filterHotels>[1]) =>
    filterHotels(hotels, wishes).options.map(({ name }) => name)
  expect(names({})).toEqual(['b', 'c', 'a'])
  expect(names({ sort: 'price' })).toEqual(['a', 'c', 'b'])
  expect(names({ stars: 4 })).toEqual(['c', 'a'])
  expect(names({ max_night_paise: 500_000 })).toEqual(['a'])
})
