import { type AnalyticsRange, type AnalyticsScope, getAnalytics } from '@pravas/contract/analytics'
import { expect, test, vi } from 'vitest'
import { newId } from '../ids.ts'
import { testApp, type Who } from '../testing/test-app.ts'
import { createReports } from './service.ts'

const it = await testApp()
const { as } = it

const EMPLOYEES = { employee: 'EMP1001', colleague: 'EMP1002', outsider: 'EMP1003', manager: 'EMP2001' } as const
const DAY_MS = 86_400_000

interface Request {
  of?: keyof typeof EMPLOYEES
  /** The instant of the request. */
  at?: string
  status?: 'pending' | 'approved' | 'rejected'
  /** Days from the request to its decision. */
  decidedAfter?: number
  findings?: { rule: string }[] | null
}

let made = 0

function record({ of = 'employee', at = '2026-06-01T06:00:00Z', status = 'approved', ...rest }: Request) {
  const createdAt = new Date(at)
  const { decidedAfter = 1, findings = [] } = rest
  made += 1
  return {
    id: newId(createdAt),
    org_id: it.orgId(),
    employee_id: EMPLOYEES[of],
    status,
    rejection_reason: status === 'rejected' ? 'No.' : null,
    created_at: createdAt,
    decided_at: status === 'pending' ? null : new Date(createdAt.getTime() + decidedAfter * DAY_MS),
    findings: findings && JSON.stringify(findings),
  }
}

interface TripRequest extends Request {
  departs?: string
  to?: string
  flight?: number
  hotel?: number
}

/** A trip from Delhi with a flight and a hotel of this many rupees. */
async function trip({ departs = '2026-06-05', to = 'Mumbai', flight = 0, hotel = 0, ...request }: TripRequest) {
  const row = record(request)
  const trip_number = `TRP-TEST-${made}`
  await it.database.db
    .insertInto('trips')
    .values({
      ...row,
      trip_number,
      purpose: 'business',
      departure_city: 'Delhi',
      destination_city: to,
      departure_date: departs,
      return_date: null,
      total_paise: (flight + hotel) * 100,
      draft_id: null,
    })
    .execute()
  const part = { org_id: row.org_id, trip_id: row.id, title: 'As chosen', details: '{}' }
  await it.database.db
    .insertInto('trip_segments')
    .values([
      { ...part, kind: 'flight', price_paise: flight * 100 },
      { ...part, kind: 'hotel', price_paise: hotel * 100 },
    ])
    .execute()
  return trip_number
}

async function expense({ spent = '2026-06-05', type = 'Food', rupees = 100, ...request }: ExpenseRequest) {
  await it.database.db
    .insertInto('expenses')
    .values({
      ...record(request),
      expense_number: `EXP-TEST-${made}`,
      expense_type: type,
      expense_date: spent,
      description: 'Something',
      total_paise: Math.round(rupees * 100),
      gstin: null,
      place: null,
    })
    .execute()
}

interface ExpenseRequest extends Request {
  spent?: string
  type?: string
  rupees?: number
}

const read = (who: Who, query: { scope?: AnalyticsScope; range?: AnalyticsRange } = {}) =>
  as(who).call(getAnalytics, { query })

test('spend is what was approved, by month and category, against the same days a year earlier', async () => {
  await trip({ departs: '2026-06-10', flight: 5000, hotel: 8000.5 })
  await trip({ departs: '2026-04-01', flight: 3000 })
  await expense({ spent: '2026-06-01', rupees: 250.25 })
  await expense({ spent: '2026-05-31', type: 'Parking', rupees: 90 })
  // a year earlier: as far as the tenth of June counts, what follows does not
  await trip({ departs: '2025-06-10', hotel: 4000 })
  await expense({ spent: '2025-06-11', rupees: 999 })
  // neither approved nor in the period
  await trip({ departs: '2026-06-09', flight: 777, status: 'pending' })
  await expense({ rupees: 777, status: 'rejected' })
  await trip({ departs: '2026-06-11', flight: 777 })
  await expense({ spent: '2026-03-31', rupees: 777 })

  const { period, last_year, spend } = await read('employee', { range: '3-months' })

  expect([period, last_year]).toEqual([
    { from: '2026-04-01', to: '2026-06-10' },
    { from: '2025-04-01', to: '2025-06-10' },
  ])
  expect(spend.months).toEqual([
    { month: '2026-04', trips: 3000, expenses: 0, total: 3000, last_year: 0 },
    { month: '2026-05', trips: 0, expenses: 90, total: 90, last_year: 0 },
    { month: '2026-06', trips: 13000.5, expenses: 250.25, total: 13250.75, last_year: 4000 },
  ])
  expect(spend.categories).toEqual([
    { category: 'Flights', total: 8000, last_year: 0 },
    { category: 'Hotels', total: 8000.5, last_year: 4000 },
    { category: 'Food', total: 250.25, last_year: 0 },
    { category: 'Transport', total: 0, last_year: 0 },
    { category: 'Accommodation', total: 0, last_year: 0 },
    { category: 'Miscellaneous', total: 0, last_year: 0 },
    { category: 'Parking', total: 90, last_year: 0 },
  ])
  expect([spend.total, spend.last_year]).toEqual([16340.75, 4000])
})

test('trips count by status and route on the day they were requested, as India has it', async () => {
  await trip({ at: '2026-03-31T18:30:00Z', flight: 100 })
  await trip({ at: '2026-03-31T18:29:59Z', flight: 100 })
  await trip({ flight: 200, status: 'pending' })
  await trip({ to: 'Chennai', flight: 900 })
  await trip({ to: 'Chennai', flight: 50, status: 'rejected' })

  const { trips } = await read('employee', { range: '3-months' })

  expect(trips).toEqual({
    requested: 4,
    by_status: [
      { status: 'approved', trips: 2, total: 1000 },
      { status: 'pending', trips: 1, total: 200 },
      { status: 'rejected', trips: 1, total: 50 },
    ],
    by_route: [
      { departure_city: 'Delhi', destination_city: 'Mumbai', trips: 2, total: 300 },
      { departure_city: 'Delhi', destination_city: 'Chennai', trips: 1, total: 900 },
    ],
  })
})

test('decisions are averaged in days, whenever the request was made', async () => {
  await trip({ at: '2026-03-30T06:00:00Z', decidedAfter: 4 })
  await trip({ decidedAfter: 1, status: 'rejected' })
  await trip({ at: '2026-03-01T06:00:00Z', decidedAfter: 9 })
  await trip({ status: 'pending' })

  const { decisions } = await read('employee', { range: '3-months' })

  expect(decisions).toEqual({
    trips: { decided: 2, average_days: 2.5 },
    expenses: { decided: 0, average_days: null },
  })
})

test('out of policy is counted among what was checked, once for each rule', async () => {
  const late = { rule: 'trip.booked_late' }
  const fare = { rule: 'flight.fare_cap' }
  await trip({ findings: [late, fare, fare] })
  await trip({ findings: [late], status: 'rejected' })
  await trip({ findings: [] })
  await trip({ findings: null })
  await trip({ findings: [late], at: '2026-03-01T06:00:00Z' })
  await expense({ findings: [{ rule: 'expense.claimed_late' }] })

  const { policy } = await read('employee', { range: '3-months' })

  expect(policy).toEqual({
    trips: { checked: 3, outside: 2 },
    expenses: { checked: 1, outside: 1 },
    by_rule: [
      { rule: 'trip.booked_late', requests: 2 },
      { rule: 'expense.claimed_late', requests: 1 },
      { rule: 'flight.fare_cap', requests: 1 },
    ],
  })
})

test('upcoming trips are those from today on that were not rejected, the nearest first', async () => {
  const days = ['2026-06-30', '2026-06-10', '2026-07-01', '2026-06-12', '2026-06-20', '2026-06-15']
  for (const departs of days) await trip({ departs })
  await trip({ departs: '2026-06-09' })
  await trip({ departs: '2026-06-11', status: 'rejected' })

  const { upcoming } = await read('employee')

  expect(upcoming.trips).toBe(6)
  expect(upcoming.next.map(({ departure_date }) => departure_date)).toEqual([...days].sort().slice(0, 5))
  expect(upcoming.next[0]).toMatchObject({ employee_name: 'Asha Rao', destination_city: 'Mumbai', return_date: null })
})

test('each counts what they may: their own, their team, the organisation', async () => {
  const travellers = ['employee', 'colleague', 'outsider', 'manager'] as const
  for (const traveller of travellers) await trip({ of: traveller })
  const requested = async (...asked: Parameters<typeof read>) => (await read(...asked)).trips.requested

  expect(await requested('employee')).toBe(1)
  expect(await requested('manager')).toBe(2)
  expect(await requested('manager', { scope: 'own' })).toBe(1)
  expect(await requested('othermanager')).toBe(1)
  expect(await requested('superadmin')).toBe(4)
  expect(await requested('superadmin', { scope: 'team' })).toBe(1)
  expect(await requested('superadmin', { scope: 'own' })).toBe(0)
  expect((await read('employee')).scopes).toEqual(['own'])
  expect((await read('manager')).scopes).toEqual(['own', 'team'])
  expect(await read('superadmin')).toMatchObject({ scope: 'organisation', scopes: ['own', 'team', 'organisation'] })
})

test.each([
  ['employee', 'team'],
  ['employee', 'organisation'],
  ['manager', 'organisation'],
] as const)('%s may not read the figures of a wider scope: %s', async (who, scope) => {
  expect(await as(who).refused(getAnalytics, { query: { scope } })).toMatchObject({
    status: 403,
    code: 'action.forbidden',
  })
})

test('without an employee record there are no figures', async () => {
  expect(await as('newjoiner').refused(getAnalytics)).toMatchObject({ code: 'person.no_employee_record' })
})

test('a range that there is not is refused', async () => {
  expect(await as('employee').refused(getAnalytics, { query: { range: 'forever' } })).toMatchObject({ status: 400 })
})

test('all figures are of one moment', async () => {
  const snapshot = it.database.db.transaction()
  const isolated = vi.spyOn(snapshot, 'setIsolationLevel')
  const transaction = vi.fn(() => snapshot)
  // What is asked past the transaction fails here.
  const db = { transaction } as unknown as typeof it.database.db
  const reports = createReports({
    db,
    clock: it.clock,
    settingsOf: () => it.app.organisation.of(it.database.db, it.orgId()),
  })
  const { scope } = await reports.analytics(it.actor('superadmin'), { range: '12-months' })
  expect(scope).toBe('organisation')
  expect(transaction).toHaveBeenCalledOnce()
  expect(isolated).toHaveBeenCalledExactlyOnceWith('repeatable read')
})
