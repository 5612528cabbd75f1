import type { FlightResult } from '@pravas/contract/cards'
import { expect, test } from 'vitest'
import { pairPrice, pricedBack } from './return-fare-rules.ts'

function flight(flight_number: string, time: string, price: number): FlightResult {
  return {
    airline: 'IndiGo',
    flight_number,
    departure_airport: { id: 'DEL', time },
    arrival_airport: { id: 'BOM', time },
    duration: 120,
    total_duration: 120,
    layovers: [],
    price,
    travel_class: 'Economy',
    source: 'live',
  }
}
const OUT = flight('6E 1', '2026-06-12 06:00', 5400.5)
const BACK = flight('6E 9', '2026-06-14 18:00', 5200)
const ticket = (total: number, ids: { out?: string; back?: string } = {}) => [
  { out: '6E 1 2026-06-12 06:00', back: '6E 9 2026-06-14 18:00', total, priced_at: '2026-06-10 12:00', ...ids },
]

test('on a cheaper ticket the way back costs what it adds, so that both make its fare', () => {
  expect(pricedBack(OUT, BACK, ticket(9000))).toEqual({
    ...BACK,
    price: 3599.5,
    return_ticket: { with: 'IndiGo 6E 1', total_price: 9000 },
  })
  expect(pairPrice(OUT, BACK, ticket(9000))).toBe(9000)
})

test.each([
  ['there is no ticket', []],
  ['the ticket is of another flight out', ticket(9000, { out: '6E 2 2026-06-12 06:00' })],
  ['the ticket is of another flight back', ticket(9000, { back: '6E 9 2026-06-14 20:00' })],
  ['the ticket costs as much as two of one way', ticket(10_600.5)],
  ['the ticket is dearer', ticket(27_000)],
  ['the ticket costs no more than the way out', ticket(5400.5)],
])('each way keeps its fare where %s', (_, fares) => {
  expect(pricedBack(OUT, BACK, fares)).toBe(BACK)
  expect(pairPrice(OUT, BACK, fares)).toBe(10_600.5)
})
