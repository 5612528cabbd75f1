import { expect, test } from 'vitest'
import { landingText, legLine } from './booking-facts.tsx'

test('a flight that lands on another day says so', () => {
  expect(landingText('2027-01-12 22:30', '2027-01-13 00:45')).toBe('00:45 (+1 day)')
  expect(landingText('2027-01-12T22:30', '2027-01-12T23:45')).toBe('23:45')
  // Nothing is typed yet.
  expect(landingText('2027-01-12T22:30', '')).toBe('')
  const leg = {
    airline: null,
    from_terminal: null,
    to_terminal: null,
    flight_number: '6E 4119',
    from: 'DEL',
    to: 'BOM',
  }
  expect(legLine({ ...leg, departs: '2027-01-12 22:30', arrives: '2027-01-13 00:45', seat: '14C' })).toBe(
    '6E 4119, DEL 22:30 → BOM 00:45 (+1 day), 12 Jan 2027, Seat 14C',
  )
})
