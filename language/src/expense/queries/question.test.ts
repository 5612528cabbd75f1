import { expect, test } from 'vitest'
import { parseQuery } from './parse.ts'
import { EMPTY, questionOf, refined } from './question.ts'

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

const asked = (message: string) => questionOf(parseQuery(message, { today: '2026-06-10', names: new Set() }), false)

test.each([
  ['what share of my expenses was transport', { group: 'category', categories: [] }],
  ['food vs transport this year', { group: 'category', categories: ['Food', 'Transport'] }],
  ['how much did I spend on food and transport', { group: null, categories: ['Food', 'Transport'] }],
])('figures beside each other: %s', (message, expected) => {
  expect(asked(message)).toMatchObject(expected)
})

test('the difference between two months holds one against the other', () => {
  expect(asked('difference between April and May')).toMatchObject({
    period: { from: '2026-04-01', to: '2026-04-30' },
    against: { kind: 'period', period: { from: '2026-05-01', to: '2026-05-31' } },
  })
})

test('another kind of bill takes the place of a category', () => {
  expect(after('and on fuel?')).toMatchObject({ categories: [], kinds: [{ name: 'fuel' }], cities: ['Mumbai'] })
})

test.each([
  ['how much did my team spend last month', true],
  ['how much did I spend against my team last month', undefined],
  ['compare my food with the team', undefined],
])('the team by itself or beside one’s own: %s', (message, alone) => {
  expect(asked(message)?.against).toEqual(alone ? { kind: 'team', alone } : { kind: 'team' })
})

test('two months of a team stand beside each other', () => {
  expect(asked("compare my team's April with May")).toMatchObject({
    against: { kind: 'team', alone: true },
    group: 'month',
    period: { from: '2026-04-01', to: '2026-05-31' },
  })
})
