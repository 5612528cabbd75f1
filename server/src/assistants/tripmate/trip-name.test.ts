import { expect, test } from 'vitest'
import { tripName } from './turns.ts'

test.each([
  [{ from: 'Delhi', to: 'Mumbai', depart: '2026-11-21', check_in: '2026-11-22' }, 'Delhi to Mumbai, 21 Nov 2026'],
  [{ to: 'Mumbai' }, 'Trip to Mumbai'],
  [{ city: 'Chennai', check_in: '2026-11-22' }, 'Hotel in Chennai, 22 Nov 2026'],
  [{ city: 'Chennai', check_in: 'soon' }, 'Hotel in Chennai'],
  [{ from: 'Delhi' }, undefined],
  [{}, undefined],
])('a trip is named by what is known of it: %j', (criteria, name) => {
  expect(tripName({ goal: 'flight', criteria })).toBe(name)
})

test('a memory of another shape names nothing', () => {
  expect(tripName({})).toBeUndefined()
  expect(tripName({ criteria: { to: 7 } })).toBeUndefined()
})
