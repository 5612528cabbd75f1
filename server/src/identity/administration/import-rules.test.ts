import { PERSON_FIELDS, type PersonField } from '@pravas/contract/administration'
import { GRANTED_ROLES } from '@pravas/contract/people'
import { importRefusals } from '@pravas/messages/en/import-refusals'
import { wordsIn } from '@pravas/messages/testing/words-of'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from '../../access/actor.ts'
import { refusal } from '../../access/rights-rules.ts'
import { readCsv, writeCsv } from '../../csv/csv.ts'
import { cellsOf, type ImportContext, type ImportPlan, planImport } from './import-rules.ts'
import { type ExistingPerson, NOBODY } from './people-rules.ts'

const person = (id: string, more: Partial<ExistingPerson> = {}): ExistingPerson => ({
  ...NOBODY,
  id,
  name: id,
  email: `${id.toLowerCase()}@example.org`,
  employee_id: id,
  ...more,
})
const BOSS = person('E1', { roles: ['super_admin'] })
const ADMIN = person('E2', { roles: ['administrator'], manager_id: 'E1' })
const ASHA = person('E3', { manager_id: 'E2', department: 'Sales' })
const JOINER = person('joiner', { employee_id: null })
const PEOPLE = [BOSS, ADMIN, ASHA, JOINER]

const actor = (of: ExistingPerson): Actor => ({
  personId: of.id,
  orgId: 'o',
  employeeId: of.employee_id,
  managerEmployeeId: of.manager_id,
  name: of.name,
  email: of.email,
  roles: of.roles,
  isAdmin: false,
  leads: [],
  decidesAs: { persons: [], roles: [] },
  isSuperAdmin: of.roles.includes('super_admin'),
})
const contextOf = (by: ExistingPerson | null, people: readonly ExistingPerson[] = PEOPLE): ImportContext => ({
  people,
  elsewhere: new Set(['taken@elsewhere.example']),
  may: (action) => (by ? refusal(actor(by), action) : undefined),
  mayGrantAll: !by || actor(by).isSuperAdmin,
  entry: (_, value) => (value === 'Closed' ? undefined : value),
})
const plan = (csv: string, by: ExistingPerson | null = ADMIN, people = PEOPLE) =>
  planImport(readCsv(csv, PERSON_FIELDS).lines, contextOf(by, people))
const afterOf = ({ planned }: ImportPlan) => planned.map(({ existing, after }) => [existing?.id, after])

test('a line is about the one with its employee id, else with its address, else about somebody new', () => {
  const csv = `employee_id,name,email
E3,Asha Rao,
E9,,JOINER@example.org
E10,Vikram,v@example.org
E1,E1,e1@example.org`
  const found = plan(csv)
  expect(afterOf(found)).toEqual([
    ['E3', { name: 'Asha Rao' }],
    ['joiner', { employee_id: 'E9', email: 'JOINER@example.org' }],
    [undefined, { employee_id: 'E10', name: 'Vikram', email: 'v@example.org' }],
  ])
  expect(found).toMatchObject({ unchanged: 1, refused: [] })
})

test('a column that is missing leaves the value, and an empty cell clears it, but not name, address and activity', () => {
  expect(plan('employee_id,designation\nE3,').unchanged).toBe(1)
  expect(afterOf(plan('employee_id,name,email,active,department,manager_id\nE3,,,,,'))).toEqual([
    ['E3', { department: null, manager_id: null }],
  ])
})

test.each([
  ['no key', 'name\nAsha', /employee ID or an email/],
  ['no name for somebody new', 'email\nnew@example.org', /needs a name/],
  ['no such address', 'employee_id,email\nE3,asha', /email: /],
  [
    'no such role',
    'employee_id,roles\nE3,finance king',
    /^roles: “king” is not a role\. Roles are travel_desk, .* and super_admin\.$/,
  ],
  ['no word of activity', 'employee_id,active\nE3,perhaps', /^active: “perhaps” is neither yes nor no\.$/],
  ['another number', 'employee_id,email\nE7,e3@example.org', /E3, which stays/],
  ['an address of another', 'employee_id,email\nE3,e2@example.org', /Another person/],
  ['an address elsewhere', 'employee_id,email\nE3,Taken@elsewhere.example', /Another account/],
  ['a manager who is nobody', 'employee_id,manager_id\nE3,E99', /E99/],
  ['oneself as manager', 'employee_id,manager_id\nE3,E3', /themselves/],
  ['a report as manager', 'employee_id,manager_id\nE2,E3', /themselves/],
  ['no entry of the structure', 'employee_id,department\nE3,Closed', /no active entry “Closed”/],
  ['a super admin', 'employee_id,name\nE1,Boss', /super admin/],
  ['the role of a super admin', 'employee_id,roles\nE3,super_admin', /super admin/],
  ['a department that grants a role', 'employee_id,department\nE3,Admin', /super admin/],
  ['one’s own roles', 'employee_id,roles\nE2,finance', /own roles/],
])('%s refuses the line with the reason', (_, csv, reason) => {
  expect(plan(csv)).toMatchObject({ planned: [], refused: [{ line: 2, reason: expect.stringMatching(reason) }] })
})

test('lines that contradict one another are all refused, and so are those that rely on them', () => {
  const csv = `employee_id,name,email,manager_id
E10,Vikram,v@example.org,
E10,Vikram S,w@example.org,
E11,Farah,f@example.org,E10
E12,Arjun,a@example.org,E11
E13,Neha,n@example.org,E14
E14,Imran,i@example.org,E13
E15,Meera,m@example.org,E3`
  const found = plan(csv)
  expect(found.refused.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7])
  expect(afterOf(found)).toHaveLength(1)
})

test('a manager may stand in the same file, before or after', () => {
  const csv = 'employee_id,name,email,manager_id\nE10,V,v@example.org,E11\nE11,F,f@example.org,E3'
  expect(plan(csv)).toMatchObject({ refused: [], planned: [{}, {}] })
})

test('of lines that share an ID or an address, each says which', () => {
  const csv = `employee_id,name,email
E10,Vikram,v@example.org
E10,Farah,f@example.org
E11,Neha,V@example.org
E12,Imran,i@example.org`
  expect(plan(csv).refused).toEqual([
    { line: 2, reason: 'The employee ID E10 is also in line 3.' },
    { line: 3, reason: 'The employee ID E10 is also in line 2.' },
    { line: 4, reason: 'The email address V@example.org is also in line 2.' },
  ])
})

test('somebody leaves once nobody reports to them any more, in the same file or before', () => {
  const people = [person('E7'), person('E8', { manager_id: 'E7' }), person('E9', { manager_id: 'E7' }), ...PEOPLE]
  const leaves = (...lines: string[]) =>
    plan(['employee_id,manager_id,active', ...lines].join('\n'), null, people).refused
  expect(leaves('E7,,no')).toEqual([{ line: 2, reason: expect.stringContaining('2 people report to E7') }])
  expect(leaves('E7,,no', 'E8,E3,')).toEqual([{ line: 2, reason: expect.stringContaining('1 person reports to E7') }])
  expect(leaves('E8,E3,', 'E7,,no', 'E9,,')).toEqual([])
  expect(leaves('E7,,no', 'E8,,no', 'E9,,no')).toEqual([])
  // A report whose own line is refused stays, and so does their manager.
  expect(leaves('E7,,no', 'E8,E3,', 'E9,E99,').map(({ line }) => line)).toEqual([2, 4])
})

test('the last administrators stay', () => {
  const alone = [ADMIN, ASHA].map((one) => ({ ...one, manager_id: null }))
  expect(plan('employee_id,active\nE2,no\nE3,no', null, alone).refused).toEqual([
    { line: 2, reason: expect.stringContaining('last administrator') },
  ])
  expect(plan('employee_id,active,roles\nE2,no,\nE3,,administrator', null, alone).refused).toEqual([])
})

test('who gets their rights by having reports gets none by an import', () => {
  const chief = person('E4', { department: 'Admin' })
  expect(plan('employee_id,manager_id\nE3,E4', ADMIN, [...PEOPLE, chief]).refused).toHaveLength(1)
  expect(plan('employee_id,manager_id\nE3,E4', BOSS, [...PEOPLE, chief]).refused).toEqual([])
})

const IDS = Array.from({ length: 8 }, (_, at) => `E${at}`)
const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom('=A1', "'+x", 'a;b', 'a\nb'))
const detail = fc.option(text.map((value) => value.trim()).filter(Boolean))
/** People without cycles: everybody's manager comes before them. */
const organisation = fc
  .array(
    fc.record({
      above: fc.nat(),
      department: detail,
      grade: detail,
      roles: fc.subarray([...GRANTED_ROLES]),
      active: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: IDS.length,
    },
  )
  .map((drawn) =>
    drawn.map(({ above, ...more }, at) =>
      person(IDS[at] ?? '', { ...more, manager_id: at === 0 ? null : (IDS[above % at] ?? null) }),
    ),
  )
const id = fc.constantFrom(...IDS)
const line = fc.record({
  employee_id: id,
  name: fc.constantFrom('Asha', 'Vikram', ''),
  email: id.map((one) => `${one.toLowerCase()}@example.org`),
  manager_id: fc.oneof(id, fc.constant('')),
  active: fc.constantFrom('yes', 'no', ''),
})
const numbered = (lines: readonly Partial<Record<PersonField, string>>[]) =>
  lines.map((cells, at) => ({ line: at + 2, cells }))

/** Everybody as the plan leaves them. */
function afterwards(people: readonly ExistingPerson[], { planned }: ImportPlan) {
  const changed = new Map(planned.map(({ existing, person: after }) => [existing?.id ?? after.email, after]))
  return [
    ...people.map((one) => changed.get(one.id) ?? one),
    ...planned.filter(({ existing }) => !existing).map((one) => one.person),
  ]
}

test('the import of an export changes nothing and refuses nothing', () => {
  fc.assert(
    fc.property(organisation, fc.nat(), (people, by) => {
      const csv = writeCsv(PERSON_FIELDS, people.map(cellsOf))
      const found = plan(csv, people[by % people.length] ?? null, people)
      expect(found).toEqual({ planned: [], refused: [], unchanged: people.length })
    }),
  )
})

test('the order of lines does not matter, and no cycle of managers comes out of any file', () => {
  fc.assert(
    fc.property(organisation, fc.array(line, { maxLength: 10 }), (people, lines) => {
      const given = numbered(lines)
      const found = planImport(given, contextOf(null, people))
      const backwards = planImport(given.toReversed(), contextOf(null, people))
      const sorted = (one: ImportPlan) => ({ ...one, planned: one.planned.toSorted((a, b) => a.line - b.line) })
      expect(sorted(backwards)).toEqual(sorted(found))

      const managers = new Map(afterwards(people, found).map((one) => [one.employee_id, one.manager_id]))
      for (const start of managers.keys()) {
        let at = managers.get(start)
        for (let steps = 0; at != null && steps <= managers.size; steps += 1) {
          expect(at).not.toBe(start)
          at = managers.get(at)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('importing twice changes nothing the second time', () => {
  fc.assert(
    fc.property(organisation, fc.array(line, { maxLength: 10 }), (people, lines) => {
      const first = planImport(numbered(lines), contextOf(null, people))
      const left = first.refused.map((refused) => refused.line)
      const accepted = numbered(lines).filter((one) => !left.includes(one.line))
      const stored = afterwards(people, first).map((one, at) => ({ ...one, id: `p${at}` }))
      expect(planImport(accepted, contextOf(null, stored)).planned).toEqual([])
    }),
  )
})

test('of 10,000 lines that rely on each other none stands when the last does not', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `N${at},New ${at},n${at}@example.org,N${at + 1}`)
  const { refused, planned } = plan(`employee_id,name,email,manager_id\n${lines.join('\n')}`)
  expect(planned).toEqual([])
  expect(refused).toHaveLength(10_000)
})

test('of 10,000 lines of one person none stands, and each names the first others', () => {
  const repeated = (lines: string) => wordsIn(importRefusals)('repeated', { label: 'This person', count: 5, lines })
  const { refused } = plan(`employee_id,name\n${'E3,Asha Rao\n'.repeat(10_000)}`)
  expect(refused).toHaveLength(10_000)
  expect(refused.at(-1)?.reason).toMatch(repeated('2, 3, 4, 5 and 6'))
  expect(refused[0]?.reason).toMatch(repeated('3, 4, 5, 6 and 7'))
})
