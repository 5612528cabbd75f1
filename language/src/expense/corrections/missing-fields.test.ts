import { expect, test } from 'vitest'
import { saysThereIsNo } from './missing-fields.ts'

test.each([
  ['gstin', 'that bill really comes without any GSTIN'],
  ['gstin', 'the GSTIN is not printed'],
  ['date', "it doesn't show a date"],
  ['date', 'please clear the date'],
  ['sgstPaise', 'no CGST and no SGST'],
  ['gstin', 'GSTIN nahi hai'],
] as const)('%s: %s', (field, message) => {
  expect(saysThereIsNo(field, message)).toBe(true)
})

test.each([
  ['totalPaise', 'No, the total is 500'],
  ['date', 'No, the total is 500'],
  ['date', 'no, the date is 5 May'],
  ['gstin', 'there is no date on it'],
  ['merchant', "I don't know"],
  ['date', 'the date is not 5 May but 6 May'],
  ['place', 'not now'],
] as const)('not %s: %s', (field, message) => {
  expect(saysThereIsNo(field, message)).toBe(false)
})
