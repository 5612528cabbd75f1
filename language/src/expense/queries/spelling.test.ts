import { expect, test } from 'vitest'
import { spelled } from './spelling.ts'

test.each([
  ['spending by catagory in septmber', 'spending by category in september'],
  ['recipts from mumbay', 'receipts from mumbay'],
  ['expences on accomodation', 'expenses on accommodation'],
  ['top merchnats', 'top merchants'],
  ['compared invoices at lunches', 'compared invoices at lunches'],
])('%s', (text, right) => {
  expect(spelled(text, new Set())).toBe(right)
})

test('names at hand stay', () => {
  expect(spelled('how much at claimz', new Set(['claimz']))).toBe('how much at claimz')
})
