import { listCards, registerCard } from '@pravas/contract/company-cards'
import { createDelegation, listDelegations } from '@pravas/contract/delegations'
import { listExports, makeExport } from '@pravas/contract/exports'
import { listInbox, readInbox } from '@pravas/contract/inbox'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it

test('cards come in pages by their holder, and are found by holder, name or digits', async () => {
  const cards = [
    { person: 'EMP1001', last_four: '4321', label: 'Bank of Delhi' },
    { person: 'EMP1001', last_four: '1111', label: 'Fuel 100%' },
    { person: 'EMP1002', last_four: '4321', label: 'Bank of Delhi' },
  ]
  for (const body of cards) await as('finance').call(registerCard, { body })
  const all = await as('finance').call(listCards, { query: {} })
  expect(all).toMatchObject({ next: null })
  expect(all.items).toHaveLength(3)

  const first = await as('finance').call(listCards, { query: { limit: 2 } })
  const rest = await as('finance').call(listCards, { query: { limit: 2, cursor: first.next ?? '' } })
  expect([...first.items, ...rest.items]).toEqual(all.items)
  expect(rest.next).toBe(null)

  const found = async (query: string) =>
    (await as('finance').call(listCards, { query: { query } })).items.map(
      ({ employee_id, last_four }) => `${employee_id} ${last_four}`,
    )
  expect(await found('1111')).toEqual(['EMP1001 1111'])
  expect(await found('emp1002')).toEqual(['EMP1002 4321'])
  expect(await found('00%')).toEqual(['EMP1001 1111'])
  expect(await found('bank OF')).toHaveLength(2)
  expect(await found('_')).toEqual([])
  expect((await as('colleague').call(listCards, { query: { query: '4321' } })).items).toHaveLength(1)
})

test('delegations are those of a person, whether given or got', async () => {
  const days = { starts_on: '2026-06-11', ends_on: '2026-06-13' }
  await as('manager').call(createDelegation, { body: { to: 'EMP1002', ...days } })
  await as('othermanager').call(createDelegation, { body: { to: 'EMP1003', ...days } })
  const of = async (person: string) =>
    (await as('administrator').call(listDelegations, { query: { person } })).items.map(({ from, to }) => [
      from.employee_id,
      to.employee_id,
    ])
  expect(await of('EMP1003')).toEqual([['EMP2002', 'EMP1003']])
  expect(await of('EMP2001')).toEqual([['EMP2001', 'EMP1002']])
  expect(await of(it.actor('colleague').personId)).toEqual([['EMP2001', 'EMP1002']])
  expect(await of('EMP9001')).toEqual([])
  // Nobody learns more by a filter.
  expect((await as('colleague').call(listDelegations, { query: { person: 'EMP1003' } })).items).toEqual([])
})

test('the inbox is what is unread, or what was read', async () => {
  await build.trip({ status: 'approved' })
  await build.trip({ status: 'rejected' })
  it.clock.set('2026-06-10T08:00:00Z')
  const inbox = async (query: { unread?: 'true' | 'false' }) =>
    (await as('employee').call(listInbox, { query })).items.map(({ id }) => id)
  const [last = '', ...earlier] = await inbox({})
  expect(earlier.length).toBeGreaterThan(0)
  await as('employee').call(readInbox, { body: { ids: [last] } })
  expect(await inbox({ unread: 'true' })).toEqual(earlier)
  expect(await inbox({ unread: 'false' })).toEqual([last])
})

test('exports are of one kind', async () => {
  await build.expense({ status: 'approved' })
  await as('finance').call(makeExport, { body: { kind: 'journal', month: '2026-06' } })
  const kinds = async (kind: 'tally' | 'journal') =>
    (await as('auditor').call(listExports, { query: { kind } })).items.map((one) => one.kind)
  expect(await kinds('tally')).toEqual([])
  expect(await kinds('journal')).toEqual(['journal'])
})
