import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { readTurn } from '../engine/read-turn.ts'
import { AT_HOTEL, COMPLETE, TODAY } from './draft.fixture.ts'
import { KEPT, NO_FLIGHT, NO_HOTEL, NO_RETURN } from './left-out.fixture.ts'
import type { DialogueState } from './state.ts'

const say = (state: DialogueState, message: string) =>
  readTurn({ message, state: JSON.parse(JSON.stringify(state)), today: TODAY, policy: firstPolicyOn(TODAY) }).outcome
/** 'There' names the city of the stay, which follows the flights anyway. */
const held = ({ goal, criteria: { city: _, ...criteria }, chosen }: DialogueState) => ({ goal, criteria, chosen })

test.each(NO_HOTEL)('%s leaves the hotel out', (message) => {
  for (const before of [COMPLETE, AT_HOTEL]) {
    const { state } = say(before, message)
    expect(state).toMatchObject({
      goal: 'flight',
      criteria: COMPLETE.criteria,
      chosen: { flight: COMPLETE.chosen.flight },
    })
    expect(say(state, 'undo').state).toMatchObject({ goal: 'both', criteria: COMPLETE.criteria, chosen: before.chosen })
  }
})

test.each(NO_FLIGHT)('%s leaves the flights out', (message) => {
  expect(say(COMPLETE, message).state).toMatchObject({ goal: 'hotel', chosen: { hotel: COMPLETE.chosen.hotel } })
})

test.each(NO_RETURN)('%s leaves the way back out', (message) => {
  const { state } = say(COMPLETE, message)
  expect(state.criteria).toMatchObject({ from: 'Delhi', to: 'Chennai', depart: '2026-12-09', trip_type: 'one_way' })
  expect(state.chosen).toMatchObject({ flight: COMPLETE.chosen.flight, return_flight: null })
})

test.each(KEPT)('%s leaves nothing out', (message) => {
  for (const before of [COMPLETE, AT_HOTEL]) {
    const { state, act } = say(before, message)
    expect(held(state)).toEqual(held(before))
    expect(act).not.toBe('submit')
  }
})

test.each(['skip', 'let me skip', 'skip it', 'I will skip this'])(
  '%s leaves out the hotel that is asked for',
  (message) => {
    expect(say(AT_HOTEL, message).state.goal).toBe('flight')
    expect(held(say(COMPLETE, message).state)).toEqual(held(COMPLETE))
  },
)

test.each([
  'Search flights from Delhi to Mumbai departing 2026-11-27 returning 2026-11-29 for business in economy class',
  'flights from Chennai to Kolkata on 3 December one way',
])('a search of another route begins another trip: %s', (message) => {
  const { state } = say(COMPLETE, message)
  expect(state.goal).toBe('flight')
  expect(state.criteria.to).not.toBe('Chennai')
})
