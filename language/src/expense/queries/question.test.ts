import { expect, test } from 'vitest'
import { parseQuery } from './parse.ts'
import { EMPTY, refined } from './question.ts'

const BEFORE = { ...EMPTY, categories: ['Food' as const], cities: ['Mumbai'] }
const after = (message: string) => refined(BEFORE, parseQuery(message, { today: '2026-06-10', names: new Set() }))

test.each([
  'pending claims',
  'rejected claims',
  'claims this month',
  'expenses by city',
  'hotel bills',
  'any pending claims',
])('is a question of its own: %s', (message) => {
  expect(after(message)).toBeUndefined()
})

test.each(['and last month?', 'only approved ones', 'and the pending claims?', 'last month', 'split by city'])(
  'goes on with the question before: %s',
  (message) => {
    expect(after(message)).toMatchObject({ categories: ['Food'], cities: ['Mumbai'] })
  },
)
