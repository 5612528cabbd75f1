import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['1240', 1240],
  ['1,240.50', 1240.5],
  ['₹1,240.50', 1240.5],
  [' ₹ 1,00,000 ', 100_000],
  ['.5', 0.5],
  ['', undefined],
  ['₹', undefined],
  ['0x10', undefined],
  ['1e3', undefined],
  ['-5', undefined],
  ['1.2.3', undefined],
  ['Infinity', undefined],
  ['a lot', undefined],
])('%j is %j rupees', (text, rupees) => {
  expect(typedAmount(text)).toBe(rupees)
})
