import { beginSignInTrial, finishSignInTrial, listSignInProviders, tryIdToken } from '@pravas/contract/sign-in-trial'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Tables } from '../../db/tables.ts'
import { claimsAt, TEST_CLIENT, testProvider } from '../../testing/identity-provider.ts'
import { testApp, type Who } from '../../testing/test-app.ts'

const provider = await testProvider()
const it = await testApp(
  {},
  {
    PUBLIC_URL: 'http://localhost:5007',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: TEST_CLIENT.id,
    OIDC_CLIENT_SECRET: TEST_CLIENT.secret,
    OIDC_ROLES: 'finance=Accounts; super_admin=Admins',
    SSO_AUTHORITY: provider.issuer,
    SSO_CLIENT_ID: 'pravas-browser',
  },
)
const { clock } = it
const { db } = it.database
afterEach(() => provider.behave('well'))

const claimsOf = (more: object = {}) => claimsAt(clock, more)

const cookieOf = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')

/** An administrator's browser on the way to the provider. */
async function begin(who: Who = 'administrator') {
  const session = await it.cookie(who)
  const { body, headers } = await it.anonymous.send('POST', '/api/admin/sign-in-trials', undefined, { cookie: session })
  const { location } = body as { location: string }
  return { location, session, cookie: cookieOf(headers).join('; ') }
}

async function finish(answer: string, cookie: string) {
  const { body } = await it.anonymous.send('POST', '/api/admin/sign-in-trials/answer', { answer }, { cookie })
  return finishSignInTrial.response.parse(body)
}

async function tried(more: object = {}) {
  const { location, session, cookie } = await begin()
  return finish(provider.authorise(location, claimsOf(more)), `${session}; ${cookie}`)
}

/** Every row of the tables that a sign-in may write, but for the session of the administrator who tries it. */
async function everything() {
  const tables = [
    'people',
    'person_roles',
    'organisations',
    'sign_on_conflicts',
    'audit_log',
    'password_resets',
  ] as const
  const rows = await Promise.all(
    tables.map((table) => sql`select * from ${sql.table(table satisfies keyof Tables)} order by 1, 2`.execute(db)),
  )
  const sessions = await db.selectFrom('sessions').select('person_id').distinct().orderBy('person_id').execute()
  return JSON.stringify([rows.map((each) => each.rows), sessions])
}

test('administrators read how the providers are set up, without the secret', async () => {
  const providers = await it.as('administrator').call(listSignInProviders)
  expect(providers).toEqual([
    {
      method: 'server',
      issuer: provider.issuer,
      client_id: TEST_CLIENT.id,
      callback: 'http://localhost:5007/api/auth/oidc/callback',
      domains: [],
      roles_claim: 'groups',
      entry: null,
      roles: [
        { role: 'finance', groups: ['Accounts'] },
        { role: 'super_admin', groups: ['Admins'] },
      ],
    },
    expect.objectContaining({ method: 'browser', callback: 'http://localhost:5007/auth/callback' }),
  ])
  expect(JSON.stringify(providers)).not.toContain(TEST_CLIENT.secret)
})

test('a trial tells whom a sign-in would add, link or know and with which roles, and changes nothing', async () => {
  await it.cookie('administrator')
  const before = await everything()
  expect(await tried({ groups: ['Accounts', 'Admins'] })).toMatchObject({
    signs_in: true,
    findings: [{ code: 'no_employee_record', value: null }],
    groups: ['Accounts', 'Admins'],
    person: {
      match: 'created',
      email: 'kavita@example.org',
      employee_id: null,
      roles_before: ['employee'],
      roles_after: ['employee', 'finance', 'super_admin'],
    },
  })
  expect(await tried({ email: 'employee@pravas.example' })).toMatchObject({
    signs_in: true,
    findings: [],
    person: { match: 'linked', employee_id: 'EMP1001', roles_after: ['employee'] },
  })
  expect(await tried({ email_verified: false })).toMatchObject({
    signs_in: false,
    findings: [{ code: 'address_unverified', value: 'kavita@example.org' }],
    person: null,
  })
  expect(await everything()).toBe(before)

  await db
    .updateTable('people')
    .set({ provider_tenant: provider.issuer, provider_object_id: 'subject-1' })
    .where('employee_id', '=', 'EMP3002')
    .execute()
  const linked = await everything()
  expect(await tried()).toMatchObject({
    person: {
      match: 'known',
      employee_id: 'EMP3002',
      roles_before: ['employee', 'finance'],
      roles_after: ['employee'],
    },
  })
  expect(await tried({ sub: 'subject-2', email: 'finance@pravas.example' })).toMatchObject({
    signs_in: false,
    findings: [{ code: 'address_taken', value: 'finance@pravas.example' }],
  })
  expect(await everything()).toBe(linked)
})

test('a trial comes back to the page that tells of it, and signs nobody in on the way', async () => {
  const { location, cookie } = await begin()
  const query = provider.authorise(location, claimsOf())
  const from = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const back = await it.app.inject({ url: `/api/auth/oidc/callback?${query}`, headers: { cookie, ...from } })
  expect([back.statusCode, back.headers.location]).toEqual([303, `/settings/sign-in#${query}`])
  expect(back.headers['set-cookie']).toBeUndefined()
})

test('an answer serves the administrator who began, once', async () => {
  const { location, session, cookie } = await begin()
  const answer = provider.authorise(location, claimsOf())
  const expired = { signs_in: false, findings: [{ code: 'expired', value: null }] }
  expect(await finish(answer, `${await it.cookie('superadmin')}; ${cookie}`)).toMatchObject(expired)
  expect(await finish(answer, session)).toMatchObject(expired)
  expect(await finish(answer, `${session}; ${cookie}`)).toMatchObject({ signs_in: true })
  expect(await finish(answer, `${session}; ${cookie}`)).toMatchObject(expired)
})

test('the answer of a sign-in is none of a trial', async () => {
  const { headers, body } = await it.anonymous.send('POST', '/api/auth/oidc/begin', {}, {})
  const answer = provider.authorise((body as { location: string }).location, claimsOf())
  const cookie = `${await it.cookie('administrator')}; ${cookieOf(headers).join('; ')}`
  expect(await finish(answer, cookie)).toMatchObject({ findings: [{ code: 'expired', value: null }] })
})

test('what the provider refuses is told in its own word', async () => {
  const answered = async (error: string) => {
    const { location, session, cookie } = await begin()
    const state = new URL(location).searchParams.get('state') ?? ''
    return finish(new URLSearchParams({ error, state }).toString(), `${session}; ${cookie}`)
  }
  expect(await answered('access_denied')).toMatchObject({ findings: [{ code: 'cancelled', value: null }] })
  expect(await answered('invalid_scope')).toMatchObject({
    findings: [{ code: 'provider_error', value: 'invalid_scope' }],
  })
  expect(await tried({ exp: 1 })).toMatchObject({ findings: [{ code: 'clock', value: null }] })
})

test('only those who administer the people of the provider try its sign-in', async () => {
  expect(await it.as('finance').refused(beginSignInTrial)).toMatchObject({ status: 403 })
  const orgId = '00000000-0000-7000-8000-00000000000a'
  await db.insertInto('organisations').values({ id: orgId, name: 'Pravas' }).execute()
  const newcomer = { id: '00000000-0000-7000-8000-00000000000b', org_id: orgId, email: 'o@other.example', name: 'O' }
  await db.insertInto('people').values(newcomer).execute()
  expect(await it.as('administrator').refused(beginSignInTrial)).toMatchObject({ status: 403 })
})

test('a token of the sign-in in the browser is tried the same way, once', async () => {
  const session = await it.cookie('administrator')
  const { headers, body } = await it.anonymous.send('POST', '/api/auth/sso/nonce', undefined, {})
  const { nonce } = body as { nonce: string }
  const idToken = await provider.sign(claimsOf({ iss: provider.issuer, aud: 'pravas-browser', nonce }))
  const before = await everything()
  const present = () =>
    it.anonymous.send(
      'POST',
      '/api/admin/sign-in-trials/token',
      { idToken },
      { cookie: [session, ...cookieOf(headers)].join('; ') },
    )
  expect(tryIdToken.response.parse((await present()).body)).toMatchObject({
    signs_in: true,
    person: { match: 'created' },
  })
  expect((await present()).body).toMatchObject({ signs_in: false, findings: [{ code: 'answer', value: null }] })
  expect(await everything()).toBe(before)
})
