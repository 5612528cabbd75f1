import { expect, test } from 'vitest'
import { typedNumber, typedRupees } from './typed-number.ts'

test.each([
  ['7', 7],
  ['100000', 100_000],
  ['1,00,000', 100_000],
  ['100,000', 100_000],
  ['12,34,56,789.50', 123_456_789.5],
  ['123,456,789', 123_456_789],
  [' 1,240. ', 1240],
  ['.5', 0.5],
])('%j is the number %d', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

test.each([
  '1,00,00',
  '10,0000',
  '1,0000',
  '1,000,00',
  '1,00,000,000',
  '123,45,678',
  '1234,567',
  ',100',
  '100,',
  '1,,000',
  '1 000',
  '1.000,50',
  '1.2.3',
  '-5',
  '1e3',
  '0x10',
  'Infinity',
  '.',
  '',
])('%j is no number', (text) => {
  expect(typedNumber(text)).toBeUndefined()
  expect(typedRupees(`₹${text}`)).toBeUndefined()
})

test('every whole number is read back in either grouping', () => {
  for (let number = 1; number < 10 ** 12; number = number * 7 + 3) {
    for (const locale of ['en-IN', 'en-US']) expect(typedNumber(number.toLocaleString(locale))).toBe(number)
  }
})

test.each([
  '₹1,240.50',
  ' ₹ 1,240.50',
  'Rs. 1,240.50',
  'rs1240.5',
  'INR 1240.50',
  '1240.50',
  '1,240.50/-',
  '₹1240.50/=',
])('%j is rupees', (text) => {
  expect(typedRupees(text)).toBe(1240.5)
})
