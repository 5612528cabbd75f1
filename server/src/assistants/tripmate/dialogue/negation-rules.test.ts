import type { FlightResult } from '@pravas/contract/cards'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { noteWords } from '@pravas/messages/tripmate'
import { expect, test } from 'vitest'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import { readTurn } from '../engine/read-turn.ts'
import { currentDraft } from './draft-rules.ts'
import type { Outcome } from './outcome.ts'
import { type DialogueState, EMPTY } from './state.ts'

const TODAY = '2026-06-10'

function flight(number: string, time: string, price: number, airline = 'IndiGo'): FlightResult {
  return {
    airline,
    flight_number: number,
    departure_airport: { id: 'DEL', time: `2026-06-19 ${time}` },
    arrival_airport: { id: 'BOM', time: '2026-06-19 23:00' },
    duration: 130,
    total_duration: 130,
    layovers: [],
    price,
    travel_class: 'Economy',
  }
}

const CHOOSING: DialogueState = {
  ...EMPTY,
  goal: 'flight',
  criteria: { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19' },
  asked: { about: 'choice', kind: 'flight' },
  searchedOn: TODAY,
  flights: {
    search: '[["class","economy"],["depart","2026-06-19"],["from","Delhi"],["to","Mumbai"]]',
    key: '',
    rest: { outbound: [], returning: [] },
    outbound: [
      flight('6E 1', '08:00', 6000),
      flight('AI 2', '06:00', 7000, 'Air India'),
      flight('6E 3', '18:00', 5000),
    ],
    returning: [],
  },
}
const PLANNING: DialogueState = {
  ...EMPTY,
  goal: 'both',
  criteria: { from: 'Delhi', to: 'Mumbai', depart: '2026-06-19', return: '2026-06-22', class: 'economy' },
  asked: { about: 'slots', slots: ['purpose'] },
  searchedOn: TODAY,
}

const say = (state: DialogueState, message: string): Outcome =>
  readTurn({ message, state: JSON.parse(JSON.stringify(state)), today: TODAY, policy: firstPolicyOn(TODAY) }).outcome

/** What a sentence may not touch where it wants nothing. */
const held = ({ goal, criteria, chosen, legs }: DialogueState) => {
  const { without_airlines: _, ...rest } = criteria
  return { goal, criteria: rest, chosen, legs }
}

const COMMANDS = [
  'take the first one',
  'book the second one',
  'choose option 2',
  'take the last one',
  'book AI 2',
  'choose the cheapest',
  'take the fastest one',
  'take the 6 am flight',
  'go with IndiGo',
  'change the date',
  'swap the cities',
  'start over',
  'cancel the trip',
  'make it the 20th',
  'leave on 20 June',
  'return on 25 June',
  'fly from Chennai',
  'fly to Kolkata',
  'book business class',
  'show the cheapest first',
  'show the later flights',
  'send it',
  'drop the hotel',
  'skip the flight',
  'change the purpose to conference',
]
const NEGATED = [
  (command: string) => `don't ${command}`,
  (command: string) => `do not ${command}`,
  (command: string) => `please don't ${command}`,
  (command: string) => `i dont want to ${command}`,
  (command: string) => `never ${command}`,
]
const sentences = COMMANDS.flatMap((command) => NEGATED.map((negated) => negated(command)))

test.each(sentences)('%s does nothing', (sentence) => {
  for (const state of [CHOOSING, PLANNING]) {
    const outcome = say(state, sentence)
    expect(held(outcome.state)).toEqual(held(state))
    expect(['go-on', 'ask-again', 'rest']).toContain(outcome.act)
  }
})

test.each([
  'not the first one',
  'not option 2',
  'the first one does not suit me',
  'the second one is no good',
  'first one no',
  'anything but the first',
  'not the cheapest',
  'not the 6 am one',
  'pehla wala nahi',
  'pehla wala nhi',
  'dusra wala mat lo',
  'pehla option book nahi karna',
  'AI 2 nahi chahiye',
  'sabse sasta nahi',
  'पहला वाला नहीं',
  'दूसरा मत लो',
  'पहली उड़ान नहीं चाहिए',
  'dont wnat the frist one',
  'maybe the second one',
  'I think the first one',
  'shayad dusra wala',
  'शायद दूसरा',
  'the first or the second',
  'my boss said take the second one',
  'if the second one is cheaper take it',
  'no 10',
  'no 2',
  'on the 3rd floor',
])('%s chooses nothing', (sentence) => {
  expect(held(say(CHOOSING, sentence).state)).toEqual(held(CHOOSING))
})

test.each([
  ['not the first one, the second one', 'AI 2'],
  ['no, the second one', 'AI 2'],
  ['pehla nahi, dusra wala', 'AI 2'],
  ['पहला नहीं, दूसरा', 'AI 2'],
  ['not the cheapest, the last one', '6E 3'],
  ['no. 2', 'AI 2'],
  ['not IndiGo, the Air India one', 'AI 2'],
  ['the first one, no wait the second', 'AI 2'],
  ['last one.. no sorry, second', 'AI 2'],
])('%s chooses what it wants', (sentence, number) => {
  expect(say(CHOOSING, sentence).state.chosen.flight?.flight_number).toBe(number)
})

const REMARKS = [
  'the second one is too early',
  'first or second',
  'AI 2 is too costly',
  'Palm Quay is too expensive',
  'what if I take the first one',
  'should I take the second one',
  'not sure, second one?',
  'my boss took the second one',
  'I had the second one last time',
  'wait one second',
  'at last!',
  'pehla ya dusra',
  'dusra wala mehnga hai',
  'दूसरा वाला महंगा है',
]
const [FIRST = null] = CHOOSING.flights?.outbound ?? []
const HOTEL = { name: 'Palm Quay', hotel_class: 3, overall_rating: 4, neighborhood: 'Sion', amenities: [] }
const FOR_HOTEL: DialogueState = {
  ...CHOOSING,
  goal: 'both',
  chosen: { ...CHOOSING.chosen, flight: FIRST },
  asked: { about: 'choice', kind: 'hotel' },
  hotels: {
    search: '',
    key: '',
    rest: [],
    options: [
      { ...HOTEL, total_rate: { lowest: 9000 } },
      { ...HOTEL, name: 'Dockyard Rooms', total_rate: { lowest: 4000 } },
    ],
  },
}
const CHOSEN: DialogueState = {
  ...CHOOSING,
  criteria: { ...CHOOSING.criteria, trip_type: 'one_way', purpose: 'business' },
  chosen: { ...CHOOSING.chosen, flight: FIRST },
  asked: { about: 'confirm' },
}
const confirming: DialogueState = {
  ...CHOSEN,
  draft: currentDraft(CHOSEN, () => '00000000-0000-4000-8000-000000000001') ?? null,
}

test.each(REMARKS)('a remark selects nothing, nor does it change a draft: %s', (sentence) => {
  for (const state of [CHOOSING, FOR_HOTEL, confirming]) expect(held(say(state, sentence).state)).toEqual(held(state))
})

test('what was not plainly chosen is asked for again', () => {
  const outcome = say(CHOOSING, 'the first one is too late')
  expect(outcome.act).toBe('ask-again')
  expect(outcome.notes.map(noteWords).join(' ')).toMatch(wordsOf('choose.undecided'))
})

test('a hotel is chosen by its name alone', () => {
  expect(say(FOR_HOTEL, 'I will take Palm Quay').state.chosen.hotel?.name).toBe('Palm Quay')
})

test('a choice changes a draft, and a hotel may be added beside it', () => {
  expect(say(confirming, 'the second one').state.chosen.flight?.flight_number).toBe('AI 2')
  const { state } = say(CHOOSING, 'the second one, and add a hotel')
  expect([state.chosen.flight?.flight_number, state.goal]).toEqual(['AI 2', 'both'])
})

test.each<[string, string[]]>([
  ['anything but Air India', ['Air India']],
  ['any airline but IndiGo', ['IndiGo']],
  ['not Air India', ['Air India']],
  ['without IndiGo', ['IndiGo']],
  ['other than SpiceJet and IndiGo', ['SpiceJet', 'IndiGo']],
  ['neither IndiGo nor Air India', ['IndiGo', 'Air India']],
  ["I don't want Air India", ['Air India']],
  ['skip Air India', ['Air India']],
  ['Air India ke alawa kuch bhi', ['Air India']],
  ['Air India chhod ke dikhao', ['Air India']],
  ['IndiGo mat dikhao', ['IndiGo']],
  ['एयर इंडिया के अलावा कुछ भी', ['Air India']],
  ['anythng but air inida', ['Air India']],
])('%s leaves airlines out, and says so', (sentence, airlines) => {
  const { state, notes } = say(CHOOSING, sentence)
  expect(state.criteria.without_airlines).toEqual(airlines)
  expect(state.criteria.airline).toBeUndefined()
  expect(state.chosen.flight).toBeNull()
  for (const airline of airlines) expect(notes.map(noteWords).join(' ')).toContain(airline)
})

test('an airline that was left out comes back when it is wanted by name', () => {
  const { state } = say(CHOOSING, 'not Air India')
  expect(say(state, 'not IndiGo').state.criteria.without_airlines).toEqual(['Air India', 'IndiGo'])
  expect(say({ ...state, asked: null }, 'only Air India flights').state.criteria).not.toHaveProperty('without_airlines')
})

test.each(['not in the afternoon', 'dopahar wali nahi', 'not on Friday', 'not tomorrow', 'not nonstop'])(
  '%s cannot be carried out, and that is said',
  (sentence) => {
    const { state, notes } = say(CHOOSING, sentence)
    expect(held(state)).toEqual(held(CHOOSING))
    expect(notes.map(noteWords).join(' ')).toContain('I changed nothing')
  },
)

test.each<[string, object]>([
  ['not before 9 am', { depart_after: '09:00' }],
  ['not after 6 pm', { depart_before: '18:00' }],
  ['no later than 6 pm', { depart_before: '18:00' }],
  ['no more than 6000', { max_price_paise: 600_000 }],
  ['under 12.5k', { max_price_paise: 1_250_000 }],
  ['under 7 hundred rupees', { max_price_paise: 70_000 }],
  ['budget 1.2 lakh', { max_price_paise: 12_000_000 }],
  ['not Mumbai, Chennai', { to: 'Chennai' }],
])('%s is a limit or another value', (sentence, criteria) => {
  expect(say(CHOOSING, sentence).state.criteria).toMatchObject(criteria)
})

test('what is rejected of the trip is asked for', () => {
  expect(say(CHOOSING, 'not Mumbai').state.open).toEqual(['to'])
  expect(
    say({ ...CHOOSING, criteria: { ...CHOOSING.criteria, depart: '2026-06-12' } }, 'not Friday').state.open,
  ).toEqual(['depart'])
})

const ASKED_DAY: DialogueState = {
  ...EMPTY,
  goal: 'flight',
  criteria: { from: 'Delhi', to: 'Mumbai' },
  asked: { about: 'slots', slots: ['depart'] },
  searchedOn: TODAY,
}

test.each([
  'maybe Friday',
  'around the 20th',
  'the 20th, probably',
  'I think the 20th',
  'the 12th or so',
  'shayad parso',
  'शायद परसों',
  'terminal 3 please',
  '3rd floor',
  '29 feb',
  '31 nov',
  'last Friday',
  'the day before yesterday',
  'teen din pehle',
  'not Friday',
])('%s is no day to leave on', (sentence) => {
  expect(say(ASKED_DAY, sentence).state.criteria.depart).toBeUndefined()
})

test.each([
  ['12', '2026-06-12'],
  ['no 12', '2026-06-12'],
  ['Friday', '2026-06-12'],
  ['parso', '2026-06-12'],
  ['कल', '2026-06-11'],
  ['not Friday, Saturday', '2026-06-13'],
])('%s is the day to leave on', (sentence, day) => {
  expect(say(ASKED_DAY, sentence).state.criteria.depart).toBe(day)
})
