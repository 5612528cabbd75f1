import { importPeople, PERSON_FIELDS } from '@pravas/contract/administration'
import { expect, test } from 'vitest'
import { type AdminCommand, runAdminCommand } from '../../admin/command.ts'
import { writeCsv } from '../../csv/csv.ts'
import { adminParts } from '../../testing/admin-parts.ts'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp()
const { db } = it.database
const importing = (csv: string, commit = true) => it.as('administrator').call(importPeople, { body: { csv, commit } })
const exported = async () => String((await it.as('administrator').get('/api/people/export.csv')).body)
const stored = () => db.selectFrom('people').selectAll().orderBy('id').execute()
const trail = () => db.selectFrom('audit_log').select(['action', 'actor_id', 'detail']).orderBy('id').execute()

test('the import of an export changes nothing and refuses nothing', async () => {
  const before = await stored()
  const csv = await exported()
  expect(await importing(csv)).toEqual({ created: 0, updated: 0, unchanged: 11, refused: [], ignored: [], changes: [] })
  expect([await stored(), await trail()]).toEqual([before, []])
})

test('a preview writes nothing, and says what the import then does', async () => {
  const csv = `employee_id,name,email,manager_id,department,roles,active
EMP1001,Asha Rao,employee@pravas.example,EMP6001,Marketing,auditor,yes
,Rohan Das,newjoiner@pravas.example,EMP6001,,,
EMP6001,Nila Sen,nila@example.org,EMP9001,Marketing,,
EMP1003,,,,,,no
EMP9001,Boss,,,,,`
  const before = await stored()
  const preview = await importing(csv, false)
  expect(await stored()).toEqual(before)
  expect(preview).toMatchObject({ created: 1, updated: 3, unchanged: 0, refused: [{ line: 6 }] })
  expect(preview.changes.map(({ line, before: was, after }) => [line, was, after])).toEqual([
    [
      2,
      { manager_id: 'EMP2001', department: 'Sales', roles: [] },
      { manager_id: 'EMP6001', department: 'Marketing', roles: ['auditor'] },
    ],
    [3, { manager_id: null }, { manager_id: 'EMP6001' }],
    [4, null, expect.objectContaining({ employee_id: 'EMP6001', department: 'Marketing' })],
    [
      5,
      { manager_id: 'EMP2002', department: 'Engineering', active: true },
      { manager_id: null, department: null, active: false },
    ],
  ])

  expect(await importing(csv)).toEqual(preview)
  expect((await trail()).map(({ action }) => action).toSorted()).toEqual([
    'person.changed',
    'person.changed',
    'person.created',
    'person.deactivated',
  ])
  expect((await it.as('employee').get('/api/auth/session')).body).toMatchObject({
    user: { roles: ['employee', 'auditor'] },
  })
  expect(await importing(csv)).toMatchObject({ created: 0, updated: 0, unchanged: 4, refused: [{ line: 6 }] })
})

test('a file that is not what it should be is refused as a whole, with the reason', async () => {
  const body = { csv: 'name,salary\nAsha,1', commit: true }
  expect(await it.as('administrator').refused(importPeople, { body })).toMatchObject({
    status: 400,
    errors: [{ path: 'body.csv', message: expect.stringContaining('Missing column: “employee_id” or “email”.') }],
  })
})

test('a file of another system is read with the columns that are known, and names the others', async () => {
  const csv = `Employee Number;Display Name;Full Name;Work Email;Department;PAN;Date of Birth
N7;Asha;Asha Menon;asha.menon@acme.example;Sales;ABCDE1234F;01/02/1990
`
  const result = await it.as('administrator').call(importPeople, { body: { csv, commit: true } })
  expect(result).toMatchObject({ created: 1, refused: [], ignored: ['Display Name', 'PAN', 'Date of Birth'] })
  const [change] = result.changes
  expect(change?.after).toMatchObject({ employee_id: 'N7', name: 'Asha Menon', department: 'Sales' })
})

test('hundreds of people with faulty lines among them are imported at once, and again without a change', async () => {
  const rows = Array.from({ length: 300 }, (_, at) => ({
    employee_id: `N${at}`,
    name: `Person ${at}`,
    email: at % 50 === 7 ? 'no address' : `n${at}@example.org`,
    manager_id: at === 0 ? 'EMP9001' : `N${Math.floor(at / 10)}`,
  }))
  const csv = writeCsv(PERSON_FIELDS, rows)
  const first = await importing(csv)
  expect(first.created + first.refused.length).toBe(300)
  expect(first.refused.filter(({ reason }) => reason.startsWith('email'))).toHaveLength(6)
  expect(await importing(csv)).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: first.created,
    refused: first.refused,
  })
})

test('the command line imports and exports for the operator, who may do everything', async () => {
  const said: string[] = []
  const voice = { out: (line: string) => said.push(line), note: (line: string) => said.push(line) }
  const run = async (command: AdminCommand) => {
    said.length = 0
    await runAdminCommand(adminParts(it), command, voice)
    return said.join('\n')
  }
  const csv = 'employee_id,roles\nEMP1001,super_admin\nEMP9999,\n'
  const file = { command: 'people import', csv, organisation: null } as const
  expect(await run({ ...file, commit: false })).toContain('Preview: 0 created, 1 changed')
  const done = await run({ ...file, commit: true })
  expect(done).toMatch(/^Line 3 \(EMP9999\) refused\. .*\nDone: 0 created, 1 changed, 0 unchanged, 1 refused\.$/)
  expect(await run({ command: 'people export', organisation: null })).toBe((await exported()).trimEnd())
  expect((await trail()).map(({ actor_id, detail }) => [actor_id, detail.by])).toEqual([[null, 'import']])
})
