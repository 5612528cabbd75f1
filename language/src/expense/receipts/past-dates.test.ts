import { expect, test } from 'vitest'
import { periodIn } from './past-dates.ts'

// A Saturday.
const TODAY = '2026-11-21'

test.each([
  ['on 12/11/2026', '2026-11-12', '2026-11-12'],
  ['3 December 2026', '2026-12-03', '2026-12-03'],
  ['12 June', '2026-06-12', '2026-06-12'],
  ['30 December', '2025-12-30', '2025-12-30'],
  ['today', TODAY, TODAY],
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['on Monday', '2026-11-16', '2026-11-16'],
  ['on the 25th', '2026-10-25', '2026-10-25'],
  ['this week', '2026-11-16', '2026-11-22'],
  ['last week', '2026-11-09', '2026-11-15'],
  ['this month', '2026-11-01', '2026-11-30'],
  ['last month', '2026-10-01', '2026-10-31'],
  ['in June', '2026-06-01', '2026-06-30'],
  ['in December', '2025-12-01', '2025-12-31'],
  ['last year', '2025-01-01', '2025-12-31'],
])('%s', (text, from, to) => {
  expect(periodIn(text, TODAY)).toEqual({ from, to })
})

test('a day that does not exist is said to be none', () => {
  expect(periodIn('31/02/2026', TODAY)).toBe('invalid')
})

test('a text without a date names none', () => {
  expect(periodIn('how much did receipt 2 cost', TODAY)).toBeUndefined()
})
