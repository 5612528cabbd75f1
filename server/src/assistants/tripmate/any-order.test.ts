import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { firstPolicyOn } from '../../policy/first-policies.fixture.ts'
import { createTravelSearch } from '../../travel/search-service.ts'
import { sampleFlights } from '../../travel/sources/sample-flights.ts'
import { sampleHotels } from '../../travel/sources/sample-hotels.ts'
import { searchFlights, searchHotels } from '../tools/travel-tools.ts'
import { legsOf } from './dialogue/legs-rules.ts'
import { type DialogueState, readState } from './dialogue/state.ts'
import { DIALOGUES } from './dialogues/dialogues.fixture.ts'
import { hearing } from './engine/hearing.ts'
import { createRulesEngine } from './engine/rules-engine.ts'
import type { TripmateTools } from './tools/tripmate-tools.ts'

const ACTOR: Actor = {
  personId: 'p1',
  orgId: 'o1',
  employeeId: 'EMP1001',
  managerEmployeeId: 'EMP2001',
  name: 'Asha Rao',
  email: 'asha@example.com',
  roles: [],
  isAdmin: false,
  isSuperAdmin: false,
}
const clock = { now: () => new Date('2026-06-10T06:30:00Z') }
const travel = createTravelSearch({
  sample: { flights: sampleFlights, hotels: sampleHotels },
  onError: (error) => expect.fail(String(error)),
})

/** Everything that the kept dialogues say, in any order. */
const SENTENCES = DIALOGUES.flatMap(({ turns }) =>
  turns.map(({ say }) => say.replace(/\{own\}|\{other\}/g, 'TRP-2026-000001')),
)

function conversation() {
  const sent: { draft_id: string }[] = []
  let kept: unknown = {}
  const tools = {
    search_flights: searchFlights({ travel, clock }),
    search_hotels: searchHotels({ travel, clock }),
    submit_trip: {
      run: async (_: Actor, draft: { draft_id: string }) => {
        sent.push(draft)
        return { tripNumber: 'TRP-2026-000001', approver: 'Meera Iyer' }
      },
    },
    list_my_trips: { run: async () => [] },
    get_trip: { run: async () => undefined },
    my_approver: { run: async () => 'Meera Iyer' },
  } as unknown as TripmateTools
  async function say(message: string): Promise<{ before: DialogueState; after: DialogueState; texts: string[] }> {
    const before = readState(kept)
    const { signal } = new AbortController()
    const said = async () => []
    const turn = createRulesEngine(hearing).turn({
      actor: ACTOR,
      message,
      state: kept,
      today: '2026-06-10',
      policy: firstPolicyOn('2026-06-10'),
      tools,
      said,
      signal,
    })
    for await (const event of turn) {
      if (event.type !== 'reply') continue
      kept = JSON.parse(JSON.stringify(event.reply.state))
      const texts = event.reply.parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
      return { before, after: readState(kept), texts }
    }
    throw new Error('The turn ended without a reply.')
  }
  return { say, sent }
}

const KEPT = ['from', 'to', 'city', 'depart', 'check_in', 'purpose', 'class'] as const

/** What a traveller would miss: a city of a journey, or a value of the trip in whose place there is no other. */
function lost(before: DialogueState, after: DialogueState): string[] {
  if (before.legs) {
    const cities = legsOf(after).flatMap(({ from, to }) => [from, to])
    const there = new Set<string | undefined>(after.legs ? cities : [after.criteria.from, after.criteria.to])
    return legsOf(before).flatMap(({ from, to }) => [from, to].filter((city) => city && !there.has(city)) as string[])
  }
  if (after.legs) return []
  return KEPT.filter((name) => before.criteria[name] !== undefined && after.criteria[name] === undefined)
}

test('in whatever order things are said, one question is asked, nothing is lost in silence, and a draft is sent once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 12 }), async (sentences) => {
      const { say, sent } = conversation()
      for (const sentence of sentences) {
        const { before, after, texts } = await say(sentence)
        const prose = texts.join('\n')
        expect(prose).not.toBe('')
        expect(prose.split('?').length - 1, `questions in: ${prose}`).toBeLessThanOrEqual(1)
        const gone = lost(before, after)
        // The question alone would pass over what is gone.
        const words = texts.filter((text) => !/\?/.test(text))
        if (gone.length > 0) expect(words, `"${sentence}" lost ${gone}: ${prose}`).not.toEqual([])
      }
      expect(new Set(sent.map(({ draft_id: id }) => id)).size).toBe(sent.length)
      expect(sent.length).toBeLessThanOrEqual(sentences.length)
    }),
    { numRuns: 150, seed: 20260610 },
  )
}, 60_000)
