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

const JOURNEY = 'delhi to chennai on 14 dec, then chennai to bangalore 16 dec and back to delhi on 18 dec'

test('the day of one flight is changed by its place, and the others stay', () => {
  const days = ({ legs, criteria }: DialogueState) => [
    ...(legs?.before ?? []).map(({ depart }) => depart),
    criteria.depart,
    ...(legs?.after ?? []).map(({ depart }) => depart),
  ]
  for (const message of [
    'change 1st flight to 15 dec, keep the rest',
    'change the first flight to 15 dec',
    'move 1st flight to the 15th, rest same. reason customer visits',
  ])
    expect(days(after(JOURNEY, 'for the last leg nonstop', message)), message).toEqual([
      '2026-12-15',
      '2026-12-16',
      '2026-12-18',
    ])
})
