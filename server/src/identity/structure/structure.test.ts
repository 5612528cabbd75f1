import { changePerson, importPeople } from '@pravas/contract/administration'
import { currentSession } from '@pravas/contract/people'
import {
  changeEntry,
  changeHoliday,
  createEntry,
  createHoliday,
  importEntries,
  importHolidays,
  listEntries,
  listHolidays,
  removeHoliday,
} from '@pravas/contract/structure'
import { expect, test } from 'vitest'
import { type AdminCommand, runAdminCommand } from '../../admin/command.ts'
import { adminParts } from '../../testing/admin-parts.ts'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp()
const { db } = it.database
const administrator = () => it.as('administrator')
const department = (name: string, code = name.slice(0, 3).toUpperCase()) =>
  administrator().call(createEntry, { params: { kind: 'department' }, body: { code, name } })
const departmentOf = async (id: string) =>
  (await db.selectFrom('people').select('department').where('employee_id', '=', id).executeTakeFirst())?.department
const change = (body: object) => ({ params: { person: 'EMP1001' }, body })

test('where a kind has entries, a person has one of the active ones, by name or code', async () => {
  await administrator().call(changePerson, change({ department: 'Anything' }))
  await department('Marketing')
  await department('Sales')
  await administrator().call(changePerson, change({ department: 'mar', grade: 'Any grade' }))
  expect(await departmentOf('EMP1001')).toBe('Marketing')
  const refused = await administrator().refused(changePerson, change({ department: 'Legal' }))
  expect(refused).toMatchObject({ status: 400, errors: [{ path: 'body.department' }] })
  const csv = 'employee_id,department\nEMP1001,SAL\nEMP1002,Legal\n'
  const imported = await administrator().call(importPeople, { body: { csv, commit: true } })
  expect(imported).toMatchObject({ updated: 1, refused: [{ line: 3, reason: expect.stringContaining('Legal') }] })
})

test('what a closed entry was stays with people, and comes to nobody else', async () => {
  await department('Sales')
  const params = { kind: 'department', entry: 'SAL' } as const
  await administrator().call(changeEntry, { params, body: { active: false } })
  await administrator().call(changePerson, change({ department: 'Sales', grade: 'L2' }))
  const other = { params: { person: 'EMP1003' }, body: { department: 'Sales' } }
  expect(await administrator().refused(changePerson, other)).toMatchObject({ status: 400 })
})

test('a new name goes to the people of the entry, and gives nobody a role', async () => {
  await department('Sales')
  const params = { kind: 'department', entry: 'sal' } as const
  await administrator().call(changeEntry, { params, body: { name: 'Selling' } })
  expect([await departmentOf('EMP1001'), await departmentOf('EMP1003')]).toEqual(['Selling', 'Engineering'])
  const refused = await administrator().refused(changeEntry, { params, body: { name: 'Admin' } })
  expect(refused).toMatchObject({ code: 'person.grants_role' })
  expect(await departmentOf('EMP1001')).toBe('Selling')
})

test.each([
  ['a code of another', 'department', { code: 'sal', name: 'Sailing' }, 409, 'body.code'],
  ['a name of another', 'department', { code: 'S2', name: 'SALES' }, 409, 'body.name'],
  ['an owner of a grade', 'grade', { code: 'S2', name: 'New', owner: 'EMP1001' }, 400, 'body.owner'],
  ['a head who is nobody', 'department', { code: 'S2', name: 'New', owner: 'EMP0000' }, 400, 'body.owner'],
  ['a state of a department', 'department', { code: 'S2', name: 'New', state: 'Goa' }, 400, 'body.state'],
  ['what is no state', 'location', { code: 'S2', name: 'New', state: 'Mumbai' }, 400, 'body.state'],
  ['an owner who is nobody', 'project', { code: 'P', name: 'P', owner: 'EMP0000' }, 400, 'body.owner'],
  [
    'an end before the start',
    'project',
    { code: 'P', name: 'P', starts_on: '2026-06-02', ends_on: '2026-06-01' },
    400,
    'body.ends_on',
  ],
  ['no date', 'project', { code: 'P', name: 'P', starts_on: '2 June' }, 400, 'body.starts_on'],
] as const)('%s is refused at its field', async (_, kind, body, status, path) => {
  await department('Sales')
  const refused = await administrator().refused(createEntry, { params: { kind }, body })
  expect(refused).toMatchObject({ status, errors: [{ path }] })
})

test('a department has a head, who gets no budgets by it', async () => {
  await department('Sales')
  const params = { kind: 'department', entry: 'SAL' } as const
  const changed = await administrator().call(changeEntry, { params, body: { owner: 'EMP1001' } })
  expect(changed).toMatchObject({ owner: 'EMP1001', owner_name: 'Asha Rao' })
  const { items } = await it.as('employee').call(listEntries, { params: { kind: 'department' }, query: {} })
  expect(items).toMatchObject([{ code: 'SAL', owner: 'EMP1001', owner_name: 'Asha Rao' }])
  expect((await it.as('employee').call(currentSession)).user.ownsBudgets).toBe(false)
})

test('a location has a state, however it is written', async () => {
  const csv =
    'code,name,state\nBLR,Bengaluru,KARNATAKA\nBBI,Bhubaneswar,Orissa\nIXZ,Port Blair,Andaman & Nicobar Islands\nGOI,Panaji,\nBOM,Mumbai,Bombay\n'
  const location = { kind: 'location' } as const
  const imported = await administrator().call(importEntries, { params: location, body: { csv, commit: true } })
  expect(imported.refused).toEqual([
    expect.objectContaining({ line: 6, reason: 'state: “Bombay” is not a state or union territory of India.' }),
  ])
  const states = async () => {
    const { items } = await it.as('employee').call(listEntries, { params: location, query: {} })
    return items.map(({ code, state }) => [code, state])
  }
  expect(await states()).toEqual([
    ['BBI', 'Odisha'],
    ['BLR', 'Karnataka'],
    ['GOI', null],
    ['IXZ', 'Andaman and Nicobar Islands'],
  ])
  const exported = String((await administrator().get('/api/structure/location/export.csv')).body)
  const again = { params: location, body: { csv: exported, commit: true } }
  expect(await administrator().call(importEntries, again)).toMatchObject({ unchanged: 4, refused: [] })
  await administrator().call(changeEntry, { params: { ...location, entry: 'GOI' }, body: { state: 'goa' } })
  expect(await states()).toContainEqual(['GOI', 'Goa'])
  await administrator().call(changeEntry, { params: { ...location, entry: 'GOI' }, body: { state: null } })
  expect(await states()).toContainEqual(['GOI', null])
})

test('entries are imported by code and read by everybody, and their export changes nothing', async () => {
  const importing = (csv: string, commit = true) =>
    administrator().call(importEntries, { params: { kind: 'project' }, body: { csv, commit } })
  const csv = `code;name;starts_on;ends_on;owner
P1;Metro;2026-04-01;2027-03-31;EMP2001
P2;Bridge;;;
P3;Tunnel;2026-04-01;2026-03-31;
P4;Road;;;EMP0000
P5;Canal;;;
p5;Canal again;;;
P6;Metro;;;`
  const preview = await importing(csv, false)
  expect(preview).toMatchObject({ created: 1, updated: 0, unchanged: 0 })
  expect(preview.changes).toEqual([
    {
      line: 3,
      name: 'Bridge',
      before: null,
      after: { code: 'P2', name: 'Bridge', active: true, starts_on: null, ends_on: null, owner: null, state: null },
    },
  ])
  expect(preview.refused.map(({ line }) => line)).toEqual([2, 4, 5, 6, 7, 8])
  const { items: none } = await it.as('employee').call(listEntries, { params: { kind: 'project' }, query: {} })
  expect(none).toEqual([])

  const right = csv.split('\n').slice(0, 3).join('\n')
  expect(await importing(right)).toMatchObject({ created: 2, refused: [] })
  const { items } = await it.as('employee').call(listEntries, { params: { kind: 'project' }, query: {} })
  expect(items).toMatchObject([
    { code: 'P1', name: 'Metro', starts_on: '2026-04-01', ends_on: '2027-03-31', owner: 'EMP2001', active: true },
    { code: 'P2', starts_on: null },
  ])
  const exported = String((await administrator().get('/api/structure/project/export.csv')).body)
  expect(await importing(exported)).toEqual({
    created: 0,
    updated: 0,
    unchanged: 2,
    refused: [],
    ignored: [],
    changes: [],
  })
  const renamed = await importing(exported.replace('Metro', 'Metro 2'), false)
  expect(renamed.changes).toEqual([{ line: 2, name: 'Metro 2', before: { name: 'Metro' }, after: { name: 'Metro 2' } }])
})

test('the days of a file are written as in India or by year, and those that cannot be are refused by line', async () => {
  const importing = (kind: 'project' | 'holiday', csv: string) =>
    kind === 'holiday'
      ? administrator().call(importHolidays, { body: { csv, commit: false } })
      : administrator().call(importEntries, { params: { kind }, body: { csv, commit: false } })
  const projects = await importing(
    'project',
    `Code,Name,Starts On,Ends-on,Budget holder
P1,Metro,01/04/2026,31-03-2027,Asha
P2,Bridge,2026-04-01,5/4/2026,Asha
P3,Tunnel,04/13/2026,,Asha
P4,Road,,30/02/2027,Asha
`,
  )
  expect(projects.changes.map(({ after }) => [after.starts_on, after.ends_on])).toEqual([
    ['2026-04-01', '2027-03-31'],
    ['2026-04-01', '2026-04-05'],
  ])
  const why = (field: string, cell: string) =>
    `${field}: “${cell}” is not a date. Write the day first, such as 31/12/2026, or 2026-12-31.`
  expect(projects.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [4, why('starts_on', '04/13/2026')],
    [5, why('ends_on', '30/02/2027')],
  ])
  expect(projects.ignored).toEqual(['Budget holder'])
  const holidays = await importing('holiday', 'Type,Day,Name\nBank,26-01-2027,Republic Day\nBank,,Holi\n')
  expect(holidays.changes.map(({ after }) => after.day)).toEqual(['2027-01-26'])
  expect(holidays.refused).toMatchObject([{ line: 3, reason: 'day: Enter a date such as 31/12/2026 or 2026-12-31.' }])
  expect(holidays.ignored).toEqual(['Type'])
})

test('entries are listed in pages', async () => {
  for (const name of ['Alpha', 'Beta', 'Gamma']) await department(name)
  const page = (query: object) => it.as('employee').call(listEntries, { params: { kind: 'department' }, query })
  const first = await page({ limit: 2 })
  const second = await page({ limit: 2, cursor: first.next ?? '' })
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Alpha', 'Beta', 'Gamma'])
  expect(second.next).toBe(null)
})

test('a holiday is of a state in its spelling, and of nothing that is no state', async () => {
  const holiday = { day: '2026-04-01', name: 'Utkal Divas' }
  const { id, state } = await administrator().call(createHoliday, { body: { ...holiday, state: ' orissa ' } })
  expect(state).toBe('Odisha')
  expect(await administrator().refused(createHoliday, { body: { ...holiday, state: 'Odisha' } })).toMatchObject({
    status: 409,
  })
  const unknown = { params: { holidayId: id }, body: { ...holiday, state: 'Kalinga' } }
  expect(await administrator().refused(changeHoliday, unknown)).toMatchObject({ errors: [{ path: 'body.state' }] })
  // One that an earlier version kept.
  await db.updateTable('holidays').set({ state: 'Kalinga' }).execute()
  const kept = await it.as('employee').call(listHolidays, { query: { year: 2026 } })
  expect(kept).toMatchObject([{ state: 'Kalinga' }])
  const importing = (csv: string) => administrator().call(importHolidays, { body: { csv, commit: true } })
  const exported = String((await administrator().get('/api/holidays/export.csv')).body)
  expect(await importing(exported)).toMatchObject({ unchanged: 1, refused: [] })
  await db.updateTable('holidays').set({ state: 'ORISSA' }).execute()
  for (const spelling of ['Orissa', 'odisha']) {
    const query = { year: 2026, state: spelling }
    expect(await it.as('employee').call(listHolidays, { query })).toHaveLength(1)
  }
  const again = 'day,name,state\n2026-04-01,Utkal Divas,Orissa\n'
  expect(await importing(again)).toMatchObject({ created: 0, updated: 1 })
  expect(await importing(again)).toMatchObject({ unchanged: 1 })
  const refused = [{ line: 2, reason: 'state: “Bombay” is not a state or union territory of India.' }]
  expect(await importing('day,name,state\n2026-05-01,Labour Day,Bombay\n')).toMatchObject({ created: 0, refused })
})

test('holidays are imported by day and state, and read for a state with those of all', async () => {
  const importing = (csv: string) => administrator().call(importHolidays, { body: { csv, commit: true } })
  const csv = 'day,name,state\n2026-08-15,Independence Day,\n2026-05-01,Maharashtra Day,Maharashtra\n31/06/2026,Bad,\n'
  expect(await importing(csv)).toMatchObject({ created: 2, refused: [{ line: 4 }] })
  expect(await importing('day,name,state\n2026-05-01,Labour Day,maharashtra\n')).toMatchObject({ updated: 1 })
  const names = async (query: { year: number; state?: string }) =>
    (await it.as('employee').call(listHolidays, { query })).map(({ name }) => name)
  expect(await names({ year: 2026, state: 'Karnataka' })).toEqual(['Independence Day'])
  expect(await names({ year: 2026 })).toEqual(['Labour Day', 'Independence Day'])
  expect(await names({ year: 2027 })).toEqual([])
  const exported = String((await administrator().get('/api/holidays/export.csv')).body)
  expect(await importing(exported)).toMatchObject({ unchanged: 2, refused: [] })

  const [day] = await it.as('employee').call(listHolidays, { query: { year: 2026 } })
  await administrator().call(removeHoliday, { params: { holidayId: day?.id ?? '' } })
  expect(await names({ year: 2026 })).toEqual(['Independence Day'])
})

test('holidays are added and changed one by one, and no two are on one day in one state', async () => {
  const holiday = { day: '2026-11-08', name: 'Diwali', state: null }
  const { id } = await administrator().call(createHoliday, { body: holiday })
  expect(await administrator().refused(createHoliday, { body: holiday })).toMatchObject({
    status: 409,
    errors: [{ path: 'body.day' }],
  })
  const goa = await administrator().call(createHoliday, { body: { ...holiday, state: 'Goa' } })
  const change = (holidayId: string, state: string | null) => ({
    params: { holidayId },
    body: { ...holiday, name: 'Deepavali', state },
  })
  expect(await administrator().call(changeHoliday, change(id, null))).toEqual({ ...holiday, id, name: 'Deepavali' })
  expect(await administrator().refused(changeHoliday, change(goa.id, null))).toMatchObject({ status: 409 })
  for (const unknown of ['nothing', '00000000-0000-7000-8000-000000000000']) {
    expect(await administrator().refused(changeHoliday, change(unknown, 'Kerala'))).toMatchObject({ status: 404 })
  }
  expect(await it.as('employee').refused(createHoliday, { body: holiday })).toMatchObject({ status: 403 })
})

test('the command line imports and exports each list for the operator, by the same rules', async () => {
  const said: string[] = []
  const voice = { out: (line: string) => said.push(line), note: (line: string) => said.push(line) }
  const run = async (command: AdminCommand) => {
    said.length = 0
    await runAdminCommand(adminParts(it), command, voice)
    return said.join('\n')
  }
  const lists = [
    ['department', 'code,name,owner\nS,Sales,EMP2001\n', 'code,name,owner\nL,Legal,EMP0000\n'],
    ['cost_centre', 'code,name\nCC-1,Sales\n', 'code,name\nCC-2,Sales\n'],
    ['project', 'code,name,owner\nP1,Metro,EMP2001\n', 'code,name,owner\nP2,Road,EMP0000\n'],
    ['grade', 'code,name\nL1,L1\n', 'code,name\nL2,l1\n'],
    ['location', 'code,name,state\nBLR,Bengaluru,karnataka\n', 'code,name,state\nDEL,Delhi,Bombay\n'],
    ['holiday', 'day,name\n2026-08-15,Independence Day\n', 'day,name\n15 August,Independence Day\n'],
  ] as const
  for (const [list, good, bad] of lists) {
    const file = { command: 'structure import', list, organisation: null } as const
    expect(await run({ ...file, csv: good, commit: false })).toContain('Preview: 1 created, 0 changed')
    expect(await run({ ...file, csv: good, commit: true })).toBe('Done: 1 created, 0 changed, 0 unchanged, 0 refused.')
    expect(await run({ ...file, csv: bad, commit: true })).toMatch(/^Line 2 .*refused\. .+\nDone: 0 created/)
    const exported = await run({ command: 'structure export', list, organisation: null })
    expect(await run({ ...file, csv: exported, commit: true })).toBe(
      'Done: 0 created, 0 changed, 1 unchanged, 0 refused.',
    )
    await expect(run({ ...file, csv: 'colour\nred\n', commit: true })).rejects.toThrow(
      /^Missing columns?: .*The first line has “colour”\./,
    )
  }
  const trail = await db.selectFrom('audit_log').select(['action', 'actor_id']).orderBy('id').execute()
  expect(new Set(trail.map(({ actor_id }) => actor_id))).toEqual(new Set([null]))
  expect(trail).toHaveLength(lists.length)
})
