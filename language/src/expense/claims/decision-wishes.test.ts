import { expect, test } from 'vitest'
import { decisionIn } from './decision-wishes.ts'

test.each([
  'approve my last expense',
  'please aprove EXP-2026-000041',
  'can you approve all my pending claims',
  'rejcet my last claim',
  'pay my claim now',
  'mark EXP-2026-000041 as paid',
  'my manager said yes, please mark EXP-2026-000041 as paid',
  'decide on my expense',
  'mera claim approve kar do',
  'last expense manzoor karo',
  'paisa de do',
])('%s wants a decision', (message) => {
  expect(decisionIn(message)).toBeDefined()
})

test.each([
  'approved claims this month',
  'has my claim been approved',
  'approval rate this year',
  'how much was rejected',
  'paid by card last month',
  'pay by upi',
  'change the payment of receipt 1 to paid by card',
  'improve the picture',
  'food par kitna kharch kiya',
])('%s wants none', (message) => {
  expect(decisionIn(message)).toBeUndefined()
})
