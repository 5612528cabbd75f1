import { approveExpense, approveTrip, rejectTrip, returnExpense } from '@pravas/contract/approvals'
import { verifyClaim } from '@pravas/contract/finance'
import { needsYou } from '@pravas/contract/needs-you'
import { changeOrganisation } from '@pravas/contract/organisation'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it

const DAY = 24 * 60 * 60_000
const of = (who: Who) => as(who).call(needsYou)
const later = (ms: number) => it.clock.set(new Date(it.clock.now().getTime() + ms).toISOString())

test('whoever decides is told how many requests wait, with the most urgent of each kind; nobody else is', async () => {
  const trip = await build.trip()
  const claim = await build.expense()
  await build.expense()

  const { trips, expenses } = await of('manager')

  expect(trips).toMatchObject({
    count: 1,
    first: { number: trip, what: 'Delhi to Mumbai', employee_name: it.actor('employee').name },
  })
  expect(expenses).toMatchObject({ count: 2, first: { number: claim } })
  for (const who of ['employee', 'colleague', 'othermanager'] as const)
    expect(await of(who)).toMatchObject({ trips: { count: 0, first: null }, expenses: { count: 0, first: null } })
})

test('a returned request is named until it is sent again, a rejected one for a week, to its owner alone', async () => {
  const claim = await build.expense()
  await as('manager').call(returnExpense, { body: { id: claim, comment: 'The bill is cut off.' } })
  const trip = await build.trip()
  later(1000)
  await as('manager').call(rejectTrip, { body: { id: trip, reason: 'Not this month.' } })

  expect((await of('employee')).redo).toMatchObject([
    { kind: 'trip', number: trip, verdict: 'rejected', reason: 'Not this month.', what: 'Delhi to Mumbai' },
    { kind: 'expense', number: claim, verdict: 'returned', reason: 'The bill is cut off.' },
  ])
  expect((await of('manager')).redo).toEqual([])
  later(7 * DAY + 1)
  expect((await of('employee')).redo.map(({ number }) => number)).toEqual([claim])
})

test('finance is told what is to be verified and to be paid, others nothing of it', async () => {
  const [first, second] = [await build.expense(), await build.expense()]
  for (const id of [first, second]) await as('manager').call(approveExpense, { body: { id } })
  expect((await of('finance')).payments).toEqual({ to_verify: 2, to_pay: 0 })

  await as('finance').call(verifyClaim, { params: { expenseId: first }, body: { adjustments: [] } })

  expect((await of('finance')).payments).toEqual({ to_verify: 1, to_pay: 1 })
  for (const who of ['employee', 'manager', 'auditor'] as const) expect((await of(who)).payments).toBeNull()
})

test('the travel desk is told of approved trips to book, where it books', async () => {
  const trip = await build.trip()
  await as('manager').call(approveTrip, { body: { id: trip } })
  expect((await of('traveldesk')).desk).toBeNull()

  await as('administrator').call(changeOrganisation, { body: { booking: 'desk' } })

  expect((await of('traveldesk')).desk).toEqual({ to_book: 1 })
  for (const who of ['employee', 'manager', 'auditor'] as const) expect((await of(who)).desk).toBeNull()
})
