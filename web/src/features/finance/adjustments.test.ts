import type { FinanceLine } from '@pravas/contract/finance'
import { expect, test } from 'vitest'
import { adjustmentsOf, mistakeOf, payableOf, typedOf } from './adjustments.ts'

const line = (receipt_id: string, approved: number, payable = approved, reason: string | null = null): FinanceLine => ({
  receipt_id,
  what: 'Old Fort Kitchen',
  category: 'Food',
  date: '2026-06-10',
  approved,
  by_card: false,
  payable,
  reason,
})

test('a line shows what was verified until something else is typed', () => {
  const verified = line('a', 240, 200.5, 'Minibar.')
  expect(typedOf(verified, {})).toEqual({ amount: '200.5', reason: 'Minibar.' })
  expect(typedOf(verified, { a: { amount: '1', reason: '' } })).toEqual({ amount: '1', reason: '' })
})

test.each([
  ['240', '', undefined],
  ['₹2,40', '', 'amount'],
  ['', '', 'amount'],
  ['-1', 'x', 'amount'],
  ['240.01', 'x', 'more'],
  ['200', ' ', 'reason'],
  ['200', 'Minibar.', undefined],
  ['0', 'Private.', undefined],
])('an amount of "%s" for ₹240 with the reason "%s" is wrong by its %s', (amount, reason, mistake) => {
  expect(mistakeOf(line('a', 240), { a: { amount, reason } })).toBe(mistake)
})

test('what is less is sent, and taken off the claim; what is wrong counts as approved', () => {
  const lines = [line('a', 1000.1), line('b', 240), line('c', 60)]
  const typed = {
    a: { amount: '1,000', reason: ' Rounded. ' },
    b: { amount: '240', reason: 'Left over.' },
    c: { amount: 'none', reason: '' },
  }
  expect(adjustmentsOf(lines, typed)).toEqual([{ receipt_id: 'a', amount: 1000, reason: 'Rounded.' }])
  expect(payableOf(1300.1, lines, typed)).toBe(1300)
})
