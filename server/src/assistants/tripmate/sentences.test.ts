import { expect, test } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { firstPolicyOn } from '../../policy/first-policies.fixture.ts'
import { createTravelSearch } from '../../travel/search-service.ts'
import { sampleFlights } from '../../travel/sources/sample-flights.ts'
import { sampleHotels } from '../../travel/sources/sample-hotels.ts'
import { searchFlights, searchHotels } from '../tools/travel-tools.ts'
import { readState } from './dialogue/state.ts'
import { SENTENCES } from './dialogues/sentences.fixture.ts'
import { hearing } from './engine/hearing.ts'
import { createRulesEngine } from './engine/rules-engine.ts'
import type { TripmateTools } from './tools/tripmate-tools.ts'

const clock = { now: () => new Date('2026-06-10T06:30:00Z') }
const travel = createTravelSearch({
  sample: { flights: sampleFlights, hotels: sampleHotels },
  onError: (error) => expect.fail(String(error)),
})
// The tools that a first sentence about a trip needs.
const tools = {
  search_flights: searchFlights({ travel, clock }),
  search_hotels: searchHotels({ travel, clock }),
} as unknown as TripmateTools
const actor = { personId: 'p1', orgId: 'o1', employeeId: 'EMP1001' } as Actor

test.each(SENTENCES)('the wish of "%s"', async (message, criteria) => {
  const { signal } = new AbortController()
  const turn = {
    actor,
    message,
    state: {},
    today: '2026-06-10',
    policy: firstPolicyOn('2026-06-10'),
    tools,
    said: async () => [],
    signal,
  }
  let kept: unknown
  for await (const event of createRulesEngine(hearing).turn(turn)) if (event.type === 'reply') kept = event.reply.state
  expect(readState(kept).criteria).toMatchObject(criteria)
})
