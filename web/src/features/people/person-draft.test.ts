import { afterEach, expect, test } from 'vitest'
import { changesIn, differing, draftOf, keepDraft, keptDraft, mergedDraft } from './person-draft.ts'

afterEach(() => sessionStorage.clear())

const base = draftOf({
  employee_id: 'E1',
  name: 'Asha Rao',
  email: 'asha@example.org',
  manager_id: 'E2',
  department: 'Sales',
  designation: null,
  grade: null,
  location: 'Mumbai',
  cost_centre: null,
  roles: ['employee'],
})

test('only what differs is sent, and blanks and the order of roles do not', () => {
  expect(changesIn({ ...base, name: ' Asha Rao ', grade: 'L2' }, base)).toEqual({ grade: 'L2' })
  const roles = { ...base, roles: ['employee', 'finance', 'auditor'] as const }
  expect(differing({ ...base, roles: [...roles.roles].reverse() }, { ...base, roles: [...roles.roles] })).toEqual([])
})

test('after another’s change what was typed stays, all else is theirs, and what both changed is named with both', () => {
  const typed = { ...base, department: 'Finance', grade: 'L3' }
  const latest = { ...base, department: 'Marketing', location: 'Pune' }
  const { merged, conflicts } = mergedDraft(typed, base, latest)
  expect(merged).toEqual({ ...base, department: 'Finance', grade: 'L3', location: 'Pune' })
  expect(conflicts).toEqual([
    { field: 'department', before: 'Sales', after: 'Marketing', yours: 'Finance' },
    { field: 'location', before: 'Mumbai', after: 'Pune', yours: undefined },
  ])
  expect(mergedDraft({ ...base, department: 'Marketing' }, base, latest).conflicts[0]?.yours).toBeUndefined()
})

test('what is typed survives a reload over the version that it was typed over, and no other', () => {
  const typed = { ...base, grade: 'L3' }
  keepDraft('p1', typed, 4)
  expect(keptDraft('p1', base, 4)).toEqual(typed)
  expect(keptDraft('p1', base, 5)).toBeUndefined()
  expect(keptDraft('p2', base, 4)).toBeUndefined()
  keepDraft('p1', undefined, 4)
  expect(keptDraft('p1', base, 4)).toBeUndefined()
})

test.each(['{', 'null', '{"version":4,"draft":{"name":7,"roles":"all"}}'])(
  'what cannot be read of %s is left out',
  (kept) => {
    sessionStorage.setItem('person-draft p1', kept)
    expect(keptDraft('p1', base, 4) ?? base).toEqual(base)
  },
)
