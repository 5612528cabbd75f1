import { expect, test } from 'vitest'
import { monthsOf, periodOf, yearBefore } from './period-rules.ts'

test.each([
  ['3-months', '2026-06-10', '2026-04-01', '2026-06-10'],
  ['3-months', '2026-01-31', '2025-11-01', '2026-01-31'],
  ['6-months', '2026-06-10', '2026-01-01', '2026-06-10'],
  ['12-months', '2026-06-10', '2025-07-01', '2026-06-10'],
  ['financial-year', '2026-03-31', '2025-04-01', '2026-03-31'],
  ['financial-year', '2026-04-01', '2026-04-01', '2026-04-01'],
  ['last-financial-year', '2026-03-31', '2024-04-01', '2025-03-31'],
  ['last-financial-year', '2026-04-01', '2025-04-01', '2026-03-31'],
] as const)('%s on %s is %s to %s', (range, today, from, to) => {
  expect(periodOf(range, today, 4)).toEqual({ from, to })
})

test('a period is compared with the same days a year earlier', () => {
  expect(yearBefore({ from: '2026-04-01', to: '2026-06-10' })).toEqual({ from: '2025-04-01', to: '2025-06-10' })
  expect(yearBefore({ from: '2027-12-01', to: '2028-02-29' })).toEqual({ from: '2026-12-01', to: '2027-02-28' })
})

test('the months of a period go over the turn of the year', () => {
  expect(monthsOf({ from: '2025-11-01', to: '2026-02-03' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsOf({ from: '2026-06-01', to: '2026-06-01' })).toEqual(['2026-06'])
})

test('a financial year begins with the month that the organisation says', () => {
  expect(periodOf('financial-year', '2026-06-10', 1)).toEqual({ from: '2026-01-01', to: '2026-06-10' })
  expect(periodOf('last-financial-year', '2026-06-10', 7)).toEqual({ from: '2024-07-01', to: '2025-06-30' })
})
