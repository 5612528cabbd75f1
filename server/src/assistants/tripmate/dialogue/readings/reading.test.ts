import { thirdOf } from '@pravas/language/testing/full-run'
import { note } from '@pravas/messages/tripmate'
import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../../policy/first-policies.fixture.ts'
import { AT_HOTEL, AT_PURPOSE, COMPLETE, TODAY } from '../draft.fixture.ts'
import { KEPT, NO_FLIGHT, NO_HOTEL, NO_RETURN } from '../left-out.fixture.ts'
import { goOn } from '../outcome.ts'
import { sentenceOf } from '../sentence.ts'
import { type DialogueState, EMPTY } from '../state.ts'
import { turnOf } from '../take-message.ts'
import { CHANGED, TOUCHED } from '../unchanged.fixture.ts'
import { READERS } from './readers.ts'
import { bestReading, type Turn } from './reading.ts'

const TALK = [
  ...[
    'yes',
    'ok',
    'send it',
    'no',
    'not now',
    'don’t wait, send it now',
    'cancel',
    'forget it',
    'undo',
    'skip it',
    'wait',
  ],
  ...[
    'compare the first two',
    'the cheapest',
    'show all',
    'later flights',
    'swap the cities',
    'change the hotel',
    'help',
  ],
  ...[
    'who approves it?',
    'was it sent?',
    'show me the draft',
    'start over',
    'not sure, the second one?',
    'same trip again',
  ],
]
const MESSAGES = [
  ...[...TALK, ...KEPT, ...NO_FLIGHT, ...NO_HOTEL, ...NO_RETURN, ...TOUCHED],
  ...CHANGED.map(([message]) => message),
]
const UNDECIDED: DialogueState = {
  ...COMPLETE,
  doubt: { date: '2026-12-10', first: 'depart', last: 'return' },
  asked: { about: 'doubt' },
}
const TWO_DAYS: DialogueState = {
  ...AT_PURPOSE,
  range: { slot: 'depart', from: '2026-12-09', to: '2026-12-10' },
  asked: { about: 'slots', slots: ['depart'] },
}

const spoken = (state: DialogueState, message: string): Turn =>
  turnOf(state, sentenceOf(state, message, firstPolicyOn(TODAY)), TODAY)

const STATES = Object.entries({ EMPTY, COMPLETE, AT_HOTEL, AT_PURPOSE, UNDECIDED, TWO_DAYS })

test.each(STATES.map(([name, state], turn) => [name, state, turn] as const))(
  'at %s the order of the readers decides nothing, and none contradicts another',
  (_, state, turn) => {
    for (const message of thirdOf(MESSAGES, turn)) {
      const said = spoken(state, message)
      const { name, outcome } = bestReading(READERS, said)
      const { outcome: other } = bestReading(READERS.toReversed(), said)
      expect(name, message).not.toBe('two-ways')
      expect({ state: other.state, act: other.act }, message).toEqual({ state: outcome.state, act: outcome.act })
    }
  },
)

test('of two readings that contradict each other neither is taken', () => {
  const turn = spoken(COMPLETE, 'hm')
  const drop = { name: 'drop', rank: 'phrase', read: () => goOn(EMPTY) } as const
  const keep = { name: 'keep', rank: 'phrase', read: () => goOn(COMPLETE) } as const
  const { outcome } = bestReading([drop, keep], turn)
  expect(outcome).toMatchObject({ act: 'ask-again', state: COMPLETE })
  expect(outcome.notes).toEqual([note('unclear.two-ways')])
  expect(bestReading([drop, { ...keep, rank: 'answer' }], turn).name).toBe('keep')
})
