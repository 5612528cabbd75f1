import { createHash } from 'node:crypto'
import {
  answerConnection,
  askedConnection,
  type ConnectionRequest,
  type ConnectionScope,
  ownConnections,
} from '@pravas/contract/connections'
import { changePassword, endOtherSessions } from '@pravas/contract/people'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/accounts.ts'
import { tidy } from '../../jobs/tidy.ts'
import { testApp, type Who } from '../../testing/test-app.ts'

const it = await testApp()
const { anonymous, as, clock } = it
const { db } = it.database

const CALLBACK = 'https://assistant.example/callback'
const VERIFIER = 'a-verifier-of-one-assistant'.repeat(2)
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

const form = (path: string, fields: Record<string, string>) =>
  anonymous.send('POST', path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })

async function register(redirect_uris = [CALLBACK], client_name: string | undefined = 'Helper') {
  const { status, body } = await anonymous.post('/oauth/register', { redirect_uris, client_name })
  expect(status).toBe(201)
  return (body as { client_id: string }).client_id
}

const requestOf = (client_id: string, change: Partial<ConnectionRequest> = {}): ConnectionRequest => ({
  client_id,
  redirect_uri: CALLBACK,
  response_type: 'code',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
  state: 's',
  ...change,
})

/** Lets a new assistant in; answers its id and the code that it is sent. */
async function allow(who: Who = 'employee', scopes: ConnectionScope[] = ['read']) {
  const client_id = await register()
  const { redirect } = await as(who).call(answerConnection, { body: { request: requestOf(client_id), scopes } })
  return { client_id, code: new URL(redirect).searchParams.get('code') ?? '' }
}

const exchange = (of: { client_id: string; code: string }, change: Record<string, string> = {}) =>
  form('/oauth/token', {
    grant_type: 'authorization_code',
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    ...of,
    ...change,
  })

interface Held {
  client_id: string
  access_token: string
  refresh_token: string
}

async function connected(who: Who = 'employee'): Promise<Held> {
  const allowed = await allow(who)
  const { status, body } = await exchange(allowed)
  expect(status).toBe(200)
  return { client_id: allowed.client_id, ...(body as Omit<Held, 'client_id'>) }
}

const renew = ({ client_id, refresh_token }: Held, change: Record<string, string> = {}) =>
  form('/oauth/token', { grant_type: 'refresh_token', client_id, refresh_token, ...change })

/** What the tools answer an access token. */
async function reaches({ access_token }: Held): Promise<number> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const headers = { authorization: `Bearer ${access_token}`, accept: 'application/json, text/event-stream' }
  return (await anonymous.send('POST', '/mcp', call, headers)).status
}

test('the descriptions say where to go and what is asked', async () => {
  const { status, headers, body } = await anonymous.post('/mcp', {})
  expect(status).toBe(401)
  expect(headers.get('www-authenticate')).toBe(
    'Bearer resource_metadata="http://localhost:5007/.well-known/oauth-protected-resource/mcp", scope="read draft submit"',
  )
  expect(body).toMatchObject({ error: 'invalid_token' })
  const resource = await anonymous.get('/.well-known/oauth-protected-resource/mcp')
  expect(resource.body).toMatchObject({
    resource: 'http://localhost:5007/mcp',
    authorization_servers: ['http://localhost:5007'],
  })
  const server = await anonymous.get('/.well-known/oauth-authorization-server')
  expect(server.body).toMatchObject({
    issuer: 'http://localhost:5007',
    authorization_endpoint: 'http://localhost:5007/connect',
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
  })
})

test.each([
  ['an address over plain http', { redirect_uris: ['http://assistant.example/'] }, 'invalid_redirect_uri'],
  ['a script for an address', { redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
  ['an address with what no database keeps', { redirect_uris: [`${CALLBACK}/\0`] }, 'invalid_redirect_uri'],
  ['an address with half a character', { redirect_uris: [`${CALLBACK}/\ud83d`] }, 'invalid_redirect_uri'],
  ['no address', { redirect_uris: [] }, 'invalid_client_metadata'],
  ['too many addresses', { redirect_uris: Array(6).fill(CALLBACK) }, 'invalid_client_metadata'],
  ['a name without end', { redirect_uris: [CALLBACK], client_name: 'x'.repeat(81) }, 'invalid_client_metadata'],
  ['another grant', { redirect_uris: [CALLBACK], grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
])('a program with %s is not registered', async (_, body, error) => {
  expect(await anonymous.post('/oauth/register', body)).toMatchObject({ status: 400, body: { error } })
})

test('who registers without end waits, and programs that nobody uses are removed', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => anonymous.post('/oauth/register', { redirect_uris: [CALLBACK] })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]))
  clock.set('2026-06-11T07:00:00Z')
  await tidy(db, clock.now())
  expect(await db.selectFrom('oauth_clients').select('id').execute()).toEqual([])
})

test('nobody is sent to an address that was not registered to the letter, nor for an unknown program', async () => {
  const client_id = await register()
  const page = as('employee')
  for (const redirect_uri of [
    `${CALLBACK}/`,
    `${CALLBACK}?x=1`,
    'https://evil.example/',
    'https://assistant.example',
  ]) {
    const request = requestOf(client_id, { redirect_uri })
    expect((await page.refused(askedConnection, { query: request })).code).toBe('connection.redirect')
    expect((await page.refused(answerConnection, { body: { request, scopes: ['read'] } })).code).toBe(
      'connection.redirect',
    )
  }
  const unknown = requestOf('01975c5e-0000-7000-8000-000000000000')
  expect((await page.refused(askedConnection, { query: unknown })).code).toBe('connection.unknown_client')
})

test('a request without PKCE is told to the program and connects nothing', async () => {
  const request = requestOf(await register(), { code_challenge_method: 'plain' })
  const page = as('employee')
  const asked = await page.call(askedConnection, { query: request as never })
  expect(asked.refusal?.back).toContain('error=invalid_request')
  const { redirect } = await page.call(answerConnection, { body: { request, scopes: ['read'] } })
  expect(Object.fromEntries(new URL(redirect).searchParams)).toMatchObject({ error: 'invalid_request', state: 's' })
  expect(await db.selectFrom('connections').select('id').execute()).toEqual([])
})

test('another origin’s page cannot answer for the person', async () => {
  const body = { request: requestOf(await register()), scopes: ['read'] }
  const cookie = await it.cookie('employee')
  const answer = await it.app.inject({
    method: 'POST',
    url: '/api/connections/answer',
    headers: { cookie, origin: 'https://evil.example' },
    payload: body,
  })
  expect(answer.statusCode).toBe(403)
})

test('a person gives some of what is asked for, never more, or nothing', async () => {
  const request = requestOf(await register(), { scope: 'read draft' })
  const page = as('employee')
  const { redirect } = await page.call(answerConnection, { body: { request, scopes: ['read', 'submit'] } })
  const { code, iss, state } = Object.fromEntries(new URL(redirect).searchParams)
  expect([iss, state]).toEqual(['http://localhost:5007', 's'])
  const { body } = await exchange({ client_id: request.client_id, code: code ?? '' })
  expect(body).toMatchObject({ scope: 'read', token_type: 'Bearer', expires_in: 600 })
  const refused = await page.call(answerConnection, { body: { request, scopes: [] } })
  expect(new URL(refused.redirect).searchParams.get('error')).toBe('access_denied')
})

test.each([
  ['another verifier', { code_verifier: 'b'.repeat(60) }, 'invalid_grant'],
  ['another address', { redirect_uri: 'https://assistant.example/other' }, 'invalid_grant'],
  ['another resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
  ['no verifier', { code_verifier: '' }, 'invalid_request'],
  ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
])('a code is worth nothing with %s', async (_, change, error) => {
  expect(await exchange(await allow(), change)).toMatchObject({ status: 400, body: { error } })
})

test('a code is for the program that it was made for, and for a minute', async () => {
  const { code } = await allow()
  expect(await exchange({ client_id: await register(), code })).toMatchObject({ body: { error: 'invalid_grant' } })
  const late = await allow()
  clock.set('2026-06-10T06:31:01Z')
  expect(await exchange(late)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('a code that comes twice ends what it began', async () => {
  const allowed = await allow()
  const { body } = await exchange(allowed)
  const held = { client_id: allowed.client_id, ...(body as Omit<Held, 'client_id'>) }
  expect(await reaches(held)).toBe(200)
  expect(await exchange(allowed)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await reaches(held)).toBe(401)
  expect(await as('employee').call(ownConnections)).toEqual([])
})

test('a refresh token that comes twice ends the connection, whoever came second', async () => {
  const held = await connected()
  const next = { ...held, ...((await renew(held)).body as Held) }
  expect([await reaches(held), await reaches(next)]).toEqual([401, 200])
  expect(await renew(held)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  expect(await reaches(next)).toBe(401)
  expect(await renew(next)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  const audit = await db
    .selectFrom('audit_log')
    .select('action')
    .where('action', '=', 'connection.reused')
    .orderBy('id')
    .execute()
  expect(audit).toHaveLength(1)
})

test('of two who renew at the same moment one stays out', async () => {
  const held = await connected()
  const answers = await Promise.all([renew(held), renew(held)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
})

test('tokens run out, and a refresh token is for its own program and resource', async () => {
  const held = await connected()
  expect(await renew(held, { client_id: await register() })).toMatchObject({ body: { error: 'invalid_grant' } })
  expect(await renew(held, { resource: 'https://elsewhere.example' })).toMatchObject({
    body: { error: 'invalid_target' },
  })
  expect(await reaches({ ...held, access_token: held.refresh_token })).toBe(401)
  clock.set('2026-06-10T06:40:01Z')
  expect(await reaches(held)).toBe(401)
  clock.set('2026-07-11T06:30:00Z')
  expect(await renew(held)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

const changes: [string, (who: Who) => Promise<unknown>][] = [
  ['signs out everywhere else', (who) => as(who).call(endOtherSessions)],
  [
    'changes the password',
    (who) =>
      as(who).call(changePassword, { body: { current_password: DEMO_PASSWORD, new_password: 'another long one' } }),
  ],
  ['is deactivated', () => sql`update people set active = false where email like 'employee@%'`.execute(db)],
  [
    'gets another role',
    () =>
      sql`insert into person_roles select org_id, id, 'auditor' from people where email like 'employee@%'`.execute(db),
  ],
]
test.each(changes)('who %s has no connected assistant any more', async (_, change) => {
  const held = await connected()
  const other = await connected('colleague')
  expect(await reaches(held)).toBe(200)
  await change('employee')
  expect(await reaches(held)).toBe(401)
  expect(await renew(held)).toMatchObject({ status: 400 })
  expect(await reaches(other)).toBe(200)
})

test('a code in somebody’s hands dies with the rights that it was given with', async () => {
  const allowed = await allow()
  await sql`update people set active = false where email like 'employee@%'`.execute(db)
  expect(await exchange(allowed)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
})

test('a program gives its own connection back, and nobody else’s', async () => {
  const held = await connected()
  const revoke = (client_id: string) => form('/oauth/revoke', { token: held.refresh_token, client_id })
  expect((await revoke(await register())).status).toBe(200)
  expect(await reaches(held)).toBe(200)
  expect((await revoke(held.client_id)).status).toBe(200)
  expect(await reaches(held)).toBe(401)
})

test('being let in again takes the place of the connection before', async () => {
  const first = await connected()
  const request = requestOf(first.client_id)
  const { redirect } = await as('employee').call(answerConnection, { body: { request, scopes: ['read'] } })
  await exchange({ client_id: first.client_id, code: new URL(redirect).searchParams.get('code') ?? '' })
  expect(await reaches(first)).toBe(401)
  expect(await as('employee').call(ownConnections)).toHaveLength(1)
})

test('only hashes of codes and tokens are kept', async () => {
  const held = await connected()
  const rows = await db.selectFrom('connection_tokens').selectAll().execute()
  expect(rows).toHaveLength(2)
  const kept = rows.map(({ token_hash }) => Buffer.from(token_hash).toString('hex')).toSorted()
  const hash = (token: string) => createHash('sha256').update(token).digest('hex')
  expect(kept).toEqual([hash(held.access_token), hash(held.refresh_token)].toSorted())
})

test('a session opens no tool, and a token no page', async () => {
  const cookie = await it.cookie('employee')
  expect((await anonymous.send('POST', '/mcp', {}, { cookie })).status).toBe(401)
  const { access_token } = await connected()
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await anonymous.send('GET', '/api/auth/session', undefined, headers)).status).toBe(401)
})

test('a page elsewhere gets nothing from it, and is told so', async () => {
  const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }
  for (const path of ['token', 'revoke', 'register']) {
    expect(await anonymous.send('POST', `/oauth/${path}`, 'client_id=a', headers)).toMatchObject({
      status: 403,
      body: { error: 'invalid_request' },
    })
  }
})

test('a form with a field twice, or of another type, is refused without a word of our inside', async () => {
  const twice = await anonymous.send('POST', '/oauth/token', 'client_id=a&client_id=b', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(twice).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  expect(await anonymous.post('/oauth/token', {})).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
  expect(await anonymous.send('POST', '/oauth/register', '{"a":')).toMatchObject({
    status: 400,
    body: { error: 'invalid_request' },
  })
})
