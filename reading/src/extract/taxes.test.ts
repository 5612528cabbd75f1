import { expect, test } from 'vitest'
import { linesOf } from '../testing/print.ts'
import { glossed } from './hindi-words.ts'
import { findTaxes } from './taxes.ts'

const taxes = (print: string) =>
  findTaxes(linesOf(print)).map(({ kind, ratePercent, paise }) => [kind, ratePercent, paise])

test('one amount of central and state tax is half of each', () => {
  const halves = [
    ['CGST', 2.5, 433],
    ['SGST', 2.5, 433],
  ]
  expect(taxes('CGST 2.5% + SGST 2.5% on 173.10   8.66')).toEqual(halves)
  expect(taxes('SGST/CGST @ 2.5%   4.33   4.33')).toEqual(halves)
  expect(taxes('CGST & SGST 9%   10.01')).toEqual([
    ['CGST', 9, 501],
    ['SGST', 9, 500],
  ])
})

test('the same tax of another day counts again, one repeated in a summary does not', () => {
  const folio = `09-Nov  CGST 2.5%  90.00
10-Nov  CGST 2.5%  90.00
CGST 2.5%  90.00`
  expect(taxes(folio)).toEqual([
    ['CGST', 2.5, 9000],
    ['CGST', 2.5, 9000],
  ])
})

test('both halves that a line names with an amount each are taken from a note on what is included', () => {
  expect(taxes('Total 172.00\nIncl. CGST 4.60 SGST 4.60. UPI paid')).toEqual([
    ['CGST', null, 460],
    ['SGST', null, 460],
  ])
  expect(taxes('Total incl. CGST and SGST 172.00')).toEqual([])
  expect(taxes('Incl. CGST 4.60 SGST 172.00')).toEqual([])
})

test('taxes in Hindi letters are read', () => {
  const print = glossed(linesOf('सीजीएसटी 2.5%   17.00\nएसजीएसटी 2.5%   17.00'))
  expect(findTaxes(print).map(({ kind, ratePercent, paise }) => [kind, ratePercent, paise])).toEqual([
    ['CGST', 2.5, 1700],
    ['SGST', 2.5, 1700],
  ])
})

test('a table with a column of tax is read by what its rows add up to, in whatever order its other columns stand', () => {
  const goods = `Item  HSN  Qty  Gross  Discount  Taxable  IGST  Total
Keyboard  8471  1  1,499.00  -300.00  1,016.10  182.90  1,199.00
Delivery  9968  1  40.00  -40.00  0.00  0.00  0.00
Cable  8544  2  598.00  0.00  506.78  91.22  598.00
Total  4  2,137.00  -340.00  1,522.88  274.12  1,797.00`
  expect(taxes(goods)).toEqual([['IGST', 18, 27_412]])
  const rates = `Particulars  Taxable Value  CGST Rate  CGST Amt  SGST Rate  SGST Amt  Total
Pens  200.00  9.00  18.00  9.00  18.00  236.00
Books  1,000.00  2.50  25.00  2.50  25.00  1,050.00`
  expect(taxes(rates)).toEqual([
    ['CGST', 9, 1800],
    ['SGST', 9, 1800],
    ['CGST', 2.5, 2500],
    ['SGST', 2.5, 2500],
  ])
})

test('of a table that does not add up no tax is taken', () => {
  const odd = `Item  Taxable  IGST  Total
Cable  500.00  91.22  598.00
Total  500.00  91.22  598.00`
  expect(taxes(odd)).toEqual([])
})
