import {
  changePerson,
  createPerson,
  endSessionsOfPerson,
  getPerson,
  invitePerson,
  listPeople,
  listPeopleValues,
  personHistory,
  reassignReports,
} from '@pravas/contract/administration'
import { confirmPasswordReset, currentSession, login } from '@pravas/contract/people'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/accounts.ts'
import { testApp, type Who } from '../../testing/test-app.ts'

const it = await testApp({}, { SMTP_URL: 'smtp://mail.example' })
const { db } = it.database
const administrator = () => it.as('administrator')
const superadmin = () => it.as('superadmin')
const params = (person: string) => ({ params: { person } })
const grant = (who: Who, role: 'administrator' | 'super_admin') =>
  db
    .insertInto('person_roles')
    .values({ org_id: it.orgId(), person_id: it.actor(who).personId, role })
    .execute()

test('the list goes by name in pages, and everybody stands in it once', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await administrator().call(listPeople, { query: { limit: 4, ...(cursor && { cursor }) } })
    seen.push(...page.items.map(({ name }) => name))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen).toHaveLength(11)
  expect(seen).toEqual(seen.toSorted((a, b) => a.localeCompare(b)))
})

test.each([
  ['a part of a name', { query: 'SHETTY' }, ['EMP1002']],
  ['a part of an address', { query: 'outsider@' }, ['EMP1003']],
  ['an employee id', { query: 'emp2001' }, ['EMP2001']],
  ['signs of a pattern', { query: '%' }, []],
  ['a department', { department: 'Sales' }, ['EMP1001', 'EMP1002', 'EMP2001']],
  ['a role', { role: 'auditor' }, ['EMP3004']],
  ['managers', { role: 'manager' }, ['EMP2001', 'EMP2002', 'EMP9001']],
  ['a manager', { manager: 'EMP2001' }, ['EMP1001', 'EMP1002']],
  ['those without a manager', { no_manager: 'true' }, [null, 'EMP9001']],
  ['a location', { location: 'Mumbai' }, ['EMP1002', 'EMP3001', 'EMP3002', 'EMP3004', 'EMP9001']],
  ['those without an employee id', { no_number: 'true' }, [null]],
  ['those who left', { active: 'false' }, []],
] as const)('%s finds people', async (_, query, found) => {
  const { items } = await administrator().call(listPeople, { query })
  expect(items.map(({ employee_id }) => employee_id).toSorted()).toEqual(found.toSorted())
})

test('the first page says how many the filters find', async () => {
  const first = await administrator().call(listPeople, { query: { limit: 4, active: 'true' } })
  expect(first).toMatchObject({ total: 11, items: { length: 4 } })
  const second = await administrator().call(listPeople, {
    query: { limit: 4, active: 'true', cursor: first.next ?? '' },
  })
  expect(second.total).toBe(null)
  expect(await administrator().call(listPeople, { query: { department: 'Sales' } })).toMatchObject({ total: 3 })
})

test('who cannot sign in is found, invited or not, until the invitation runs out', async () => {
  for (const name of ['Nila', 'Om']) {
    await administrator().call(createPerson, { body: { name, email: `${name}@example.org` } })
  }
  const found = async (sign_in: 'ready' | 'invited' | 'none') => {
    const { items, total } = await administrator().call(listPeople, { query: { sign_in } })
    expect(total).toBe(items.length)
    return items.map(({ name, invited_until }) => [name, invited_until])
  }
  const [nila] = (await administrator().call(listPeople, { query: { query: 'nila@' } })).items
  await administrator().call(invitePerson, { ...params(nila?.id ?? ''), body: { by: 'link' } })
  expect(await found('invited')).toEqual([['Nila', '2026-06-17T06:30:00.000Z']])
  expect(await found('none')).toEqual([['Om', null]])
  expect(await found('ready')).toHaveLength(11)
  it.clock.set('2026-06-17T06:30:01Z')
  expect(await found('invited')).toEqual([])
})

test('the values in use are those of active people', async () => {
  await administrator().call(changePerson, { ...params('EMP1002'), body: { grade: 'L9', active: false } })
  await administrator().call(changePerson, { ...params('EMP1001'), body: { grade: 'L2', cost_centre: 'CC-1' } })
  const values = await administrator().call(listPeopleValues)
  expect(values).toMatchObject({ grade: ['L2'], cost_centre: ['CC-1'], department: expect.arrayContaining(['Sales']) })
  expect(values.department).toEqual([...new Set(values.department)].toSorted())
})

test('a cursor of another list is refused', async () => {
  expect(await administrator().refused(listPeople, { query: { cursor: 'e30' } })).toMatchObject({ status: 400 })
})

test('somebody new is added and finds their way in by a link that is shown once', async () => {
  const body = {
    name: ' Nila Sen ',
    email: 'nila@example.org',
    employee_id: 'EMP5001',
    manager_id: 'EMP2001',
    grade: '',
  }
  const made = await administrator().call(createPerson, { body: { ...body, roles: ['employee', 'finance'] } })
  expect(made).toMatchObject({
    ...{ name: 'Nila Sen', manager_name: 'Meera Iyer', grade: null, active: true, signs_in_by: null },
    roles: ['employee', 'finance'],
  })
  const { link } = await administrator().call(invitePerson, { ...params('EMP5001'), body: { by: 'link' } })
  const token = link?.split('/').at(-1) ?? ''
  const password = 'a long new password'
  await it.anonymous.call(confirmPasswordReset, { body: { token, password } })
  const { user } = await it.anonymous.call(login, { body: { email: body.email, password } })
  expect(user).toMatchObject({ employee_id: 'EMP5001', roles: ['employee', 'finance'] })
})

test('an invitation by mail holds the link for seven days', async () => {
  await administrator().call(createPerson, { body: { name: 'Nila', email: 'nila@example.org' } })
  const { items } = await administrator().call(listPeople, { query: { query: 'nila' } })
  const answer = await administrator().call(invitePerson, { ...params(items[0]?.id ?? ''), body: { by: 'mail' } })
  expect(answer).toEqual({ link: null, expires_at: '2026-06-17T06:30:00.000Z' })
  const mail = await db.selectFrom('outbox_mails').selectAll().executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ to_address: 'nila@example.org', body: expect.stringContaining('/reset-password/') })
})

test.each([
  ['no name', { name: ' ' }, 400, 'body.name'],
  ['no address', { email: 'nila' }, 400, 'body.email'],
  ['an address of another', { email: 'Manager@pravas.example' }, 409, 'body.email'],
  ['an employee id of another', { employee_id: 'EMP2001' }, 409, 'body.employee_id'],
  ['an employee id with blanks', { employee_id: 'E 1' }, 400, 'body.employee_id'],
  ['a manager who is nobody', { manager_id: 'EMP0000' }, 400, 'body.manager_id'],
  ['an unknown role', { roles: ['king'] }, 400, 'body.roles[0]'],
])('%s is refused at its field', async (_, fields, status, path) => {
  const body = { name: 'Nila', email: 'nila@example.org', ...fields }
  expect(await administrator().refused(createPerson, { body })).toMatchObject({ status, errors: [{ path }] })
})

test('an employee id is given once', async () => {
  const { items } = await administrator().call(listPeople, { query: { query: 'newjoiner' } })
  const { id = '' } = items[0] ?? {}
  await administrator().call(changePerson, { ...params(id), body: { employee_id: 'EMP5001', manager_id: 'EMP2001' } })
  const again = { ...params(id), body: { employee_id: 'EMP5002' } }
  expect(await administrator().refused(changePerson, again)).toMatchObject({ errors: [{ path: 'body.employee_id' }] })
})

test('a change says what it was shown, and another one made since is not overwritten', async () => {
  const { version } = await administrator().call(getPerson, params('EMP1001'))
  await administrator().call(changePerson, { ...params('EMP1001'), body: { grade: 'L2', version } })
  const late = { ...params('EMP1001'), body: { location: 'Pune', version } }
  expect(await superadmin().refused(changePerson, late)).toMatchObject({ status: 409, code: 'person.changed' })
  const now = await administrator().call(getPerson, params('EMP1001'))
  expect(now).toMatchObject({ grade: 'L2', location: 'Delhi', version: version + 1 })
  expect(await administrator().call(changePerson, { ...params('EMP1001'), body: { grade: 'L2' } })).toEqual(now)
})

test('the history of a person tells who changed what, the latest first', async () => {
  await administrator().call(changePerson, { ...params('EMP1001'), body: { department: null, roles: ['auditor'] } })
  await superadmin().call(changePerson, { ...params('EMP1001'), body: { active: false } })
  const { items, next } = await administrator().call(personHistory, { ...params('EMP1001'), query: {} })
  expect(next).toBe(null)
  expect(items.map(({ action, actor, before, after }) => [action, actor?.name, before, after])).toEqual([
    ['person.deactivated', 'Kavita Deshpande', { active: true }, { active: false }],
    ['person.changed', 'Suresh Pillai', { department: 'Sales', roles: [] }, { department: null, roles: ['auditor'] }],
  ])
})

test('the history of a person names their managers, also one who has left', async () => {
  await administrator().call(changePerson, { ...params('EMP1001'), body: { manager_id: 'EMP2002' } })
  const left = { ...params('EMP2002'), body: { active: false, reassign_reports_to: 'EMP2001' } }
  await administrator().call(changePerson, left)
  const { items, managers } = await administrator().call(personHistory, { ...params('EMP1001'), query: {} })
  expect(items.map(({ before, after }) => [before?.manager_id, after?.manager_id])).toEqual([
    ['EMP2002', 'EMP2001'],
    ['EMP2001', 'EMP2002'],
  ])
  expect(managers).toEqual({ EMP2001: 'Meera Iyer', EMP2002: 'Arjun Nair' })
})

test('who is deactivated is signed out and comes back by being activated', async () => {
  const employee = it.as('employee')
  await employee.call(currentSession)
  const change = (active: boolean) => administrator().call(changePerson, { ...params('EMP1001'), body: { active } })
  await change(false)
  expect((await employee.get('/api/auth/session')).status).toBe(401)
  await change(true)
  await it.anonymous.call(login, { body: { email: 'employee@pravas.example', password: DEMO_PASSWORD } })
})

test('sessions are ended for somebody', async () => {
  const employee = it.as('employee')
  await employee.call(currentSession)
  await administrator().call(endSessionsOfPerson, params('EMP1001'))
  expect((await employee.get('/api/auth/session')).status).toBe(401)
})

test.each([
  ['the role', { roles: ['super_admin' as const] }],
  ['the designation', { designation: 'Super Admin' }],
  ['the department', { department: 'Admin' }],
])('an administrator makes nobody a super admin by %s', async (_, body) => {
  expect(await administrator().refused(changePerson, { ...params('EMP2001'), body })).toMatchObject({ status: 403 })
  expect(await superadmin().call(changePerson, { ...params('EMP2001'), body })).toMatchObject({ isSuperAdmin: true })
})

test('nor by a first report for whoever waits for one', async () => {
  await superadmin().call(changePerson, { ...params('EMP1003'), body: { department: 'Admin' } })
  const first = { ...params('EMP1001'), body: { manager_id: 'EMP1003' } }
  expect(await administrator().refused(changePerson, first)).toMatchObject({ code: 'person.grants_role' })
  await superadmin().call(changePerson, first)
  expect(await administrator().call(getPerson, params('EMP1003'))).toMatchObject({ isSuperAdmin: true })
})

test('nobody reports to themselves, directly or not', async () => {
  for (const [person, manager_id] of [
    ['EMP2001', 'EMP2001'],
    ['EMP2001', 'EMP1001'],
    ['EMP9001', 'EMP1001'],
  ] as const) {
    const refused = await superadmin().refused(changePerson, { ...params(person), body: { manager_id } })
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'body.manager_id' }] })
  }
})

test('a leaver’s reports get another manager in one step, who may be one of them', async () => {
  const move = (to: string | null) => administrator().call(reassignReports, { ...params('EMP2001'), body: { to } })
  expect(await move('EMP1001')).toEqual({ reassigned: 2 })
  const managers = await db.selectFrom('people').select(['employee_id', 'manager_employee_id']).execute()
  const managerOf = (id: string) => managers.find(({ employee_id }) => employee_id === id)?.manager_employee_id
  expect([managerOf('EMP1001'), managerOf('EMP1002')]).toEqual(['EMP9001', 'EMP1001'])
  expect(await move(null)).toEqual({ reassigned: 0 })
})

test('somebody leaves and their reports get another manager in one step, or neither happens', async () => {
  const leave = (reassign_reports_to: string | null) => ({
    ...params('EMP2001'),
    body: { active: false, reassign_reports_to },
  })
  const silent = await administrator().refused(changePerson, { ...params('EMP2002'), body: { active: false } })
  expect(silent).toMatchObject({
    status: 409,
    code: 'person.has_reports',
    errors: [{ path: 'body.reassign_reports_to', message: expect.stringContaining('1 person reports to Arjun Nair') }],
  })
  const nobody = { active: false, reassign_reports_to: null }
  expect(await administrator().call(changePerson, { ...params('EMP2002'), body: nobody })).toMatchObject({ reports: 0 })
  expect(await administrator().refused(changePerson, leave('EMP2002'))).toMatchObject({
    status: 400,
    errors: [{ path: 'body.reassign_reports_to', message: expect.stringContaining('no longer active') }],
  })
  expect(await administrator().refused(changePerson, leave('EMP0000'))).toMatchObject({ status: 400 })
  expect(await administrator().call(getPerson, params('EMP2001'))).toMatchObject({ active: true, reports: 2 })
  const left = await administrator().call(changePerson, leave('EMP9001'))
  expect(left).toMatchObject({ active: false, reports: 0 })
  expect(await administrator().call(getPerson, params('EMP1001'))).toMatchObject({ manager_id: 'EMP9001' })
})

test('the last administrator stays, also when two go at the same moment', async () => {
  await db.deleteFrom('person_roles').where('role', 'in', ['super_admin', 'administrator']).execute()
  for (const who of ['employee', 'colleague'] as const) await grant(who, 'administrator')
  const answers = await Promise.all([
    it.as('employee').send('PATCH', '/api/people/EMP1002', { active: false }),
    it.as('colleague').send('PATCH', '/api/people/EMP1001', { roles: [] }),
  ])
  // Who came second has lost the right, and with it the session.
  expect(answers.map(({ status }) => (status === 401 ? 403 : status)).toSorted()).toEqual([200, 403])
  const left = await db
    .selectFrom('person_roles')
    .innerJoin('people', 'people.id', 'person_roles.person_id')
    .select('people.employee_id')
    .where('person_roles.role', '=', 'administrator')
    .where('people.active', '=', true)
    .execute()
  expect(left).toHaveLength(1)
  const last = it.as(left[0]?.employee_id === 'EMP1001' ? 'employee' : 'colleague')
  const own = `/api/people/${left[0]?.employee_id}`
  expect(await last.send('PATCH', own, { active: false })).toMatchObject({ status: 409 })
})

test('of many who report to one another in a circle at the same moment, none does', async () => {
  const wanted = [
    ['EMP1001', 'EMP1002'],
    ['EMP1002', 'EMP1003'],
    ['EMP1003', 'EMP1001'],
  ] as const
  const answers = await Promise.all(
    wanted.map(([person, manager_id]) => administrator().send('PATCH', `/api/people/${person}`, { manager_id })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400])
})

test('of two who add the same person at the same moment, one is told', async () => {
  const body = { name: 'Nila', email: 'nila@example.org' }
  const answers = await Promise.all([1, 2].map(() => administrator().post('/api/people', body)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
