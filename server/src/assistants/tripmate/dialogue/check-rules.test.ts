import { replies } from '@pravas/messages/tripmate'
import { expect, test } from 'vitest'
import type { TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { checkCriteria } from './check-rules.ts'
import type { CriterionName } from './state.ts'

const TODAY = '2026-06-10'
const check = (criteria: TripCriteria, ...said: CriterionName[]) => checkCriteria(criteria, new Set(said), TODAY)

test.each<[string, TripCriteria, CriterionName[]]>([
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
  expect(checked.notes).toHaveLength(refused.length)
  for (const slot of refused) expect(checked.criteria).not.toHaveProperty(slot)
})

test('of a route that ends where it starts, what was said last is asked again', () => {
  const criteria: TripCriteria = { from: 'Mumbai', to: 'Mumbai' }
  expect(check(criteria, 'from', 'to').criteria).toEqual({ from: 'Mumbai' })
  expect(check(criteria, 'to').criteria).toEqual({ from: 'Mumbai' })
  expect(check(criteria, 'from').criteria).toEqual({ to: 'Mumbai' })
})

test('days are named with their weekday', () => {
  expect(check({ depart: '2026-06-05' }).notes).toEqual([replies('day.past', { day: 'Fri 5 Jun 2026' })])
})
