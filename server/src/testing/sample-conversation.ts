import type { TripDetail } from '@pravas/contract/trips'
import type { Actor } from '../access/actor.ts'
import type { Part } from '../assistants/kernel/cards.ts'
import { fareCalendar, searchFlights, searchHotels } from '../assistants/tools/travel-tools.ts'
import { type DialogueState, readState } from '../assistants/tripmate/dialogue/state.ts'
import { readTurn } from '../assistants/tripmate/engine/read-turn.ts'
import { createRulesEngine } from '../assistants/tripmate/engine/rules-engine.ts'
import type { TripmateTools } from '../assistants/tripmate/tools/tripmate-tools.ts'
import { firstPolicyOn } from '../policy/first-policies.fixture.ts'
import { createTravelSearch } from '../travel/search-service.ts'
import { sampleFlights } from '../travel/sources/sample-flights.ts'
import { sampleHotels } from '../travel/sources/sample-hotels.ts'

const TODAY = '2026-06-10'
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

/** What one turn of `sampleConversation` came to. */
export interface SampleTurn {
  state: DialogueState
  /** The answer, with cards as '[flights]' and '[hotels]'. */
  answer: string
  /** Whether a request was sent in this turn. */
  sent: boolean
}

/**
 * TripMate's rules over the sample timetable, without a database: takes the sentences in their order, beginning at a
 * state, and answers the last turn. Meera Iyer decides on what is sent, and today is Wednesday 10 June 2026.
 */
export async function sampleConversation(
  messages: readonly string[],
  from: DialogueState = readState({}),
): Promise<SampleTurn> {
  const clock = { now: () => new Date(`${TODAY}T06:30:00Z`) }
  const travel = createTravelSearch({
    sample: { flights: sampleFlights, hotels: sampleHotels },
    onError: (error) => {
      throw error
    },
  })
  let sent = false
  let turn: SampleTurn = { state: from, answer: '', sent: false }
  const tools = {
    search_flights: searchFlights({ travel, clock }),
    fare_calendar: fareCalendar({ travel, clock }),
    search_hotels: searchHotels({ travel, clock }),
    submit_trip: {
      run: async () => {
        sent = true
        return { tripNumber: SENT.trip_number, approver: 'Meera Iyer' }
      },
    },
    my_approver: { run: async () => 'Meera Iyer' },
    my_home: { run: async () => null },
    find_travellers: { run: async () => ({ scope: 'nobody', found: [] }) },
    show_allocation: { run: async () => ({ on: null, problems: [] }) },
    list_my_trips: { run: async () => [SENT] },
    get_trip: { run: async () => SENT },
  } as unknown as TripmateTools
  const engine = createRulesEngine(readTurn)
  for (const message of messages) {
    const { signal } = new AbortController()
    sent = false
    // As the database keeps it.
    const state: unknown = JSON.parse(JSON.stringify(turn.state))
    for await (const event of engine.turn({
      actor: ACTOR,
      message,
      state,
      today: TODAY,
      policy: firstPolicyOn(TODAY),
      tools,
      said: async () => [],
      signal,
    })) {
      if (event.type === 'reply')
        turn = { state: readState(event.reply.state), answer: wordsOf(event.reply.parts), sent }
    }
  }
  return turn
}

function wordsOf(parts: readonly Part[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : `[${part.kind}]`)).join('\n')
}
