import { isDeepStrictEqual } from 'node:util'
import { CARD_MARKERS } from '@pravas/contract/cards'
import { listTrips } from '@pravas/contract/trips'
import { legsOf } from '../assistants/tripmate/dialogue/legs-rules.ts'
import { type DialogueState, EMPTY, type Question } from '../assistants/tripmate/dialogue/state.ts'
import type { Script, Turn } from '../assistants/tripmate/dialogues/script.fixture.ts'
import { stayOf } from '../trips/draft/stay-rules.ts'
import { builders } from './builders.ts'
import { faultsOfProse, type Played, type PlayedTurn, type Playing } from './played.ts'
import { openSocket, type SocketClient } from './socket-client.ts'
import type { Stage } from './stage.ts'
import { keptDialogue } from './trip-dialogue.ts'

const SESSION = 'tripmate-script'
const CLAIMS = /\b(is|has been|was) (sent|submitted|booked|reserved|cancelled|withdrawn)\b/i
const DENIALS =
  /\bnothing (has been|was|is) (?:sent|withdrawn)\b|\bonce it’s withdrawn\b|\btrip is cancelled on its page\b/gi
const TRIP_NUMBER = /TRP-\d{4}-\d{6}/g

/** A turn of TripMate that was played. */
export interface PlayedTripTurn extends PlayedTurn {
  state: DialogueState
  /** The stay as it stands, with what follows from the flights and the nights. */
  stay: ReturnType<typeof stayOf>
  /** Which cards the answer shows. */
  cards: readonly string[]
  /** The booking form that it opens. */
  form: 'flight' | 'hotel' | null
}

/**
 * Plays a dialogue through the socket of a stage that has just begun, and judges each answer. The script ends early when
 * a turn ends with an error.
 */
export async function playDialogue(
  stage: Stage,
  script: Script,
  { words, onTurn }: Playing<PlayedTripTurn> = { words: true },
): Promise<Played<PlayedTripTurn>> {
  const numbers: Record<string, string> = {}
  if (script.trip) {
    const build = builders(stage)
    numbers['{own}'] = await build.trip({ status: script.trip })
    numbers['{other}'] = await build.trip({ traveller: 'colleague' })
  }
  const earlier = script.trip ? 1 : 0
  const filled = (text: string) => text.replace(/\{own\}|\{other\}/g, (name) => numbers[name] ?? name)
  const cookie = await stage.cookie('employee')
  const open = () => openSocket(stage.origin, { cookie, sessionId: SESSION })
  const traveller = stage.as('employee')
  const ownTrips = () => traveller.call(listTrips, { params: { employeeId: 'EMP1001' } })

  const played: Played<PlayedTripTurn> = { turns: [], failures: [] }
  let socket: SocketClient = await open()
  let before = EMPTY
  try {
    for (const turn of script.turns) {
      if (turn.reconnects) {
        await socket.close()
        socket = await open()
      }
      const say = filled(turn.say)
      const began = performance.now()
      const answer = await socket.say(say, turn.newChat && { newConversation: true })
      const milliseconds = performance.now() - began
      const { prose, cards } = partsOf(answer.response)
      const state = await stateNow(stage)
      const own = await ownTrips()
      const trips = own.map(({ trip_number }) => trip_number)
      const hasActed = trips.length > earlier || own.some(({ status }) => status === 'withdrawn')
      const heard: PlayedTripTurn = {
        say,
        prose,
        cards,
        state,
        stay: stayOf(state),
        form: answer.bookingType,
        milliseconds,
      }
      played.turns.push(heard)
      onTurn?.(heard)
      const wrong = [
        ...faultsOf(prose, trips, hasActed || turn.resends === true),
        ...lostFrom(before, state, turn),
        ...unlike(turn, state, cards),
        ...wordsMissing(words ? turn : { ...turn, says: [] }, prose, filled),
        ...(turn.form && answer.bookingType !== turn.form ? [`the form is ${answer.bookingType}`] : []),
      ]
      played.failures.push(...wrong.map((what) => `"${say}": ${what}`))
      before = state
    }
  } catch (error) {
    played.failures.push(error instanceof Error ? error.message : String(error))
  } finally {
    await socket.close()
  }
  const trips = await ownTrips()
  const statuses = trips.map(({ status }) => status)
  if (script.statuses && !isDeepStrictEqual(statuses, script.statuses))
    played.failures.push(`the requests are ${statuses.join()} instead of ${script.statuses.join()}`)
  const sent = trips.length - earlier
  if (sent !== (script.sent ?? 0)) played.failures.push(`${sent} requests were sent instead of ${script.sent ?? 0}`)
  return played
}

function stateNow(stage: Stage): Promise<DialogueState> {
  return keptDialogue(stage, SESSION)
}

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

/** What holds of every answer, whatever was said. */
function faultsOf(prose: string, trips: readonly string[], sent: boolean): string[] {
  const numbers = [...prose.matchAll(TRIP_NUMBER)].map(([number]) => number)
  return [
    ...faultsOfProse(prose),
    ...(prose.split('?').length > 2 ? [`it asks several questions: ${prose}`] : []),
    ...numbers.filter((number) => !trips.includes(number)).map((number) => `${number} is none of the person's trips`),
    ...(!sent && CLAIMS.test(prose.replace(DENIALS, '')) ? [`it claims what was not done: ${prose}`] : []),
  ]
}

/** What was said stays, unless the traveller takes it back. */
function lostFrom(before: DialogueState, after: DialogueState, turn: Turn): string[] {
  if (turn.drops) return []
  // Another leg of a journey has days and cities of its own.
  if (after.legs) {
    const cities = (state: DialogueState) => legsOf(state).flatMap(({ from, to }) => [from, to])
    const kept = new Set(cities(after))
    return cities(before).flatMap((city) => (city && !kept.has(city) ? [`${city} is lost`] : []))
  }
  return Object.keys(before.criteria).flatMap((name) => (name in after.criteria ? [] : [`${name} is lost`]))
}

function unlike(turn: Turn, state: DialogueState, cards: readonly string[]): string[] {
  const differing = (what: string, is: unknown, ought: unknown) =>
    isDeepStrictEqual(is, ought) ? [] : [`${what} is ${JSON.stringify(is)} instead of ${JSON.stringify(ought)}`]
  const criteria: Readonly<Record<string, unknown>> = state.criteria
  return [
    ...(turn.cards ? differing('what the cards show', cards.toSorted(), turn.cards.toSorted()) : []),
    ...(turn.asks === undefined ? [] : differing('what is asked', askedFor(state.asked), turn.asks)),
    ...Object.entries(turn.criteria ?? {}).flatMap(([name, ought]) => differing(name, criteria[name] ?? null, ought)),
    ...Object.entries(turn.chosen ?? {}).flatMap(([kind, ought]) =>
      differing(`a chosen ${kind}`, state.chosen[kind as keyof typeof state.chosen] !== null, ought),
    ),
  ]
}

function askedFor(asked: Question | null): string | null {
  return asked?.about === 'slots' ? (asked.slots[0] ?? null) : (asked?.about ?? null)
}

function wordsMissing(turn: Turn, prose: string, filled: (text: string) => string): string[] {
  const holds = ({ source, flags }: RegExp) => new RegExp(filled(source), flags).test(prose)
  return [
    ...(turn.says ?? []).filter((words) => !holds(words)).map((words) => `it does not say ${words}: ${prose}`),
    ...(turn.never ?? []).filter(holds).map((words) => `it says ${words}: ${prose}`),
  ]
}
