import { expect, test } from 'vitest'
import { checkCriteria } from './criteria-rules.ts'
import type { TripCriteria } from './trip-draft.ts'

type Name = keyof TripCriteria

const TODAY = '2026-06-10'
const check = (criteria: TripCriteria, ...said: Name[]) => checkCriteria(criteria, new Set(said), TODAY)

test.each<[string, TripCriteria, Name[]]>([
  ['a departure yesterday', { depart: '2026-06-09' }, ['depart']],
  ['a departure today', { depart: TODAY }, []],
  ['a departure in a year', { depart: '2027-06-10' }, ['depart']],
  ['a return before the departure', { depart: '2026-06-20', return: '2026-06-18' }, ['return']],
  ['a return on the day of departure', { depart: '2026-06-20', return: '2026-06-20' }, []],
  ['a stay of no night', { check_in: '2026-06-20', check_out: '2026-06-20' }, ['check_out']],
  ['a stay of one night', { check_in: '2026-06-20', check_out: '2026-06-21' }, []],
  ['a stay of 61 nights', { check_in: '2026-06-20', nights: 61 }, ['nights']],
  ['two days that are past', { depart: '2026-06-01', return: '2026-06-03' }, ['depart', 'return']],
])('%s', (_, criteria, refused) => {
  const checked = check(criteria)
  expect(checked.refused).toEqual(refused)
  expect(checked.findings).toHaveLength(refused.length)
  for (const slot of refused) expect(checked.criteria).not.toHaveProperty(slot)
})

test('of a route that ends where it starts, what was said last is asked again', () => {
  const criteria: TripCriteria = { from: 'Mumbai', to: 'Mumbai' }
  expect(check(criteria, 'from', 'to').criteria).toEqual({ from: 'Mumbai' })
  expect(check(criteria, 'to').criteria).toEqual({ from: 'Mumbai' })
  expect(check(criteria, 'from').criteria).toEqual({ to: 'Mumbai' })
})

test('what was wrong is told with its values', () => {
  const wrong = { depart: '2026-06-05', check_in: '2027-06-20', nights: 0, from: 'Mumbai', to: 'Mumbai' } as const
  expect(check(wrong).findings).toEqual([
    { code: 'day_past', day: '2026-06-05' },
    { code: 'day_too_far', day: '2027-06-20' },
    { code: 'nights_out_of_range', most: 60 },
    { code: 'same_city', city: 'Mumbai' },
  ])
})
