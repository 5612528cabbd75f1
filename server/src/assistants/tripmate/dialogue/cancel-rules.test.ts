import { note, noteWords } from '@pravas/messages/tripmate'
import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { readTurn } from '../engine/read-turn.ts'
import { changesOf } from './change-words.ts'
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
  'cancel',
  'cancel it',
  'cancel my trip',
  'please cancel this booking',
  'cancel my trip to Mumbai',
  'cancel the trip from Delhi to Mumbai',
  'cancel the trip on 19 June',
  'never mind, drop it',
  'delete my trip',
  'drop the trip to Mumbai',
  'sorry, I have to cancel my trip',
  'cancel karo',
  'रद्द करो',
])('%s drops the trip, which can be brought back', (message) => {
  const { state, notes } = say(TRIP, message)
  expect(state.goal).toBeNull()
  const trip = expect.stringMatching(/^Delhi (?:to|se|से) Mumbai, Fri 19 Jun 2026$/)
  expect(notes).toContainEqual(note('cancel.done', { trip }))
  for (const back of ['undo', 'bring it back', 'restore my trip', 'wapas lao']) {
    expect(say(state, back).state).toMatchObject({ goal: 'flight', criteria: TRIP.criteria, dropped: null })
  }
})

test.each([
  'cancel my trip to Chennai',
  'cancel the Kolkata trip',
  'cancel my trip from Delhi to Chennai',
  'cancel the trip on 25 June',
  'cancel my subscription',
  'cancel the meeting with the client',
  'drop the trip to Kolkata',
  'forget the trip to Chennai',
  'cancel the hotel',
  'forget it',
  'forget that',
  'never mind',
  'rehne do',
  "don't cancel",
  'do not cancel my trip',
  'trip cancel mat karo',
  'ट्रिप कैंसल मत करो',
])('%s drops nothing', (message) => {
  const { state, notes, act } = say(TRIP, message)
  expect(state).toMatchObject({ goal: 'flight', criteria: TRIP.criteria })
  expect(notes.map(noteWords).join(' ')).not.toBe('')
  expect(act).not.toBe('submit')
})

test('a trip elsewhere is looked for among those that were sent', () => {
  expect(say(TRIP, 'cancel my trip to Chennai').act).toEqual({ withdraw: undefined, places: ['Chennai'] })
})

test('of a trip with a hotel only the part that is named goes', () => {
  const both: DialogueState = { ...TRIP, goal: 'both' }
  expect(say(both, 'cancel the hotel').state.goal).toBe('flight')
  expect(say(both, 'cancel the flight').state.goal).toBe('hotel')
  expect(say(both, 'cancel the return').state).toMatchObject({ goal: 'both', criteria: { trip_type: 'one_way' } })
})

test.each([
  ['leave on 20 June', ['Departure date changed: Fri 19 Jun 2026 → Sat 20 Jun 2026.']],
  ['return on 25 June', ['Return date changed: Mon 22 Jun 2026 → Thu 25 Jun 2026.']],
  ['from Chennai instead', ['Departure city changed: Delhi → Chennai.']],
  ['one way', ['Return date removed: Mon 22 Jun 2026.']],
  ['for a conference', []],
  ['flights from Chennai to Kolkata on 3 July', []],
])('%s is told with old and new', (message, words) => {
  expect(changesOf(TRIP, say(TRIP, message).state).map((change) => change.words)).toEqual(words)
})
