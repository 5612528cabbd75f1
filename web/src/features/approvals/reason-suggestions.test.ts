import { expect, test } from 'vitest'
import { suggestedReasons, withSentence } from './reason-suggestions.ts'
import { viewOfExpense } from './request-view.ts'

const FOUND = { rule: 'expense.claimed_late', unit: 'receipts', actual: 1 }
const TAX = { verdict: 'review', amount: 0, estimated: false, reason: 'The bill shows no GSTIN of the supplier.' }

test('reasons are suggested from what speaks against a request, and none where nothing does', () => {
  const view = viewOfExpense({
    findings: [FOUND],
    receipts: [
      { expense_date: null, tax_credit: TAX },
      { expense_date: '2026-06-01', tax_credit: { ...TAX, verdict: 'eligible' } },
    ],
  } as never)
  const reasons = suggestedReasons(view)
  expect(reasons).toContain('Receipt #1: The bill shows no GSTIN of the supplier.')
  expect(reasons).toContain(view.undated)
  expect(reasons).toHaveLength(3)
  expect(
    suggestedReasons(viewOfExpense({ findings: [], receipts: [{ expense_date: '2026-06-01' }] } as never)),
  ).toEqual([])
})

test('what is known of duplicates counts unless it is said that they differ', () => {
  const duplicates = [
    { text: 'Same invoice as EXP-1.', warns: true },
    { text: 'Same day as EXP-2.', warns: false },
  ]
  expect(suggestedReasons({ duplicates } as never)).toEqual(['Possible duplicate: Same invoice as EXP-1.'])
})

test('a suggestion stands behind what was typed', () => {
  expect(withSentence('', 'Too late.')).toBe('Too late.')
  expect(withSentence('Please see below. ', 'Too late.')).toBe('Please see below.\nToo late.')
})
