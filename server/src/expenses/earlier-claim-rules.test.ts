import { expect, test } from 'vitest'
import { earlierClaimOf } from './earlier-claim-rules.ts'

const FILE = { hash: 'a', personId: 'asha' }
const OTHERS = { hash: 'a', personId: 'ravi', expenseNumber: 'EXP-2026-000001' }
const OWN = { hash: 'a', personId: 'asha', expenseNumber: 'EXP-2026-000002' }

test.each([
  ['nowhere', [{ ...OWN, hash: 'b' }], null],
  ['by oneself', [OTHERS, OWN], { own: 'EXP-2026-000002' }],
  ['by somebody else', [OTHERS], 'somebody else'],
])('a file that was claimed before %s', (_, claims, expected) => {
  expect(earlierClaimOf(FILE, claims)).toEqual(expected)
})
