import { expect, test } from 'vitest'
import { typedRupees } from './typed-amount.ts'

test.each([
  ['500000', 500_000],
  ['5,00,000.50', 500_000.5],
  [' ₹5,00,000 ', 500_000],
  ['Rs. 12', 12],
  ['0', 0],
])('%j is an amount', (text, rupees) => {
  expect(typedRupees(text)).toBe(rupees)
})

test.each(['', ',', '5 lakh', '-5', '1.005', '1e9', '₹', '12.', 'NaN'])('%j is none', (text) => {
  expect(typedRupees(text)).toBe(undefined)
})
