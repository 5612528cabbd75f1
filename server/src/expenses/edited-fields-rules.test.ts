import { NO_FIELDS } from '@pravas/contract/receipt-field-keys'
import { expect, test } from 'vitest'
import { type ClaimedFields, editedFields } from './edited-fields-rules.ts'

const claimed: ClaimedFields = {
  checked: [],
  ...NO_FIELDS,
  merchant: 'Old Fort Kitchen',
  place: 'Delhi',
  receipt_date: '2026-06-08',
  invoice_number: 'B-7',
  cgst_paise: 30_00,
  total_paise: 3860_00,
  currency: 'INR',
  payment_means: 'upi',
  category: 'Food',
}
const was = <T>(value: T) => ({ value, confidence: 0.9, box: null })
const asRead = {
  merchant: was('Old Fort Kitchen'),
  date: was('2026-06-08'),
  invoiceNumber: was('B-7'),
  gstin: was(null),
  place: was('Delhi'),
  category: was('Food'),
  paymentMeans: was('upi'),
  totalPaise: was(3860_00),
  currency: was(null),
  taxes: [
    { kind: 'CGST', paise: 10_00 },
    { kind: 'CGST', paise: 20_00 },
  ],
  details: { address: was(null), recipientGstin: was(null), taxablePaise: was(null) },
}
const said = (reading: unknown, change: Partial<ClaimedFields> = {}) =>
  editedFields(reading, { ...claimed, ...change }).map(({ field, text }) => `${field}: ${text}`)

test.each([
  ['all as it was read', asRead, {}, []],
  [
    'an amount of another currency',
    { ...asRead, totalPaise: was(45_50), currency: was('USD') },
    {},
    ['total: read as USD 45.50, changed by the claimant'],
  ],
  ['a total that was not read', { ...asRead, totalPaise: was(null) }, {}, ['total: not read, typed by the claimant']],
  [
    'another day',
    { ...asRead, date: was('2026-06-09') },
    {},
    ['date: read as 9 Jun 2026, changed to 8 Jun 2026 by the claimant'],
  ],
  [
    'a number that is gone',
    asRead,
    { invoice_number: null, checked: ['invoice_number'] },
    ['invoice_number: read as B-7, taken out by the claimant'],
  ],
  ['a number that was read before there was a column for it', asRead, { invoice_number: null }, []],
  ['another tax', asRead, { cgst_paise: 31_00 }, ['cgst: read as ₹30.00, changed to ₹31.00 by the claimant']],
  [
    'a category that nothing told',
    { ...asRead, category: was(null) },
    {},
    ['category: not read, set to Food by the claimant'],
  ],
  ['what is assumed', { ...asRead, category: was(null) }, { category: 'Miscellaneous' }, []],
  [
    'a reading that keeps the total alone',
    { totalPaise: was(100), currency: was('INR') },
    {},
    ['total: read as ₹1.00, changed by the claimant'],
  ],
  ['nothing that is kept', {}, {}, []],
  ['what is no reading', null, {}, []],
] as const)('%s', (_, reading, change, expected) => {
  expect(said(reading, change)).toEqual(expected)
})
