import { createHmac } from 'node:crypto'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UNDO_MS, undoDecision } from '@pravas/contract/approvals'
import { createServiceToken } from '@pravas/contract/service-tokens'
import { withdrawTrip } from '@pravas/contract/trips'
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  EVENT_TYPES,
  type EventType,
  listWebhookDeliveries,
  listWebhookEndpoints,
  MOST_ENDPOINTS,
  removeWebhookEndpoint,
  replaceWebhookSecret,
  replayWebhookDelivery,
  testWebhookEndpoint,
} from '@pravas/contract/webhook-endpoints'
import { auditPage } from '@pravas/messages/en/audit-page'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { createPostJson } from './outgoing.ts'

interface Received {
  id: string
  signature: string
  timestamp: string
  body: string
}

/** A receiver on this machine: it answers a status, keeps silent, or hangs up. */
const received: Received[] = []
let answers: (number | 'silence' | 'hang up')[] = []
const receiver: Server = createServer((asked, reply) => {
  let body = ''
  asked.on('data', (part) => {
    body += part
  })
  asked.on('end', () => {
    const of = (name: string) => String(asked.headers[name])
    received.push({
      id: of('webhook-id'),
      signature: of('webhook-signature'),
      timestamp: of('webhook-timestamp'),
      body,
    })
    const answer = answers.shift() ?? 204
    if (answer === 'hang up') asked.socket.destroy()
    else if (answer !== 'silence') reply.writeHead(answer).end()
  })
})
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
const { port } = receiver.address() as AddressInfo
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

let stalls = false
const post = createPostJson({
  // Wherever it is sent, this machine gets it; a stalling receiver is waited for as long as a test allows.
  request: ({ servername: _, lookup: __, signal, ...options }, onAnswer) => {
    const limit = stalls ? AbortSignal.timeout(100) : signal
    return request({ ...options, host: '127.0.0.1', port, ...(limit && { signal: limit }) }, onAnswer)
  },
})
const it = await testApp({ post })
beforeEach(() => {
  received.length = 0
  answers = []
  stalls = false
})

const build = builders(it)
const { as, clock } = it
const { db } = it.database
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const ADDRESS = 'https://payroll.example/hooks/pravas?key=verysecret'
const admin = () => as('administrator')
const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString())
const send = () => it.app.sendToChannels()

const register = (events: readonly EventType[] = EVENT_TYPES, address = ADDRESS) =>
  admin().call(createWebhookEndpoint, { body: { name: 'Payroll', address, events: [...events] } })
const deliveries = async (webhookId: string) =>
  (await admin().call(listWebhookDeliveries, { params: { webhookId }, query: { limit: 200 } as never })).items
const events = () => received.map(({ body }) => JSON.parse(body))
const types = () => events().map(({ type, data }) => `${type} ${data.record.number}`)
const one = async () => (await admin().call(listWebhookEndpoints))[0]

/** The signature of a message by a secret, as a receiver computes it. */
function signed({ id, timestamp, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

test('an event is sent signed, with what it is about and who did it, without amounts and reasons', async () => {
  const { secret, id } = await register()
  const number = await build.trip()
  expect(received).toEqual([])
  expect(await send()).toBe(1)
  const [message] = received
  expect(message && signed(message, secret)).toBe(message?.signature)
  expect(message?.id).toMatch(/^msg_[0-9a-f-]{36}$/)
  expect(Number(message?.timestamp)).toBe(clock.now().getTime() / 1000)
  expect(events()).toEqual([
    {
      type: 'trip.submitted',
      timestamp: clock.now().toISOString(),
      data: {
        record: {
          type: 'trip',
          id: expect.any(String),
          number,
          link: expect.stringMatching(new RegExp(`/trip/${number}$`)),
        },
        entry: expect.any(Number),
        status: 'pending',
        actor: it.actor('employee').name,
      },
    },
  ])
  expect(await deliveries(id)).toMatchObject([
    { event: 'trip.submitted', number, status: 'sent', attempts: 1, answer: 204, error: null },
  ])
  expect(await send()).toBe(0)
})

test('every kind of event is an action of the trail', () => {
  // What happens to claims is said in the words for trips where both know it.
  const actions = new Set(Object.keys(auditPage).map((name) => name.replace('action.', '')))
  const unknown = EVENT_TYPES.map((type) => type.replace('.step_approved', '.approved')).filter(
    (action) => !actions.has(action) && !actions.has(action.replace('expense.', 'trip.')),
  )
  expect(unknown).toEqual([])
})

test('what happens to requests is told in its order, and only what an address wants to know', async () => {
  await register()
  const wanted: EventType[] = ['trip.withdrawn', 'expense.returned']
  const { id } = await register(wanted, 'https://other.example/')
  const trip = await build.trip()
  const claim = await build.expense()
  await as('manager').post('/api/admin/return-expense', { id: claim, comment: 'Which client?' })
  await as('employee').call(withdrawTrip, { params: { tripId: trip } })
  later(UNDO_MS)
  await send()
  expect(
    types()
      .filter((type) => type.endsWith(trip))
      .slice(0, 1),
  ).toEqual([`trip.submitted ${trip}`])
  const told = events()
    .map(({ type, data }) => ({ type, entry: data.entry }))
    .sort((a, b) => a.entry - b.entry)
  expect([...new Set(told.map(({ type }) => type))]).toEqual([
    'trip.submitted',
    'expense.submitted',
    'expense.returned',
    'trip.withdrawn',
  ])
  expect((await deliveries(id)).map(({ event }) => event).sort()).toEqual(['expense.returned', 'trip.withdrawn'])
  expect(JSON.stringify(events())).not.toMatch(/Which client|₹|5000/)
})

test('a decision is told once it can’t be undone any more, with what comes after it; one that was undone is told to nobody', async () => {
  await register(['trip.submitted', 'trip.approved', 'trip.rejected'])
  const [kept, undone] = [await build.trip(), await build.trip()]
  await send()
  received.length = 0
  await as('manager').post('/api/admin/approve-trip', { id: kept })
  await as('manager').post('/api/admin/reject-trip', { id: undone, rejection_reason: 'No', reason: 'No' })
  await as('manager').call(undoDecision, { body: { id: undone } })
  later(UNDO_MS - 1)
  await build.trip()
  await send()
  expect(received).toEqual([])
  later(1)
  await send()
  expect(types()[0]).toBe(`trip.approved ${kept}`)
  expect(events()[0].data.status).toBe('approved')
  expect(types().some((type) => type.includes(undone))).toBe(false)
  expect(types().some((type) => type.startsWith('trip.submitted'))).toBe(true)
})

test('what happened before an address was registered is not told', async () => {
  await build.trip()
  await register()
  await send()
  expect(types()).toEqual([])
})

test('a receiver that fails, hangs up or stalls gets the same message again, later each time', async () => {
  const { id } = await register(['trip.submitted'])
  await build.trip()
  answers = [500, 'hang up']
  expect(await send()).toBe(0)
  expect(await deliveries(id)).toMatchObject([{ status: 'queued', attempts: 1, answer: 500 }])
  later(29_000)
  expect(await send()).toBe(0)
  expect(received).toHaveLength(1)
  later(1_000)
  expect(await send()).toBe(0)
  expect(await deliveries(id)).toMatchObject([{ attempts: 2, answer: null, error: expect.stringContaining('reached') }])
  later(MINUTE)
  answers = ['silence']
  stalls = true
  expect(await send()).toBe(0)
  expect(await deliveries(id)).toMatchObject([{ attempts: 3, error: expect.stringContaining('answer within') }])
  stalls = false
  later(2 * MINUTE)
  expect(await send()).toBe(1)
  expect(new Set(received.map((message) => message.id)).size).toBe(1)
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect(await one()).toMatchObject({ failing_since: null, waiting: 0, failed: 0, last: { status: 'sent' } })
})

test('a message is given up after more than a day', async () => {
  const { id } = await register(['trip.submitted'])
  await build.trip()
  answers = Array.from({ length: 20 }, () => 404)
  const begun = clock.now().getTime()
  const tried = async (): Promise<number> => {
    await send()
    const [{ next_attempt_at: next, attempts } = { next_attempt_at: null, attempts: 0 }] = await deliveries(id)
    if (next === null) return attempts
    clock.set(next)
    return tried()
  }
  expect(await tried()).toBe(14)
  expect(received).toHaveLength(14)
  const took = clock.now().getTime() - begun
  expect(took).toBeGreaterThan(DAY)
  expect(took).toBeLessThan(2 * DAY)
  expect(await deliveries(id)).toMatchObject([{ status: 'failed', answer: 404 }])
  expect(await one()).toMatchObject({ active: true, failed: 1 })
})

test('a delivery is replayed with the same id', async () => {
  const { id, secret } = await register(['trip.submitted'])
  await build.trip()
  await send()
  const [sent] = await deliveries(id)
  const params = { webhookId: id, deliveryId: sent?.id ?? '' }
  expect(await admin().call(replayWebhookDelivery, { params })).toMatchObject({ status: 'queued', attempts: 0 })
  later(HOUR)
  expect(await send()).toBe(1)
  const [first, again] = received
  expect(again?.id).toBe(first?.id)
  expect(again?.body).toBe(first?.body)
  expect(again?.timestamp).not.toBe(first?.timestamp)
  expect(again && signed(again, secret)).toBe(again?.signature)
  await admin().call(changeWebhookEndpoint, { params: { webhookId: id }, body: { active: false } })
  expect(await admin().refused(replayWebhookDelivery, { params })).toMatchObject({ status: 409, code: 'webhook.off' })
})

test('a process that ends while it queues events, or before it notes that one was taken, loses none', async () => {
  const { id } = await register(['trip.submitted'])
  await build.trip()
  await build.trip()
  await sql`create function fails() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`.execute(
    db,
  )
  await sql`create trigger fails before update of position on webhook_endpoints for each row execute function fails()`.execute(
    db,
  )
  try {
    await expect(send()).rejects.toThrow('gone')
  } finally {
    await sql`drop function fails() cascade`.execute(db)
  }
  expect(await deliveries(id)).toEqual([])
  expect(await send()).toBe(2)
  // Taken, and whoever took it never came to an end.
  const [message] = await deliveries(id)
  await db
    .updateTable('webhook_messages')
    .set({ status: 'queued', sent_at: null, next_attempt_at: new Date(clock.now().getTime() + MINUTE) })
    .where('id', '=', message?.id ?? '')
    .execute()
  received.length = 0
  expect(await send()).toBe(0)
  later(MINUTE)
  expect(await send()).toBe(1)
  expect(received.map((one) => one.id)).toEqual([`msg_${message?.id}`])
})

test('several processes queue and send an event once', async () => {
  await register(['trip.submitted'])
  await build.trip()
  const sent = await Promise.all([send(), send(), send()])
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(received).toHaveLength(1)
})

test('an address at which nothing is taken for three days is turned off, its administrators are told, and turned on it gets what it missed', async () => {
  const { id } = await register(['trip.submitted'])
  await build.trip()
  answers = Array.from({ length: 100 }, () => 503)
  for (let hours = 0; hours < 4 * 24; hours += 12) {
    await build.trip()
    await send()
    later(12 * HOUR)
  }
  const off = await one()
  expect(off).toMatchObject({ active: false, disabled_at: expect.any(String), failing_since: expect.any(String) })
  const mails = await db
    .selectFrom('outbox_mails')
    .select(['to_address', 'subject'])
    .where('record_kind', '=', 'webhook_endpoint')
    .execute()
  expect(mails.map(({ to_address }) => to_address).sort()).toEqual([
    'administrator@pravas.example',
    'superadmin@pravas.example',
  ])
  expect(mails[0]?.subject).toContain('Payroll')
  const trail = await db
    .selectFrom('audit_log')
    .select('actor_id')
    .where('action', '=', 'webhook_endpoint.turned_off')
    .orderBy('id')
    .execute()
  expect(trail).toEqual([{ actor_id: null }])

  answers = []
  const missed = await build.trip()
  received.length = 0
  await send()
  expect(received).toEqual([])
  await admin().call(changeWebhookEndpoint, { params: { webhookId: id }, body: { active: true } })
  await send()
  expect(types()).toContain(`trip.submitted ${missed}`)
  // What was given up before is sent as well.
  expect(new Set(types()).size).toBe(10)
  expect(await one()).toMatchObject({ active: true, disabled_at: null, failing_since: null, failed: 0, waiting: 0 })
})

test('an address that is gone (410) is turned off at once', async () => {
  await register(['trip.submitted'])
  await build.trip()
  answers = [410]
  await send()
  expect(await one()).toMatchObject({ active: false, last: { answer: 410 } })
})

test('for a day after a new secret was made messages are signed with the one before as well', async () => {
  const { id, secret: old } = await register(['trip.submitted'])
  const { secret } = await admin().call(replaceWebhookSecret, { params: { webhookId: id } })
  expect(secret).not.toBe(old)
  await build.trip()
  await send()
  const [message] = received
  expect(message?.signature.split(' ')).toEqual(message && [signed(message, secret), signed(message, old)])
  later(DAY)
  await build.trip()
  await send()
  const last = received.at(-1)
  expect(last?.signature).toBe(last && signed(last, secret))
})

test('a test event is sent at once and its answer said', async () => {
  const { id, secret } = await register()
  const params = { webhookId: id }
  expect(await admin().call(testWebhookEndpoint, { params })).toEqual({ answer: 204 })
  const [message] = received
  expect(events()).toMatchObject([{ type: 'webhook.test' }])
  expect(message && signed(message, secret)).toBe(message?.signature)
  answers = [500]
  expect(await admin().refused(testWebhookEndpoint, { params })).toMatchObject({
    status: 502,
    code: 'webhook.not_sent',
  })
  expect(await deliveries(id)).toEqual([])
})

test('neither the database nor an answer nor the trail holds a secret or the whole address as it is', async () => {
  const { secret } = await register()
  const rows = await db.selectFrom('webhook_endpoints').selectAll().execute()
  const trail = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('record_kind', '=', 'webhook_endpoint')
    .orderBy('id')
    .execute()
  const listed = await admin().call(listWebhookEndpoints)
  expect(JSON.stringify([rows, trail, listed])).not.toMatch(/verysecret|whsec_/)
  expect(JSON.stringify([rows, trail, listed])).not.toContain(secret)
  expect(listed).toMatchObject([{ name: 'Payroll', address: 'https://payroll.example/hooks/pravas' }])
  await db.updateTable('webhook_endpoints').set({ secret: 'v1.damaged' }).execute()
  expect(await one()).toMatchObject({ address: '?' })
})

test('private and unsafe addresses are refused', async () => {
  for (const address of [
    'http://payroll.example/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://10.0.0.1/x',
    'https://a:b@payroll.example/',
  ]) {
    const body = { name: 'P', address, events: ['trip.submitted' as const] }
    expect(await admin().refused(createWebhookEndpoint, { body })).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ path: 'body.address' })]),
    })
  }
})

test('there is a most of addresses', async () => {
  for (let count = 0; count < MOST_ENDPOINTS; count += 1) await register(['trip.submitted'])
  const body = { name: 'P', address: ADDRESS, events: ['trip.submitted' as const] }
  expect(await admin().refused(createWebhookEndpoint, { body })).toMatchObject({
    status: 409,
    code: 'webhook.too_many',
  })
})

test('deliveries are listed page by page, by their status', async () => {
  const { id } = await register(['trip.submitted'])
  for (let count = 0; count < 3; count += 1) await build.trip()
  answers = [204, 500]
  await send()
  const list = (query: object) =>
    admin().call(listWebhookDeliveries, { params: { webhookId: id }, query: query as never })
  const first = await list({ limit: '2' })
  expect(first.items).toHaveLength(2)
  const rest = await list({ limit: '2', cursor: first.next })
  expect(rest).toMatchObject({ items: [{ status: 'sent' }], next: null })
  expect((await list({ status: 'sent' })).items).toHaveLength(1)
  expect((await list({ status: 'queued' })).items).toHaveLength(2)
})

test('an address that is removed gets nothing more', async () => {
  const { id } = await register()
  await build.trip()
  const params = { webhookId: id }
  await admin().call(removeWebhookEndpoint, { params })
  expect(await send()).toBe(0)
  expect(await admin().refused(removeWebhookEndpoint, { params })).toMatchObject({ status: 404 })
  expect(await db.selectFrom('webhook_messages').select('id').execute()).toEqual([])
})

test('a service token does not reach them', async () => {
  const body = { name: 'P', scopes: ['read' as const], expires_in_days: 1 }
  const { token } = await admin().call(createServiceToken, { body })
  const { status } = await it.anonymous.send('GET', '/api/webhooks', undefined, { authorization: `Bearer ${token}` })
  expect(status).toBe(403)
})
