import { expect, test } from 'vitest'
import { formatChange, formatDays, formatMonth, formatShare, formatShortRupees } from './words.ts'

test('months, days and short amounts', () => {
  expect(['2026-04', '2025-09'].map(formatMonth)).toEqual(['Apr 2026', 'Sep 2025'])
  expect([1, 0.96, 2.44, 0].map(formatDays)).toEqual(['1 day', '1 day', '2.4 days', '0 days'])
  expect([0, 950, 12_000, 1_50_000, 2_30_00_000].map(formatShortRupees)).toEqual([
    '₹0',
    '₹950',
    '₹12k',
    '₹1.5 L',
    '₹2.3 Cr',
  ])
})

test.each([
  [0, 8, '0%'],
  [0, 0, '0%'],
  [1, 500, '1%'],
  [2, 3, '67%'],
  [499, 500, '99%'],
  [3, 3, '100%'],
])('%i of %i is %s', (part, whole, share) => {
  expect(formatShare(part, whole)).toBe(share)
})

test.each([
  [150, 100, '50% more than a year earlier'],
  [50, 100, '50% less than a year earlier'],
  [100, 100, 'As much as a year earlier'],
  [10, 0, 'Nothing a year earlier'],
  [0, 0, 'Nothing a year earlier either'],
])('%i against %i reads "%s"', (now, before, words) => {
  expect(formatChange(now, before)).toBe(words)
})
