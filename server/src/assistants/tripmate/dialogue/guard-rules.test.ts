import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { readTurn } from '../engine/read-turn.ts'
import { type DialogueState, EMPTY } from './state.ts'

const TODAY = '2026-06-10'
const TRIP: DialogueState = {
  ...EMPTY,
  goal: 'flight',
  criteria: { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19', return: '2026-06-22' },
  asked: { about: 'slots', slots: ['purpose'] },
  searchedOn: TODAY,
}
const say = (state: DialogueState, message: string) =>
  readTurn({ message, state: JSON.parse(JSON.stringify(state)), today: TODAY, policy: firstPolicyOn(TODAY) }).outcome

test.each([
  'I was there yesterday',
  'we flew to Chennai on 5 July',
  'my boss was in Kolkata on 25 June',
  'do I need a hotel?',
  'is a hotel needed?',
  'should I leave on 20 June?',
  'should it be business class?',
])('%s changes nothing, and that is said', (message) => {
  for (const asked of [TRIP.asked, { about: 'choice', kind: 'flight' }] as const) {
    const { state, notes, act } = say({ ...TRIP, asked }, message)
    expect(state).toMatchObject({ goal: 'flight', criteria: TRIP.criteria, doubt: null })
    expect(notes.join(' ')).not.toBe('')
    expect(act).toBe('ask-again')
  }
})

test.each([
  'leave yesterday',
  'change the departure to yesterday',
  'change the departure to 9 June 2026',
  'return on 5 June 2026',
  'leave from Mumbai',
])('%s is refused, and the old value kept', (message) => {
  const { state, notes } = say(TRIP, message)
  expect(state.criteria).toMatchObject(TRIP.criteria)
  expect(notes.join(' ')).toContain('I kept the ')
})

test('a day that is asked for again is asked until one is said that can be', () => {
  const asked: DialogueState = { ...TRIP, open: ['depart'], asked: { about: 'slots', slots: ['depart'] } }
  expect(say(asked, 'yesterday').state).toMatchObject({ criteria: TRIP.criteria, open: ['depart'] })
  expect(say(asked, '20 June').state).toMatchObject({ criteria: { depart: '2026-06-20' }, open: [] })
})

const DOUBT: DialogueState = {
  ...TRIP,
  doubt: { date: '2026-06-20', first: 'depart', last: 'return' },
  asked: { about: 'doubt' },
}

test.each(['not the departure', 'not the return', 'not the departure, the return?', 'the return?', 'departure nahi'])(
  '%s does not say which day is meant',
  (message) => {
    const { state, act } = say(DOUBT, message)
    expect(state).toMatchObject({ criteria: TRIP.criteria, doubt: DOUBT.doubt })
    expect(act).toBe('ask-again')
  },
)

test.each([
  ['the departure', { depart: '2026-06-20' }],
  ['not the departure, the return', { return: '2026-06-20' }],
])('%s says which day is meant', (message, criteria) => {
  expect(say(DOUBT, message).state).toMatchObject({ criteria: { ...TRIP.criteria, ...criteria }, doubt: null })
})

test.each(['never mind', 'forget that', 'forget it', 'rehne do'])(
  '%s drops the side question and keeps the trip',
  (message) => {
    const side: DialogueState[] = [
      DOUBT,
      { ...TRIP, open: ['depart'], asked: { about: 'slots', slots: ['depart'] } },
      { ...TRIP, offer: { slot: 'to', city: 'Chennai' }, asked: { about: 'offer' } },
    ]
    for (const before of side) {
      const { state, act } = say(before, message)
      expect(state).toMatchObject({ goal: 'flight', criteria: TRIP.criteria, doubt: null, open: [], offer: null })
      expect(act).toBe('go-on')
    }
  },
)
