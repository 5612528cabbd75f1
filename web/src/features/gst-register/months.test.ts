import { expect, test } from 'vitest'
import { monthBefore, monthName, monthsUntil } from './months.ts'

test('a month is named as people write it', () => {
  expect(monthName('2026-01')).toBe('January 2026')
  expect(monthName('2026-12')).toBe('December 2026')
})

test.each([
  ['2026-11', 0, '2026-11'],
  ['2026-11', 10, '2026-01'],
  ['2026-11', 11, '2025-12'],
  ['2026-01', 13, '2024-12'],
])('%s less %d months is %s', (month, count, before) => {
  expect(monthBefore(month, count)).toBe(before)
})

test('three years can be chosen, the latest month first, and an older one that the address names', () => {
  const months = monthsUntil('2026-11-24', '2026-10')
  expect(months).toHaveLength(36)
  expect([months[0], months.at(-1)]).toEqual(['2026-11', '2023-12'])
  expect(monthsUntil('2026-11-24', '2021-04').at(-1)).toBe('2021-04')
})
