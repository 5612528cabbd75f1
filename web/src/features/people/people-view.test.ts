import { expect, test } from 'vitest'
import { isNarrowed, paramsOf, peopleViewOf, queryOf } from './people-view.ts'

const viewOf = (search: string) => peopleViewOf(new URLSearchParams(search))

test.each([
  ['', { active: 'true' }],
  ['q=asha&status=all', { query: 'asha' }],
  ['status=invited&role=finance', { active: 'true', sign_in: 'invited', role: 'finance' }],
  ['status=deactivated&department=Sales&location=Pune', { active: 'false', department: 'Sales', location: 'Pune' }],
  ['missing=manager', { active: 'true', no_manager: 'true' }],
  ['missing=number&manager=E1', { active: 'true', no_number: 'true', manager: 'E1' }],
  ['status=gone&role=king&missing=all&department=', { active: 'true' }],
])('the address %j asks for %o', (search, query) => {
  const asked = Object.entries(queryOf(viewOf(search))).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(asked)).toEqual(query)
})

test.each(['', 'q=asha', 'status=none&role=manager', 'department=Sales%20%26%20Co&missing=number'])(
  'a view keeps its address: %j',
  (search) => {
    expect(paramsOf(viewOf(search)).toString()).toBe(new URLSearchParams(search).toString())
    expect(isNarrowed(viewOf(search))).toBe(search !== '')
  },
)

test('a text of any length is asked for as the call takes it', () => {
  expect(queryOf(viewOf(`q=${'x'.repeat(5000)}`)).query).toHaveLength(200)
})
