import { expect, test } from 'vitest'
import { othersMeant } from './others.ts'
import { parseQuery } from './parse.ts'

const meant = (message: string) => {
  const { text, unknown } = parseQuery(message, { today: '2026-11-21', names: new Set() })
  return othersMeant(text, unknown, 'EMP1001')
}

test.each([
  ['show me expenses of EMP1002', 'EMP1002'],
  ['what did Ravi spend', 'Ravi'],
  ["Ravi's claims this month", 'Ravi'],
  ['how much did Ravi spend on food in October', 'Ravi'],
  ['ravi ne kitna kharch kiya', 'Ravi'],
  ['expenses of my colleague', 'others'],
  ["my manager's claims", 'others'],
  ['how much did everyone spend this year', 'others'],
  ['how much did the company spend', 'others'],
])('%s asks after others', (message, whose) => {
  expect(meant(message)).toBe(whose)
})

test.each([
  'expenses of EMP1001',
  'expenses of October',
  "last month's expenses",
  'expenses in Mumbai',
  'what did I spend at Taj Palace',
  'bills of this year',
  'amount pending with my manager',
  'how much has my manager approved',
])('%s asks for one’s own', (message) => {
  expect(meant(message)).toBeUndefined()
})
