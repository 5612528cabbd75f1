import { expect, test } from 'vitest'
import { isNarrowed, paramsOf, queryOf, recordsViewOf } from './records-view.ts'

const viewOf = (search: string) => recordsViewOf(new URLSearchParams(search))

test.each([
  ['', {}],
  ['q=%20asha%20&type=trip', { query: 'asha', type: 'trip' }],
  ['status=paid&person=%20EMP1%20', { status: 'paid', person: 'EMP1' }],
  ['from=2026-04-01&until=2026-06-30', { from: '2026-04-01', until: '2026-06-30' }],
  ['type=hotel&status=lost&from=2026-02-30&until=soon&other=1', {}],
])('the address %j asks for %o', (search, query) => {
  expect(queryOf(viewOf(search))).toEqual(query)
})

test.each(['', 'q=asha', 'q=a+%26+b&type=expense&status=pending&person=EMP1&from=2026-04-01&until=2026-06-30'])(
  'a view keeps its address: %j',
  (search) => {
    expect(paramsOf(viewOf(search)).toString()).toBe(search)
    expect(isNarrowed(viewOf(search))).toBe(search !== '')
  },
)

test('a text of any length is asked for as the call takes it', () => {
  const { query, person } = queryOf(viewOf(`q=${'x'.repeat(5000)}&person=${'y'.repeat(5000)}`))
  expect(query).toHaveLength(100)
  expect(person).toHaveLength(64)
})
