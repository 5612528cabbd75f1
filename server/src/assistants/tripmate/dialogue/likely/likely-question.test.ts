import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../../policy/first-policies.fixture.ts'
import { readTurn } from '../../engine/read-turn.ts'
import { COMPLETE, TODAY } from '../draft.fixture.ts'
import type { DialogueState } from '../state.ts'
import { clausesOf } from './clauses.ts'
import { HELD_OUT } from './held-out.fixture.ts'
import { periodAhead } from './period-ahead.ts'

const say = (message: string) => {
  const state: unknown = JSON.parse(JSON.stringify(COMPLETE))
  return readTurn({ message, state, today: TODAY, policy: firstPolicyOn(TODAY) }).outcome
}
const isAsBefore = ({ criteria, chosen }: DialogueState): boolean =>
  isDeepStrictEqual([criteria, chosen], [COMPLETE.criteria, COMPLETE.chosen])

const asked = Object.entries(HELD_OUT).flatMap(([answer, all]) => all.map((message) => [message, answer] as const))

test.each(asked)('%s is answered, and nothing is sent or changed', (message, answer) => {
  const { notes, act, state } = say(message)
  expect(JSON.stringify([notes, act])).toMatch(new RegExp(answer))
  expect(act).not.toBe('submit')
  expect(isAsBefore(state)).toBe(true)
})

test.each([
  ['how much is it all in all and who has to approve it', ['₹18,291'], 'approver'],
  ['whats the grand total? and what about luggage, how many kilos?', ['₹18,291', 'question.baggage'], 'ask-again'],
])('%s asks two things, and both are answered', (message, answers, act) => {
  const outcome = say(message)
  for (const answer of answers) expect(JSON.stringify(outcome.notes)).toContain(answer)
  expect(outcome.act).toBe(act)
})

test.each(['return on 12 december', 'no hotel', 'send it', 'leave on 8 december instead'])(
  '%s stays a wish',
  (wish) => {
    const { state, act, informs } = say(wish)
    expect(informs).toBeUndefined()
    expect(act === 'submit' || !isAsBefore(state)).toBe(true)
  },
)

test('words that belong neither to the question nor to its answer are named', () => {
  expect(JSON.stringify(say('how heavy a suitcase may i take, Zubin?').unread)).toContain('Zubin')
  expect(say('how many kilos of luggage are allowed?').unread).toBeUndefined()
})

test('a limit that is named beside the total is compared with it', () => {
  expect(JSON.stringify(say('sab mila ke 15000 se kam hai kya, kul kitna hua').notes)).toContain('₹15,000')
})

test('clauses are cut where another thing may be asked, and not within a figure', () => {
  const message = 'is it 10.30 or 1,500? take the first, and who approves'
  expect(clausesOf(message).map(({ start, end }) => message.slice(start, end).trim())).toEqual([
    'is it 10.30 or 1,500?',
    'take the first',
    'who approves',
  ])
})

test.each([
  ['trips in december', { from: '2026-12-01', to: '2026-12-31' }],
  ['trips in march', { from: '2027-03-01', to: '2027-03-31' }],
  ['trips in december 2027', { from: '2027-12-01', to: '2027-12-31' }],
  ['agle hafte kahan jana hai', { from: '2026-11-23', to: '2026-11-29' }],
  ['next month', { from: '2026-12-01', to: '2026-12-31' }],
  ['what is coming up', undefined],
])('%s lie ahead within %o', (message, period) => {
  expect(periodAhead(message, TODAY)).toEqual(period)
})
