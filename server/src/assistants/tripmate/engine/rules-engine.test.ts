import type { FlightResult } from '@pravas/contract/cards'
import type { TripDetail } from '@pravas/contract/trips'
import { TRIP } from '@pravas/language/text/consent-phrases.fixture'
import { wordsOf } from '@pravas/messages/testing/tripmate'
import { note, replies } from '@pravas/messages/tripmate'
import { describe, expect, test } from 'vitest'
import type { Actor } from '../../../access/actor.ts'
import { firstPolicyOn } from '../../../policy/first-policies.fixture.ts'
import type { Part } from '../../kernel/cards.ts'
import { draftStands } from '../dialogue/draft-rules.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'
import { readTurn } from './read-turn.ts'
import { createRulesEngine } from './rules-engine.ts'

const ACTOR: Actor = {
  personId: 'p1',
  orgId: 'o1',
  employeeId: 'EMP1001',
  managerEmployeeId: 'EMP1002',
  name: 'Asha Rao',
  email: 'asha@example.com',
  roles: [],
  isAdmin: false,
  leads: [],
  decidesAs: { persons: [], roles: [] },
  isSuperAdmin: false,
}

interface Times {
  leaves: string
  lands: string
}

function flight(number: string, { leaves, lands }: Times, more: Partial<FlightResult> = {}): FlightResult {
  return {
    airline: 'IndiGo',
    flight_number: number,
    departure_airport: { id: 'DEL', time: leaves },
    arrival_airport: { id: 'BOM', time: lands },
    duration: 135,
    total_duration: 135,
    layovers: [],
    price: 5000,
    travel_class: 'Economy',
    source: 'sample',
    ...more,
  }
}

const MORNING_TIMES = { leaves: '2026-06-15 06:15', lands: '2026-06-15 08:30' }
const MORNING = flight('6E 1', MORNING_TIMES)
const LATE = flight('6E 2', { leaves: '2026-06-15 23:10', lands: '2026-06-16 02:05' }, { price: 4000 })
const BACK = flight('6E 9', { leaves: '2026-06-15 20:00', lands: '2026-06-15 22:15' }, { price: 6000 })

const SENT = {
  trip_number: 'TRP-2026-000007',
  departure_city: 'Delhi',
  destination_city: 'Mumbai',
  departure_date: '2026-06-15',
  return_date: null,
  status: 'pending',
  rejection_reason: null,
  'total_price(INR)': 5000,
} as TripDetail

/** A conversation with an engine whose searches find the flights given. */
function conversation(
  outbound: FlightResult[] = [MORNING, LATE],
  returning: (due: { return: string }) => FlightResult[] = () => [BACK],
) {
  let state: unknown = {}
  const asked: string[] = []
  const tools = {
    search_flights: {
      run: async (_: Actor, due: { return?: string }) => ({
        outbound,
        returning: due.return === undefined ? [] : returning({ return: due.return }),
        liveUnavailable: false,
      }),
    },
    search_hotels: { run: async () => ({ options: [], liveUnavailable: false }) },
    submit_trip: { run: async () => ({ tripNumber: SENT.trip_number, approver: 'Meera Iyer' }) },
    my_approver: { run: async () => 'Meera Iyer' },
    my_home: { run: async () => null },
    find_travellers: { run: async () => ({ scope: 'nobody', found: [] }) },
    show_allocation: { run: async () => ({ on: null, problems: [] }) },
    list_my_trips: { run: async () => [] },
    get_trip: {
      run: async (_: Actor, { trip }: { trip: string }) => {
        asked.push(trip)
        return SENT
      },
    },
  } as unknown as TripmateTools
  async function say(message: string): Promise<Part[]> {
    const { signal } = new AbortController()
    const said = async () => []
    for await (const event of createRulesEngine(readTurn).turn({
      actor: ACTOR,
      message,
      state,
      today: '2026-06-10',
      policy: firstPolicyOn('2026-06-10'),
      tools,
      said,
      signal,
    })) {
      if (event.type !== 'reply') continue
      state = event.reply.state
      return event.reply.parts
    }
    return []
  }
  return { asked, say, hear: async (message: string) => textOf(await say(message)), state: () => state }
}

function textOf(parts: Part[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : `[${part.kind}]`)).join('\n')
}

test('a question about the total of a draft is answered with its total', async () => {
  const { hear } = conversation()
  await hear('Delhi to Mumbai on 15 June, back the same day, for business')
  await hear('the 06:15')
  expect(await hear('the first one')).toContain('Total: ₹11,000')
  const answer = await hear('what is the total?')
  expect(answer).toContain('₹11,000')
  expect(answer).toMatch(wordsOf('ask.send-to'))
})

test.each(['what is its status?', 'what is the status of it?', 'is it approved?', 'status of my trip'])(
  '"%s" is about the trip just sent',
  async (question) => {
    const { asked, hear } = conversation()
    await hear('Delhi to Mumbai on 15 June for business')
    await hear('the first one')
    await hear('yes')
    expect(await hear(question)).toContain('TRP-2026-000007: Delhi to Mumbai')
    expect(asked).toEqual(['TRP-2026-000007'])
  },
)

test('"my trips" are all of them', async () => {
  const { asked, hear } = conversation()
  await hear('Delhi to Mumbai on 15 June for business')
  await hear('the first one')
  await hear('yes')
  await hear('show my trips')
  expect(asked).toEqual([])
})

test('a landing on the next day is marked in the draft', async () => {
  const { hear } = conversation()
  await hear('Delhi to Mumbai on 15 June for business')
  expect(await hear('the one at 23:10')).toMatch(
    wordsOf('option.flight-later', { from: /DEL/, leaves: '23:10', to: 'BOM', lands: '02:05', days: 1 }),
  )
  expect(await hear('change the flight')).toContain('[flights]')
  expect(await hear('6:15')).toContain('DEL 06:15 to BOM 08:30,')
})

test.each([
  ['the flight', /\[flights\]\nWhich flight would you like\?$/],
  ['change the flight', /\[flights\]\nWhich flight would you like\?$/],
  ['change the return date', /On which date do you want to return\?$/],
  ['17 June', /\[flights\]\nWhich return flight would you like\?$/],
  ['one way', /What is the purpose/],
])('where no flight back leaves after the arrival, "%s" leads on', async (answer, expected) => {
  const { hear } = conversation([MORNING, LATE], ({ return: day }) =>
    day === '2026-06-15' ? [BACK] : [flight('6E 10', { leaves: `${day} 20:00`, lands: `${day} 22:15` })],
  )
  await hear('Delhi to Mumbai on 15 June, back the same day')
  const told = await hear('the one at 23:10')
  expect(told).toContain(replies('ask.no-return-on', { day: 'Mon 15 Jun 2026', arrival: '02:05 on Tue 16 Jun 2026' }))
  expect(told).not.toMatch(wordsOf('ask.choice', { part: 'return_flight' }))
  expect(await hear(answer)).toMatch(expected)
})

test.each([
  ['change the purpose to conference', 'Purpose changed: business → conference.\nWhich flight would you like?'],
  ['personal', 'Purpose changed: business → personal.\nWhich flight would you like?'],
  ['one way', 'Noted: one way.\nWhich flight would you like?'],
])('before a flight is chosen, "%s" is acknowledged', async (change, expected) => {
  const { hear } = conversation()
  await hear('Delhi to Mumbai on 15 June for business')
  expect(await hear(change)).toBe(expected)
})

test('"one way" is acknowledged where it changes the flights that are shown', async () => {
  const { hear } = conversation()
  await hear('Delhi to Mumbai on 15 June, back the same day')
  expect(await hear('one way')).toMatch(
    /^Return date removed: Mon 15 Jun 2026\.\nNoted: one way\.[\s\S]*\[flights\]\nWhich flight would you like\?$/,
  )
})

describe('a draft of ₹12,345 that waits for a yes', async () => {
  const { say, state } = conversation([flight('6E 1', MORNING_TIMES, { price: 6345 })])
  for (const message of [
    'Delhi to Mumbai on 15 June, back the same day, for business',
    'the first one',
    'the first one',
  ])
    await say(message)
  const kept = state()
  const outcomeOf = (message: string) =>
    readTurn({ message, state: kept, today: '2026-06-10', policy: firstPolicyOn('2026-06-10') }).outcome

  test('is what they all answer', () => {
    expect(kept).toMatchObject({ asked: { about: 'confirm', approver: 'Meera Iyer' } })
  })

  test.each(TRIP.yes)('is sent for a plain wish: %s', (message) => {
    expect(outcomeOf(message).act).toBe('submit')
  })

  test.each(TRIP.no)('is not sent for anything else: %s', (message) => {
    expect(outcomeOf(message).act).not.toBe('submit')
  })

  test.each([
    'send it tomorrow',
    'yes, after 6 pm',
    'ok later',
    'it was sent yesterday',
    'I love Mumbai in November',
    'let me check the first one with my wife',
    'send it on Monday',
    'yes if it is refundable',
    'suppose I send this, can I still cancel',
  ])('keeps what it holds where a day or a condition is about the sending: %s', (message) => {
    const outcome = outcomeOf(message)
    expect(outcome.act).not.toBe('submit')
    expect(draftStands(outcome.state)).toBe(true)
  })

  test.each([
    ['perfect, and add a hotel', { goal: 'both' }],
    ['ok but make it the 14th', { criteria: { depart: '2026-06-14' } }],
    ['can you change the departure to 14 June?', { criteria: { depart: '2026-06-14' } }],
    ['I want to leave on 14 June', { criteria: { depart: '2026-06-14' } }],
    ['14 June', { criteria: { depart: '2026-06-14' } }],
    ['ok delete it', { goal: null }],
    ['Cancel', { goal: null }],
  ])('changes for a plain wish: %s', (message, expected) => {
    expect(outcomeOf(message).state).toMatchObject(expected)
  })

  test.each([
    ['no', 'ok'],
    ["don't send it yet", 'good'],
    ['wait', 'ok thanks'],
    ['should I cancel it?', 'yes'],
    ['yes to Rahul Sharma', "that's right"],
    ['no', 'yes'],
    ['what is the total?', 'theek hai'],
    ['what is the total?', 'yes'],
    ['who is my approver?', 'haan'],
  ])('is not sent by an answer to what was said since it was shown: %s, %s', (first, then) => {
    const { state: between } = outcomeOf(first)
    expect(between.asked).toHaveProperty('since')
    const outcome = readTurn({
      message: then,
      state: between,
      today: '2026-06-10',
      policy: firstPolicyOn('2026-06-10'),
    }).outcome
    expect(outcome).toMatchObject({ act: 'ask-again', notes: [note('send.not-yet')] })
    expect(
      readTurn({ message: 'yes', state: outcome.state, today: '2026-06-10', policy: firstPolicyOn('2026-06-10') })
        .outcome.act,
    ).toBe('submit')
  })

  test.each([
    ['no', 'send it'],
    ['what is the total?', 'yes, send it'],
    ['who is my approver?', 'haan bhej do'],
  ])('is sent by a yes that can mean nothing else: %s, %s', (first, then) => {
    const { state: between } = outcomeOf(first)
    expect(
      readTurn({ message: then, state: between, today: '2026-06-10', policy: firstPolicyOn('2026-06-10') }).outcome.act,
    ).toBe('submit')
  })

  test.each([
    "don't change the date to 14 June",
    'Meera is on leave till 14 June',
    'Rahul is coming on 14 June too',
    'if I leave on 14 June is it cheaper?',
    'what if I leave on 14 June',
    'my meeting is on 14 June',
    'is 14 June a holiday?',
    'cancel? no',
    'start over?',
    'agar 14 June ko jaun to',
  ])('keeps what it holds through a remark, a question or a refusal: %s', (message) => {
    const outcome = outcomeOf(message)
    expect(outcome.act).not.toBe('submit')
    expect(draftStands(outcome.state)).toBe(true)
  })

  test('says which words were not understood', () => {
    expect(outcomeOf('yes, tomorrow').notes).toEqual([note('send.unread', { words: 'tomorrow' })])
  })
})
