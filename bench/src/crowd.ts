import { setTimeout as pause } from 'node:timers/promises'
import { CARD_MARKERS } from '@pravas/contract/cards'
import { openSocket, type SocketClient } from '@pravas/server/testing/socket-client'
import { session } from './cases.ts'
import { percentile } from './measure.ts'
import type { Person } from './organisation.ts'
import type { Ready } from './subject.ts'

/** Many people who chat with TripMate at their own pace, each over open sockets. */
export interface Crowd {
  name: string
  people: number
  /** Open sockets in all, shared evenly among the people. */
  sockets: number
  /** The seconds in which each socket asks once, at a moment of its own. */
  everySeconds: number
  seconds: number
}

export const CROWDS: readonly Crowd[] = [
  { name: '50 people chatting', people: 50, sockets: 50, everySeconds: 5, seconds: 30 },
  { name: '500 sockets', people: 50, sockets: 500, everySeconds: 10, seconds: 120 },
]

/** What came of it. */
export interface Chatted {
  turns: number
  /** Turns that got no answer, or another than flight cards. */
  lost: number
  /** Answers beyond the one that a turn gets. */
  doubled: number
  times: number[]
  seconds: number
}

const QUESTIONS = [
  'Find a flight from Delhi to Mumbai next Friday',
  'Flights from Bangalore to Chennai on Monday, one way',
  'I need to fly from Kolkata to Hyderabad next week Tuesday',
]

/** Lets the crowd chat and measures each turn from its sending to its result, as the page sees it. */
export async function chat(
  { product, organisation }: Ready,
  { people, sockets, everySeconds, seconds }: Crowd,
): Promise<Chatted> {
  const headers: { person: Person; headers: { cookie: string } }[] = []
  for (const person of organisation.employees.slice(0, people)) {
    headers.push({ person, headers: await session(product, person.email) })
  }
  const result: Chatted = { turns: 0, lost: 0, doubled: 0, times: [], seconds }
  const places = Array.from({ length: sockets }, (_, at) => ({ at, ...headers[at % headers.length] }))
  const open = await Promise.all(
    places.map(async ({ at, person, headers }) => {
      if (!person) throw new Error('The organisation has nobody.')
      return { at, person, socket: await openSocket(product, { ...headers, sessionId: `tripmate-crowd-${at}` }) }
    }),
  )
  const until = performance.now() + seconds * 1000
  await Promise.all(
    open.map(async ({ at, person, socket }) => {
      await pause((everySeconds * 1000 * at) / sockets)
      for (let turn = 0; performance.now() < until; turn += 1) {
        const asked = performance.now()
        await ask(socket, person, at + turn, result)
        await pause(Math.max(0, everySeconds * 1000 - (performance.now() - asked)))
      }
    }),
  )
  for (const { socket } of open) {
    result.doubled += socket.untaken()
    await socket.close()
  }
  return result
}

async function ask(socket: SocketClient, person: Person, number: number, result: Chatted): Promise<void> {
  const asked = performance.now()
  result.turns += 1
  try {
    const more = { employee_id: person.employeeId, newConversation: true, turnId: crypto.randomUUID() }
    const { response } = await socket.say(QUESTIONS[number % QUESTIONS.length] ?? '', more)
    if (!response.includes(CARD_MARKERS.flight.start)) result.lost += 1
    result.times.push(performance.now() - asked)
  } catch {
    result.lost += 1
  }
}

/** The row of the report's table. */
export function rowOf({ name }: Crowd, database: string, { turns, lost, doubled, times, seconds }: Chatted): string[] {
  const shown = (share: number) => percentile({ times, seconds }, share).toFixed(1)
  return [name, database, String(turns), String(lost), String(doubled), shown(0.5), shown(0.95), shown(0.99)]
}

export const CROWD_HEADINGS = ['crowd', 'database', 'turns', 'lost', 'doubled', 'p50 ms', 'p95 ms', 'p99 ms']
