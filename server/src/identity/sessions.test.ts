import { IDLE_HEADER } from '@pravas/contract/idle'
import { currentSession, endOtherSessions, endOwnSession, ownSessions } from '@pravas/contract/people'
import { TRIPMATE_SOCKET_PATH } from '@pravas/contract/tripmate'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { openSocket } from '../testing/socket-client.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const { as, anonymous } = it
const { db } = it.database
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

function pass(minutes: number, seconds = 0): void {
  it.clock.set(new Date(it.clock.now().getTime() + (minutes * 60 + seconds) * 1000).toISOString())
}

async function statusOf(cookie: string, headers: Record<string, string> = {}): Promise<number> {
  return (await anonymous.send('GET', '/api/auth/session', undefined, { cookie, ...headers })).status
}

async function signIn(who: Who, headers: Record<string, string> = {}): Promise<string> {
  const body = { email: `${who}@pravas.example`, password: DEMO_PASSWORD }
  const answer = await anonymous.send('POST', '/api/auth/login', body, headers)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

test('a session without activity ends after 15 minutes', async () => {
  const cookie = await it.cookie('employee')
  pass(15)
  expect(await statusOf(cookie)).toBe(200)
  pass(15, 15)
  expect(await statusOf(cookie)).toBe(401)
})

test('who goes on asking stays signed in, up to the absolute limit', async () => {
  const cookie = await signIn('employee')
  for (let quarter = 1; quarter < 48; quarter += 1) {
    pass(15)
    expect(await statusOf(cookie)).toBe(200)
  }
  pass(15)
  expect(await statusOf(cookie)).toBe(401)
})

test('what a page asks for by itself is no activity', async () => {
  const cookie = await it.cookie('employee')
  for (let minute = 1; minute <= 15; minute += 1) {
    pass(1)
    expect(await statusOf(cookie, { [IDLE_HEADER]: String(minute * 60) })).toBe(200)
  }
  pass(0, 15)
  expect(await statusOf(cookie, { [IDLE_HEADER]: '915' })).toBe(401)
})

test('a page that says how long its person has been idle tells of the activity before', async () => {
  const cookie = await it.cookie('employee')
  pass(10)
  expect(await statusOf(cookie, { [IDLE_HEADER]: '120' })).toBe(200)
  pass(13)
  expect(await statusOf(cookie, { [IDLE_HEADER]: '900' })).toBe(200)
  pass(0, 15)
  expect(await statusOf(cookie)).toBe(401)
})

test.each(['', '-1', '1e9', 'soon', '9999999999'])('an idle time of %j counts as activity', async (idle) => {
  const cookie = await it.cookie('employee')
  pass(14)
  expect(await statusOf(cookie, { [IDLE_HEADER]: idle })).toBe(200)
  pass(14)
  expect(await statusOf(cookie)).toBe(200)
})

test('a socket that a page opens again is no activity, and what is written to it is', async () => {
  const silent = await it.cookie('employee')
  const talking = await it.cookie('colleague')
  pass(14)
  const sockets = await Promise.all([silent, talking].map((cookie) => openSocket(it.origin, { cookie })))
  expect(await sockets[1]?.say('hello')).toMatchObject({ type: 'result' })
  pass(2)
  expect([await statusOf(silent), await statusOf(talking)]).toEqual([401, 200])
  for (const socket of sockets) await socket.close()
})

test('the idle limit holds for opening a socket', async () => {
  const cookie = await it.cookie('employee')
  pass(16)
  await expect(openSocket(it.origin, { cookie })).rejects.toThrow('401')
  expect((await anonymous.send('GET', TRIPMATE_SOCKET_PATH, undefined, { cookie })).status).toBe(401)
})

test('a sign-in gets a session of its own and ends the one that the browser had', async () => {
  const first = await signIn('employee')
  const second = await signIn('manager', { cookie: first })
  expect(second).not.toBe(first)
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200])
})

test("one's sessions are listed with device and times, one's own and nobody else's", async () => {
  const cookie = await signIn('employee', { 'user-agent': FIREFOX })
  await signIn('manager')
  pass(1)
  const other = as('employee')
  const sessions = await other.call(ownSessions)
  expect(sessions).toEqual([
    expect.objectContaining({ device: null, current: true }),
    {
      id: expect.any(String),
      device: 'Firefox on Windows',
      started_at: '2026-06-10T06:30:00.000Z',
      last_active_at: '2026-06-10T06:30:00.000Z',
      current: false,
    },
  ])
  expect(JSON.stringify(sessions)).not.toContain(cookie.split('=')[1])
})

test('one session is ended, and its socket closes', async () => {
  const elsewhere = await it.cookie('employee')
  const socket = await openSocket(it.origin, { cookie: elsewhere })
  const employee = as('employee')
  const other = (await employee.call(ownSessions)).find(({ current }) => !current)

  await employee.call(endOwnSession, { params: { sessionId: other?.id ?? '' } })

  expect(await socket.closed).toBe(1008)
  expect(await statusOf(elsewhere)).toBe(401)
  await employee.call(currentSession)
})

test('all other sessions are ended, and the one that asks stays', async () => {
  const others = [await it.cookie('employee'), await it.cookie('employee')]
  const employee = as('employee')
  const manager = await it.cookie('manager')

  await employee.call(endOtherSessions)

  expect(await Promise.all(others.map((cookie) => statusOf(cookie)))).toEqual([401, 401])
  expect(await employee.call(ownSessions)).toHaveLength(1)
  expect(await statusOf(manager)).toBe(200)
})

test("nobody ends somebody else's session", async () => {
  const manager = as('manager')
  const [session] = await manager.call(ownSessions)
  for (const sessionId of [session?.id ?? '', 'x', '00000000-0000-7000-8000-000000000000']) {
    expect(await as('superadmin').refused(endOwnSession, { params: { sessionId } })).toMatchObject({ status: 404 })
  }
  await manager.call(currentSession)
})

test.each([
  ['password', { password_hash: 'another' }],
  ['activity', { active: false }],
])('another %s ends every session, however it was changed', async (_, change) => {
  const cookies = [await it.cookie('employee'), await it.cookie('employee')]
  await db.updateTable('people').set(change).where('employee_id', '=', 'EMP1001').execute()
  expect(await Promise.all(cookies.map((cookie) => statusOf(cookie)))).toEqual([401, 401])
})

test.each([
  ['department that gives rights', { department: 'Admin' }, 401],
  ['designation that gives rights', { designation: 'Super Admin' }, 401],
  ['department', { department: 'Legal', phone: '1' }, 200],
])('another %s ends the sessions or not', async (_, change, status) => {
  const cookie = await it.cookie('manager')
  await db.updateTable('people').set(change).where('employee_id', '=', 'EMP2001').execute()
  expect(await statusOf(cookie)).toBe(status)
})

test('another role ends every session, and new reports end none', async () => {
  const [granted, taken, newManager] = [
    await it.cookie('colleague'),
    await it.cookie('auditor'),
    await it.cookie('employee'),
  ]
  const { orgId, personId } = it.actor('colleague')
  await db.insertInto('person_roles').values({ org_id: orgId, person_id: personId, role: 'finance' }).execute()
  await db.deleteFrom('person_roles').where('role', '=', 'auditor').execute()
  await db.updateTable('people').set({ manager_employee_id: 'EMP1001' }).where('employee_id', '=', 'EMP1003').execute()
  expect(await Promise.all([granted, taken, newManager].map((cookie) => statusOf(cookie)))).toEqual([401, 401, 200])
})

test('a manager is who has active reports', async () => {
  const isAdmin = async () => (await as('othermanager').call(currentSession)).user.isAdmin
  expect(await isAdmin()).toBe(true)
  await db.updateTable('people').set({ active: false }).where('employee_id', '=', 'EMP1003').execute()
  expect(await isAdmin()).toBe(false)
})
