import { expect, test } from 'vitest'
import { changeOf } from './change-rules.ts'

test.each([
  ['trip.submitted', { number: 'TRP-1' }, null, { status: 'pending', number: 'TRP-1' }],
  ['trip.approved', { on_behalf_of: 'EMP1' }, { status: 'pending' }, { status: 'approved' }],
  ['expense.approved', { next: ['finance'] }, null, { next: ['finance'] }],
  ['trip.decision_undone', { verdict: 'rejected' }, { status: 'rejected' }, { status: 'pending', verdict: 'rejected' }],
  ['person.changed', { before: { name: 'A' }, after: { name: 'B' } }, { name: 'A' }, { name: 'B' }],
  ['budget.deleted', { before: { amount: 1 }, after: null }, { amount: 1 }, null],
  ['approval_flow.changed', { before: [1], after: [] }, { value: [1] }, { value: [] }],
  ['session.started', {}, null, null],
])('%s of %o', (action, detail, before, after) => {
  expect(changeOf(action, detail)).toEqual({ before, after })
})
