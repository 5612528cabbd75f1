import { expect, test } from 'vitest'
import { findAmounts } from './amounts.ts'

const paise = (text: string) => findAmounts(text).map((amount) => amount.paise)

test.each([
  ['Total 1,23,456.50', 12345650],
  ['Total 123,456.50', 12345650],
  ['Rs.500/-', 50000],
  ['Rs 1,240', 124000],
  ['₹58', 5800],
  ['RM60.30', 6030],
  ['TOTAL 32,70', 3270],
  ['TOTAL 6O.3O', 6030],
  ['TOTAL 58 .00', 5800],
  ['Rounding RMO .02', 2],
  ['Round off Rs.O.50', 50],
  ['GrandTotalRs.58.00', 5800],
])('%s is one amount of %d paise', (text, expected) => {
  expect(findAmounts(text)).toEqual([expect.objectContaining({ paise: expected, money: true, negative: false })])
})

test.each([
  'CGST 9%',
  '12/10/2025',
  '13:45',
  'Tel 022-26405050',
  'HSN 9963 31',
  '9556231110045',
  'Flat 12A-4',
  '5 kg',
  'GSTIN 27AAPFU0939F1ZV',
])('nothing in "%s" is money', (text) => {
  expect(findAmounts(text).filter(({ money }) => money)).toEqual([])
})

test('a bare whole number is a number, not money', () => {
  expect(findAmounts('Covers 4')).toEqual([expect.objectContaining({ paise: 400, money: false })])
})

test.each(['Discount -20.00', 'Discount 20.00-', 'Discount (20.00)', 'Discount - Rs. 20.00'])(
  '%s is negative',
  (text) => {
    expect(findAmounts(text)).toEqual([expect.objectContaining({ paise: 2000, negative: true })])
  },
)

test('several amounts come from left to right', () => {
  expect(paise('Masala Dosa 2 120.00 240.00')).toEqual([200, 12000, 24000])
})

test('two columns that were read as one number are two amounts', () => {
  expect(paise('118.00236.00')).toEqual([11800, 23600])
})

test('numbers parted in no known way are none', () => {
  expect(paise('1,2,3')).toEqual([])
  expect(paise('12,3456,789.00')).toEqual([])
})
