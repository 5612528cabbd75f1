import type { FlightResult } from '@pravas/contract/cards'
import { expect, test } from 'vitest'
import { lowestLogicalPaise } from './lowest-fare-rules.ts'

const flight = (leaves: string, price: number, change: Partial<FlightResult> = {}): FlightResult => ({
  airline: 'IndiGo',
  flight_number: `6E ${price}`,
  departure_airport: { id: 'DEL', time: `2026-06-12 ${leaves}` },
  arrival_airport: { id: 'BOM', time: '2026-06-12 23:00' },
  duration: 135,
  total_duration: 135,
  layovers: [],
  price,
  travel_class: 'Economy',
  source: 'sample',
  ...change,
})
const chosen = flight('09:00', 6000.5)
const stop = { id: 'NAG', name: 'Nagpur', duration: 60 }

test.each([
  ['one that leaves two hours before', flight('07:00', 5000), 500000],
  ['one that leaves two hours after', flight('11:00', 5000), 500000],
  ['one that leaves earlier still', flight('06:59', 5000), undefined],
  ['one with a stop more', flight('09:00', 5000, { layovers: [stop] }), undefined],
  ['one in another cabin', flight('09:00', 5000, { travel_class: 'Business' }), undefined],
  ['a dearer one', flight('09:30', 7000), 600050],
])('%s', (_, other, lowest) => {
  expect(lowestLogicalPaise(chosen, [other])).toBe(lowest)
})

test('the cheapest of several counts, and the chosen one among them', () => {
  expect(lowestLogicalPaise(chosen, [chosen, flight('08:00', 5500), flight('10:00', 5200)])).toBe(520000)
  expect(lowestLogicalPaise(chosen, [chosen])).toBe(600050)
})
