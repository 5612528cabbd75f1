import type { FlightResult } from '@pravas/contract/cards'
import { expect, test } from 'vitest'
import { resultSuggestions } from './result-suggestions.ts'
import { type DialogueState, EMPTY } from './state.ts'

function flight(number: string, clock: string, price: number, more: Partial<FlightResult> = {}): FlightResult {
  return {
    airline: 'IndiGo',
    flight_number: number,
    departure_airport: { id: 'DEL', time: `2026-07-20 ${clock}` },
    arrival_airport: { id: 'BOM', time: '2026-07-20 23:30' },
    duration: 135,
    total_duration: 135,
    layovers: [],
    price,
    travel_class: 'Economy',
    ...more,
  }
}

function found(outbound: FlightResult[], rest: FlightResult[] = []): DialogueState {
  const flights = { search: '', key: '', outbound, returning: [], rest: { outbound: rest, returning: [] } }
  return { ...EMPTY, goal: 'flight', flights }
}

const STOP = { layovers: [{ id: 'HYD', duration: 60 }] }

test('filters are proposed where they leave some results and take some away', () => {
  const state = found([flight('1', '08:00', 4200, { refundable: true }), flight('2', '18:00', 5600, STOP)])
  expect(resultSuggestions(state, 'flight')).toEqual([
    'The cheapest',
    'The fastest',
    'Non-stop only',
    'Morning only',
    'Refundable only',
    'Under ₹4,500',
    'Cheapest first',
  ])
})

test('what would change nothing is not proposed', () => {
  const state = found([flight('1', '08:00', 4200), flight('2', '09:00', 4300)])
  expect(resultSuggestions({ ...state, criteria: { sort: 'price' } }, 'flight')).toEqual([
    'The cheapest',
    'The fastest',
  ])
})

test('what was left aside can be had back', () => {
  const state = found([flight('1', '08:00', 4200)], [flight('2', '09:00', 4300)])
  expect(resultSuggestions(state, 'flight')).toContain('Show all')
})
