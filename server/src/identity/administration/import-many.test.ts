// With the full run: ten thousand people are checked, written and checked again.
import { importPeople, PERSON_FIELDS, type PersonField } from '@pravas/contract/administration'
import { createEntry } from '@pravas/contract/structure'
import { expect, test } from 'vitest'
import { writeCsv } from '../../csv/csv.ts'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp()
const { db } = it.database

const LINES = 10_000
const FAULTS = 200

interface Fault {
  cells?: (at: number) => Partial<Record<PersonField, string>>
  /** Breaks the line itself. */
  text?: (line: string) => string
  /** What the refusal says. It names the field, or how the line is broken. */
  reason: RegExp
}

/** What may be wrong with the line of somebody new. */
const KINDS: readonly Fault[] = [
  { cells: () => ({ email: 'no address' }), reason: /^email: / },
  { cells: () => ({ name: '' }), reason: /needs a name/ },
  { cells: () => ({ email: '' }), reason: /needs a name and an email address/ },
  { cells: () => ({ email: '', employee_id: '' }), reason: /^An employee ID or an email address/ },
  { cells: () => ({ name: 'N'.repeat(201) }), reason: /^name: At most 200 characters/ },
  { cells: () => ({ employee_id: 'N'.repeat(65) }), reason: /^employee_id: / },
  { cells: () => ({ roles: 'finance king' }), reason: /^roles: “king” is not a role/ },
  { cells: () => ({ roles: 'super_admin' }), reason: /super admin/ },
  { cells: () => ({ active: 'perhaps' }), reason: /^active: “perhaps” is neither yes nor no/ },
  { cells: () => ({ department: 'Alchemy' }), reason: /^department: There is no active entry “Alchemy”/ },
  { cells: () => ({ manager_id: 'NOBODY' }), reason: /^manager_id: .*NOBODY/ },
  { cells: (at) => ({ manager_id: `N${at}` }), reason: /^manager_id: N\d+ would report to themselves/ },
  { cells: (at) => ({ manager_id: `N${faultAfter(at)}` }), reason: /^manager_id: N\d+ would report to themselves/ },
  { cells: () => ({ email: 'EMPLOYEE@pravas.example' }), reason: /employee ID EMP1001, which stays/ },
  { cells: () => ({ employee_id: 'EMP1002', email: 'employee@pravas.example' }), reason: /email address/ },
  { cells: () => ({ employee_id: 'TWICE' }), reason: /^The employee ID TWICE is also in lines? / },
  { cells: () => ({ email: 'twice@new.example' }), reason: /^The email address twice@new\.example is also in lines? / },
  { text: (line) => `${line},more`, reason: /^This line has 12 cells instead of 11/ },
  { text: (line) => line.replace('Person', 'Per"son'), reason: /^This line has a stray quotation mark/ },
]

/** The first of the faults, to whom nobody reports: everybody's manager is among the first thousand. */
const FIRST_FAULT = LINES / 10
const APART = 45

function faultOf(at: number): Fault | undefined {
  const which = (at - FIRST_FAULT) / APART
  return Number.isInteger(which) && which >= 0 && which < FAULTS ? KINDS[which % KINDS.length] : undefined
}

/** The next line with the same fault, after the last the first: a circle. */
function faultAfter(at: number): number {
  const next = at + KINDS.length * APART
  if (faultOf(next)) return next
  return FIRST_FAULT + ((at - FIRST_FAULT) % (KINDS.length * APART))
}

function lineOf(at: number): string {
  const fault = faultOf(at)
  const cells: Record<PersonField, string> = {
    employee_id: `N${at}`,
    name: `Person ${at}`,
    email: `n${at}@new.example`,
    manager_id: at === 0 ? 'EMP9001' : `N${Math.floor(at / 10)}`,
    department: at % 2 === 0 ? 'Sales' : 'Engineering',
    designation: '',
    grade: `L${at % 5}`,
    location: at % 3 === 0 ? 'Pune' : 'Kochi',
    cost_centre: '',
    roles: at % 400 === 0 ? 'auditor' : '',
    active: 'yes',
    ...fault?.cells?.(at),
  }
  const [, line = ''] = writeCsv(PERSON_FIELDS, [cells]).split('\r\n')
  return fault?.text?.(line) ?? line
}

const importing = (csv: string, commit: boolean) => it.as('administrator').call(importPeople, { body: { csv, commit } })

async function stored() {
  const [people, roles, trail] = await Promise.all([
    db.selectFrom('people').selectAll().orderBy('id').execute(),
    db.selectFrom('person_roles').selectAll().orderBy('person_id').orderBy('role').execute(),
    db.selectFrom('audit_log').select(['id', 'action']).orderBy('id').execute(),
  ])
  return { people, roles, trail }
}

test('of 10,000 lines 200 faulty ones are named with the reason, the rest is written once it is confirmed, and only once', {
  timeout: 600_000,
}, async () => {
  for (const name of ['Sales', 'Engineering']) {
    const body = { code: name, name }
    await it.as('administrator').call(createEntry, { params: { kind: 'department' }, body })
  }
  const lines = Array.from({ length: LINES }, (_, at) => lineOf(at))
  const csv = [PERSON_FIELDS.join(','), ...lines].join('\n')
  const before = await stored()

  const preview = await importing(csv, false)
  expect(preview).toMatchObject({ created: LINES - FAULTS, updated: 0, unchanged: 0 })
  const faulty = lines.flatMap((_, at) => (faultOf(at) ? [at] : []))
  expect(preview.refused.map(({ line }) => line)).toEqual(faulty.map((at) => at + 2))
  for (const { line, reason } of preview.refused) {
    expect(reason, `line ${line}`).toMatch(faultOf(line - 2)?.reason ?? /not to be refused/)
  }
  expect(await stored()).toEqual(before)

  expect(await importing(csv, true)).toEqual(preview)
  const after = await stored()
  expect(after.people).toHaveLength(before.people.length + LINES - FAULTS)
  expect(after.trail).toHaveLength(before.trail.length + LINES - FAULTS)
  const managers = new Map(after.people.map((one) => [one.employee_id, one.manager_employee_id]))
  for (const start of managers.keys()) {
    let at = managers.get(start)
    for (let steps = 0; at != null && steps < 10; steps += 1) at = managers.get(at)
    expect(at, `whom ${start} reports to in the end`).toBeNull()
  }

  for (const commit of [false, true]) {
    expect(await importing(csv, commit)).toEqual({
      created: 0,
      updated: 0,
      unchanged: LINES - FAULTS,
      refused: preview.refused,
      changes: [],
      ignored: [],
    })
  }
  expect(await stored()).toEqual(after)
})
