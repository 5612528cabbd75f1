import { note } from '@pravas/messages/tripmate'
import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import type { TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { readTurn } from '../engine/read-turn.ts'
import { nextStep } from './next-rules.ts'
import { type DialogueState, EMPTY } from './state.ts'

const TODAY = '2026-06-10'
const NOTHING_ELSE = { search: '', key: '', rest: { outbound: [], returning: [] } }

function listen(state: DialogueState, message: string) {
  return readTurn({ message, state: JSON.parse(JSON.stringify(state)), today: TODAY, policy: firstPolicyOn(TODAY) })
    .outcome
}

function flightTo(criteria: TripCriteria): DialogueState {
  return { ...EMPTY, goal: 'flight', criteria }
}

const ROUND: TripCriteria = {
  from: 'Delhi',
  to: 'Mumbai',
  depart: '2026-06-19',
  return: '2026-06-21',
  purpose: 'business',
}

test.each<[string, TripCriteria]>([
  ['from Kolkata instead', { ...ROUND, from: 'Kolkata' }],
  ['leave on the 18th', { ...ROUND, depart: '2026-06-18' }],
  ['no, go back on the 25th', { ...ROUND, return: '2026-06-25' }],
])('"%s" changes one thing and keeps the rest', (message, expected) => {
  expect(listen(flightTo(ROUND), message).state.criteria).toEqual(expected)
})

test('one way drops the return day', () => {
  const { return: _, ...oneWay } = ROUND
  expect(listen(flightTo(ROUND), 'one way please').state.criteria).toEqual({ ...oneWay, trip_type: 'one_way' })
})

test('a search with another route is another trip', () => {
  const { state } = listen(flightTo(ROUND), 'flights from Chennai to Kolkata on 3 July')
  expect(state.criteria).toEqual({ from: 'Chennai', to: 'Kolkata', depart: '2026-07-03' })
})

test('the sentence of the booking form fills everything', () => {
  const sentence =
    'Search flights from Delhi to Mumbai departing 2026-11-27 returning 2026-11-29 for business in economy class'
  const { state, notes } = listen(EMPTY, sentence)
  expect(state).toMatchObject({
    goal: 'flight',
    criteria: {
      from: 'Delhi',
      to: 'Mumbai',
      depart: '2026-11-27',
      return: '2026-11-29',
      purpose: 'business',
      class: 'economy',
    },
  })
  expect(notes).toEqual([])
  expect(nextStep(state, firstPolicyOn(TODAY)).do).toBe('search')
})

test('business class is no purpose', () => {
  const state: DialogueState = { ...flightTo({}), asked: { about: 'slots', slots: ['purpose'] } }
  expect(listen(state, 'change to economy class').state.criteria).toEqual({ class: 'economy' })
  expect(listen(state, 'business class').state).toMatchObject({ criteria: {}, beyond: 'business' })
  expect(listen(state, 'business').state.criteria).toMatchObject({ purpose: 'business' })
})

test('a weekday after "next week" is the one of that week', () => {
  const vague = listen(flightTo({ from: 'Delhi', to: 'Mumbai' }), 'next week').state
  expect(vague.range).toEqual({ slot: 'depart', from: '2026-06-15', to: '2026-06-21' })
  expect(listen({ ...vague, asked: { about: 'slots', slots: ['depart'] } }, 'thursday').state).toMatchObject({
    criteria: { depart: '2026-06-18' },
    range: null,
  })
})

test('a stay that begins with the flight follows it', () => {
  const both = listen(EMPTY, 'flight from Chennai to Kolkata on 16 June and a hotel there for 3 nights').state
  expect(both.goal).toBe('both')
  const moved = listen(both, 'make it the 18th').state
  expect(nextStep(moved, firstPolicyOn(TODAY))).toMatchObject({
    hotels: { check_in: '2026-06-18', check_out: '2026-06-21' },
  })
})

test('a request has one destination', () => {
  const state: DialogueState = { ...flightTo(ROUND), flights: { ...NOTHING_ELSE, outbound: [], returning: [] } }
  const outcome = listen(state, 'hotel in Chennai from 22 June for 2 nights')
  expect(outcome.state.goal).toBe('hotel')
  expect(outcome.notes).toContainEqual(note('request.one-destination', { part: 'flight' }))
})

test.each([
  ['multi city', 'delhi to mumbai tomorrow, multi city'],
  ['premium economy', 'delhi to mumbai tomorrow in premium economy'],
  ['colleagues', 'delhi to mumbai tomorrow for 3 people'],
])('what a request cannot hold is said and not pretended: %s', (_, message) => {
  const outcome = listen(EMPTY, message)
  expect(outcome.notes).toHaveLength(1)
  expect(outcome.state.criteria).toEqual({ from: 'Delhi', to: 'Mumbai', depart: '2026-06-11' })
})

test('only the draft that was shown is sent, and only on a yes to it', () => {
  const state: DialogueState = { ...flightTo(ROUND), asked: { about: 'confirm' } }
  expect(listen(state, 'yes').act).toBe('go-on')
  expect(listen(state, 'no')).toMatchObject({
    act: 'ask-again',
    notes: [note('send.refused')],
  })
  expect(listen(state, 'hmm not sure').act).toBe('ask-again')
})

test('a yes with thanks is a yes, thanks alone are none', () => {
  const state: DialogueState = { ...flightTo(ROUND), asked: { about: 'confirm' } }
  expect(listen(state, 'yes thanks').act).toBe('go-on')
  expect(listen(state, 'thanks').act).toBe('ask-again')
})

test.each([
  ['Change the dates', 'depart'],
  ['change the purpose', 'purpose'],
  ['another class please', 'class'],
])('"%s" asks for it again', (message, slot) => {
  const { state } = listen({ ...flightTo(ROUND), asked: { about: 'confirm' } }, message)
  expect(nextStep(state, firstPolicyOn(TODAY))).toEqual({ do: 'ask', question: { about: 'slots', slots: [slot] } })
})

test.each(['swap the direction', 'reverse the route'])('"%s" turns the route round', (message) => {
  expect(listen(flightTo(ROUND), message).state.criteria).toMatchObject({ from: 'Mumbai', to: 'Delhi' })
})

test.each(['should I swap the direction?', 'don’t swap the direction'])('"%s" turns nothing', (message) => {
  expect(listen(flightTo(ROUND), message).state.criteria).toEqual(ROUND)
})

test.each(['send it to my boss', 'yes send it to Meera', 'submit it'])(
  '"%s" is answered by what is still needed',
  (message) => {
    const outcome = listen({ ...flightTo(ROUND), asked: { about: 'choice', kind: 'flight' } }, message)
    expect(outcome).toMatchObject({ act: 'ask-again', notes: [{ name: 'send.too-early' }] })
  },
)

test('a place of the city is found with a slip in its name', () => {
  const { state } = listen(EMPTY, 'a hotel in Bangalore from 22 to 25 June near whitfield')
  expect(state.criteria).toMatchObject({ city: 'Bangalore', near: 'Whitefield' })
})
