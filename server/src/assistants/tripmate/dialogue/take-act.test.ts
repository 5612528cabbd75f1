import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { readAct } from '../engine/read-turn.ts'
import { AT_HOTEL, COMPLETE, TODAY } from './draft.fixture.ts'
import { legsOf } from './legs-rules.ts'
import { type DialogueState, EMPTY } from './state.ts'
import { TripAct } from './trip-act.ts'

const does = (state: DialogueState, act: TripAct, message = 'yaar aisa hi rakhte') =>
  readAct(
    { message, state: JSON.parse(JSON.stringify(state)), today: TODAY, policy: firstPolicyOn(TODAY) },
    TripAct.parse(act),
  ).outcome

test('an act sets what it says, and what is known already stays', () => {
  const { state } = does(EMPTY, {
    intent: 'set',
    goal: 'both',
    criteria: { from: 'Delhi', to: 'Chennai', depart: '2026-12-09', max_fare_rupees: 9000, near: 'T Nagar' },
  })
  expect(state).toMatchObject({
    goal: 'both',
    criteria: { from: 'Delhi', to: 'Chennai', depart: '2026-12-09', max_price_paise: 900_000 },
  })
  const { criteria } = does(state, { intent: 'set', criteria: { nights: 2, sort: 'rating', refundable: true } }).state
  expect(criteria).toMatchObject({ from: 'Delhi', depart: '2026-12-09', nights: 2, sort: 'rating', refundable: true })
})

test('a day that is past is refused as in a message', () => {
  const { state, notes } = does(COMPLETE, { intent: 'set', criteria: { depart: '2026-11-01' } })
  expect(state.criteria).toEqual(COMPLETE.criteria)
  expect(notes.join()).toContain('Sun 1 Nov 2026')
})

test('an act plans a journey over several cities', () => {
  const legs = [
    { from: 'Delhi', to: 'Mumbai', depart: '2026-12-09' },
    { to: 'Chennai', depart: '2026-12-11' },
  ] as const
  const { state } = does(EMPTY, { intent: 'plan_journey', legs: [...legs], hotels: ['Mumbai'] })
  expect(legsOf(state)).toMatchObject([
    { from: 'Delhi', to: 'Mumbai', stays: true },
    { from: 'Mumbai', to: 'Chennai', stays: false },
  ])
})

test('a part is left out, and undo brings it back', () => {
  const { state } = does(COMPLETE, { intent: 'leave_out', part: 'hotel' })
  expect(state).toMatchObject({ goal: 'flight', chosen: { flight: COMPLETE.chosen.flight } })
  expect(does(state, { intent: 'undo' }).state).toMatchObject({ goal: 'both', chosen: COMPLETE.chosen })
  expect(does(COMPLETE, { intent: 'leave_out', part: 'return' }).state.criteria.trip_type).toBe('one_way')
})

test.each<TripAct>([
  { intent: 'set', criteria: { depart: '2026-12-08' } },
  { intent: 'set', goal: 'both', criteria: { to: 'Kolkata' } },
  { intent: 'leave_out', part: 'hotel' },
])('%j changes nothing where the person only asks or tells', (act) => {
  for (const message of ['do I need a hotel there?', 'should I leave a day earlier?', 'is it cheaper on Tuesday?']) {
    const { goal, criteria, chosen } = does(COMPLETE, act, message).state
    expect({ goal, criteria, chosen }).toEqual({
      goal: COMPLETE.goal,
      criteria: COMPLETE.criteria,
      chosen: COMPLETE.chosen,
    })
  }
})

test('an option is chosen by its place', () => {
  const [hotel] = [COMPLETE.chosen.hotel].flatMap((one) => one ?? [])
  if (!hotel) throw new Error('The fixture has a hotel.')
  const options = [hotel, { ...hotel, name: 'Beach House' }]
  const state: DialogueState = { ...AT_HOTEL, listed: 'hotel', hotels: { search: '', key: '', options, rest: [] } }
  for (const act of [{ number: 2 }, { hotel: 'Beach House' }])
    expect(does(state, { intent: 'choose', ...act }).state.chosen.hotel?.name).toBe('Beach House')
  expect(does(state, { intent: 'choose', number: 9 })).toMatchObject({
    act: 'ask-again',
    state: { chosen: { hotel: null } },
  })
})

const ACTS: TripAct[] = [
  { intent: 'set', criteria: {} },
  { intent: 'set', goal: 'hotel', criteria: { purpose: 'training' } },
  { intent: 'choose' },
  { intent: 'choose', number: 1 },
  { intent: 'ask_again', about: 'dates' },
  { intent: 'compare', first: 1, second: 2 },
  { intent: 'swap_cities' },
  { intent: 'more_options' },
  { intent: 'show_draft' },
  { intent: 'undo' },
]

test('no act sends, drops or withdraws a trip, whatever the person said with it', () => {
  for (const intent of ['submit', 'send', 'drop', 'cancel', 'withdraw', 'approve'])
    expect(TripAct.safeParse({ intent }).success).toBe(false)
  for (const act of ACTS) {
    for (const message of ['yes', 'send it', 'cancel the trip', 'ok bhej do']) {
      const outcome = does(COMPLETE, act, message)
      expect(outcome.act, act.intent).toMatch(/^(go-on|ask-again)$/)
      expect(outcome.state.goal, act.intent).not.toBeNull()
    }
  }
})
