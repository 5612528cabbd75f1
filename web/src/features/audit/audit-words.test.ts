import type { AuditItem } from '@pravas/contract/audit'
import { auditPage } from '@pravas/messages/en/audit-page'
import { expect, test } from 'vitest'
import { changedFields, pageOfRecord, sentenceOf } from './audit-words.ts'

const item = (action: string): AuditItem => ({
  id: '0199a5f0-0000-7000-8000-000000000001',
  seq: 1,
  at: '2026-06-10T06:30:00.000Z',
  action,
  actor: { person_id: '0199a5f0-0000-7000-8000-000000000009', employee_id: 'EMP3002', name: 'Lakshmi Menon' },
  on_behalf_of: null,
  record: {
    kind: action.split('.')[0] ?? '',
    id: '0199a5f0-0000-7000-8000-000000000002',
    number: 'EXP-2026-000036',
    name: null,
  },
  before: null,
  after: null,
  channel: 'page',
  address: null,
  agent: null,
  hash: 'ab'.repeat(32),
})

test('every action with words of its own is read by them, a claim’s as well', () => {
  const actions = Object.keys(auditPage).flatMap((key) => /^action\.(?!other$)(.+)$/.exec(key)?.[1] ?? [])
  expect(actions.length).toBeGreaterThan(100)
  expect(actions.filter((action) => sentenceOf(item(action)).includes(action))).toEqual([])
  expect(sentenceOf(item('expense.paid'))).toBe('Lakshmi Menon marked EXP-2026-000036 as paid')
  expect(sentenceOf(item('expense.approved'))).toBe('Lakshmi Menon approved EXP-2026-000036')
})

test('a record leads to its page where it has one', () => {
  const page = (kind: string, number: string | null) => pageOfRecord({ kind, number, id: null, name: null })
  expect(page('trip', 'TRP-1')).toBe('/trip/TRP-1')
  expect(page('advance', 'ADV-1')).toBe('/advances/finance')
  expect(page('payment_batch', 'PAY-1')).toBe('/finance?tab=batches&batch=PAY-1')
  expect(page('person', 'X')).toBeUndefined()
  expect(page('expense', null)).toBeUndefined()
})

test('a nested value is read field by field, and no program’s notation is shown', () => {
  const legs = [{ from: 'DEL', to: 'BOM', departs: '2027-01-12 22:30', seat: null, flight_number: '6E 4119' }]
  expect(changedFields({ before: { legs: [] }, after: { legs, gstin: '27AAPFU0939F1ZV' } })).toEqual([
    {
      name: 'Legs',
      before: '–',
      after: 'From: DEL, To: BOM, Departs: 12 Jan 2027, 22:30, Flight number: 6E 4119',
    },
    { name: 'GSTIN', before: '–', after: '27AAPFU0939F1ZV' },
  ])
})
