import { expect, test } from 'vitest'
import { dueOn, isOverdue } from './advance-rules.ts'

const paid = { openPaise: 1, paidOn: '2026-06-10', returnsOn: '2026-06-20', tripIsOn: true }

test('an advance is due some days after its trip, or after the payment where that is later or the trip is off', () => {
  expect(dueOn(paid, 30)).toBe('2026-07-20')
  expect(dueOn({ ...paid, returnsOn: '2026-06-01' }, 30)).toBe('2026-07-10')
  expect(dueOn({ ...paid, tripIsOn: false }, 0)).toBe('2026-06-10')
  expect(dueOn({ ...paid, openPaise: 0 }, 30)).toBeNull()
  expect(dueOn({ ...paid, paidOn: null }, 30)).toBeNull()
})

test('it is overdue on the day after', () => {
  expect([isOverdue('2026-06-10', '2026-06-10'), isOverdue('2026-06-10', '2026-06-11'), isOverdue(null, 'z')]).toEqual([
    false,
    true,
    false,
  ])
})
