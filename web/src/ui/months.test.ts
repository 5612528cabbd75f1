import { expect, test } from 'vitest'
import { monthName, monthsUntil } from './months.ts'

test('a month is named as people write it', () => {
  expect(monthName('2026-01')).toBe('January 2026')
  expect(monthName('2026-12')).toBe('December 2026')
})

test('three years can be chosen, the latest month first, and an older one that the address names', () => {
  const months = monthsUntil('2026-11-24', '2026-10')
  expect(months).toHaveLength(36)
  expect([months[0], months.at(-1)]).toEqual(['2026-11', '2023-12'])
  expect(monthsUntil('2026-11-24', '2021-04').at(-1)).toBe('2021-04')
})
