import { expect, test } from 'vitest'
import { difference } from './against-answer.ts'

test.each([
  [1_964_500, 142_000, '₹18,225.00 more, 13.8 times as much'],
  [135_000, 100_000, '₹350.00 more (35%)'],
  [400_000, 100_000, '₹3,000.00 more (300%)'],
  [60_000, 100_000, '₹400.00 less (40%)'],
  [50_000, 0, '₹500.00 more'],
  [0, 50_000, '₹500.00 less'],
  [700, 700, 'the same'],
])('%i against %i', (a, b, words) => {
  expect(difference(a, b)).toBe(words)
})
