// @vitest-environment node

import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { expect, test } from 'vitest'
import { receiptInReview } from './receipt.fixture.ts'
import {
  type FieldShape,
  gstinProblem,
  mainFields,
  parseWritten,
  shownValue,
  TAX_FIELDS,
  writtenValue,
} from './review-fields.ts'

const HOTEL = { value: 'Accommodation' as const, state: 'sure' as const, place: null }

function field(name: FieldShape['name']): FieldShape {
  const shape = [...mainFields(receiptInReview({ fields: { category: HOTEL } }).fields), ...TAX_FIELDS].find(
    (one) => one.name === name,
  )
  if (shape === undefined) throw new Error(`There is no field ${name}.`)
  return shape
}

test.each([
  ['1240.5', 1240.5],
  ['₹ 1,24,000.50', 124000.5],
  ['Rs. 450', 450],
  ['1,00,000', 100_000],
  ['100,000.5', 100_000.5],
  ['0', 0],
  ['  ', null],
])('the amount %s is taken', (written, value) => {
  expect(parseWritten(field('total'), written)).toEqual({ value })
})

test.each(['-5', '12.345', '1,00,00', '1240 only', '1.2.3', 'free'])('the amount %s is not', (written) => {
  expect(parseWritten(field('total'), written)).toHaveProperty('problem')
})

test('a GSTIN is written in any way and checked', () => {
  expect(parseWritten(field('gstin'), ' 27 aapfu0939f1zv ')).toEqual({ value: '27AAPFU0939F1ZV' })
  expect(parseWritten(field('gstin'), '27AAPFU0939F1ZU')).toHaveProperty('problem')
  expect(parseWritten(field('gstin'), '')).toEqual({ value: null })
})

test('a number of nights is whole, and asked for of hotels alone', () => {
  expect(parseWritten(field('nights'), ' 3 ')).toEqual({ value: 3 })
  expect(parseWritten(field('nights'), '')).toEqual({ value: null })
  expect(['0', '1.5', '367', '-1', 'two', '3 nights'].map((text) => parseWritten(field('nights'), text))).toEqual(
    Array(6).fill({ problem: 'Enter a whole number from 1 to 366.' }),
  )
  expect([shownValue(field('nights'), 3, 'INR'), writtenValue(field('nights'), 3)]).toEqual(['3', '3'])
  const named = (receipt: ReceiptInReview) => mainFields(receipt.fields).map(({ name }) => name)
  expect(named(receiptInReview())).not.toContain('nights')
  expect(named(receiptInReview({ fields: { category: HOTEL } }))).toContain('nights')
})

test('a currency is never left out', () => {
  expect(parseWritten(field('currency'), 'usd')).toEqual({ value: 'USD' })
  expect(parseWritten(field('currency'), 'rupees')).toHaveProperty('problem')
  expect(parseWritten(field('currency'), ' ')).toHaveProperty('problem')
})

test('what is shown can be read, what is written can be written again', () => {
  expect(shownValue(field('total'), 124000.5, 'INR')).toBe('₹1,24,000.50')
  expect(shownValue(field('total'), 12, 'USD')).toBe('USD 12.00')
  expect(shownValue(field('date'), '2026-03-05', 'INR')).toBe('5 Mar 2026')
  expect(shownValue(field('payment_means'), 'upi', 'INR')).toBe('UPI')
  expect(shownValue(field('merchant'), null, 'INR')).toBe('')
  expect(writtenValue(field('total'), 124000.5)).toBe('124000.50')
  expect(parseWritten(field('total'), writtenValue(field('total'), 0.1 + 0.2))).toEqual({ value: 0.3 })
})

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '07AABCT1234H1ZO'])('%s is a GSTIN', (gstin) => {
  expect(gstinProblem(gstin)).toBeUndefined()
})

test.each([
  ['27AAPFU0939F1Z', '14'],
  ['27AAPFU0939F1ZVV', '16'],
  ['AAAPFU0939F1ZV2', 'isn’t a valid GSTIN'],
  ['27AAPFU0939F1ZU', 'check character'],
  ['27AAPFU0993F1ZV', 'check character'],
])('%s is none: %s', (text, why) => {
  expect(gstinProblem(text)).toContain(why)
})
