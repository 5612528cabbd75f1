import { readFile } from 'node:fs/promises'
import { SetUpStart } from '@pravas/contract/set-up'
import { expect, test } from 'vitest'
import { runAdminCommand } from '../admin/command.ts'
import { removeDemo } from '../demo/remove.ts'
import { newId } from '../ids.ts'
import { adminParts } from '../testing/admin-parts.ts'
import { testApp } from '../testing/test-app.ts'
import { filesNamedIn, readSetUpFile } from './set-up-file.ts'

const it = await testApp()
const { db } = it.database
const DELHI = '07AABCT1234H1ZO'
const BODY = {
  organisation: { name: 'Acme India', gstins: [DELHI], financial_year_start: 4 },
  administrator: { name: 'Nila Sen', email: 'nila@acme.example', password: 'a long password' },
}

/** An installation in which nobody is, and its code. */
async function empty(): Promise<string> {
  await it.database.reset()
  const code = await it.app.setUp.newCode()
  if (code === undefined) throw new Error('There is nothing to set up.')
  return code
}

const isOpen = async () => ((await it.anonymous.get('/api/config')).body as { setup: boolean }).setup
const setUp = (code: string, body: object = BODY) => it.anonymous.post('/api/setup', { code, ...body })
const organisations = () => db.selectFrom('organisations').select(['id', 'name', 'checklist_open']).execute()

test('where somebody administers there is nothing to set up', async () => {
  expect(await isOpen()).toBe(false)
  expect(await it.app.setUp.newCode()).toBeUndefined()
  expect(await setUp('0000-0000-0000')).toMatchObject({ status: 409, body: { code: 'setup.done' } })
})

test('an empty installation is set up by its code, and its administrator is signed in', async () => {
  const code = await empty()
  expect(await isOpen()).toBe(true)
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
  const start = SetUpStart.parse((await it.anonymous.post('/api/setup/code', { code: typed })).body)
  expect(start).toMatchObject({
    settings: { name: '', gstins: [], currency: 'INR' },
    mail: { sends: false },
  })
  const { status, body, headers } = await setUp(typed)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    user: { name: 'Nila Sen', isAdmin: true, isSuperAdmin: true, roles: ['employee', 'administrator', 'super_admin'] },
  })
  expect(await isOpen()).toBe(false)
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const get = async (path: string) => (await it.anonymous.send('GET', path, undefined, { cookie })).body
  expect(await get('/api/organisation')).toMatchObject({ settings: { name: 'Acme India', gstins: [DELHI] } })
  expect(await get('/api/organisation/checklist')).toEqual({
    open: true,
    steps: [
      { step: 'people', done: false, count: 1 },
      { step: 'approvals', done: false, count: 0 },
      { step: 'policy', done: false, count: null },
      { step: 'mail', done: false, count: null },
      { step: 'single_sign_on', done: false, count: null },
    ],
  })
  expect((await it.anonymous.send('DELETE', '/api/organisation/checklist', undefined, { cookie })).status).toBe(204)
  expect(await get('/api/organisation/checklist')).toMatchObject({ open: false })
  expect(await setUp(code)).toMatchObject({ status: 409 })
})

test('who sets up may give their employee ID, and is on record with what they chose', async () => {
  const code = await empty()
  const administrator = { ...BODY.administrator, employee_id: 'A1' }
  const { body, headers } = await setUp(code, { ...BODY, administrator })
  expect(body).toMatchObject({ user: { employee_id: 'A1' } })
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
  const { body: history } = await it.anonymous.send('GET', '/api/organisation/history', undefined, { cookie })
  expect(history).toMatchObject({ items: [{ by: 'Nila Sen', set_up: true, after: { gstins: [DELHI] } }], next: null })
})

test('an employee ID that the directory has given to somebody else is refused at its field', async () => {
  const code = await empty()
  const orgId = newId()
  await db.insertInto('organisations').values({ id: orgId, name: 'Pravas' }).execute()
  const ravi = { org_id: orgId, id: newId(), name: 'Ravi', email: 'ravi@acme.example', employee_id: 'A1' }
  await db.insertInto('people').values(ravi).execute()
  const administrator = { ...BODY.administrator, employee_id: 'A1' }
  expect(await setUp(code, { ...BODY, administrator })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'body.administrator.employee_id' }] },
  })
})

test.each([
  ['0000-0000-0000', 'wrong'],
  ['', 'empty'],
  ['x'.repeat(101), 'too long'],
])('the code %s is refused', async (code) => {
  await empty()
  expect([400, 403]).toContain((await setUp(code)).status)
  expect(await isOpen()).toBe(true)
})

test('a code is of use for a week, and a second one beside it', async () => {
  const first = await empty()
  const second = (await it.app.setUp.newCode()) ?? ''
  const check = (code: string) => it.anonymous.post('/api/setup/code', { code })
  expect([await check(first), await check(second)]).toMatchObject([{ status: 200 }, { status: 200 }])
  it.clock.set('2026-06-18T06:30:00Z')
  expect(await setUp(first)).toMatchObject({ status: 403, body: { code: 'setup.code' } })
  const third = (await it.app.setUp.newCode()) ?? ''
  expect(await setUp(third)).toMatchObject({ status: 200 })
})

test('who guesses codes is slowed down', async () => {
  await empty()
  const statuses = new Set<number>()
  for (let guess = 0; guess < 20 && !statuses.has(429); guess += 1) statuses.add((await setUp(`${guess}`)).status)
  expect([...statuses]).toEqual([403, 429])
})

test('of several who set up at the same moment one wins', async () => {
  const code = await empty()
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((who) =>
      setUp(code, { ...BODY, administrator: { ...BODY.administrator, email: `${who}@acme.example` } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await organisations()).toHaveLength(1)
  expect(await db.selectFrom('people').select('id').execute()).toHaveLength(1)
})

test.each([
  [{ organisation: { ...BODY.organisation, gstins: ['07AABCT1234H1ZX'] } }, 'body.organisation.gstins[0]'],
  [{ organisation: { gstins: [] } }, 'body.organisation.name'],
  [{ administrator: { ...BODY.administrator, password: 'short' } }, 'body.administrator.password'],
  [{ administrator: { ...BODY.administrator, email: 'nila' } }, 'body.administrator.email'],
  [{ administrator: { ...BODY.administrator, roles: ['x'] } }, 'body.administrator.roles'],
  [{ administrator: { ...BODY.administrator, employee_id: 'A 1' } }, 'body.administrator.employee_id'],
])('with %j nothing is set up', async (wrong, path) => {
  const code = await empty()
  const { status, body } = await setUp(code, { ...BODY, ...wrong })
  expect(status).toBe(400)
  expect((body as { errors: { path: string }[] }).errors.map((error) => error.path)).toEqual([path])
  expect(await organisations()).toEqual([])
  expect(await setUp(code)).toMatchObject({ status: 200 })
})

test('people whom the directory has brought stay, and one of them can be the first administrator', async () => {
  const code = await empty()
  const orgId = newId()
  await db.insertInto('organisations').values({ id: orgId, name: 'Pravas' }).execute()
  const person = { org_id: orgId, name: 'Nila', email: 'Nila@acme.example' }
  await db
    .insertInto('people')
    .values({ ...person, id: newId() })
    .execute()
  expect(await setUp(code)).toMatchObject({ status: 200, body: { user: { name: 'Nila', isSuperAdmin: true } } })
  expect(await organisations()).toEqual([{ id: orgId, name: 'Acme India', checklist_open: true }])
})

test('once the demo is removed its installation can be set up', async () => {
  await removeDemo({ db, clock: it.clock })
  expect(await isOpen()).toBe(true)
  const code = (await it.app.setUp.newCode()) ?? ''
  expect(await setUp(code)).toMatchObject({ status: 200 })
  expect((await organisations()).map(({ name }) => name).sort()).toEqual(['Acme India', 'Pravas Demo'])
})

async function init(file: string, files: Record<string, string> = {}) {
  const said: string[] = []
  const voice = { out: (line: string) => void said.push(line), note: (line: string) => void said.push(line) }
  await runAdminCommand(adminParts(it, 'https://travel.acme.example'), { command: 'init', file, files }, voice)
  return said
}
const FILE = `
organisation: { name: Acme India, gstins: [${DELHI}] }
administrator: { name: Nila Sen, email: nila@acme.example, employee_id: A1 }
people: people.csv
structure: { department: departments.csv, project: projects.csv }
holidays: holidays.csv
policy: policy.yaml
`
const FILES = {
  'people.csv': 'employee_id,name,email,manager_id,department\nA2,Ravi Rao,ravi@acme.example,A1,Sales\n',
  'departments.csv': 'code,name,owner\nS,Sales,A2\n',
  'projects.csv': 'code,name,owner\nP1,Metro,A2\n',
  'holidays.csv': 'day,name\n2026-08-15,Independence Day\n',
  'policy.yaml': 'rules: []\n',
}

test('init does the same from files, once', async () => {
  await empty()
  const [done, link] = await init(FILE, FILES)
  expect(done).toBe('Pravas is set up. nila@acme.example can sign in with this link:')
  expect(link).toMatch(/^https:\/\/travel\.acme\.example\/reset-password\//)
  expect(
    await db
      .selectFrom('people')
      .select(['employee_id', 'manager_employee_id', 'department'])
      .orderBy('employee_id')
      .execute(),
  ).toEqual([
    { employee_id: 'A1', manager_employee_id: null, department: null },
    { employee_id: 'A2', manager_employee_id: 'A1', department: 'Sales' },
  ])
  expect(
    await db.selectFrom('structure_entries').select(['kind', 'owner_employee_id']).orderBy('kind').execute(),
  ).toEqual([
    { kind: 'department', owner_employee_id: 'A2' },
    { kind: 'project', owner_employee_id: 'A2' },
  ])
  expect(await db.selectFrom('holidays').select('name').execute()).toEqual([{ name: 'Independence Day' }])
  expect(await db.selectFrom('policy_versions').select('why').where('why', '=', 'Set-up').execute()).toHaveLength(1)
  await expect(init(FILE, FILES)).rejects.toThrow('Pravas has already been set up. Nothing was changed.')
})

test('init names the columns of its files that it does not read', async () => {
  await empty()
  const people = 'employee_id,name,email,PAN\nA2,Ravi Rao,ravi@acme.example,X\n'
  const [ignored, done] = await init(FILE, { ...FILES, 'people.csv': people })
  expect(ignored).toBe('people: Ignored column: PAN.')
  expect(done).toContain('Pravas is set up.')
})

test.each([
  ['organisation: [', {}, /^The file is neither YAML nor JSON: /],
  ['administrator: {}', {}, /organisation: Organisation is required\. administrator\.name: Name is required\./],
  [
    FILE,
    { ...FILES, 'people.csv': 'name,email\n,x\nRavi,ravi@acme.example\n' },
    /^Nothing was set up\. people, line 2: /,
  ],
  [
    FILE,
    { ...FILES, 'people.csv': 'nickname\nx\n' },
    /^Nothing was set up\. csv: Missing column: “employee_id” or “email”\. The first line has “nickname”/,
  ],
  [FILE, { ...FILES, 'policy.yaml': 'rules: 5' }, /^Nothing was set up\. policy: /],
  [FILE.replace(DELHI, '07AABCT1234H1ZX'), FILES, /organisation\.gstins\.0: 07AABCT1234H1ZX is not a valid GSTIN\./],
  [FILE, {}, /^The file .* is missing\.$/],
])('a file that is wrong is refused as a whole, in one line', async (file, files, why) => {
  await empty()
  const refusal = await init(file, files as Record<string, string>).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(refusal).toMatch(why)
  expect(refusal).not.toContain('\n')
  expect(await organisations()).toEqual([])
  expect(await isOpen()).toBe(true)
})

test('the example is a set-up file', async () => {
  await empty()
  const read = (name: string) => readFile(new URL(`../demo/organisation/${name}`, import.meta.url), 'utf8')
  const text = await read('organisation.yaml')
  const names = filesNamedIn(readSetUpFile(text))
  const files = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)])))
  expect((await init(text, files))[0]).toContain('superadmin@pravas.example can sign in')
  const owned = await db.selectFrom('structure_entries').select('code').where('owner_employee_id', 'is not', null)
  expect((await owned.orderBy('code').execute()).map(({ code }) => code)).toEqual([
    '4100',
    '4200',
    '4300',
    '4400',
    'ENG',
    'FIN',
    'HR',
    'OPS',
    'PRJ-099',
    'PRJ-101',
    'PRJ-102',
    'SAL',
  ])
  expect(await db.selectFrom('budgets').select('id').execute()).not.toEqual([])
  expect(await db.selectFrom('people').select('id').where('is_demo', '=', true).execute()).toEqual([])
})
