import { currentSession, publicConfig } from '@pravas/contract/people'
import { generateKeyPair, type JWTPayload } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { claimsAt, TEST_CLIENT, testProvider } from '../../testing/identity-provider.ts'
import { testApp } from '../../testing/test-app.ts'

const provider = await testProvider()
const it = await testApp(
  {},
  {
    PUBLIC_URL: 'http://localhost:5007',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: TEST_CLIENT.id,
    OIDC_CLIENT_SECRET: TEST_CLIENT.secret,
    OIDC_LABEL: 'Continue with Example',
    OIDC_DOMAINS: 'example.org pravas.example',
    OIDC_ROLES: 'finance=Accounts; auditor=Audit; super_admin=Pravas Admins',
  },
)
const { anonymous, clock } = it
const CALLBACK = '/api/auth/oidc/callback'
const { db } = it.database

afterEach(() => {
  provider.behave('well')
  provider.forge((claims) => provider.sign(claims))
})

const cookieOf = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith(`${name}=`))

/** A browser that has begun a sign-in: where it has to go, and its cookie. */
async function begin(body: object = {}, cookie = '') {
  const answer = await anonymous.send('POST', '/api/auth/oidc/begin', body, { cookie })
  const { location } = answer.body as { location: string }
  return { location, cookie: cookieOf(answer.headers, 'pravas-provider') ?? '', headers: answer.headers }
}

/** The browser comes back from the provider's site; `fetch` would not say that a page is opened. */
async function comeBack(query: string, cookie: string) {
  const from = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const { statusCode, headers } = await it.app.inject({ url: `${CALLBACK}?${query}`, headers: { cookie, ...from } })
  const set = [headers['set-cookie'] ?? []].flat()
  const [session] = set.flatMap((text) => /^pravas-session=[^;]+/.exec(text) ?? [])
  return { status: statusCode, to: headers.location, session, set: set.join('\n') }
}

const claimsOf = (more: object = {}) => claimsAt(clock, more)

async function signIn(more: object = {}, userinfo?: Record<string, unknown>) {
  const { location, cookie } = await begin()
  return comeBack(provider.authorise(location, claimsOf(more), userinfo), cookie)
}

const refusedWith = (code: string) => ({ status: 303, to: `/?sign-in=${code}`, session: undefined })
const userOf = async (session = '') =>
  (await anonymous.send('GET', '/api/auth/session', undefined, { cookie: session })).body
const linked = () =>
  db
    .selectFrom('people')
    .select(['email', 'provider_tenant', 'provider_object_id', 'employee_id'])
    .where('provider_object_id', 'is not', null)
    .execute()
const trail = async () =>
  (await db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action)

test('the pages learn of the button, and of nothing else', async () => {
  const config = await anonymous.call(publicConfig)
  expect(config).toMatchObject({ providerSignIn: { label: 'Continue with Example' }, singleSignOn: false })
  expect(JSON.stringify(config)).not.toContain(TEST_CLIENT.secret)
})

test('the way to the provider is the code flow with state, nonce and S256', async () => {
  const { location, headers } = await begin()
  const { origin, pathname, searchParams } = new URL(location)
  expect([origin, pathname]).toEqual([provider.issuer, '/authorize'])
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: TEST_CLIENT.id,
    redirect_uri: 'http://localhost:5007/api/auth/oidc/callback',
    scope: 'openid profile email',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  const [cookie = ''] = headers.getSetCookie()
  expect(cookie).toMatch(/Max-Age=600.*HttpOnly.*SameSite=Lax/)
  for (const secret of [searchParams.get('state'), searchParams.get('nonce')]) expect(cookie).not.toContain(secret)
})

test('the first sign-in adds the person and starts a session of our own', async () => {
  const { status, to, session, set } = await signIn()
  expect([status, to]).toEqual([303, '/auth/callback?session=new'])
  expect(set).toMatch(/pravas-session=.*HttpOnly; SameSite=Strict/)
  expect(set).toMatch(/pravas-provider=;/)
  expect(await userOf(session)).toMatchObject({ user: { email: 'kavita@example.org', roles: ['employee'] } })
  expect(await linked()).toEqual([
    {
      email: 'kavita@example.org',
      provider_tenant: provider.issuer,
      provider_object_id: 'subject-1',
      employee_id: null,
    },
  ])
  expect(await trail()).toEqual(['person.created', 'session.started'])
  // And the second one is of the same person, whatever they are called by then.
  await signIn({ email: 'kavita.rao@example.org' })
  expect(await linked()).toHaveLength(1)
})

test('a record that was imported is linked by its verified address', async () => {
  const { session } = await signIn({ email: 'Employee@Pravas.example' })
  expect(await userOf(session)).toMatchObject({ user: { employee_id: 'EMP1001' } })
  expect(await trail()).toEqual(['person.linked', 'session.started'])
})

test('name, address and groups may be told at the other address of the provider', async () => {
  const bare = { name: undefined, email: undefined, email_verified: undefined, groups: undefined }
  const told = { name: 'Kavita', email: 'kavita@example.org', email_verified: true, groups: ['Accounts'] }
  const { session } = await signIn(bare, told)
  expect(await userOf(session)).toMatchObject({ user: { name: 'Kavita', roles: ['employee', 'finance'] } })
  // An address of one place is not verified by the other.
  expect(
    await signIn({ ...bare, email_verified: true, sub: 'subject-2' }, { email: 'employee@pravas.example' }),
  ).toMatchObject(refusedWith('sso.domain'))
  // And where groups cannot be asked for, nobody loses roles to that.
  expect(await signIn({ groups: undefined })).toMatchObject(refusedWith('sso.refused'))
})

test('groups give the roles that they are mapped to, and those alone', async () => {
  const rolesOf = async (groups: string[]) => {
    const { session } = await signIn({ groups })
    return ((await userOf(session)) as { user: { roles: string[] } }).user.roles
  }
  expect(await rolesOf(['Accounts', 'administrator', 'travel_desk'])).toEqual(['employee', 'finance'])
  await db
    .insertInto('person_roles')
    .columns(['org_id', 'person_id', 'role'])
    .expression((eb) =>
      eb
        .selectFrom('people')
        .select(['org_id', 'id', eb.val('travel_desk').as('role')])
        .where('provider_object_id', '=', 'subject-1'),
    )
    .execute()
  expect(await rolesOf(['Audit'])).toEqual(['employee', 'auditor', 'travel_desk'])
  expect(await rolesOf([])).toEqual(['employee', 'travel_desk'])
  expect(await rolesOf(['Pravas Admins'])).toEqual(['employee', 'super_admin', 'travel_desk'])
})

test('the last administrator keeps the role, whatever the groups are', async () => {
  await signIn({ groups: ['Pravas Admins'] })
  await db.updateTable('people').set({ active: false }).where('employee_id', 'in', ['EMP9001', 'EMP3001']).execute()
  const { session } = await signIn({ groups: ['Accounts'] })
  expect(await userOf(session)).toMatchObject({ user: { roles: expect.arrayContaining(['finance', 'super_admin']) } })
})

test.each([
  ['an address that is not verified', { email_verified: false }, 'sso.domain'],
  ['an address of which that is not said', { email_verified: undefined }, 'sso.domain'],
  ['an address elsewhere', { email: 'kavita@elsewhere.example' }, 'sso.domain'],
  ['no address', { email: undefined }, 'sso.refused'],
  ['an address that another account has', { sub: 'subject-2', email: 'taken@example.org' }, 'sso.address_taken'],
])('an account with %s is nobody here', async (_, more, code) => {
  await signIn({ sub: 'subject-0', email: 'taken@example.org' })
  expect(await signIn(more)).toMatchObject(refusedWith(code))
  expect(await linked()).toHaveLength(1)
})

test('whoever was deactivated is not let in', async () => {
  await signIn()
  await db.updateTable('people').set({ active: false }).where('provider_object_id', '=', 'subject-1').execute()
  expect(await signIn({ groups: ['Pravas Admins'] })).toMatchObject(refusedWith('sso.deactivated'))
})

test.each([
  ['for another application', { aud: 'another' }],
  ['for others too', { aud: ['pravas-client', 'another'] }],
  ['of another issuer', { iss: 'https://id.elsewhere.example' }],
  ['with another nonce', { nonce: 'of another sign-in' }],
  ['without a nonce', { nonce: undefined }],
  ['that has ended', { exp: 1 }],
  ['without a subject', { sub: undefined }],
])('a token %s lets nobody in', async (_, more) => {
  expect(await signIn(more)).toMatchObject(refusedWith('sso.refused'))
  expect(await linked()).toEqual([])
})

test('a token that another key signed, or nobody, lets nobody in', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forgeries: ((claims: JWTPayload) => Promise<string>)[] = [
    (claims) => provider.sign(claims, {}, privateKey),
    (claims) => provider.sign(claims, { alg: 'HS256' }, new TextEncoder().encode(TEST_CLIENT.secret.padEnd(32, 'x'))),
    async (claims) => `${part({ alg: 'none' })}.${part(claims)}.`,
    async () => 'no token',
  ]
  for (const forge of forgeries) {
    provider.forge(forge)
    expect(await signIn()).toMatchObject(refusedWith('sso.refused'))
  }
})

test('an answer serves once, with its own state, in the browser that began', async () => {
  const [one, other] = [await begin(), await begin()]
  const query = provider.authorise(one.location, claimsOf())
  const stranger = new URLSearchParams(query)
  stranger.set('state', 'made-up')
  expect(await comeBack(stranger.toString(), one.cookie)).toMatchObject(refusedWith('sso.expired'))
  expect(await comeBack(query, '')).toMatchObject(refusedWith('sso.expired'))
  expect(await comeBack(query, other.cookie)).toMatchObject(refusedWith('sso.expired'))
  expect(await comeBack(query, `${one.cookie.slice(0, -4)}AAAA`)).toMatchObject(refusedWith('sso.expired'))
  const answers = await Promise.all([1, 2, 3].map(() => comeBack(query, one.cookie)))
  expect(answers.filter(({ session }) => session !== undefined)).toHaveLength(1)
  expect(await comeBack(query, one.cookie)).toMatchObject(refusedWith('sso.expired'))
  // A code of somebody else's sign-in does not fit this one's verifier.
  const third = await begin()
  const foreign = new URLSearchParams(provider.authorise(other.location, claimsOf()))
  foreign.set('state', new URL(third.location).searchParams.get('state') ?? '')
  expect(await comeBack(foreign.toString(), third.cookie)).toMatchObject(refusedWith('sso.refused'))
})

test('a sign-in that took more than ten minutes has to begin again', async () => {
  const { location, cookie } = await begin()
  const query = provider.authorise(location, claimsOf())
  clock.set(new Date(clock.now().getTime() + 10 * 60_000 + 1000).toISOString())
  expect(await comeBack(query, cookie)).toMatchObject(refusedWith('sso.expired'))
})

test.each([
  ['access_denied', 'sso.cancelled'],
  ['server_error', 'sso.refused'],
  ['<script>alert(1)</script>', 'sso.refused'],
])('the provider answers %s', async (error, code) => {
  const { location, cookie } = await begin()
  const state = new URL(location).searchParams.get('state') ?? ''
  const query = new URLSearchParams({ error, error_description: 'Something secret', state }).toString()
  expect(await comeBack(query, cookie)).toMatchObject(refusedWith(code))
})

test('a provider that breaks down on the way back is said to be unreachable', async () => {
  const { location, cookie } = await begin()
  const query = provider.authorise(location, claimsOf())
  provider.behave('broken')
  expect(await comeBack(query, cookie)).toMatchObject(refusedWith('sso.unavailable'))
})

test('the page of before is kept on the way, and is a page of ours', async () => {
  const { location, cookie } = await begin({ return_to: '/trip/TRP-1?tab=history' })
  const { to } = await comeBack(provider.authorise(location, claimsOf()), cookie)
  expect(to).toBe('/auth/callback?session=new&to=%2Ftrip%2FTRP-1%3Ftab%3Dhistory')
  for (const return_to of ['https://evil.example', '//evil.example', '/\\evil.example', '/api/auth/logout']) {
    const { status, body } = await anonymous.send('POST', '/api/auth/oidc/begin', { return_to }, {})
    expect([status, (body as { errors: { path: string }[] }).errors[0]?.path]).toEqual([400, 'body.return_to'])
  }
})

test('a sign-in takes the place of the session that the browser had', async () => {
  const before = await it.cookie('employee')
  const { location, cookie } = await begin({}, before)
  // From another site the browser sends the session's cookie with nothing.
  const { session } = await comeBack(provider.authorise(location, claimsOf()), cookie)
  expect(session).toBeDefined()
  expect((await anonymous.send('GET', '/api/auth/session', undefined, { cookie: before })).status).toBe(401)
})

test('signing out ends the session', async () => {
  const { session = '' } = await signIn()
  expect((await anonymous.send('POST', '/api/auth/logout', undefined, { cookie: session })).status).toBe(204)
  expect((await anonymous.send('GET', '/api/auth/session', undefined, { cookie: session })).status).toBe(401)
})

test('another site can neither begin a sign-in nor fetch or frame its end', async () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await anonymous.send('POST', '/api/auth/oidc/begin', {}, foreign)).status).toBe(403)
  for (const dest of ['empty', 'iframe']) {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': dest }
    const { statusCode } = await it.app.inject({ url: `${CALLBACK}?code=x&state=y`, headers })
    expect([dest, statusCode]).toEqual([dest, 403])
  }
})

test('the database holds neither state, nonce, code nor token', async () => {
  const { location, cookie } = await begin()
  const query = provider.authorise(location, claimsOf())
  await comeBack(query, cookie)
  const kept = await Promise.all([
    db.selectFrom('sign_on_nonces').selectAll().execute(),
    db.selectFrom('sessions').selectAll().execute(),
    db.selectFrom('audit_log').selectAll().orderBy('id').execute(),
    db.selectFrom('people').selectAll().execute(),
  ])
  const params = [...new URL(location).searchParams.values(), ...new URLSearchParams(query).values()]
  for (const secret of params.filter((value) => /^[\w-]{20,}$/.test(value))) {
    expect(JSON.stringify(kept)).not.toContain(secret)
  }
  expect(await it.as('employee').call(currentSession)).toBeDefined()
})
