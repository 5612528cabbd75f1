import { REPLAYED_HEADER, type ServiceScope } from '@pravas/contract/endpoint'
import { createServiceToken } from '@pravas/contract/service-tokens'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { tidy } from '../jobs/tidy.ts'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database
const { as, clock } = it
const HOUR = 60 * 60_000

const DEPARTMENT = { code: 'OPS', name: 'Operations' }
const PATH = '/api/structure/department'

const send = (key: string, body: unknown = DEPARTMENT, { who = 'administrator', path = PATH } = {}) =>
  as(who as Who).send('POST', path, body, { 'idempotency-key': key })
const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString())
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const kept = () => db.selectFrom('idempotency_keys').selectAll().execute()
const departments = async () =>
  (await db.selectFrom('structure_entries').select('code').where('kind', '=', 'department').execute()).map(
    ({ code }) => code,
  )

test('the same call with the same key is carried out once and answered the same', async () => {
  const first = await send('a-1')
  expect(first.status).toBe(200)
  expect(first.headers.get(REPLAYED_HEADER)).toBeNull()
  const again = await send('a-1')
  expect(again.status).toBe(200)
  expect(again.body).toEqual(first.body)
  expect(again.headers.get(REPLAYED_HEADER)).toBe('true')
  expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'))
  expect((await departments()).filter((code) => code === 'OPS')).toHaveLength(1)
  const audit = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'structure.created')
    .orderBy('id')
    .execute()
  expect(audit).toHaveLength(1)
  // The same without a key is another call.
  expect((await as('administrator').send('POST', PATH, DEPARTMENT)).status).toBeGreaterThanOrEqual(400)
})

test('a decision is made once, and its answer repeated', async () => {
  const body = { id: await build.trip() }
  const path = '/api/admin/approve-trip'
  const first = await send('b', body, { who: 'manager', path })
  expect(first.status).toBe(200)
  const again = await send('b', body, { who: 'manager', path })
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect(again.headers.get(REPLAYED_HEADER)).toBe('true')
})

test('a key that comes with something else is refused', async () => {
  await send('c')
  expect(codeOf(await send('c', { code: 'LAW', name: 'Law' }))).toEqual([422, 'idempotency.reused'])
  expect(codeOf(await send('c', DEPARTMENT, { path: '/api/structure/project' }))).toEqual([422, 'idempotency.reused'])
  expect(await departments()).not.toContain('LAW')
})

test('a key is its caller’s: neither somebody else’s nor a token’s of the same person', async () => {
  const made = async (scopes: ServiceScope[]) =>
    (await as('administrator').call(createServiceToken, { body: { name: 'P', scopes, expires_in_days: 1 } })).token
  const [one, other] = [await made(['people']), await made(['people'])]
  const withToken = (token: string, code: string) =>
    it.anonymous.send('POST', PATH, { code, name: code }, { authorization: `Bearer ${token}`, 'idempotency-key': 'd' })
  expect((await withToken(one, 'A1')).status).toBe(200)
  expect((await withToken(other, 'A2')).status).toBe(200)
  expect((await send('d', { code: 'A3', name: 'A3' })).status).toBe(200)
  expect((await send('d', { code: 'A4', name: 'A4' }, { who: 'superadmin' })).status).toBe(200)
  expect((await withToken(one, 'A1')).headers.get(REPLAYED_HEADER)).toBe('true')
})

test('what was refused has changed nothing and is tried again', async () => {
  expect(codeOf(await send('e', { code: '', name: '' }))).toEqual([400, 'request.invalid'])
  expect(codeOf(await send('e', DEPARTMENT, { who: 'employee' }))).toEqual([403, 'action.forbidden'])
  expect(await kept()).toEqual([])
  expect((await send('e')).status).toBe(200)
})

test('of calls at the same moment one is carried out, and the others are told that it is under way', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('f')))
  for (const answer of answers) {
    expect([200, 409]).toContain(answer.status)
    if (answer.status === 409) {
      expect(codeOf(answer)).toEqual([409, 'idempotency.in_progress'])
      expect(answer.headers.get('retry-after')).toBe('5')
    }
  }
  expect((await departments()).filter((code) => code === 'OPS')).toHaveLength(1)
  expect((await send('f')).headers.get(REPLAYED_HEADER)).toBe('true')
})

/** Leaves a key as the process does that ends while it works on a call. */
const dies = (carriedOut: boolean) =>
  db.updateTable('idempotency_keys').set({ status: null, answer: null, carried_out: carriedOut }).execute()

test('a process that ends after the change: the call is not carried out again', async () => {
  await send('g')
  expect(await kept()).toMatchObject([{ carried_out: true, status: 200 }])
  await dies(true)
  expect(codeOf(await send('g'))).toEqual([409, 'idempotency.in_progress'])
  later(HOUR)
  expect(codeOf(await send('g'))).toEqual([409, 'idempotency.lost'])
})

test('a process that ends before the change: the call is carried out by the next', async () => {
  await send('h')
  await dies(false)
  await db.deleteFrom('structure_entries').where('code', '=', 'OPS').execute()
  expect(codeOf(await send('h'))).toEqual([409, 'idempotency.in_progress'])
  later(HOUR)
  expect(codeOf(await send('h', { code: 'LAW', name: 'Law' }))).toEqual([422, 'idempotency.reused'])
  const again = await send('h')
  expect(again.status).toBe(200)
  expect(again.headers.get(REPLAYED_HEADER)).toBeNull()
})

test('a call whose key was taken over meanwhile changes nothing any more', async () => {
  // Takes the key over while the call waits for the organisation's row.
  let begun: Promise<{ status: number; body: unknown }> | undefined
  await db.executeQuery(
    sql`create function take_over() returns trigger language plpgsql as $$
      begin update idempotency_keys set claim_id = gen_random_uuid(); return new; end $$`.compile(db),
  )
  await sql`create trigger take_over before insert on structure_entries for each row execute function take_over()`.execute(
    db,
  )
  try {
    begun = send('i')
    expect(codeOf(await begun)).toEqual([409, 'idempotency.in_progress'])
    expect(await departments()).not.toContain('OPS')
  } finally {
    await sql`drop function take_over() cascade`.execute(db)
  }
})

test('what is kept of an answer tells nobody who reads the database anything', async () => {
  const body = { name: 'Payroll', scopes: ['read'], expires_in_days: 1 }
  const first = await send('j', body, { path: '/api/service-tokens' })
  const { token } = first.body as { token: string }
  expect(JSON.stringify(await kept())).not.toContain(token)
  expect((await send('j', body, { path: '/api/service-tokens' })).body).toEqual(first.body)
  await db.updateTable('idempotency_keys').set({ answer: 'v1.damaged' }).execute()
  expect(codeOf(await send('j', body, { path: '/api/service-tokens' }))).toEqual([409, 'idempotency.lost'])
})

test.each(['with a blank', 'x'.repeat(256)])('%j is no key', async (key) => {
  const refused = await send(key)
  expect(refused.body).toMatchObject({ code: 'request.invalid', errors: [{ path: 'headers.Idempotency-Key' }] })
})

test('an answer that is told event by event is not kept, and what it came with is not done again', async () => {
  const body = { sessionId: 'fingenie-1', message: 'hello', turnId: 'turn-1' }
  const headers = { 'idempotency-key': 'n', accept: 'text/event-stream' }
  const say = () => as('employee').send('POST', '/api/chat/fingenie', body, headers)
  const told = await say()
  expect(told.headers.get('content-type')).toContain('text/event-stream')
  const messages = async () => (await db.selectFrom('messages').select('id').execute()).length
  const said = await messages()
  expect(said).toBeGreaterThan(0)
  await expect.poll(async () => codeOf(await say()), { timeout: 20_000 }).toEqual([409, 'idempotency.lost'])
  expect(await messages()).toBe(said)
})

test('reading, and a call that anybody may make, take no notice of a key', async () => {
  const headers = { 'idempotency-key': 'k' }
  expect((await as('employee').send('GET', '/api/auth/session', undefined, headers)).status).toBe(200)
  const signIn = { email: 'employee@pravas.example', password: DEMO_PASSWORD }
  expect((await as('employee').send('POST', '/api/auth/login', signIn, headers)).status).toBe(200)
  expect(await kept()).toEqual([])
})

test('keys are kept for a day', async () => {
  await send('l')
  later(24 * HOUR - 1)
  await tidy(db, clock.now())
  expect(await kept()).toHaveLength(1)
  later(1)
  await tidy(db, clock.now())
  expect(await kept()).toEqual([])
})

test('a key that has expired is a new one, also before it is removed', async () => {
  await send('m')
  later(24 * HOUR)
  expect((await send('m', { code: 'LAW', name: 'Law' })).status).toBe(200)
})
