import { listWaiting } from '@pravas/contract/approval-lists'
import { pendingExpensesOfTeam, pendingTripsOfAll, pendingTripsOfTeam } from '@pravas/contract/approvals'
import { createDelegation } from '@pravas/contract/delegations'
import type { CallInput } from '@pravas/contract/endpoint'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import type { Who } from '../testing/stage.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)

const waiting = (who: Who, query: CallInput<typeof listWaiting>['query']) => it.as(who).call(listWaiting, { query })
const number = (item: object) =>
  'trip_number' in item ? item.trip_number : 'expense_number' in item && item.expense_number

async function allPages(who: Who, query: CallInput<typeof listWaiting>['query']) {
  const items: object[] = []
  let cursor: string | null | undefined
  do {
    const page = await waiting(who, { ...query, ...(cursor && { cursor }) })
    items.push(...page.items)
    cursor = page.next
  } while (cursor)
  return items
}

test.each(['urgent', 'latest', 'amount'] as const)(
  'the pages in the order %s hold what the specified list does, each once',
  async (order) => {
    for (const rupees of [900, 300, 300, 700]) await build.trip({ rupees })
    for (const rupees of [90, 30, 70]) await build.expense({ rupees: [rupees] })
    const params = { employeeId: 'EMP2001' }
    const trips = await it.as('manager').call(pendingTripsOfTeam, { params })
    const claims = await it.as('manager').call(pendingExpensesOfTeam, { params })

    const [pagedTrips, pagedClaims] = [
      await allPages('manager', { type: 'trip', order, limit: 2 }),
      await allPages('manager', { type: 'expense', order, limit: 2 }),
    ]

    const key = order === 'amount' ? 'total_price(INR)' : 'departure_date'
    expect(pagedTrips).toHaveLength(trips.length)
    expect(pagedTrips).toEqual(expect.arrayContaining(trips))
    expect(pagedClaims).toHaveLength(claims.length)
    expect(pagedClaims).toEqual(expect.arrayContaining(claims))
    const keys = pagedTrips.map((trip) => (trip as (typeof trips)[number])[key])
    const sorted = keys.toSorted((a, b) => (typeof a === 'number' ? Number(b) - a : String(a).localeCompare(String(b))))
    if (order !== 'latest') expect(keys).toEqual(sorted)
    const { counts } = await waiting('manager', { type: 'trip', limit: 1 })
    expect(counts).toMatchObject({ trip: trips.length, expense: claims.length, found: trips.length })
  },
)

test('each word of a search stands in the request, and what is counted is what is found', async () => {
  const trip = await build.trip({ traveller: 'colleague' })
  await build.trip()
  const { items, counts } = await waiting('manager', { type: 'trip', query: ` ${trip.toLowerCase()}  mumb ` })
  expect(items.map(number)).toEqual([trip])
  expect(counts?.found).toBe(1)
  expect(counts?.trip).toBeGreaterThan(1)
  expect((await waiting('manager', { type: 'trip', query: '%' })).items).toEqual([])
})

test('nobody but who decides sees anything, and a cursor of nothing is refused', async () => {
  await build.trip()
  for (const who of ['employee', 'newjoiner', 'finance', 'auditor'] as const) {
    expect([who, (await waiting(who, { type: 'trip' })).items]).toEqual([who, []])
  }
  const { status, body } = await it.as('manager').get('/api/approvals?type=trip&cursor=nonsense')
  expect([status, body]).toMatchObject([400, { errors: [{ path: 'query.cursor' }] }])
})

test('a claim that may be a duplicate is answered, also before its claimant has said what it is', async () => {
  await build.expense()
  const later = await build.expense()

  const { items } = await waiting('manager', { type: 'expense' })

  const found = items.find((item) => number(item) === later)
  expect(found).toMatchObject({ receipts: [{ duplicates: [{ resolution: null }] }] })
})

const LATE = '[{"rule":"expense.claimed_late","unit":"days","limit":30,"actual":31,"excess":1}]'

test('nothing need be known of what is within the policy and as it was read; the counts go by the search', async () => {
  const { db } = it.database
  const claims = await Promise.all(Array.from({ length: 6 }, () => build.expense({ claimant: 'outsider' })))
  const trips = [await build.trip({ traveller: 'outsider' }), await build.trip({ traveller: 'outsider' })]
  const { orgId } = it.actor('outsider')
  const plain = { findings: '[]', edited: '[]', duplicates: '[]', receipt_date: '2026-06-10' }
  const kinds = [
    plain,
    { ...plain, findings: LATE },
    { ...plain, findings: null },
    { ...plain, edited: '["total"]' },
    { ...plain, edited: null },
    { ...plain, duplicates: '[{"text":"The same bill.","resolution":"different"}]', receipt_date: null },
  ]
  for (const [index, { findings, ...receipt }] of kinds.entries()) {
    const claim = db.updateTable('expenses').set({ findings }).where('org_id', '=', orgId)
    const { id } = await claim
      .where('expense_number', '=', claims[index] ?? '')
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.updateTable('receipts').set(receipt).where('org_id', '=', orgId).where('expense_id', '=', id).execute()
  }
  const ofTrip = db.updateTable('trips').where('org_id', '=', orgId)
  await ofTrip
    .set({ findings: '[]' })
    .where('trip_number', '=', trips[0] ?? '')
    .execute()
  await ofTrip
    .set({ findings: null })
    .where('trip_number', '=', trips[1] ?? '')
    .execute()

  const found = async (type: 'trip' | 'expense', show: 'all' | 'look' | 'plain') => {
    const { items, counts } = await waiting('othermanager', { type, show, query: 'EMP1003', order: 'latest' })
    return { numbers: items.map(number), counts }
  }
  const [first, ...others] = claims
  expect((await found('expense', 'plain')).numbers).toEqual([first])
  expect((await found('expense', 'look')).numbers.toSorted()).toEqual(others.toSorted())
  expect((await found('trip', 'plain')).numbers).toEqual([trips[0]])
  expect((await found('trip', 'look')).numbers).toEqual([trips[1]])
  const { counts } = await found('expense', 'plain')
  expect(counts?.found).toBe((await found('expense', 'all')).numbers.length)
  expect(counts?.plain).toBe(1)
})

test('a super admin is shown everybody’s, as the specified list of everybody’s is', async () => {
  await build.trip({ traveller: 'outsider' })
  const all = await it.as('superadmin').call(pendingTripsOfAll)
  const { counts } = await waiting('superadmin', { type: 'trip' })
  expect(await allPages('superadmin', { type: 'trip' })).toHaveLength(all.length)
  expect(counts?.trip).toBe(all.length)
})

test('who stands in for somebody is told for whom they decide, in the list and in its pages', async () => {
  const body = { to: 'EMP1002', starts_on: '2026-06-10', ends_on: '2026-06-13' }
  await it.as('manager').call(createDelegation, { body })
  await build.trip()
  const { name } = it.actor('manager')
  const params = { employeeId: 'EMP1002' }
  for (const trips of [
    await it.as('colleague').call(pendingTripsOfTeam, { params }),
    (await waiting('colleague', { type: 'trip' })).items,
  ]) {
    expect(new Set(trips.map(({ on_behalf_of: of }) => of))).toEqual(new Set([name]))
  }
  const own = await it.as('manager').call(pendingTripsOfTeam, { params: { employeeId: 'EMP2001' } })
  expect(own.filter((trip) => 'on_behalf_of' in trip)).toEqual([])
})
