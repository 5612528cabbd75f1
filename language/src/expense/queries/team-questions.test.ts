import { expect, test } from 'vitest'
import { parseQuery } from './parse.ts'
import { teamQuestionIn } from './team-questions.ts'

const TODAY = '2026-06-10'
const TEAM = ['Asha Rao', 'Vikram Shetty']
const asked = (
  message: string,
  team: readonly string[] = TEAM,
  before: Parameters<typeof teamQuestionIn>[2]['before'] = undefined,
) => teamQuestionIn(message, parseQuery(message, { today: TODAY, names: new Set() }), { team, before })

test.each([
  'who in my team claimed the most this year',
  'which of my people spent the most last month',
  'team spend per person this quarter',
  'how much did each of my reportees claim this year',
  'who spent the most since april',
])('%s: by person', (message) => {
  expect(asked(message)).toMatchObject({ group: 'person', person: null, against: { kind: 'team', alone: true } })
})

test.each([
  ['how much did Asha claim this year', 'Asha Rao'],
  ['what did vikram claim last month', 'Vikram Shetty'],
  ['ashas total this year', 'Asha Rao'],
])('%s: of %s', (message, person) => {
  expect(asked(message)).toMatchObject({ person })
})

test('a question goes on with another person, and keeps its days', () => {
  const before = asked('how much did Asha claim last month')
  expect(asked('and Vikram?', TEAM, before)).toMatchObject({ person: 'Vikram Shetty', period: before?.period })
})

test('nobody without a team is read to ask of it', () => {
  expect(asked('who claimed the most this year', [])).toBeUndefined()
})
