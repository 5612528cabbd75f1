// @vitest-environment node

import { POLICY_RULES } from '@pravas/contract/policy'
import { expect, test } from 'vitest'
import { worstOfExpense, worstOfTrip } from './worst-facts.ts'

const late = (of?: string) => ({ rule: 'expense.claimed_late', unit: 'days', limit: 30, actual: 90, excess: 60, of })
const receipt = (edited: string[], more: object = {}) => ({ expense_date: '2026-06-01', edited, ...more }) as never

test('a claim whose totals its claimant typed over says so, with what breaks the policy first', () => {
  const receipts = Array.from({ length: 5 }, () => receipt(['total', 'currency']))
  const findings = [1, 2, 3, 4, 5].map((number) => late(`Receipt ${number}`))
  expect(worstOfExpense({ findings: findings as never, receipts })).toEqual([
    '5 receipts past the time limit',
    'all totals edited',
    '5 receipts in a foreign currency',
  ])
})

test('what weighs most comes first, whatever the order of the findings', () => {
  const duplicates = [{ reason: 'same_file', of: 'somebody_else', text: 'The same file.', resolution: 'keep' }]
  const findings = [
    late(),
    { rule: 'expense.excluded', unit: 'receipts', actual: 2 },
    { rule: 'hotel.city_cap', unit: 'rupees', limit: 1, actual: 3, excess: 2 },
  ]
  expect(
    worstOfExpense({
      findings: findings as never,
      receipts: [
        receipt(['total', 'date']),
        receipt(['merchant'], { expense_date: null }),
        receipt([], { duplicates }),
      ],
    }),
  ).toEqual([
    'possible duplicate',
    '2 receipts with something not reimbursed',
    '1 receipt past the time limit',
    'hotel over the limit',
    '1 of 3 totals edited',
    '2 other values edited',
    'a receipt without a date',
  ])
})

test('that it was refused in an earlier claim comes first', () => {
  const refused = { refused_before: { claim: 'EXP-2026-000045', reason: 'Alcohol.', refused_by: 'Meera Iyer' } }
  expect(worstOfExpense({ findings: [], receipts: [receipt(['total'], refused)] })).toEqual([
    'refused before',
    'total edited',
  ])
  expect(worstOfExpense({ findings: [], receipts: [receipt([], refused), receipt([], refused)] })).toEqual([
    '2 receipts refused before',
  ])
})

test('a duplicate that the policy finds too is told once', () => {
  const duplicates = [{ reason: 'same_file', of: 'somebody_else', text: 'The same file.', resolution: null }]
  const findings = [{ rule: 'expense.duplicate', unit: 'receipts', actual: 1 }]
  expect(worstOfExpense({ findings: findings as never, receipts: [receipt([], { duplicates })] })).toEqual([
    'possible duplicate',
  ])
})

test.each(POLICY_RULES)('%s is told in words', (rule) => {
  const findings = [{ rule, unit: 'days', limit: 1, actual: 2, excess: 1 }]
  expect(worstOfTrip({ findings: findings as never })).toEqual([expect.stringMatching(/^[a-z0-9][^{}]+$/)])
})

test('nothing is said where all is well, and of what the answer does not say', () => {
  expect(worstOfTrip({ findings: [] })).toEqual([])
  expect(worstOfTrip({ findings: null })).toEqual([])
  expect(worstOfExpense({ findings: undefined, receipts: undefined } as never)).toEqual([])
})
