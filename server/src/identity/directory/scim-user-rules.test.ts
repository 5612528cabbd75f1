import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ScimError } from './scim-error.ts'
import { readFilter } from './scim-filter-rules.ts'
import { changesOfPatch, changesOfResource } from './scim-user-rules.ts'

test.each([
  [{ displayName: 'Ravi Iyer', name: { formatted: 'Iyer, Ravi' } }, { name: 'Ravi Iyer' }],
  [{ name: { givenName: 'Ravi', familyName: 'Iyer' } }, { name: 'Ravi Iyer' }],
  [{ phoneNumbers: [] }, { phone: null }],
  [{ title: '' }, { designation: null }],
  [{ 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { manager: { value: 'm1' } } }, { managerId: 'm1' }],
  [{ nickName: 'R', isAdmin: true, roles: ['admin'], password: 'x', id: 'other' }, {}],
])('%j says %j', (resource, expected) => {
  expect(changesOfResource(resource)).toEqual(expected)
})

test('later operations count over earlier ones', () => {
  const Operations = [
    { op: 'Add', path: 'title', value: 'Engineer' },
    { op: 'Replace', path: 'title', value: 'Lead' },
  ]
  expect(changesOfPatch({ Operations })).toEqual({ designation: 'Lead' })
})

test('whatever a directory sends is read or refused as SCIM says', () => {
  const words = fc.constantFrom(
    'active',
    'userName',
    'name',
    'manager',
    'phoneNumbers',
    '__proto__',
    'constructor',
    'toString',
  )
  const operation = fc.record(
    { op: fc.constantFrom('add', 'Replace', 'remove', 'x'), path: fc.oneof(words, fc.string()), value: fc.anything() },
    { requiredKeys: ['op'] },
  )
  fc.assert(
    fc.property(fc.array(operation), fc.string(), (Operations, filter) => {
      for (const read of [
        () => changesOfPatch({ Operations }),
        () => changesOfResource(Operations[0]?.value),
        () => readFilter(filter),
      ]) {
        try {
          read()
        } catch (error) {
          expect(error).toBeInstanceOf(ScimError)
        }
      }
    }),
  )
})
