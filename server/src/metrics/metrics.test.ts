import { logout } from '@pravas/contract/people'
import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import { testApp } from '../testing/test-app.ts'
import { mayScrape } from './plugin.ts'

const TOKEN = 'a-token-of-more-than-thirty-two-letters'
const logged: string[] = []
const it = await testApp({ log: (line) => logged.push(line) }, { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'warn' })

async function figures(): Promise<string> {
  const { status, body, headers } = await it.anonymous.get('/metrics')
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=/)
  return String(body)
}

/** The value of one series, by its name and labels as Prometheus writes them; 0 when there is none yet. */
async function figureOf(series: string): Promise<number> {
  const line = (await figures()).split('\n').find((each) => each.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? 0)
}

test.each([
  ['this machine', '127.0.0.1', {}, true],
  ['this machine, IPv6', '::1', {}, true],
  ['this machine, IPv4 in IPv6', '::ffff:127.0.0.1', {}, true],
  ['another machine', '10.0.0.7', {}, false],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }, false],
  ['a proxy that says only its name', '127.0.0.1', { via: '1.1 proxy' }, false],
  ['another machine with the token', '10.0.0.7', { authorization: `Bearer ${TOKEN}` }, true],
  ['a proxy with the token', '127.0.0.1', { 'x-real-ip': '10.0.0.7', authorization: `Bearer ${TOKEN}` }, true],
  ['another machine with a wrong token', '10.0.0.7', { authorization: 'Bearer wrong' }, false],
  ['this machine with a wrong token', '127.0.0.1', { authorization: 'Bearer wrong' }, false],
])('%s', (_, address, headers, may) => {
  expect(mayScrape({ address, headers }, TOKEN)).toBe(may)
})

test('without a token set, none opens the figures from elsewhere', () => {
  expect(mayScrape({ address: '10.0.0.7', headers: { authorization: 'Bearer undefined' } }, undefined)).toBe(false)
})

test('who may not read the figures does not learn that there are any', async () => {
  const forwarded = { 'x-forwarded-for': '10.0.0.7' }
  const refused = await it.anonymous.send('GET', '/metrics', undefined, forwarded)
  const unknown = await it.anonymous.send('GET', '/nothing-here', undefined, {
    ...forwarded,
    accept: 'application/json',
  })
  expect([refused.status, unknown.status]).toEqual([404, 404])
  const { request_id: _, ...body } = refused.body as Record<string, unknown>
  expect(unknown.body).toMatchObject(body)
})

test('requests are counted by the pattern of their route, and nothing of a caller is in it', async () => {
  const series = 'pravas_http_request_duration_seconds_count{method="GET",route="/api/trip/:tripId",status="404"}'
  const before = await figureOf(series)
  await it.as('employee').get('/api/trip/TRP-2026-999999')
  expect(await figureOf(series)).toBe(before + 1)
  await it.anonymous.get('/api/no/such/address')
  const text = await figures()
  expect(text).not.toContain('TRP-2026-999999')
  expect(text).not.toContain('/no/such')
  expect(text).not.toContain('@')
})

test('a refused sign-in is in the figures and in the log, without the address of the person', async () => {
  const series = 'pravas_sign_in_failures_total{way="password"}'
  const before = await figureOf(series)
  logged.length = 0
  const { status, headers } = await it.anonymous.post('/api/auth/login', {
    email: 'employee@pravas.example',
    password: 'wrong',
  })
  expect(status).toBe(401)
  expect(await figureOf(series)).toBe(before + 1)
  const [line] = logged.map((each) => JSON.parse(each) as Record<string, unknown>)
  expect(line).toMatchObject({
    event: 'sign_in_failed',
    reason: 'session.credentials',
    address: '127.0.0.1',
    email: 'e…@pravas.example',
    request_id: headers.get('x-request-id'),
  })
})

test('mails that wait are in the figures, with how long the first has been due', async () => {
  const at = it.clock.now()
  await it.database.db
    .insertInto('outbox_mails')
    .values({
      ...{
        org_id: it.orgId(),
        id: newId(),
        to_address: 'asha@pravas.example',
        to_name: 'Asha',
        subject: 's',
        body: 'b',
      },
      ...{ record_kind: 'trip', record_id: newId(), status: 'queued', html: null, last_error: null, sent_at: null },
      ...{ created_at: at, next_attempt_at: at },
    })
    .execute()
  it.clock.set(new Date(at.getTime() + 90_000).toISOString())
  expect(await figureOf('pravas_queue_messages{queue="mail",state="queued"}')).toBe(1)
  expect(await figureOf('pravas_queue_oldest_due_seconds{queue="mail"}')).toBe(90)
  expect(await figureOf('pravas_queue_messages{queue="channels",state="queued"}')).toBe(0)
})

test('each answer and each refusal names its request by an id of our own', async () => {
  const sent = { 'x-request-id': 'mine' }
  const { headers } = await it.as('employee').send('POST', `/api${logout.path}`, undefined, sent)
  const refused = await it.anonymous.send('GET', '/api/trips/EMP1001', undefined, sent)
  const id = refused.headers.get('x-request-id')
  expect(refused.body).toMatchObject({ status: 401, request_id: id })
  expect([id, headers.get('x-request-id')]).toEqual([
    expect.stringMatching(/^[\da-f-]{36}$/),
    expect.not.stringMatching(String(id)),
  ])
})
