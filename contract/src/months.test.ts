import { expect, test } from 'vitest'
import { monthAfter } from './months.ts'

test.each([
  ['2026-11', 0, '2026-11'],
  ['2026-11', -10, '2026-01'],
  ['2026-11', -11, '2025-12'],
  ['2026-01', -13, '2024-12'],
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
])('%s and %d months is %s', (month, count, after) => {
  expect(monthAfter(month, count)).toBe(after)
})
