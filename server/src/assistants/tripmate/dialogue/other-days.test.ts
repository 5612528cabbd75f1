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

test.each([
  'is Wednesday cheaper?',
  'let me think. is Wednesday cheaper?',
  'would the 8th be less?',
  'is it any cheaper on friday',
])('%s is answered, and changes nothing', (message) => {
  for (const begun of [
    'delhi to kolkata',
    'delhi to kolkata on 10 december',
    'delhi to kolkata on 10 december, return 12 december',
  ]) {
    const before = after(begun)
    const { outcome } = readTurn({ message, state: before, today: TODAY, policy: firstPolicyOn(TODAY) })
    expect(outcome).toMatchObject({ act: { calendar: { from: 'Delhi', to: 'Kolkata' } } })
    expect(outcome.state.criteria).toEqual(before.criteria)
  }
})
