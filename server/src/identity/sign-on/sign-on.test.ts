import { randomBytes } from 'node:crypto'
import { currentSession, publicConfig } from '@pravas/contract/people'
import { listSignOnConflicts, resolveSignOnConflict } from '@pravas/contract/sign-on'
import { generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { type AdminCommand, runAdminCommand } from '../../admin/command.ts'
import { adminParts } from '../../testing/admin-parts.ts'
import { testProvider } from '../../testing/identity-provider.ts'
import { testApp } from '../../testing/test-app.ts'
import { createAttempts } from '../attempts-service.ts'
import { createAdmission } from './admission-service.ts'
import { createSignOn } from './sign-on-service.ts'

const TENANT = 'tenant-of-pravas'
const provider = await testProvider()
const it = await testApp(
  {},
  {
    SMTP_URL: 'smtp://mail.example',
    SSO_AUTHORITY: provider.issuer,
    SSO_CLIENT_ID: 'pravas-client',
    SSO_TENANT: TENANT,
    ORGANISATION: 'Pravas Demo',
  },
)
const { anonymous, clock } = it
const { db } = it.database

const now = () => Math.floor(clock.now().getTime() / 1000)
const cookieOf = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith(`${name}=`))

/** A browser that has begun a sign-in: its cookie, and the nonce that it was given. */
async function begin(cookie = '') {
  const { headers, body } = await anonymous.send('POST', '/api/auth/sso/nonce', undefined, { cookie })
  return { cookie: cookieOf(headers, 'pravas-sign-on') ?? '', nonce: (body as { nonce: string }).nonce, headers }
}

const claimsOf = (nonce: string, more: object = {}) => ({
  iss: provider.issuer,
  aud: 'pravas-client',
  sub: 'subject-1',
  tid: TENANT,
  name: 'Kavita Deshpande',
  email: 'kavita@example.org',
  email_verified: true,
  iat: now(),
  exp: now() + 3600,
  nonce,
  ...more,
})

const present = (idToken: string, cookie: string) => anonymous.send('POST', '/api/auth/sso', { idToken }, { cookie })

/** Signs in with a token of these claims beside the usual ones. */
async function signIn(more: object = {}) {
  const { cookie, nonce } = await begin()
  const answer = await present(await provider.sign(claimsOf(nonce, more)), cookie)
  return { ...answer, session: cookieOf(answer.headers, 'pravas-session') }
}

const refusedWith = (code: string) => ({ session: undefined, body: expect.objectContaining({ code }) })
const signedInAs = (session = '') => anonymous.send('GET', '/api/auth/session', undefined, { cookie: session })
const people = () =>
  db
    .selectFrom('people')
    .select(['id', 'email', 'name', 'provider_tenant', 'provider_object_id', 'employee_id'])
    .where('provider_object_id', 'is not', null)
    .execute()
const trail = async () =>
  (await db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action)

test('the pages learn of the provider', async () => {
  expect(await anonymous.call(publicConfig)).toMatchObject({
    singleSignOn: true,
    identityProvider: { kind: 'openid', issuer: provider.issuer, clientId: 'pravas-client' },
  })
  const { status, body, headers } = await anonymous.get('/api/auth/sso/metadata')
  expect([status, body]).toEqual([
    200,
    {
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/authorize`,
      token_endpoint: `${provider.issuer}/token`,
      jwks_uri: `${provider.issuer}/keys`,
      end_session_endpoint: `${provider.issuer}/logout`,
    },
  ])
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`connect-src 'self' ${provider.issuer};`)
  expect(policy).toContain(`frame-src 'self' ${provider.issuer};`)
})

test('the first sign-in creates a person with nothing but themselves, and a session of our own', async () => {
  const { status, body, session, headers } = await signIn()
  expect([status, body]).toEqual([
    200,
    {
      user: {
        name: 'Kavita Deshpande',
        email: 'kavita@example.org',
        profileImage: null,
        isAdmin: false,
        isSuperAdmin: false,
        ownsBudgets: false,
        wasAsked: false,
        roles: ['employee'],
      },
    },
  ])
  expect((await signedInAs(session)).status).toBe(200)
  expect(headers.getSetCookie().find((cookie) => cookie.startsWith('pravas-session='))).toMatch(
    /HttpOnly.*SameSite=Strict/,
  )
  expect(await people()).toMatchObject([
    { provider_tenant: TENANT, provider_object_id: 'subject-1', employee_id: null },
  ])
  expect(await trail()).toEqual(['person.created', 'session.started'])
})

test('the next sign-in is of the same person, whatever they are called by then', async () => {
  await signIn()
  const { body } = await signIn({ name: 'Kavita Rao', email: 'kavita.rao@example.org' })
  expect(body).toMatchObject({ user: { email: 'kavita@example.org' } })
  expect(await people()).toHaveLength(1)
})

test('somebody else who is given the address one day is somebody else, and takes nothing over', async () => {
  await signIn()
  expect(await signIn({ sub: 'subject-2' })).toMatchObject({ status: 409, ...refusedWith('sso.address_taken') })
  expect(await people()).toMatchObject([{ provider_object_id: 'subject-1' }])
})

test('an imported record is linked by a verified address, once, and its password is gone', async () => {
  const employee = it.as('employee')
  await employee.call(currentSession)
  const { body } = await signIn({ email: 'Employee@Pravas.example' })
  expect(body).toMatchObject({ user: { employee_id: 'EMP1001', name: 'Asha Rao' } })
  expect(await trail()).toEqual(['person.linked', 'session.started'])
  expect(await employee.refused(currentSession)).toMatchObject({ status: 401 })
  const password = { email: 'employee@pravas.example', password: 'Pravas#2026' }
  expect((await anonymous.post('/api/auth/login', password)).status).toBe(401)

  expect(await signIn({ sub: 'subject-2', email: 'employee@pravas.example' })).toMatchObject({
    status: 409,
    ...refusedWith('sso.address_taken'),
  })
  expect(await people()).toMatchObject([{ provider_object_id: 'subject-1' }])
})

test('a record of the directory is linked by its id there, also by an address that nobody has', async () => {
  await db.updateTable('people').set({ directory_id: 'subject-1' }).where('employee_id', '=', 'EMP1002').execute()
  const { body } = await signIn({ email: 'new.name@pravas.example' })
  expect(body).toMatchObject({ user: { employee_id: 'EMP1002' } })
})

test.each([
  ['has no account yet', undefined],
  ['signs in with another account', 'subject-7'],
])('an account whose id names one person and whose address names one who %s is nobody yet', async (_, sub) => {
  if (sub) await signIn({ sub, email: 'employee@pravas.example' })
  await db.updateTable('people').set({ directory_id: 'subject-1' }).where('employee_id', '=', 'EMP1002').execute()
  const claims = { email: 'employee@pravas.example' }
  expect(await signIn(claims)).toMatchObject({ status: 409, ...refusedWith('sso.conflict') })
  expect((await people()).map((person) => person.provider_object_id)).toEqual(sub ? [sub] : [])
  const noted = await conflicts()
  expect(noted.map(({ person }) => person.employee_id).sort()).toEqual(['EMP1001', 'EMP1002'])
  await answer(noted.find(({ person }) => person.employee_id === 'EMP1002')?.id ?? '', true)
  expect((await signIn(claims)).body).toMatchObject({ user: { employee_id: 'EMP1002' } })
})

test('of Entra ID a record with another id in the directory is somebody else’s', async () => {
  await db.updateTable('people').set({ directory_id: 'subject-9' }).where('employee_id', '=', 'EMP1001').execute()
  const claims = { oid: 'subject-1', email: 'employee@pravas.example' }
  const entra = createSignOn({
    db,
    clock,
    attempts: createAttempts({ db, clock }),
    admission: createAdmission({
      db,
      clock,
      attempts: createAttempts({ db, clock }),
      identity: { startSession: async () => expect.fail('Nobody is let in.') },
      organisation: undefined,
    }),
    provider: {
      kind: 'entra',
      clientId: 'pravas-client',
      issuer: provider.issuer,
      tenant: TENANT,
      tenantClaim: 'tid',
      knownBy: 'tenant',
      domains: [],
      rolesClaim: 'roles',
      roles: { entry: undefined, granted: { super_admin: ['Pravas.SuperAdmin'] } },
      metadata: () => expect.fail('Not asked for.'),
      origins: () => [],
      verify: async (nonce) => claimsOf(nonce, claims),
    },
  })
  const nonce = await entra.begin('a browser', '203.0.113.7')
  const origin = { address: '203.0.113.7' }
  await expect(entra.complete(nonce, 'a browser', origin)).rejects.toMatchObject({ code: 'sso.conflict' })
  expect(await people()).toEqual([])
})

const conflicts = () => it.as('superadmin').call(listSignOnConflicts)
const answer = (conflictId: string, accept: boolean) =>
  it.as('superadmin').call(resolveSignOnConflict, { params: { conflictId }, body: { accept } })

/** The directory keeps a record with the address of an employee and the id of another account. */
const directorySays = (directory_id: string) =>
  db.updateTable('people').set({ directory_id }).where('employee_id', '=', 'EMP1001').execute()

test('a record that the directory knows by another id waits for nobody: it is refused, noted once and told', async () => {
  await directorySays('subject-9')
  const claims = { email: 'employee@pravas.example' }
  for (let time = 0; time < 2; time += 1) {
    expect(await signIn(claims)).toMatchObject({ status: 409, ...refusedWith('sso.conflict') })
  }
  expect(await people()).toEqual([])
  expect(await trail()).toEqual(['person.sign_on_conflict'])
  expect(await conflicts()).toEqual([
    {
      id: expect.any(String),
      person: { name: 'Asha Rao', email: 'employee@pravas.example', employee_id: 'EMP1001' },
      account: { name: 'Kavita Deshpande', email: 'employee@pravas.example', object_id: 'subject-1' },
      noted_at: clock.now().toISOString(),
    },
  ])
  // And whoever the directory means comes in by their own id.
  expect((await signIn({ sub: 'subject-9', email: 'other@example.org' })).body).toMatchObject({
    user: { employee_id: 'EMP1001' },
  })
})

test('an administrator says that the account is theirs, and from then on it is the only way in', async () => {
  await directorySays('subject-9')
  const employee = it.as('employee')
  await employee.call(currentSession)
  const claims = { email: 'employee@pravas.example' }
  await signIn(claims)
  const [conflict] = await conflicts()
  await answer(conflict?.id ?? '', true)
  expect(await conflicts()).toEqual([])
  expect((await signIn(claims)).body).toMatchObject({ user: { employee_id: 'EMP1001' } })
  expect(await employee.refused(currentSession)).toMatchObject({ status: 401 })
  expect(await trail()).toEqual(['person.sign_on_conflict', 'person.sign_on_accepted', 'session.started'])
  const again = { params: { conflictId: conflict?.id ?? '' }, body: { accept: true } }
  expect(await it.as('superadmin').refused(resolveSignOnConflict, again)).toMatchObject({ status: 404 })
})

test('an administrator says that it is not, and nobody comes in', async () => {
  await directorySays('subject-9')
  const claims = { email: 'employee@pravas.example' }
  await signIn(claims)
  const [conflict] = await conflicts()
  await answer(conflict?.id ?? '', false)
  expect(await people()).toEqual([])
  expect(await signIn(claims)).toMatchObject({ status: 409, ...refusedWith('sso.conflict') })
})

test('an account that was made anew takes the place of the old one by an administrator’s word alone', async () => {
  const old = await signIn({ email: 'employee@pravas.example' })
  const claims = { sub: 'subject-2', email: 'employee@pravas.example' }
  expect(await signIn(claims)).toMatchObject({ status: 409, ...refusedWith('sso.address_taken') })
  const [conflict] = await conflicts()
  await answer(conflict?.id ?? '', true)
  expect((await signedInAs(old.session)).status).toBe(401)
  expect((await signIn(claims)).body).toMatchObject({ user: { employee_id: 'EMP1001' } })
  expect(await signIn({ email: 'employee@pravas.example' })).toMatchObject({ status: 409 })
})

test('an operator at the server lists the conflicts and answers them', async () => {
  const said: string[] = []
  const say = { out: (line: string) => void said.push(line), note: (line: string) => void said.push(line) }
  const admin = (command: AdminCommand) => runAdminCommand(adminParts(it), command, say)
  await admin({ command: 'sign-on-conflicts' })
  expect(said.splice(0)).toEqual(['No conflicts to resolve.'])

  await directorySays('subject-9')
  const claims = { email: 'employee@pravas.example' }
  for (const accept of [false, true]) {
    expect(await signIn(claims)).toMatchObject({ status: 409 })
    const [{ id } = { id: '' }] = await conflicts()
    await admin({ command: 'sign-on-conflicts' })
    expect(said.splice(0)).toEqual([
      expect.stringMatching(`^${id} .*subject-1 .*Asha Rao <employee@pravas.example>, EMP1001$`),
    ])
    await admin({ command: 'resolve-conflict', id, accept })
    await expect(admin({ command: 'resolve-conflict', id, accept })).rejects.toThrow(
      `No open conflict has the id ${id}`,
    )
    said.length = 0
  }
  expect((await signIn(claims)).body).toMatchObject({ user: { employee_id: 'EMP1001' } })
  const accepted = await db
    .selectFrom('audit_log')
    .select(['actor_id', 'detail'])
    .where('action', '=', 'person.sign_on_accepted')
    .orderBy('id')
    .execute()
  expect(accepted).toMatchObject([{ actor_id: null, detail: { by: 'operator', objectId: 'subject-1' } }])
})

test('nobody says so of their own record', async () => {
  await db.updateTable('people').set({ directory_id: 'subject-9' }).where('employee_id', '=', 'EMP9001').execute()
  await signIn({ email: 'superadmin@pravas.example' })
  const [conflict] = await conflicts()
  const own = { params: { conflictId: conflict?.id ?? '' }, body: { accept: true } }
  expect(await it.as('superadmin').refused(resolveSignOnConflict, own)).toMatchObject({ status: 403 })
})

test('whom the provider knows gets no link for a password past it', async () => {
  await signIn({ email: 'employee@pravas.example' })
  for (const email of ['employee@pravas.example', 'colleague@pravas.example']) {
    expect((await anonymous.post('/api/auth/password-reset', { email })).status).toBe(204)
  }
  const mailed = () => db.selectFrom('outbox_mails').select('to_address').execute()
  await expect.poll(mailed, { timeout: 20_000 }).toEqual([{ to_address: 'colleague@pravas.example' }])
})

test('a link for a password that was under way ends when the provider takes over', async () => {
  await anonymous.post('/api/auth/password-reset', { email: 'employee@pravas.example' })
  const body = async () => (await db.selectFrom('outbox_mails').select('body').executeTakeFirst())?.body ?? ''
  await expect.poll(body, { timeout: 20_000 }).toContain('/reset-password/')
  const token = /reset-password\/([\w-]{43})/.exec(await body())?.[1]
  await signIn({ email: 'employee@pravas.example' })
  const { status } = await anonymous.post('/api/auth/password-reset/confirm', { token, password: 'A long new one' })
  expect(status).toBe(400)
})

test.each([
  ['an address that is not verified', { email: 'employee@pravas.example', email_verified: false }],
  ['an address of which that is not said', { email: 'employee@pravas.example', email_verified: undefined }],
  ['an address that is nobody’s and not verified', { email: 'new@example.org', email_verified: false }],
  ['a name that only looks like an address', { email: undefined, preferred_username: 'employee@pravas.example' }],
  ['a name to sign in with', { email: undefined, upn: 'employee@pravas.example' }],
  ['a name to sign in with that is nobody’s', { email: undefined, upn: 'new@example.org' }],
])('%s links and creates nobody', async (_, more) => {
  expect(await signIn(more)).toMatchObject({ status: 403, ...refusedWith('sso.no_address') })
  expect(await people()).toEqual([])
  expect(await trail()).toEqual([])
})

test('a record of another organisation is not linked', async () => {
  const orgId = '00000000-0000-7000-8000-00000000000a'
  await db.insertInto('organisations').values({ id: orgId, name: 'Another' }).execute()
  await db.updateTable('people').set({ org_id: orgId }).where('email', '=', 'newjoiner@pravas.example').execute()
  expect(await signIn({ email: 'newjoiner@pravas.example' })).toMatchObject({ status: 409 })
})

test('of many first sign-ins at the same moment one creates the person', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => signIn()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await people()).toHaveLength(1)
  expect((await trail()).filter((action) => action === 'person.created')).toHaveLength(1)
})

test('an account without any address cannot come in', async () => {
  expect(await signIn({ email: undefined })).toMatchObject({ status: 403, ...refusedWith('sso.no_address') })
})

test('the roles are those of the latest sign-in, and a change ends the earlier sessions', async () => {
  const first = await signIn({ roles: ['Pravas.Manager'] })
  expect(first.body).toMatchObject({ user: { isAdmin: false, isSuperAdmin: false } })
  const second = await signIn({ roles: ['Pravas.SuperAdmin'] })
  expect(second.body).toMatchObject({ user: { isAdmin: true, isSuperAdmin: true } })
  expect((await signedInAs(first.session)).status).toBe(401)
  const third = await signIn()
  expect(third.body).toMatchObject({ user: { isAdmin: false, isSuperAdmin: false } })
  expect((await signedInAs(second.session)).status).toBe(401)
  expect((await trail()).filter((action) => action === 'person.roles_changed')).toHaveLength(2)
})

test('the last administrator signs in without the role and keeps it', async () => {
  await signIn({ roles: ['Pravas.SuperAdmin'] })
  await db.updateTable('people').set({ active: false }).where('employee_id', 'in', ['EMP9001', 'EMP3001']).execute()
  expect((await signIn()).body).toMatchObject({ user: { isSuperAdmin: true } })
})

test('whoever was deactivated cannot sign in', async () => {
  await signIn()
  await db.updateTable('people').set({ active: false }).where('provider_object_id', '=', 'subject-1').execute()
  expect(await signIn({ roles: ['Pravas.SuperAdmin'] })).toMatchObject({
    status: 403,
    ...refusedWith('sso.deactivated'),
  })
  await db.updateTable('people').set({ active: false }).where('employee_id', '=', 'EMP1002').execute()
  const imported = { sub: 'subject-3', email: 'colleague@pravas.example' }
  expect(await signIn(imported)).toMatchObject({ status: 403, ...refusedWith('sso.deactivated') })
})

test.each([
  ['of another tenant', { tid: 'tenant-of-others' }],
  ['of no tenant', { tid: undefined }],
  ['of another issuer', { iss: 'https://id.elsewhere.example' }],
  ['for another application', { aud: 'another-client' }],
  ['without a nonce', { nonce: undefined }],
  ['with a nonce that was never given', { nonce: randomBytes(32).toString('base64url') }],
  ['without a subject', { sub: undefined }],
  ['that never ends', { exp: undefined }],
  ['that does not say when it was made', { iat: undefined }],
])('a token %s is refused', async (_, more) => {
  expect(await signIn(more)).toMatchObject({ status: 401, ...refusedWith('sso.refused') })
  expect(await people()).toEqual([])
})

test.each([
  ['has ended', { iat: -300, exp: -60 }],
  ['was made more than ten minutes ago', { iat: -10 * 60 - 31, exp: 3600 }],
  ['is still to come', { iat: 120, exp: 3600 }],
  ['may not be used yet', { iat: 0, exp: 3600, nbf: 120 }],
])('a token that %s is refused', async (_, seconds) => {
  const times = Object.fromEntries(Object.entries(seconds).map(([claim, after]) => [claim, now() + after]))
  expect(await signIn(times)).toMatchObject({ status: 401, ...refusedWith('sso.refused') })
})

test('a token of nine minutes ago still serves', async () => {
  expect(await signIn({ iat: now() - 9 * 60 })).toMatchObject({ status: 200 })
})

test('a token that another key signed is refused, whatever it calls itself', async () => {
  const { cookie, nonce } = await begin()
  const claims = claimsOf(nonce, { roles: ['Pravas.SuperAdmin'] })
  const { privateKey } = await generateKeyPair('RS256')
  const { privateKey: elliptic } = await generateKeyPair('ES256')
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const good = await provider.sign(claims)
  const [header = '', , signature = ''] = good.split('.')
  const forged = {
    'the known key’s name': await provider.sign(claims, {}, privateKey),
    'a key of its own': await provider.sign(claims, { kid: 'mine' }, privateKey),
    'another algorithm': await provider.sign(claims, { alg: 'ES256' }, elliptic),
    'a shared secret': await provider.sign(claims, { alg: 'HS256' }, new TextEncoder().encode('x'.repeat(32))),
    'no algorithm': `${part({ alg: 'none' })}.${part(claims)}.`,
    'no signature': `${header}.${part(claims)}.`,
    'the signature of other claims': `${header}.${part({ ...claims, sub: 'somebody' })}.${signature}`,
    'no token at all': 'Bearer',
  }
  for (const [what, token] of Object.entries(forged)) {
    const { status, body } = await present(token, cookie)
    expect([what, status, (body as { code: string }).code]).toEqual([what, 401, 'sso.refused'])
  }
  // And the browser's own sign-in goes on.
  expect((await present(good, cookie)).status).toBe(200)
})

test('a token serves once', async () => {
  const { cookie, nonce } = await begin()
  const token = await provider.sign(claimsOf(nonce))
  const answers = await Promise.all(Array.from({ length: 5 }, () => present(token, cookie)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  expect((await present(token, cookie)).body).toMatchObject({ code: 'sso.refused' })
})

test('a token serves in the browser that began the sign-in alone', async () => {
  const [one, other] = [await begin(), await begin()]
  const token = await provider.sign(claimsOf(one.nonce))
  expect((await present(token, other.cookie)).status).toBe(401)
  expect((await present(token, '')).status).toBe(401)
  expect((await present(token, one.cookie)).status).toBe(200)
})

test('two tabs of one browser can sign in beside each other', async () => {
  const one = await begin()
  const other = await begin(one.cookie)
  expect(other.cookie).toBe(one.cookie)
  for (const { nonce } of [one, other]) {
    expect((await present(await provider.sign(claimsOf(nonce)), one.cookie)).status).toBe(200)
  }
})

test('a sign-in that was begun more than half an hour ago has to begin again', async () => {
  const { cookie, nonce } = await begin()
  clock.set(new Date(clock.now().getTime() + 30 * 60_000 + 1).toISOString())
  expect((await present(await provider.sign(claimsOf(nonce)), cookie)).status).toBe(401)
})

test('the database holds neither nonce nor token', async () => {
  const { nonce, cookie } = await begin()
  const [row] = await db.selectFrom('sign_on_nonces').selectAll().execute()
  expect(Object.values(row ?? {}).map((value) => Buffer.from(value as Uint8Array).toString())).not.toContain(nonce)
  const token = await provider.sign(claimsOf(nonce))
  await present(token, cookie)
  const kept = await Promise.all([
    db.selectFrom('sessions').selectAll().execute(),
    db.selectFrom('audit_log').selectAll().orderBy('id').execute(),
    db.selectFrom('people').selectAll().execute(),
  ])
  expect(JSON.stringify(kept)).not.toContain(token.split('.')[1])
})

test('no other call takes the provider’s token', async () => {
  const { nonce } = await begin()
  const token = await provider.sign(claimsOf(nonce))
  for (const headers of [{ authorization: `Bearer ${token}` }, { cookie: `pravas-session=${token}` }]) {
    expect((await anonymous.send('GET', '/api/auth/session', undefined, headers)).status).toBe(401)
  }
})

test('a sign-in takes the place of the session that the browser had', async () => {
  const before = await it.cookie('employee')
  const { cookie, nonce } = await begin()
  const { status } = await present(await provider.sign(claimsOf(nonce)), `${cookie}; ${before}`)
  expect(status).toBe(200)
  expect((await signedInAs(before)).status).toBe(401)
})

test('keys are asked for once and kept', async () => {
  await signIn()
  const asked = provider.keysAsked()
  await signIn()
  expect(provider.keysAsked()).toBe(asked)
})

test('another site can neither begin nor end a sign-in', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await anonymous.send('POST', '/api/auth/sso/nonce', undefined, headers)).status).toBe(403)
  expect((await anonymous.send('POST', '/api/auth/sso', { idToken: 'x' }, headers)).status).toBe(403)
})
