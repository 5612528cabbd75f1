import type { Trip } from '@pravas/contract/trips'
import type { Actor } from '../access/actor.ts'
import { fareCalendar, searchFlights, searchHotels } from '../assistants/tools/travel-tools.ts'
import { type DialogueState, readState } from '../assistants/tripmate/dialogue/state.ts'
import { readTurn } from '../assistants/tripmate/engine/read-turn.ts'
import { createRulesEngine } from '../assistants/tripmate/engine/rules-engine.ts'
import type { TripmateTools } from '../assistants/tripmate/tools/tripmate-tools.ts'
import { firstPolicyOn } from '../policy/first-policies.fixture.ts'
import type { TravelCity } from '../travel/city-rules.ts'
import { createTravelSearch } from '../travel/search-service.ts'
import { sampleFlights } from '../travel/sources/sample-flights.ts'
import { sampleHotels } from '../travel/sources/sample-hotels.ts'

/** The day on which these conversations are had: a Wednesday. */
export const TODAY = '2026-06-10'

const ACTOR: Actor = {
  personId: 'p1',
  orgId: 'o1',
  employeeId: 'EMP1001',
  managerEmployeeId: 'EMP2001',
  name: 'Asha Rao',
  email: 'asha@example.com',
  roles: [],
  isAdmin: false,
  leads: [],
  decidesAs: { persons: [], roles: [] },
  isSuperAdmin: false,
}
const clock = { now: () => new Date(`${TODAY}T06:30:00Z`) }
const travel = createTravelSearch({
  sample: { flights: sampleFlights, hotels: sampleHotels },
  onError: (error) => {
    throw error
  },
})

/** What a turn made of the dialogue. */
export interface DialogueTurn {
  before: DialogueState
  after: DialogueState
  texts: string[]
  /** The cards that were shown, in their order. */
  shown: string[]
}

/** By what they are called, the people for whom trips may be arranged. */
type Colleagues = Record<string, { employee_id: string; name: string; about: string }[]>

/** A conversation with the rules over the sample timetable, from a state that was kept; `sent` grows with each request. `home` is where the profile says that one works;
 * with `colleagues` trips may be arranged for everybody. */
export function conversation(
  kept: unknown = {},
  home: TravelCity | null = null,
  trips: readonly Trip[] = [],
  colleagues: Colleagues | null = null,
) {
  const sent: { draft_id: string }[] = []
  let state = kept
  const tools = {
    search_flights: searchFlights({ travel, clock }),
    fare_calendar: fareCalendar({ travel, clock }),
    search_hotels: searchHotels({ travel, clock }),
    submit_trip: {
      run: async (_: Actor, draft: { draft_id: string }) => {
        sent.push(draft)
        return { tripNumber: 'TRP-2026-000001', approver: 'Meera Iyer' }
      },
    },
    list_my_trips: { run: async () => trips },
    get_trip: {
      run: async (_: Actor, { trip }: { trip: string }) => trips.find(({ trip_number }) => trip_number === trip),
    },
    my_approver: { run: async () => 'Meera Iyer' },
    my_home: { run: async () => home },
    find_travellers: {
      run: async (_: Actor, { names }: { names: string[] }) => ({
        scope: colleagues ? 'everybody' : 'nobody',
        found: names.map((name) => ({ name, people: colleagues?.[name] ?? [] })),
      }),
    },
    show_allocation: { run: async () => ({ on: null, problems: [] }) },
  } as unknown as TripmateTools
  async function say(message: string): Promise<DialogueTurn> {
    const before = readState(state)
    const { signal } = new AbortController()
    const turn = createRulesEngine(readTurn).turn({
      actor: ACTOR,
      message,
      state,
      today: TODAY,
      policy: firstPolicyOn(TODAY),
      tools,
      said: async () => [],
      signal,
    })
    for await (const event of turn) {
      if (event.type !== 'reply') continue
      state = JSON.parse(JSON.stringify(event.reply.state))
      const { parts } = event.reply
      const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
      const after = readState(state)
      const shown = parts.flatMap(({ kind }) => (kind === 'text' ? [] : [kind]))
      return { before, after, texts, shown }
    }
    throw new Error('The turn ended without a reply.')
  }
  return { say, sent, kept: () => state }
}
