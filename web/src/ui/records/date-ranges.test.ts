import { expect, test } from 'vitest'
import { usualRanges } from './date-ranges.ts'

const rangesOn = (today: string) => usualRanges(today).map(({ from, to }) => `${from} ${to}`)

test('months end when they end, and the financial year begins in April', () => {
  expect(rangesOn('2026-11-21')).toEqual([
    '2026-11-01 2026-11-30',
    '2026-10-01 2026-10-31',
    '2026-04-01 2027-03-31',
    '2025-04-01 2026-03-31',
  ])
})

test('January looks back over the turn of the year', () => {
  expect(rangesOn('2028-01-31')).toEqual([
    '2028-01-01 2028-01-31',
    '2027-12-01 2027-12-31',
    '2027-04-01 2028-03-31',
    '2026-04-01 2027-03-31',
  ])
  expect(rangesOn('2028-03-01')[1]).toBe('2028-02-01 2028-02-29')
})
