import { expect, test } from 'vitest'
import { passRate, quantile } from './pass-rates.ts'

const ALWAYS = [true, true, true, true]
const HALF = [true, false, true, false]
const ONCE = [false, true, false, false]

test.each([
  [1, (1 + 0.5 + 0.25) / 3],
  // Of six pairs of the four repeats one passed twice where half of them did.
  [2, (1 + 1 / 6 + 0) / 3],
  [4, 1 / 3],
])('pass^%i', (k, rate) => expect(passRate([ALWAYS, HALF, ONCE], k)).toBeCloseTo(rate, 10))

test('what never failed passes, and more than was played is not guessed', () => {
  expect(passRate([ALWAYS, ALWAYS], 4)).toBe(1)
  expect(() => passRate([[true, true]], 4)).toThrow('pass^4 needs 4 repeats')
})

test('quantiles by the nearest rank', () => {
  expect(quantile([30, 10, 20, 40], 0.5)).toBe(20)
  expect(quantile([30, 10, 20, 40], 0.95)).toBe(40)
  expect(quantile([], 0.5)).toBe(0)
})
