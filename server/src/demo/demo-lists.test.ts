import { expect, test } from 'vitest'
import { PAST_EXPENSES } from './expense-history.ts'
import { PAST_TRIPS } from './trip-history.ts'
import { TRIPS } from './trip-list.ts'

test('who flies out and comes back on a day has a flight back', () => {
  const flown = [...TRIPS, ...PAST_TRIPS].filter(({ flight, returns }) => flight && returns !== null)
  expect(flown.length).toBeGreaterThan(0)
  expect(flown.filter(({ returnFlight }) => !returnFlight)).toEqual([])
})

test('the reason of a rejection fits what was claimed', () => {
  const reasons = PAST_EXPENSES.flatMap(({ type, decided }) =>
    decided?.verdict === 'rejected' ? [`${type}: ${decided.reason}`] : [],
  )
  const types = new Set(reasons.map((reason) => reason.split(':')[0]))
  expect(types.size).toBeGreaterThan(1)
  expect(new Set(reasons).size).toBe(types.size)
  expect(reasons.filter((reason) => reason.includes('meals')).every((reason) => reason.startsWith('Food'))).toBe(true)
})
