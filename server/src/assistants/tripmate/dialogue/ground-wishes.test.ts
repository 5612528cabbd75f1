import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { readTurn } from '../engine/read-turn.ts'
import { type DialogueState, EMPTY } from './state.ts'

const TODAY = '2026-12-01'

/** The trip after these messages. */
function after(...messages: string[]): DialogueState {
  return messages.reduce<DialogueState>(
    (state, message) => readTurn({ message, state, today: TODAY, policy: firstPolicyOn(TODAY) }).outcome.state,
    EMPTY,
  )
}

test('a train is a trip of its own, with its day and class', () => {
  expect(after('train from jaipur to delhi on the 12th, 3AC')).toMatchObject({
    goal: 'ground',
    criteria: { depart: '2026-12-12' },
    ground: [{ mode: 'train', from: 'Jaipur', to: 'Delhi', class: '3A', cost_source: 'estimate' }],
  })
})

test('its class and its cost are changed, and what is typed wins', () => {
  const state = after('train from jaipur to delhi on the 12th, 3AC', 'make the train 2AC', 'train for 1,450')
  expect(state.ground).toMatchObject([{ class: '2A', cost: 1450, cost_source: 'typed' }])
})

test('beside flights a cab goes on, and is taken out again', () => {
  const flying = after('delhi to jaipur on 12 december', 'cab from jaipur to kota')
  expect(flying).toMatchObject({ goal: 'flight', criteria: { to: 'Jaipur' }, ground: [{ from: 'Jaipur', to: 'Kota' }] })
  expect(after('delhi to jaipur on 12 december', 'cab from jaipur to kota', 'drop the cab').ground).toEqual([])
})

test('in place of the flight a bus goes the same way', () => {
  expect(after('delhi to jaipur on 12 december', 'no flight, i’ll take the bus')).toMatchObject({
    goal: 'ground',
    criteria: { depart: '2026-12-12' },
    ground: [{ mode: 'bus', from: 'Delhi', to: 'Jaipur' }],
  })
})

test('a yes to the nearest airport adds the cab that goes on from there', () => {
  expect(after('delhi to kota on 12 december').ground ?? []).toEqual([])
  expect(after('delhi to kota on 12 december', 'yes')).toMatchObject({
    criteria: { to: 'Jaipur' },
    ground: [{ mode: 'cab', from: 'Jaipur', to: 'Kota' }],
  })
})

test('a cab beside a wish leaves the flight what it is', () => {
  expect(
    after('delhi se kota jana hai 12 december ko', 'accha to jaipur hi chalega, waha se cab le lunga'),
  ).toMatchObject({
    goal: 'flight',
    criteria: { from: 'Delhi', to: 'Jaipur' },
    ground: [{ mode: 'cab', from: 'Jaipur', to: 'Kota' }],
  })
})

test.each(['how much is a cab from jaipur to kota?', 'is there a train'])('%s adds nothing', (message) => {
  expect(after('delhi to jaipur on 12 december', message).ground ?? []).toEqual([])
})

test('no train goes to where none is known to', () => {
  expect(after('train from chandigarh to manali on 12 december').ground ?? []).toEqual([])
})

const TO_CHANDIGARH = ['delhi to chandigarh on 9 december, back on 10 december', 'for the return a cab at 5 pm']

test.each([
  'remove the local cab',
  'remove the cab to the bus stand',
  'drop the airport cab',
  'drop the cab on the 9th',
  'remove the bus',
])('%s: none that is in the trip is called so, and all stay', (message) => {
  const before = after(...TO_CHANDIGARH)
  expect(before.ground).toMatchObject([{ mode: 'cab', from: 'Chandigarh', to: 'Delhi' }])
  expect(after(...TO_CHANDIGARH, message).ground).toEqual(before.ground)
})

test.each(['remove the return cab', 'drop the outstation cab', 'drop the cab from chandigarh to delhi', 'cab hata do'])(
  '%s: the one that is called so is taken out',
  (message) => {
    expect(after(...TO_CHANDIGARH, message).ground).toEqual([])
  },
)

test('a bus in place of the flight out brings none back that was not asked for', () => {
  const state = after(
    'delhi to chandigarh on 9 december, back on 10 december',
    'no flight, i will take the bus from delhi to chandigarh at 7 am',
  )
  expect(state.ground).toMatchObject([{ mode: 'bus', from: 'Delhi', to: 'Chandigarh' }])
})

const JOURNEY = 'delhi to chennai on 14 dec, then chennai to bangalore 16 dec and back to delhi on 18 dec'

test.each([['i will take the train from chennai to bangalore'], ['for chennai bangalore i will take train, shatabdi']])(
  '%s: the train keeps the day of the flight that it replaces',
  (message) => {
    expect(after(JOURNEY, message).ground).toMatchObject([{ from: 'Chennai', to: 'Bangalore', date: '2026-12-16' }])
  },
)
