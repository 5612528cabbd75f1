import { expect, test } from 'vitest'
import { extract } from '../extract.ts'
import { linesOf } from '../testing/print.ts'
import { glossed } from './hindi-words.ts'

test('a bill with Hindi headings gives its fields', () => {
  const print = `Annapurna Restaurant
कर चालान
बिल संख्या: AR-117   दिनांक: १७/०६/२०२५
मसाला डोसा   100.00
कुल योग   ₹105.00
भुगतान   UPI`
  expect(extract(linesOf(print), '2026-11-20')).toMatchObject({
    merchant: { value: 'Annapurna Restaurant' },
    invoiceNumber: { value: 'AR-117' },
    date: { value: '2025-06-17' },
    totalPaise: { value: 10500 },
    paymentMeans: { value: 'upi' },
  })
})

test.each([
  ['रसीद संख्या! 4711', 'Bill No: 4711'],
  ['कुल राशि 58.00', 'Grand Total 58.00'],
  ['Total 58.00', 'Total 58.00'],
])('%s is understood as %s', (print, english) => {
  expect(glossed(linesOf(print))[0]?.text).toBe(english)
})
