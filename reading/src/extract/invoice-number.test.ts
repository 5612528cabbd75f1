import { expect, test } from 'vitest'
import type { DocumentKind } from '../receipt.ts'
import { linesOf } from '../testing/print.ts'
import { findInvoiceNumber } from './invoice-number.ts'

const number = (print: string, kind?: DocumentKind) => findInvoiceNumber(linesOf(print), '2026-11-20', kind)?.number

test.each([
  [
    'Mobile number   Bill number         Bill date\n98450 11827     BM2729I004417712    13-Nov-2026',
    'BM2729I004417712',
  ],
  ['Invoice No      CRN\nHYD2611-88      771882', 'HYD2611-88'],
  ['Credit Note No. CN/27/004418   Against Invoice No. SLF27/118842', 'CN/27/004418'],
  ['PI No. MFP/PI/0338   Date: 24/11/2026', 'MFP/PI/0338'],
  ['BILL N0 : 118842-1', '118842-1'],
  ['Invoice Serial Id   KA26ASDXV004417', 'KA26ASDXV004417'],
  ['Invoice number  :  IX2611KL0098812', 'IX2611KL0098812'],
  [
    "Invoice No.      Dated\nWN/0791/26-27    20-Nov-26\nBuyer's Order No.   Dated\nPR-4471   16-Nov-26",
    'WN/0791/26-27',
  ],
])('the number of a bill stands behind its label, beside or below it: %j', (print, expected) => {
  expect(number(print)).toBe(expected)
})

test.each([
  'Order No: 403-8811290-4471822\nOrder Date: 03.11.2026',
  'Booking ID: 77120044\nTransaction No 632677120044',
  'Invoice No\n27AAPFU0939F1ZV',
  'Bill No: T2611192051448820017364',
  'Bill No\n1,240.50',
])('the number of an order, a booking, a taxpayer or an amount is none of a bill: %j', (print) => {
  expect(number(print)).toBeUndefined()
})

test('a payment and a statement have no bill of their own', () => {
  for (const kind of ['payment', 'card_slip', 'statement'] as const)
    expect(number('Invoice No: 4711', kind)).toBeUndefined()
})
