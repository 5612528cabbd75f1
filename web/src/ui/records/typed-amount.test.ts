import { expect, test } from 'vitest'
import { typedAmount } from './typed-amount.ts'

test.each([
  ['1240', 1240],
  ['1,240.50', 1240.5],
  ['₹1,240.50', 1240.5],
  [' ₹ 1,00,000 ', 100_000],
  ['.5', 0.5],
  ['5 lakh', 500_000],
  ['1.5 crore', 15_000_000],
  ['₹2.005 Lakhs', 200_500],
  ['3 cr', 30_000_000],
  ['100,000', 100_000],
  ['1,50,000 lakh', 15_000_000_000],
  ['1,00,00', undefined],
  ['1,00 lakh', undefined],
  ['5 lakhh', undefined],
  ['lakh', undefined],
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
