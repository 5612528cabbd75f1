// On one kind of database: this is about a conversation, and the queries behind it have tests of their own.
import { CARD_MARKERS } from '@pravas/contract/cards'
import { listTrips } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { builders } from '../../testing/builders.ts'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'
import { legsOf } from '../dialogue/legs-rules.ts'
import { type DialogueState, EMPTY, type Question, readState } from '../dialogue/state.ts'
import { ASKING } from './dialogues/asking.fixture.ts'
import { CHOOSING } from './dialogues/choosing.fixture.ts'
import { JOURNEYS } from './dialogues/journeys.fixture.ts'
import type { Script, Turn } from './dialogues/script.fixture.ts'
import { TALKING } from './dialogues/talking.fixture.ts'
import { WEIGHING } from './dialogues/weighing.fixture.ts'

const app = await testApp()
const build = builders(app)

const SESSION = 'tripmate-script'
const PROMISES =
  /\b(I|we)('ll| will| shall)\b|\bget back to you\b|\blet you know\b|\bkeep you (posted|updated|informed)\b|\bfollow(ing)? up\b|\b(notify|remind|inform) you\b|\bas soon as\b|\bshortly\b|\bin a moment\b|\bplease wait\b/i
const CLAIMS = /\b(is|has been|was) (sent|submitted|booked|reserved|cancelled|withdrawn)\b/i
const DENIALS = /\bnothing (has been|was|is) sent\b/i
const TRIP_NUMBER = /TRP-\d{4}-\d{6}/g

async function stateNow(): Promise<DialogueState> {
  const row = await app.database.db
    .selectFrom('conversations')
    .select('state')
    .where('session_id', '=', SESSION)
    .executeTakeFirst()
  return readState(row?.state)
}

const ownTrips = () => app.as('employee').call(listTrips, { params: { employeeId: 'EMP1001' } })

/** The answer without its cards, and which cards it shows. */
function partsOf(response: string): { prose: string; cards: string[] } {
  const cards: string[] = []
  let prose = response
  for (const [kind, { start, end }] of Object.entries(CARD_MARKERS)) {
    const from = prose.indexOf(start)
    if (from < 0) continue
    cards.push(kind)
    const to = prose.indexOf(end, from) + end.length
    JSON.parse(prose.slice(from + start.length, to - end.length))
    prose = prose.slice(0, from) + prose.slice(to)
  }
  return { prose, cards }
}

function askedFor(asked: Question | null): string | null {
  return asked?.about === 'slots' ? (asked.slots[0] ?? null) : (asked?.about ?? null)
}

/** What holds of every answer, whatever was said. */
function checkAnswer(prose: string, trips: readonly string[], sent: boolean): void {
  expect(prose).not.toBe('')
  expect(prose).not.toMatch(PROMISES)
  expect(prose.split('?').length - 1, `questions in: ${prose}`).toBeLessThanOrEqual(1)
  expect(prose).not.toMatch(/CARDS_(START|END|DATA)/)
  for (const [number] of prose.matchAll(TRIP_NUMBER)) expect(trips).toContain(number)
  if (!sent) expect(prose.replace(DENIALS, '')).not.toMatch(CLAIMS)
}

/** What was said stays, unless the traveller takes it back. */
function checkKept(before: DialogueState, after: DialogueState, turn: Turn): void {
  if (turn.drops) return
  // Another leg of a journey has days and cities of its own.
  if (after.legs) {
    checkLegsKept(before, after, turn)
    return
  }
  for (const name of Object.keys(before.wish)) expect(after.wish, `"${turn.say}" lost ${name}`).toHaveProperty(name)
}

function checkLegsKept(before: DialogueState, after: DialogueState, turn: Turn): void {
  const cities = (state: DialogueState) => legsOf(state).flatMap(({ from, to }) => [from, to])
  for (const city of cities(before)) if (city) expect(cities(after), `"${turn.say}" lost ${city}`).toContain(city)
}

function checkTurn(turn: Turn, state: DialogueState, cards: readonly string[]): void {
  if (turn.cards) expect(cards.toSorted()).toEqual(turn.cards.toSorted())
  if (turn.asks !== undefined) expect(askedFor(state.asked)).toBe(turn.asks)
  for (const [name, value] of Object.entries(turn.wish ?? {})) {
    expect((state.wish as Record<string, unknown>)[name] ?? null, name).toEqual(value)
  }
  for (const [kind, chosen] of Object.entries(turn.chosen ?? {})) {
    expect(state.chosen[kind as keyof typeof state.chosen] !== null, kind).toBe(chosen)
  }
}

async function play({ trip, turns, sent = 0 }: Script): Promise<void> {
  const numbers: Record<string, string> = {}
  if (trip) {
    numbers['{own}'] = await build.trip({ status: trip })
    numbers['{other}'] = await build.trip({ traveller: 'colleague' })
  }
  const filled = (text: string) => text.replace(/\{own\}|\{other\}/g, (name) => numbers[name] ?? name)
  const pattern = ({ source, flags }: RegExp) => new RegExp(filled(source), flags)
  const cookie = await app.cookie('employee')
  let socket = await openSocket(app.origin, { cookie, sessionId: SESSION })
  let before = EMPTY
  const earlier = trip ? 1 : 0
  for (const turn of turns) {
    if (turn.reconnects) {
      await socket.close()
      socket = await openSocket(app.origin, { cookie, sessionId: SESSION })
    }
    const answer = await socket.say(filled(turn.say), turn.newChat && { newConversation: true })
    const { prose, cards } = partsOf(answer.response)
    const state = await stateNow()
    const trips = await ownTrips()
    checkAnswer(
      prose,
      trips.map(({ trip_number }) => trip_number),
      trips.length > earlier,
    )
    checkKept(before, state, turn)
    checkTurn(turn, state, cards)
    for (const words of turn.says ?? []) expect(prose).toMatch(pattern(words))
    for (const words of turn.never ?? []) expect(prose).not.toMatch(pattern(words))
    if (turn.form) expect(answer).toMatchObject({ bookingType: turn.form })
    before = state
  }
  expect(await ownTrips()).toHaveLength(earlier + sent)
  await socket.close()
}

test.each(
  [...ASKING, ...CHOOSING, ...JOURNEYS, ...TALKING, ...WEIGHING].map((script) => [script.title, script] as const),
)('%s', async (_, script) => {
  await play(script)
})
