import type { Trip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { overlapWords } from './overlap-text-rules.ts'

const trip = (more: Partial<Trip> = {}) =>
  ({
    trip_number: 'TRP-2026-000012',
    departure_city: 'Delhi',
    destination_city: 'Chennai',
    departure_date: '2026-12-03',
    return_date: '2026-12-05',
    status: 'pending',
    ...more,
  }) as Trip

test.each([
  [[trip()], 'You already have **TRP-2026-000012** to Chennai, 3 to 5 December (pending).'],
  [
    [trip({ departure_date: '2026-11-30', status: 'approved' })],
    'You already have **TRP-2026-000012** to Chennai, 30 November to 5 December (approved).',
  ],
  [
    [trip({ departure_date: '2026-12-30', return_date: '2027-01-02' })],
    'You already have **TRP-2026-000012** to Chennai, 30 December 2026 to 2 January 2027 (pending).',
  ],
  [
    [trip({ departure_city: null, return_date: null }), trip()],
    'You already have **TRP-2026-000012** in Chennai, 3 December (pending) and **TRP-2026-000012** to Chennai, 3 to 5 December (pending).',
  ],
])('trips of the same days are named in one line', (trips, words) => {
  expect(overlapWords(trips)).toBe(words)
})

test('no line where there are none, and no more than three are named', () => {
  expect(overlapWords([])).toBeUndefined()
  expect(overlapWords(Array.from({ length: 5 }, () => trip()))).toMatch(/\(pending\) and 2 more on these days\.$/)
})
