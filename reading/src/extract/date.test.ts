import { expect, test } from 'vitest'
import { linesOf } from '../testing/print.ts'
import { findReceiptDate } from './date.ts'

const today = '2026-11-20'
const read = (print: string, kind?: Parameters<typeof findReceiptDate>[2]) =>
  findReceiptDate(linesOf(print), today, kind)

test('a date that could be two days is the one that is printed in words elsewhere', () => {
  const ride = read(`Wheelz              Oct 7, 2026
Total              412.37
Payments
Visa 4417
10/7/26 8:21 PM    412.37`)
  expect(ride).toMatchObject({ iso: '2026-10-07', ambiguous: false })
})

test('the other dates of a document show whether it writes the month first', () => {
  const ticket = read(`Bay Ferries
Valid until 08/31/2026
04/05/2026 10:15
Fare               12.00`)
  expect(ticket).toMatchObject({ iso: '2026-04-05' })
  const bill = read(`Corner Stores
Printed on 28/05/2026
Date: 04/05/2026`)
  expect(bill).toMatchObject({ iso: '2026-05-04', ambiguous: false })
})

test.each([
  ['Tulsa, OK', 'Suggested tip 15% = 7.76'],
  ['San Antonio TX', 'Sales Tax 1.08'],
  ['Paia, HI 96779', '808-555-0188'],
  ['3502 Harbour Blvd', 'Total $88.71'],
])('%s and %s mark an American receipt', (place, other) => {
  expect(read(`Joe's Diner\n${place}\n12/03/2018 7:45 PM\n${other}`)).toMatchObject({
    iso: '2018-12-03',
    ambiguous: true,
  })
})

test.each(['Boise, ID 83704', 'Plano, TX', 'Denver, CO'])('the place %s alone marks one too', (place) => {
  expect(read(`Joe's Diner\n${place}\n09/05/2017 6:20 PM\nTotal 33.61`)).toMatchObject({ iso: '2017-09-05' })
})

test('one such mark is too little to tell, but enough to ask', () => {
  expect(read("Joe's Diner\n12/03/2018 7:45 PM\nTotal $88.71")).toMatchObject({ iso: '2018-03-12', ambiguous: true })
  expect(read("Joe's Diner\n12/03/2018 7:45 PM\nTotal Rs 88.71")).toMatchObject({ iso: '2018-03-12', ambiguous: false })
})

test('an invoice number with strokes shows no order of day and month', () => {
  const bill = read(`Moon Bakery
Invoice No : SP-11-18/06/04-1016956
Date : 04/06/2018 18:17`)
  expect(bill).toMatchObject({ iso: '2018-06-04' })
})

test('a credit note has a day of its own beside that of the invoice it is about', () => {
  const note = read(
    `Credit Note
Credit Note No    CN/29/0044
Date              30/09/2026
Against Invoice   SI/29/7782
Invoice Date      12/09/2026`,
    'credit_note',
  )
  expect(note).toMatchObject({ iso: '2026-09-30' })
})

test('a room is paid for on the last day of the stay, not on a night of the table', () => {
  const folio = read(
    `Harbour Inn
arrival date      28/09/2026
departure date    30/09/2026
DATE              DESCRIPTION       AMOUNT
28/09/2026        GUEST ROOM        4,147.00
29/09/2026        GUEST ROOM        4,147.00`,
    'hotel_bill',
  )
  expect(folio).toMatchObject({ iso: '2026-09-30' })
})

test('of several pairs in one piece the nearest names the day, and that of an acknowledgement is none', () => {
  const invoice = read(`Ack. No : 172610447788120
Ack. Date : 2026-09-18 11:02:00
Invoice No : STL/26-27/0412 Invoice Date : 17-09-2026 Invoice Type : Tax Invoice`)
  expect(invoice).toMatchObject({ iso: '2026-09-17' })
})

test('a statement is of the day on which it was made, not of one of its rows', () => {
  const statement = `National Bank FASTag Account Statement
Statement period: 01-Nov-2025 to 15-Nov-2025   Generated 16-Nov-2025
Date & time          Description        Debit    Credit
03-Nov-2025 07:12    Recharge UPI                1,000.00
06-Nov-2025 08:44    Toll Plaza         65.00`
  expect(findReceiptDate(linesOf(statement), '2026-11-20', 'statement')?.iso).toBe('2025-11-16')
})
