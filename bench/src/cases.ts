import { CARD_MARKERS } from '@pravas/contract/cards'
import { openSocket } from '@pravas/server/testing/socket-client'
import { SEEDED_PASSWORD } from './fill.ts'
import { type LoadOptions, overConnections, overHttp, type Shot, type Side } from './measure.ts'
import { type Organisation, type Person, TEAM } from './organisation.ts'
import { textPdf } from './receipt-file.ts'
import type { Ready } from './subject.ts'

/** The same work asked of the product and of the bare app. */
export interface Sides {
  product: Side
  bare: Side
  /** Called before each load. */
  prepare?(options: LoadOptions): Promise<void>
}

export interface Case {
  name: string
  /** Makes the requests for a subject that is running; `photo` is a receipt to read instead of a made one. */
  sides(subject: Ready, photo: Buffer | undefined): Promise<Sides>
}

type Headers = Record<string, string>

const JSON_BODY = { 'content-type': 'application/json' }

/** Every case, in the order of the report. */
export const CASES: readonly Case[] = [
  { name: 'sign-in', sides: signIn },
  { name: '50 own expenses', sides: ownExpenses },
  { name: 'trip detail', sides: tripDetail },
  { name: 'create', sides: create },
  { name: 'approve', sides: approve },
  { name: '1,000 pending expenses', sides: (subject) => inbox(subject, 'pending-expenses') },
  { name: '1,000 pending trips', sides: (subject) => inbox(subject, 'pending-trips') },
  { name: 'chat search turn', sides: searchTurn },
  { name: 'receipt', sides: receipt },
]

async function signIn({ product, bare, organisation }: Ready): Promise<Sides> {
  const body = { email: traveller(organisation).email, password: SEEDED_PASSWORD }
  return {
    product: overHttp(product, post({}, '/api/auth/login', body)),
    bare: overHttp(bare, post({}, '/sign-in', body)),
  }
}

async function ownExpenses({ product, bare, organisation }: Ready): Promise<Sides> {
  const { email, employeeId } = traveller(organisation)
  const headers = await session(product, email)
  return {
    product: overHttp(product, get(headers, `/api/expenses/${employeeId}`)),
    bare: overHttp(bare, get({}, `/expenses/${employeeId}`)),
  }
}

async function tripDetail({ product, bare, organisation }: Ready): Promise<Sides> {
  const { email, employeeId } = traveller(organisation)
  const headers = await session(product, email)
  const answer = await fetch(`${product}/api/trips/${employeeId}`, { headers })
  const ids = ((await answer.json()) as { trip_id: string }[]).map((trip) => trip.trip_id)
  return {
    product: overHttp(product, get(headers, ...ids.map((id) => `/api/trip/${id}`))),
    bare: overHttp(bare, get({}, ...ids.map((id) => `/trip/${id}`))),
  }
}

async function create({ product, bare, organisation }: Ready): Promise<Sides> {
  const { id, email, employeeId, managerEmployeeId } = creator(organisation)
  const headers = await session(product, email)
  return {
    product: overHttp(product, post(headers, '/api/bench/trips', {})),
    bare: overHttp(bare, post({}, '/trips', { personId: id, employeeId, managerEmployeeId })),
  }
}

/** Each approval takes another trip; enough of them are pending before a load begins. */
async function approve({ product, bare, organisation }: Ready): Promise<Sides> {
  const manager = organisation.managers[1]
  if (!manager) throw new Error('The organisation has one manager only.')
  const pending: string[] = []
  const next = (rest: object) => () => {
    const id = pending.pop()
    if (id === undefined) throw new Error('Every prepared trip has been approved.')
    return { id, ...rest }
  }
  return {
    product: overHttp(product, posts(await session(product, manager.email), '/api/admin/approve-trip', next({}))),
    bare: overHttp(bare, posts({}, '/approve', next({ managerId: manager.id }))),
    async prepare({ requests, connections }) {
      // Each connection has made its next request before it knows that it was the last one's turn.
      const missing = requests + 2 * connections - pending.length
      if (missing <= 0) return
      const body = JSON.stringify({ count: missing })
      const answer = await fetch(`${bare}/prepare`, { method: 'POST', headers: JSON_BODY, body })
      pending.push(...((await answer.json()) as string[]))
    },
  }
}

async function inbox({ product, bare, organisation }: Ready, list: 'pending-expenses' | 'pending-trips') {
  const { email, employeeId } = organisation.managers[0]
  const headers = await session(product, email)
  return {
    product: overHttp(product, get(headers, `/api/admin/${list}/${employeeId}`)),
    bare: overHttp(bare, get({}, `/${list}/${employeeId}`)),
  }
}

/** The first turn of a conversation, which searches; bare is what such a turn writes, without understanding or search. */
async function searchTurn({ product, bare, organisation }: Ready): Promise<Sides> {
  const { id, email, employeeId } = creator(organisation)
  const headers = await session(product, email)
  return {
    product: overConnections(async () => {
      const socket = await openSocket(product, headers)
      return {
        async ask() {
          const { response } = await socket.say('Find a flight from Delhi to Mumbai next Friday', {
            sessionId: `tripmate-${crypto.randomUUID()}`,
            employee_id: employeeId,
          })
          if (!response.includes(CARD_MARKERS.flight.start)) throw new Error(`No cards in: ${response.slice(0, 300)}`)
        },
        close: socket.close,
      }
    }),
    bare: overHttp(bare, post({}, '/turns', { personId: id })),
  }
}

/**
 * One receipt, another file each time: a PDF with a text layer, or the photo with a few bytes behind its end, which no
 * reader looks at. Bare is the reader alone.
 */
async function receipt({ product, bare, organisation }: Ready, photo: Buffer | undefined): Promise<Sides> {
  const { email, employeeId } = creator(organisation)
  const headers = await session(product, email)
  let rupees = 100
  const next = () => {
    rupees += 1
    const lines = [
      'Old Fort Kitchen',
      '14 Ring Road, Delhi',
      'Date: 08/06/2026',
      'Thali meal',
      `Total: Rs. ${rupees}.00`,
    ]
    const bytes = photo ? Buffer.concat([photo, Buffer.from(String(rupees))]) : Buffer.from(textPdf(lines))
    return bytes.toString('base64')
  }
  const upload = () => ({
    receipts: [{ file_name: 'receipt', file_content: next() }],
    sessionId: `fingenie-${crypto.randomUUID()}`,
    employee_id: employeeId,
  })
  return {
    product: overHttp(product, posts(headers, '/api/chat/fingenie/upload', upload)),
    bare: overHttp(
      bare,
      posts({}, '/receipts', () => ({ content: next() })),
    ),
  }
}

/** Somebody outside the first team, who has exactly fifty of each kind and decided ones only. */
function traveller({ employees }: Organisation): Person {
  return employees.at(-1) ?? employees[0]
}

/** Somebody whose own lists no case reads. */
function creator({ employees }: Organisation): Person {
  return employees.at(-2 - TEAM) ?? employees[0]
}

/** The headers of somebody who has just signed in. */
export async function session(product: string, email: string): Promise<{ cookie: string }> {
  const body = JSON.stringify({ email, password: SEEDED_PASSWORD })
  const answer = await fetch(`${product}/api/auth/login`, { method: 'POST', headers: JSON_BODY, body })
  const [cookie] = answer.headers.getSetCookie()
  if (!answer.ok || !cookie) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`)
  return { cookie: cookie.slice(0, cookie.indexOf(';')) }
}

function get(headers: Headers, ...paths: string[]): Shot {
  return { method: 'GET', requests: paths.map((path) => ({ path, headers })) }
}

function post(headers: Headers, path: string, body: object): Shot {
  return { method: 'POST', requests: [{ path, headers: { ...headers, ...JSON_BODY }, body: JSON.stringify(body) }] }
}

function posts(headers: Headers, path: string, next: () => object): Shot {
  const setupRequest = (request: object) => ({ ...request, body: JSON.stringify(next()) })
  return { method: 'POST', requests: [{ path, headers: { ...headers, ...JSON_BODY }, setupRequest }] }
}
