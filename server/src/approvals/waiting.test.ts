import { pendingExpensesOfTeam, pendingTripsOfTeam } from '@pravas/contract/approvals'
import { listWaiting } from '@pravas/contract/approver-desk'
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
    expect(counts).toEqual({ trip: trips.length, expense: claims.length, found: trips.length })
  },
)

test('each word of a search stands in the request, and what is counted is what is found', async () => {
  const trip = await build.trip({ traveller: 'colleague' })
  await build.trip()
  const { items, counts } = await waiting('manager', { type: 'trip', query: ` ${trip.toLowerCase()}  mumb ` })
  expect(items.map(number)).toEqual([trip])
  expect(counts.found).toBe(1)
  expect(counts.trip).toBeGreaterThan(1)
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
