import { expect, test } from 'vitest'
import { ratePaise } from './rate-rules.ts'

test.each([
  [4500, 450_000],
  [4500.5, 450_050],
  ['Rs. 4,500', 450_000],
  ['₹1,04,500.50 a night', 10_450_050],
  ['4500', 450_000],
  [0, 0],
  ['on request', undefined],
  [undefined, undefined],
])('%j is %j paise', (rate, paise) => {
  expect(ratePaise(rate)).toBe(paise)
})
