import { currentSession, login, logout, publicConfig } from '@pravas/contract/people'
import { listTrips } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { testApp } from '../testing/test-app.ts'
import { SESSION_SECONDS } from './session-rules.ts'
import { hashToken } from './tokens.ts'

const it = await testApp()
const { as, anonymous } = it
const credentials = { email: 'employee@pravas.example', password: DEMO_PASSWORD }

async function signIn() {
  const { headers, body } = await anonymous.post('/api/auth/login', credentials)
  const setCookie = headers.get('set-cookie') ?? ''
  return { setCookie, cookie: setCookie.split(';')[0] ?? '', body }
}

test('sign-in answers exactly the user and sets a cookie that scripts and other sites cannot use', async () => {
  const { setCookie, body } = await signIn()

  expect(body).toEqual({
    user: {
      name: 'Asha Rao',
      email: 'employee@pravas.example',
      profileImage: null,
      isAdmin: false,
      isSuperAdmin: false,
      ownsBudgets: false,
      wasAsked: false,
      roles: ['employee'],
      employee_id: 'EMP1001',
      department: 'Sales',
      designation: 'Account Manager',
      phone: expect.any(String),
      location: 'Delhi',
      office: 'Delhi office',
      username: 'employee',
    },
  })
  expect(setCookie).toMatch(/^pravas-session=[\w-]{43};/)
  expect(setCookie).toContain('HttpOnly')
  expect(setCookie).toContain('SameSite=Strict')
})

test('the address may be written in any case', async () => {
  const { user } = await anonymous.call(login, { body: { ...credentials, email: 'Employee@PRAVAS.example' } })
  expect(user.employee_id).toBe('EMP1001')
})

test.each([
  ['a wrong password', { ...credentials, password: 'wrong' }],
  ['an unknown address', { ...credentials, email: 'nobody@pravas.example' }],
])('%s is refused with the same words and no cookie', async (_, body) => {
  const { status, headers, body: answer } = await anonymous.post('/api/auth/login', body)
  expect(status).toBe(401)
  expect(headers.get('set-cookie')).toBeNull()
  expect(answer).toMatchObject({ title: 'The email address or the password is wrong.' })
})

test.each([
  ['email', { email: 'not an address', password: 'x' }],
  ['email', { password: 'x' }],
  ['password', { email: credentials.email, password: '' }],
  ['password', { email: credentials.email, password: 7 }],
])('invalid credentials name the field %s', async (field, body) => {
  const problem = await anonymous.refused(login, { body })
  expect(problem).toMatchObject({ status: 400, errors: [{ path: `body.${field}` }] })
})

test('the database holds no token, only its hash', async () => {
  const { cookie } = await signIn()
  const token = cookie.split('=')[1] ?? ''
  const rows = await it.database.db.selectFrom('sessions').selectAll().execute()
  expect(rows.map((row) => Buffer.from(row.token_hash))).toEqual([hashToken(token)])
  expect(rows.flatMap((row) => Object.values(row).map(String))).not.toContain(token)
})

test('signing out ends the session on the server', async () => {
  const { cookie } = await signIn()
  const session = () => anonymous.send('GET', '/api/auth/session', undefined, { cookie })
  expect((await session()).status).toBe(200)

  const { status } = await anonymous.send('POST', '/api/auth/logout', undefined, { cookie })

  expect(status).toBe(204)
  expect((await session()).status).toBe(401)
  await anonymous.call(logout)
})

test('a session ends by itself', async () => {
  const { cookie } = await signIn()
  it.clock.set(new Date(it.clock.now().getTime() + SESSION_SECONDS * 1000 + 1).toISOString())
  expect((await anonymous.send('GET', '/api/auth/session', undefined, { cookie })).status).toBe(401)
})

test('a person who is no longer active is signed out at once', async () => {
  const employee = as('employee')
  await employee.call(currentSession)
  await it.database.db.updateTable('people').set({ active: false }).where('employee_id', '=', 'EMP1001').execute()
  expect(await employee.refused(currentSession)).toMatchObject({ status: 401 })
  expect(await anonymous.refused(login, { body: credentials })).toMatchObject({ status: 401 })
})

test('the public configuration needs no session', async () => {
  expect(await anonymous.call(publicConfig)).toMatchObject({ singleSignOn: false, signUp: false })
})

test('another site can neither change anything nor sign anybody in', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const answers = await Promise.all([
    anonymous.send('POST', '/api/auth/login', credentials, headers),
    as('manager').send(
      'POST',
      '/api/admin/approve-trip',
      { id: 'TRP-2026-000001' },
      { origin: 'https://evil.example' },
    ),
    as('manager').send('POST', '/api/auth/logout', undefined, { 'sec-fetch-site': 'same-site' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})

test('reading from our own page works', async () => {
  const { status } = await as('employee').send('GET', '/api/trips/EMP1001', undefined, {
    'sec-fetch-site': 'same-origin',
  })
  expect(status).toBe(200)
})

test('a new joiner without an employee record is signed in and owns no list', async () => {
  const { user } = await as('newjoiner').call(currentSession)
  expect(user).not.toHaveProperty('employee_id')
  expect(await as('newjoiner').refused(listTrips, { params: { employeeId: 'EMP1001' } })).toMatchObject({ status: 404 })
})
