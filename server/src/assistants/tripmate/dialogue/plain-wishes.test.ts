import type { FlightResult } from '@pravas/contract/cards'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { noteWords, replies } from '@pravas/messages/tripmate'
import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { readTurn } from '../engine/read-turn.ts'
import { changesOf } from './change-words.ts'
import { currentDraft } from './draft-rules.ts'
import { type DialogueState, EMPTY } from './state.ts'

const TODAY = '2026-06-10'
const FLIGHT: FlightResult = {
  airline: 'IndiGo',
  flight_number: '6E 1',
  departure_airport: { id: 'DEL', time: '2026-06-19 08:00' },
  arrival_airport: { id: 'BOM', time: '2026-06-19 10:10' },
  duration: 130,
  total_duration: 130,
  layovers: [],
  price: 6000,
  travel_class: 'Economy',
}
const BOTH: DialogueState = {
  ...EMPTY,
  goal: 'both',
  criteria: { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19', trip_type: 'one_way', nights: 2 },
  chosen: { ...EMPTY.chosen, flight: FLIGHT },
  asked: { about: 'choice', kind: 'hotel' },
  searchedOn: TODAY,
}
const FLYING: DialogueState = {
  ...BOTH,
  goal: 'flight',
  criteria: { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19', trip_type: 'one_way', purpose: 'business' },
  asked: { about: 'confirm', approver: 'Meera Iyer' },
}
const DRAFT: DialogueState = {
  ...FLYING,
  draft: currentDraft(FLYING, () => '019723a0-0000-7000-8000-000000000000') ?? null,
}
const say = (state: DialogueState, message: string) =>
  readTurn({ message, state: JSON.parse(JSON.stringify(state)), today: TODAY, policy: firstPolicyOn(TODAY) }).outcome

test.each([
  'skip the hotel',
  'no hotel please',
  'no hotel needed',
  "I don't need a hotel",
  'hotel nahi chahiye',
  'mujhe hotel ki zaroorat nahi',
  "I'll stay with a friend",
  'no thanks, I am staying at my brother’s place',
])('%s leaves the hotel out, and undo brings it back', (message) => {
  const { state, notes } = say(BOTH, message)
  expect(state).toMatchObject({ goal: 'flight', chosen: { flight: FLIGHT } })
  expect(notes.map(noteWords).join(' ')).toMatch(wordsOf('part.removed', { part: 'hotel' }))
  expect(say(state, 'undo').state).toMatchObject({ goal: 'both', criteria: BOTH.criteria })
})

test.each([
  'if I skip the hotel, what is the total?',
  'how much without the hotel?',
  'should I skip the hotel?',
  "I can't stay with a friend",
  'my friends stay with family',
  "don't skip the hotel",
  'maybe no hotel',
])('%s leaves no hotel out', (message) => {
  expect(say(BOTH, message).state.goal).toBe('both')
})

test.each([
  'no 5 star hotel',
  'no 5-star hotels please',
  'not a 5 star hotel',
  'no four star',
  'anything but 5 star',
  '5 star nahi',
])('%s asks for no stars', (message) => {
  expect(say(BOTH, message).state.criteria).not.toHaveProperty('stars')
})

test.each([
  'nothing else, send it please',
  'nothing else, sned it plz',
  'sendit',
  'get it approved',
  'could you please submit it',
  'haan haan bhej hi do',
])('%s sends the draft', (message) => {
  expect(say(DRAFT, message).act).toBe('submit')
})

test.each(['can you send it?', 'could you please submit it?', 'yes?', 'send it?'])('%s is asked about', (message) => {
  const { act, state } = say(DRAFT, message)
  expect(act).toBe('ask-again')
  expect(state.asked).toEqual({ about: 'confirm', approver: 'Meera Iyer', since: 'asked' })
})

test.each([
  ['send it to Rahul', wordsOf('send.other-approver', { approver: 'Meera Iyer', name: 'Rahul' })],
  ['rahul ko bhej do', wordsOf('send.other-approver', { approver: 'Meera Iyer', name: 'Rahul' })],
  [
    'send it to Rahul Sharma for approval',
    wordsOf('send.other-approver', { approver: 'Meera Iyer', name: 'Rahul Sharma' }),
  ],
  ['send it, total 5000', wordsOf('send.other-total', { total: '₹6,000', said: '₹5,000' })],
  ['send it for ₹5,000', wordsOf('send.other-total', { total: '₹6,000', said: '₹5,000' })],
])('%s sends nothing and says what disagrees', (message, words) => {
  const { act, notes } = say(DRAFT, message)
  expect(act).toBe('ask-again')
  expect(notes.join(' ')).toMatch(words)
})

test.each([
  'is it sent?',
  'did you send it?',
  'has it gone to my manager?',
  'has Meera got it?',
  'did Meera Iyer get it?',
  'did meera ji receive the request?',
  'did my manager get it?',
  'bhej diya kya?',
  'sent?',
])('%s is answered', (message) => {
  const { act, notes } = say(DRAFT, message)
  expect(act).toBe('ask-again')
  expect(notes.map(noteWords).join(' ')).toMatch(wordsOf('status.unsent'))
  if (/meera/i.test(message)) return
  const sent = {
    ...EMPTY,
    submitted: { tripNumber: 'TRP-2026-000007', goal: 'flight' as const, criteria: FLYING.criteria },
  }
  const answer = say(sent, message).notes.map(noteWords).join(' ')
  expect(answer).toMatch(wordsOf('status.sent', { number: 'TRP-2026-000007' }))
})

test.each([
  ["it's not business, it's training", 'training'],
  ["it's a conference, not business", 'conference'],
  ['not business, training', 'training'],
  ['change the purpose to training', 'training'],
])('%s changes the purpose', (message, purpose) => {
  const { state } = say(DRAFT, message)
  expect(state.criteria.purpose).toBe(purpose)
  expect(changesOf(DRAFT, state).map(({ words }) => words)).toEqual([`Purpose changed: business → ${purpose}.`])
})

test.each(['change the purpose to client visit', 'change the purpose to business', "it's a client visit"])(
  '%s says that the purpose already is business',
  (message) => {
    const { state, notes } = say(DRAFT, message)
    expect(notes).toEqual([replies('unchanged.purpose', { purpose: 'business' })])
    expect(state.criteria).toEqual(DRAFT.criteria)
  },
)

test.each([
  ['change the departure city to Mumbai', 'Mumbai', 'I kept the departure city: Delhi.'],
  ['change the destination to Delhi', 'Delhi', 'I kept the destination: Mumbai.'],
])('%s would start where it ends, which is said', (message, city, kept) => {
  const { state, notes } = say(DRAFT, message)
  expect(notes).toEqual([replies('city.same', { city }), kept])
  expect([state.criteria, state.chosen]).toEqual([DRAFT.criteria, DRAFT.chosen])
})

test('another departure city leaves the destination as it is', () => {
  expect(say(DRAFT, 'change the departure city to Chennai').state.criteria).toMatchObject({
    from: 'Chennai',
    to: 'Mumbai',
  })
})

test.each([
  'I may have to go on the 20th instead',
  'we could leave on the 20th instead',
  'maybe the 20th instead',
  'we should perhaps fly from Chennai instead',
])('%s changes nothing yet', (message) => {
  const { state } = say(DRAFT, message)
  expect([state.criteria, state.chosen]).toEqual([DRAFT.criteria, DRAFT.chosen])
})
