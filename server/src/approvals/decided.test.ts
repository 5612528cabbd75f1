import { getPersonYear, listDecided } from '@pravas/contract/approval-lists'
import { approveTrip, rejectExpense, undoDecision } from '@pravas/contract/approvals'
import { createDelegation } from '@pravas/contract/delegations'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import type { Who } from '../testing/stage.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it

const decided = (who: Who, query: { cursor?: string; limit?: number } = {}) => as(who).call(listDecided, { query })
const numbers = async (who: Who) => (await decided(who)).items.map(({ number }) => number)

test('an approver sees what they decided, the latest first, and nothing of what was taken back or others decided', async () => {
  const trip = await build.trip({ rupees: 5432.5 })
  const claim = await build.expense({ claimant: 'colleague' })
  const undone = await build.trip()
  await as('manager').call(approveTrip, { body: { id: trip } })
  await as('manager').call(rejectExpense, { body: { id: claim, reason: 'Too late.' } })
  await as('manager').call(approveTrip, { body: { id: undone } })
  await as('manager').call(undoDecision, { body: { id: undone } })

  const { items, next } = await decided('manager')

  expect(next).toBeNull()
  expect(items).toMatchObject([
    { kind: 'expense', number: claim, verdict: 'rejected', reason: 'Too late.', status: 'rejected' },
    {
      kind: 'trip',
      number: trip,
      what: 'Delhi → Mumbai',
      employee_name: 'Asha Rao',
      total: 5432.5,
      verdict: 'approved',
      decided_by: it.actor('manager').name,
      on_behalf_of: null,
    },
  ])
  expect(await numbers('othermanager')).toEqual([])
  expect(await numbers('employee')).toEqual([])
})

test('who stands in for a manager sees for whom they decided', async () => {
  const trip = await build.trip()
  const day = '2026-06-10'
  await as('manager').call(createDelegation, { body: { to: 'EMP2002', starts_on: day, ends_on: day } })
  await as('othermanager').call(approveTrip, { body: { id: trip } })

  expect((await decided('othermanager')).items).toMatchObject([
    { number: trip, on_behalf_of: it.actor('manager').name },
  ])
})

test('the decided are read page by page', async () => {
  const trips = [await build.trip(), await build.trip(), await build.trip()]
  for (const id of trips) await as('manager').call(approveTrip, { body: { id } })

  const first = await decided('manager', { limit: 2 })
  const second = await decided('manager', { limit: 2, cursor: first.next ?? '' })

  expect([...first.items, ...second.items].map(({ number }) => number)).toEqual(trips.toReversed())
  expect(second.next).toBeNull()
})

test('a person’s year adds up what was approved, what waits and what was rejected', async () => {
  await build.trip({ status: 'approved', rupees: 1000 })
  await build.trip({ rupees: 500 })
  await build.expense({ status: 'rejected', rupees: [75] })

  const year = await as('manager').call(getPersonYear, { params: { employeeId: 'EMP1001' } })

  expect(year).toEqual({
    from: '2026-04-01',
    trips: { approved: { count: 1, total: 1000 }, pending: { count: 1, total: 500 }, rejected: { count: 0, total: 0 } },
    expenses: { approved: { count: 0, total: 0 }, pending: { count: 0, total: 0 }, rejected: { count: 1, total: 75 } },
  })
})

test('who lists only trips learns nothing of claims', async () => {
  const year = await as('traveldesk').call(getPersonYear, { params: { employeeId: 'EMP1001' } })
  expect(year.trips).not.toBeNull()
  expect(year.expenses).toBeNull()
})
