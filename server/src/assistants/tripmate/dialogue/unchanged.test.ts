import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { readTurn } from '../engine/read-turn.ts'
import { AT_PURPOSE, COMPLETE, TODAY } from './draft.fixture.ts'
import type { DialogueState } from './state.ts'
import { CHANGED, TOUCHED } from './unchanged.fixture.ts'

const say = (state: DialogueState, message: string) =>
  readTurn({ message, state: JSON.parse(JSON.stringify(state)), today: TODAY, policy: firstPolicyOn(TODAY) }).outcome
const held = ({ goal, criteria, chosen, open, range }: DialogueState) => ({ goal, criteria, chosen, open, range })

test.each(TOUCHED)('%s changes nothing of a draft', (message) => {
  const { state, act } = say(COMPLETE, message)
  expect(held(state)).toEqual(held(COMPLETE))
  expect(act).not.toBe('submit')
})

test.each(CHANGED)('%s changes a draft, and undo brings it back', (message, criteria) => {
  const { state } = say(COMPLETE, message)
  expect(state.criteria).toMatchObject(criteria)
  expect(held(say(state, 'undo').state)).toEqual(held(COMPLETE))
})

test('undo takes back what was wished of the results, too', () => {
  const { state } = say(COMPLETE, 'only IndiGo flights')
  expect(state.criteria.airline).toBe('IndiGo')
  expect(held(say(state, 'undo').state)).toEqual(held(COMPLETE))
})

test('a day that the calendar lacks is named, and the old one stays', () => {
  const { state, notes } = say(COMPLETE, 'change my return to 31 nov')
  expect(state.criteria).toEqual(COMPLETE.criteria)
  expect(notes.join(' ')).toContain('31 nov')
})

test.each(['next week', 'fly next week instead'])('%s asks for the day and keeps the one that is known', (message) => {
  const { state } = say(COMPLETE, message)
  expect(state).toMatchObject({ criteria: COMPLETE.criteria, open: ['depart'] })
})

test.each(['personal ya business?', 'business hoga shayad', 'conference or training', 'maybe training'])(
  '%s says no purpose',
  (message) => {
    expect(say(AT_PURPOSE, message).state.criteria).toEqual(AT_PURPOSE.criteria)
  },
)
