import { listPeople } from '@pravas/contract/administration'
import { login } from '@pravas/contract/people'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../demo/accounts.ts'
import { openSocket } from '../../testing/socket-client.ts'
import { testApp } from '../../testing/test-app.ts'

const TOKEN = 'a-secret-of-the-directory-of-32-or-more'
const it = await testApp({}, { SCIM_TOKEN: TOKEN })
const { anonymous } = it
const { db } = it.database
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const MISSING = '00000000-0000-7000-8000-000000000000'

interface User {
  id: string
  active: boolean
  userName: string
  [name: string]: unknown
}

async function scim(method: string, path: string, body?: unknown, token = TOKEN) {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/scim+json' }),
  }
  const answer = await anonymous.send(method, `/scim/v2${path}`, body, headers)
  if (answer.status !== 204) expect(answer.headers.get('content-type')).toContain('application/scim+json')
  return { ...answer, body: answer.body as User & { Resources: User[]; totalResults: number } }
}
const patch = (id: string, ...Operations: object[]) =>
  scim('PATCH', `/Users/${id}`, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations })
const idOf = async (email: string) =>
  (await db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
const actions = async () =>
  (await db.selectFrom('audit_log').select('action').orderBy('id').execute()).map(({ action }) => action)

/** As Entra ID creates somebody with its usual mapping of attributes. */
const ravi = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', ENTERPRISE],
  externalId: '3f1c7c5e-1f0c-4d0e-8c5a-111111111111',
  userName: 'ravi.iyer@pravas.example',
  active: true,
  displayName: 'Ravi Iyer',
  emails: [{ primary: true, type: 'work', value: 'ravi.iyer@pravas.example' }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Ravi Iyer', familyName: 'Iyer', givenName: 'Ravi' },
  phoneNumbers: [
    { type: 'mobile', value: '1' },
    { type: 'work', value: '+91 98100 12345' },
  ],
  title: 'Engineer',
  preferredLanguage: 'en-IN',
  [ENTERPRISE]: { employeeNumber: 'EMP7001', department: 'Engineering' },
}

test('somebody is created, found by userName and read, without any rights', async () => {
  expect((await scim('GET', '/Users?filter=userName eq "ravi.iyer@pravas.example"')).body).toMatchObject({
    totalResults: 0,
    Resources: [],
  })
  const { status, headers, body } = await scim('POST', '/Users', ravi)
  expect(status).toBe(201)
  expect(headers.get('location')).toBe(`http://localhost:5007/scim/v2/Users/${body.id}`)
  const expected = {
    id: body.id,
    externalId: ravi.externalId,
    userName: ravi.userName,
    displayName: 'Ravi Iyer',
    title: 'Engineer',
    active: true,
    phoneNumbers: [{ type: 'work', value: '+91 98100 12345' }],
    [ENTERPRISE]: { employeeNumber: 'EMP7001', department: 'Engineering' },
  }
  expect(body).toMatchObject(expected)
  for (const filter of [
    'userName eq "RAVI.IYER@pravas.example"',
    `externalId eq "${ravi.externalId}"`,
    `id eq "${body.id}"`,
  ]) {
    const found = await scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [expected] })
  }
  expect((await scim('GET', `/Users/${body.id}`)).body).toMatchObject(expected)
  const row = await db.selectFrom('people').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ org_id: it.orgId(), password_hash: null })
  expect(await actions()).toEqual(['person.created'])
})

test.each([
  ['as Entra ID writes it', { op: 'Replace', path: 'active', value: 'False' }],
  ['as RFC 7644 writes it', { op: 'replace', value: { active: false } }],
  ['with the whole path', { op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:active', value: false }],
])('deactivation %s ends every session and socket at once, and activation lets them in again', async (_, operation) => {
  const cookie = await it.cookie('employee')
  const socket = await openSocket(it.origin, { cookie })
  const id = await idOf('employee@pravas.example')

  expect((await patch(id, operation)).body).toMatchObject({ id, active: false })

  expect(await socket.closed).toBe(1008)
  expect((await anonymous.send('GET', '/api/auth/session', undefined, { cookie })).status).toBe(401)
  const credentials = { body: { email: 'employee@pravas.example', password: DEMO_PASSWORD } }
  expect(await anonymous.refused(login, credentials)).toMatchObject({ code: 'session.credentials' })
  const row = await db.selectFrom('people').select('deactivated_at').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.deactivated_at).toEqual(it.clock.now())

  expect((await patch(id, { op: 'Replace', path: 'active', value: 'True' })).body).toMatchObject({ active: true })
  await anonymous.call(login, credentials)
  expect((await actions()).slice(0, 2)).toEqual(['person.deactivated', 'person.activated'])
})

test('the attributes of a patch are taken over, added, replaced and removed', async () => {
  const { body } = await scim('POST', '/Users', ravi)
  const manager = await idOf('manager@pravas.example')
  const changed = await patch(
    body.id,
    { op: 'Add', path: `${ENTERPRISE}:manager`, value: manager },
    { op: 'Replace', path: 'phoneNumbers[type eq "work"].value', value: '+91 98100 54321' },
    { op: 'Replace', path: 'displayName', value: 'Ravi K Iyer' },
    { op: 'Replace', path: `${ENTERPRISE}:department`, value: 'Sales' },
    { op: 'Remove', path: 'title' },
    { op: 'Add', path: 'roles', value: [{ value: 'SuperAdmin' }] },
    { op: 'Replace', path: 'isSuperAdmin', value: true },
  )
  expect(changed).toMatchObject({
    status: 200,
    body: {
      displayName: 'Ravi K Iyer',
      phoneNumbers: [{ value: '+91 98100 54321' }],
      [ENTERPRISE]: { department: 'Sales', manager: { value: manager } },
    },
  })
  expect(changed.body).not.toHaveProperty('title')
  const row = await db.selectFrom('people').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ manager_employee_id: 'EMP2001' })
  expect((await patch(body.id, { op: 'remove', path: `${ENTERPRISE}:manager` })).body[ENTERPRISE]).not.toHaveProperty(
    'manager',
  )
})

test('somebody imported is linked to the directory, once, with the trips that are kept by their number', async () => {
  const id = await idOf('colleague@pravas.example')
  const linked = await patch(
    id,
    { op: 'Add', path: 'externalId', value: 'object-1' },
    { op: 'Add', path: `${ENTERPRISE}:employeeNumber`, value: 'EMP1002' },
  )
  expect(linked).toMatchObject({ status: 200, body: { externalId: 'object-1' } })
  expect(await patch(id, { op: 'Replace', path: `${ENTERPRISE}:employeeNumber`, value: 'EMP5' })).toMatchObject({
    status: 400,
    body: { scimType: 'mutability' },
  })
  const other = await idOf('outsider@pravas.example')
  expect(await patch(other, { op: 'Add', path: 'externalId', value: 'object-1' })).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness' },
  })
})

test('who is removed cannot sign in and is found no more, and comes back by the same id alone', async () => {
  const { body } = await scim('POST', '/Users', ravi)
  expect((await scim('DELETE', `/Users/${body.id}`)).status).toBe(204)
  expect((await scim('GET', `/Users/${body.id}`)).status).toBe(404)
  expect((await scim('DELETE', `/Users/${body.id}`)).status).toBe(404)
  expect((await patch(body.id, { op: 'replace', path: 'active', value: true })).status).toBe(404)
  expect((await scim('GET', '/Users?filter=userName eq "ravi.iyer@pravas.example"')).body.totalResults).toBe(0)
  // Another person who was given the address does not get the records of the first.
  expect(await scim('POST', '/Users', { ...ravi, externalId: 'another' })).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness' },
  })
  expect(await scim('POST', '/Users', { ...ravi, title: 'Lead' })).toMatchObject({
    status: 201,
    body: { id: body.id, title: 'Lead', active: true },
  })
})

test('an id that comes back with another address brings nobody’s records back', async () => {
  const { body } = await scim('POST', '/Users', ravi)
  await scim('DELETE', `/Users/${body.id}`)
  for (const userName of ['somebody.new@pravas.example', 'employee@pravas.example']) {
    const refused = await scim('POST', '/Users', { ...ravi, userName })
    expect(refused).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } })
  }
  expect((await scim('GET', `/Users/${body.id}`)).status).toBe(404)
  const row = await db.selectFrom('people').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ email: ravi.userName, active: false })
  expect((await scim('POST', '/Users', { ...ravi, userName: ravi.userName.toUpperCase() })).status).toBe(201)
})

test('a manager whom the directory lets go leaves reports behind, who are found as people without an active manager', async () => {
  const id = await idOf('manager@pravas.example')
  const found = async () => {
    const { items } = await it.as('administrator').call(listPeople, { query: { no_manager: 'true', manager: id } })
    return items.map(({ employee_id, manager_id, managed }) => [employee_id, manager_id, managed])
  }
  expect(await found()).toEqual([])
  expect((await patch(id, { op: 'Replace', path: 'active', value: 'False' })).status).toBe(200)
  expect((await found()).toSorted()).toEqual([
    ['EMP1001', 'EMP2001', false],
    ['EMP1002', 'EMP2001', false],
  ])
  const { detail } = await db.selectFrom('audit_log').select('detail').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(detail).toMatchObject({ by: 'directory', reports: 2 })
})

test('the list goes by pages in a steady order', async () => {
  const all = (await scim('GET', '/Users')).body
  expect(all.totalResults).toBe(11)
  const pages = await Promise.all([1, 4, 7, 10, 12].map((from) => scim('GET', `/Users?startIndex=${from}&count=3`)))
  expect(pages.flatMap(({ body }) => body.Resources.map(({ id }) => id))).toEqual(all.Resources.map(({ id }) => id))
  expect((await scim('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 11, Resources: [] })
})

test.each([
  ['a filter that is not understood', 'GET', '/Users?filter=userName%20co%20%22a%22', undefined, 400, 'invalidFilter'],
  ['a filter with SQL in it', 'GET', "/Users?filter=userName%20eq%20%22' or 1=1 --%22", undefined, 200, undefined],
  [
    'a filter for what no database keeps',
    'GET',
    '/Users?filter=userName%20eq%20%22a%5Cu0000%22',
    undefined,
    400,
    'invalidFilter',
  ],
  ['a page that is no number', 'GET', '/Users?startIndex=x', undefined, 400, 'invalidValue'],
  ['an unknown user', 'GET', `/Users/${MISSING}`, undefined, 404, undefined],
  ['an id that is none', 'GET', '/Users/1%27--', undefined, 404, undefined],
  ['an unknown address', 'GET', '/Groups', undefined, 404, undefined],
  ['a body that is no JSON', 'POST', '/Users', '{', 400, 'invalidSyntax'],
  ['a key that would change objects', 'POST', '/Users', '{"__proto__":{"active":true}}', 400, 'invalidSyntax'],
  ['no userName', 'POST', '/Users', { displayName: 'X' }, 400, 'invalidValue'],
  ['a userName that is no address', 'POST', '/Users', { userName: 'ravi' }, 400, 'invalidValue'],
  [
    'a userName that is taken, in any case',
    'POST',
    '/Users',
    { userName: 'Employee@pravas.example' },
    409,
    'uniqueness',
  ],
  [
    'an employee number that is taken',
    'POST',
    '/Users',
    { userName: 'a@b.example', [ENTERPRISE]: { employeeNumber: 'EMP1001' } },
    409,
    'uniqueness',
  ],
  [
    'a manager who is not there',
    'POST',
    '/Users',
    { userName: 'a@b.example', [ENTERPRISE]: { manager: { value: MISSING } } },
    400,
    'invalidValue',
  ],
  [
    'a body that is too large',
    'POST',
    '/Users',
    { userName: 'a@b.example', title: 'x'.repeat(70_000) },
    413,
    undefined,
  ],
])('%s', async (_, method, path, body, status, scimType) => {
  const answer = await scim(method, path, body)
  expect(answer.status).toBe(status)
  if (status === 200) expect(answer.body.totalResults).toBe(0)
  else {
    expect(answer.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: `${status}`,
      detail: expect.any(String),
    })
    expect(answer.body.scimType).toBe(scimType)
  }
})

test.each([
  ['an unknown operation', { op: 'destroy', path: 'active' }, 'invalidSyntax'],
  ['a removal of nothing', { op: 'remove' }, 'noTarget'],
  ['a removal of the address', { op: 'remove', path: 'userName' }, 'invalidValue'],
  ['an activity that is neither', { op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
  ['a text with what no database keeps', { op: 'replace', path: 'title', value: 7 }, 'invalidValue'],
])('a patch with %s is refused and changes nothing', async (_, operation, scimType) => {
  const id = await idOf('employee@pravas.example')
  const refused = await patch(id, { op: 'replace', path: 'department', value: 'Changed' }, operation)
  expect(refused).toMatchObject({ status: 400, body: { scimType } })
  expect((await scim('GET', `/Users/${id}`)).body[ENTERPRISE]).toMatchObject({ department: 'Sales' })
})

test('what a directory asks for first says what is done here', async () => {
  expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
  })
  expect((await scim('GET', '/ResourceTypes')).body).toMatchObject({ totalResults: 1 })
  expect((await scim('GET', '/Schemas')).body.Resources.map(({ id }) => id)).toContain(ENTERPRISE)
  expect((await scim('GET', `/Schemas/${ENTERPRISE}`)).body).toMatchObject({ id: ENTERPRISE })
})

/** Every address, with a call that would be right. */
const CALLS: [string, string, unknown?][] = [
  ['GET', '/ServiceProviderConfig'],
  ['GET', '/ResourceTypes'],
  ['GET', '/ResourceTypes/User'],
  ['GET', '/Schemas'],
  ['GET', `/Schemas/${ENTERPRISE}`],
  ['GET', '/Users'],
  ['POST', '/Users', ravi],
  ['GET', `/Users/${MISSING}`],
  ['PUT', `/Users/${MISSING}`, ravi],
  ['PATCH', `/Users/${MISSING}`, { Operations: [{ op: 'replace', path: 'active', value: false }] }],
  ['DELETE', `/Users/${MISSING}`],
  ['GET', '/nothing'],
]

test.each(CALLS)('%s %s needs the token: no session stands for it', async (method, path, body) => {
  const session = { cookie: await it.cookie('superadmin') }
  const type = body === undefined ? {} : { 'content-type': 'application/scim+json' }
  const wrong = [
    {},
    { authorization: 'Bearer wrong' },
    { authorization: `Basic ${TOKEN}` },
    { authorization: `Bearer ${TOKEN}x` },
  ]
  for (const headers of wrong) {
    const answer = await anonymous.send(method, `/scim/v2${path}`, body, { ...type, ...session, ...headers })
    expect(answer).toMatchObject({ status: 401, body: { status: '401' } })
    expect(answer.headers.get('www-authenticate')).toContain('Bearer')
  }
  expect((await db.selectFrom('people').select('id').execute()).length).toBe(11)
})

test('who guesses the token is slowed, and the directory is not', async () => {
  for (let time = 0; time < 11; time += 1) await scim('GET', '/Users', undefined, 'wrong')
  await db
    .updateTable('attempts')
    .set({ next_at: new Date(it.clock.now().getTime() + 60_000) })
    .execute()
  const refused = await scim('GET', '/Users', undefined, 'wrong')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await scim('GET', '/Users')).status).toBe(200)
})

test('a page of another origin cannot use what it knows of the token', async () => {
  const headers = {
    authorization: `Bearer ${TOKEN}`,
    'content-type': 'application/scim+json',
    origin: 'https://evil.example',
  }
  expect((await anonymous.send('POST', '/scim/v2/Users', ravi, headers)).status).toBe(403)
})

test('the record of one account does not become that of another', async () => {
  const id = await idOf('employee@pravas.example')
  await db
    .updateTable('people')
    .set({ provider_tenant: 't', provider_object_id: 'object-1' })
    .where('id', '=', id)
    .execute()
  const says = (value: string) => patch(id, { op: 'Add', path: 'externalId', value })
  expect(await says('object-2')).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } })
  expect(await says('object-1')).toMatchObject({ status: 200, body: { externalId: 'object-1' } })
})

test('the account that somebody signs in with is not given to another record', async () => {
  await db
    .updateTable('people')
    .set({ provider_tenant: 't', provider_object_id: 'object-1' })
    .where('email', '=', 'employee@pravas.example')
    .execute()
  const taken = { status: 409, body: { scimType: 'uniqueness' } }
  const other = await idOf('colleague@pravas.example')
  expect(await patch(other, { op: 'Add', path: 'externalId', value: 'object-1' })).toMatchObject(taken)
  expect(await scim('POST', '/Users', { ...ravi, externalId: 'object-1' })).toMatchObject(taken)
  expect((await scim('GET', '/Users')).body.totalResults).toBe(11)
})
