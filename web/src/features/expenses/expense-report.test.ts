import { expect, test } from 'vitest'
import { recordFinder } from '../../ui/records/record-finder.ts'
import { UNFILTERED } from '../../ui/records/record-view.ts'
import { EXPENSE_REPORT } from './expense-report.tsx'

const lunch = {
  expense_number: 'EXP-2026-000042',
  expense_type: 'Food',
  expense_date: '2026-11-20',
  description: 'Lunch',
  total: 1240.5,
  status: 'approved',
} as const
const taxi = {
  expense_number: 'CAB-1',
  expense_type: 'Travel',
  expense_date: '2025-03-01',
  total: 99,
  status: 'pending',
} as const

test.each([
  '1240',
  '1240.50',
  '1,240.50',
  '₹1,240.50',
  'approved',
  '2026-11-20',
  '20 Nov 2026',
  'EXP2026',
  'exp-2026-000042',
  'lunch approved 2026-11-20',
])('an expense is found by %s', (search) => {
  const find = recordFinder([taxi, lunch], EXPENSE_REPORT.fields)
  expect(find({ ...UNFILTERED, order: undefined, search })).toEqual([lunch])
})
