import { expect, test } from 'vitest'
import { spelledOut } from './abbreviations.ts'

test.each([
  ['biggest exp this yr', 'biggest expense this year'],
  ['avg recpt amt last wk', 'average receipt amount last week'],
  ['tot exps prev qtr', 'total expenses prev quarter'],
  ['bills w/o GSTIN this mth.', 'bills without GSTIN this month'],
  ['status of EXP-2026-000041', 'status of EXP-2026-000041'],
  ['FY26 spend', 'FY26 spend'],
  ['what did the express cost', 'what did the express cost'],
])('%s', (short, full) => {
  expect(spelledOut(short)).toBe(full)
})
