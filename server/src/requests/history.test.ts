import { approveTrip, rejectExpense, returnExpense, returnTrip, undoDecision } from '@pravas/contract/approvals'
import { createDelegation } from '@pravas/contract/delegations'
import { getExpense, reviseExpense } from '@pravas/contract/expenses'
import { getOneTripDraft, submitTripDraft } from '@pravas/contract/trip-drafts'
import { getTrip, reviseTrip, withdrawTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it

const historyOf = async (trip: string, who: 'employee' | 'manager' = 'employee') =>
  (await as(who).call(getTrip, { params: { tripId: trip } })).history
const wait = () => it.clock.set(new Date(it.clock.now().getTime() + 60_000).toISOString())

/** Changes the purpose of a returned trip and sends it again. */
async function sendAgain(trip: string): Promise<void> {
  const { draft_id: draftId } = await as('employee').call(reviseTrip, { params: { tripId: trip } })
  const { criteria } = await it.database.db
    .selectFrom('trip_drafts')
    .select('criteria')
    .where('id', '=', draftId)
    .executeTakeFirstOrThrow()
  await it.database.db
    .updateTable('trip_drafts')
    .set({ criteria: JSON.stringify({ ...(criteria as object), purpose: 'training' }) })
    .where('id', '=', draftId)
    .execute()
  const { version } = await as('employee').call(getOneTripDraft, { params: { draftId } })
  await as('employee').call(submitTripDraft, { params: { draftId }, body: { version } })
}

test('each return with its reasons and each version with its changes are told in order, to owner and approver', async () => {
  const trip = await build.trip()
  wait()
  await as('manager').call(returnTrip, { body: { id: trip, comment: 'For training?', fields: ['purpose'] } })
  wait()
  await sendAgain(trip)
  wait()
  await as('manager').call(approveTrip, { body: { id: trip } })

  const history = await historyOf(trip)

  expect(history).toMatchObject([
    { event: 'submitted', by: 'Asha Rao' },
    { event: 'returned', by: 'Meera Iyer', reason: 'For training?', asked: ['Purpose'] },
    { event: 'resubmitted', by: 'Asha Rao', changes: [{ field: 'purpose', before: 'business', after: 'training' }] },
    { event: 'approved', by: 'Meera Iyer' },
  ])
  expect(await historyOf(trip, 'manager')).toEqual(history)
})

test('who stood in for whom is on the record and in its history', async () => {
  const day = it.clock.now().toISOString().slice(0, 10)
  await as('manager').call(createDelegation, { body: { to: 'EMP2002', starts_on: day, ends_on: day } })
  const trip = await build.trip()

  await as('othermanager').call(approveTrip, { body: { id: trip } })

  const { decision, history } = await as('employee').call(getTrip, { params: { tripId: trip } })
  const made = { on_behalf_of: 'Meera Iyer' }
  expect(decision).toMatchObject({ verdict: 'approved', ...made })
  expect(history?.at(-1)).toMatchObject({ event: 'approved', ...made })
  expect(history?.at(-1)?.by).not.toBe('Meera Iyer')
})

test('a decision that was taken back is no part of it, and a withdrawal is', async () => {
  const trip = await build.trip()
  await as('manager').call(approveTrip, { body: { id: trip } })
  await as('manager').call(undoDecision, { body: { id: trip } })
  await as('employee').call(withdrawTrip, { params: { tripId: trip } })

  expect((await historyOf(trip))?.map(({ event }) => event)).toEqual(['submitted', 'withdrawn'])
})

test('a claim tells the same', async () => {
  const claim = await build.expense({ rupees: [1240, 360] })
  await as('manager').call(returnExpense, { body: { id: claim, comment: 'The total?', fields: ['total'] } })
  const { draft_id: draftId } = await as('employee').call(reviseExpense, { params: { expenseId: claim } })
  await it.app.expenses.claims.submit(it.actor('employee'), draftId)
  await as('manager').call(rejectExpense, { body: { id: claim, reason: 'Not ours.' } })

  const { history } = await as('employee').call(getExpense, { params: { expenseId: claim } })

  expect(history).toMatchObject([
    { event: 'submitted' },
    { event: 'returned', reason: 'The total?', asked: ['All amounts'] },
    { event: 'resubmitted', changes: [] },
    { event: 'rejected', reason: 'Not ours.' },
  ])
})
