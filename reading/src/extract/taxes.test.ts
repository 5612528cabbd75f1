import { expect, test } from 'vitest'
import { linesOf } from '../testing/print.ts'
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
