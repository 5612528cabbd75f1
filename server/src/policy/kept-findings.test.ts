import { pendingExpensesOfTeam, pendingTripsOfAll, pendingTripsOfTeam } from '@pravas/contract/approvals'
import { getExpense } from '@pravas/contract/expenses'
import { getTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it

const said = (number: string) => ({ clause: { number, text: expect.any(String) }, severity: 'warn' })
const LATE = { rule: 'trip.booked_late', unit: 'days', limit: 14, actual: 9, excess: 5, ...said('1.1') }

test('a trip keeps what the policy said on the day of its request', async () => {
  const tripId = await build.trip({ rupees: 12500 })
  it.clock.set('2026-06-18T06:30:00Z')
  expect((await as('manager').call(getTrip, { params: { tripId } })).findings).toEqual([
    LATE,
    {
      rule: 'flight.fare_cap',
      part: 'flight',
      unit: 'rupees',
      limit: 12000,
      actual: 12500,
      excess: 500,
      ...said('1.3'),
    },
  ])
})

test('an expense within the policy has no findings, one claimed late has', async () => {
  const inTime = await build.expense()
  it.clock.set('2026-07-09T06:30:00Z')
  const late = await build.expense({ rupees: [980] })
  const findings = async (expenseId: string) =>
    (await as('employee').call(getExpense, { params: { expenseId } })).findings
  expect(await findings(inTime)).toEqual([])
  expect(await findings(late)).toEqual([
    { rule: 'expense.claimed_late', unit: 'days', limit: 30, actual: 31, excess: 1, ...said('3.1') },
  ])
})

test('what was requested before the policy was asked has no findings to show', async () => {
  const tripId = await build.trip()
  await it.database.db.updateTable('trips').set({ findings: null }).execute()
  expect((await as('employee').call(getTrip, { params: { tripId } })).findings).toBeNull()
})

test('whoever decides sees what the policy said on each pending request, and null where it was not asked', async () => {
  await build.trip({ rupees: 12000 })
  const before = await build.trip()
  await it.database.db.updateTable('trips').set({ findings: null }).where('trip_number', '=', before).execute()
  await build.expense()
  const team = { params: { employeeId: 'EMP2001' } }
  const ofTeam = await as('manager').call(pendingTripsOfTeam, team)
  expect(ofTeam.map(({ findings }) => findings)).toEqual([[LATE], null])
  expect(await as('superadmin').call(pendingTripsOfAll)).toEqual(ofTeam)
  expect((await as('manager').call(pendingExpensesOfTeam, team)).map(({ findings }) => findings)).toEqual([[]])
})
