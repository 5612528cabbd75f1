import { expect, test } from 'vitest'
import { EDITABLE_FIELDS } from './expenses.ts'
import { RECEIPT_FIELD_LABELS, RECEIPT_FIELD_NAMES, receiptField } from './receipt-fields.ts'
import { ReceiptFieldsChange, ReviewFields } from './receipt-review.ts'

test('every field of the table is shown and can be changed, under the names of the API', () => {
  const names = [
    'address',
    'category',
    'cgst',
    'currency',
    'date',
    'gstin',
    'igst',
    'invoice_number',
    'merchant',
    'nights',
    'payment_means',
    'place',
    'recipient_gstin',
    'sgst',
    'taxable',
    'total',
  ]
  expect(RECEIPT_FIELD_NAMES.toSorted()).toEqual(names)
  expect(Object.keys(ReviewFields.shape).toSorted()).toEqual(names)
  expect(Object.keys(ReceiptFieldsChange.shape).toSorted()).toEqual(names)
})

test.each(RECEIPT_FIELD_NAMES)('%s is set to nothing where a receipt may lack it', (name) => {
  const { assumed } = receiptField(name)
  expect(ReceiptFieldsChange.safeParse({ [name]: null }).success).toBe(assumed === undefined)
})

test.each([
  ['merchant', 'x'.repeat(200)],
  ['invoice_number', 'x'.repeat(64)],
  ['address', 'x'.repeat(500)],
])('%s has its own longest text', (name, longest) => {
  expect(ReceiptFieldsChange.safeParse({ [name]: longest }).success).toBe(true)
  expect(ReceiptFieldsChange.safeParse({ [name]: `${longest}x` }).success).toBe(false)
})

test('edits are told with the total first, and each label belongs to one field', () => {
  expect(EDITABLE_FIELDS[0]).toBe('total')
  expect(EDITABLE_FIELDS).not.toContain('currency')
  expect(EDITABLE_FIELDS).toHaveLength(RECEIPT_FIELD_NAMES.length - 1)
  expect(new Set(Object.values(RECEIPT_FIELD_LABELS)).size).toBe(RECEIPT_FIELD_NAMES.length)
})
