import { approveExpense, approveTrip, rejectExpense, rejectTrip } from '@pravas/contract/approvals'
import { getExpense } from '@pravas/contract/expenses'
import { getTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { statusChange } from '../audit/store.ts'
import { revisedClaims } from '../expenses/draft/revise-service.ts'
import { createOutbox } from '../mail/outbox.ts'
import { releasedReceipts } from '../receipts/released-service.ts'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'
import { revisedTrips } from '../trips/draft/revise-service.ts'
import { createApprovals } from './service.ts'

const it = await testApp()
const build = builders(it)
const { as } = it

const statusOf = async (trip: string) => (await as('superadmin').call(getTrip, { params: { tripId: trip } })).status

test('the manager approves a trip of the team, and the traveller sees who decided and gets a mail', async () => {
  const trip = await build.trip()

  const decision = await as('manager').call(approveTrip, { body: { id: trip } })

  expect(decision).toMatchObject({ number: trip, status: 'approved', rejection_reason: null })
  const seen = await as('employee').call(getTrip, { params: { tripId: trip } })
  expect(seen).toMatchObject({ status: 'approved', decision: { verdict: 'approved', decided_by: 'Meera Iyer' } })
  const mails = await it.database.db.selectFrom('outbox_mails').select(['to_address', 'subject']).execute()
  expect(mails).toContainEqual({ to_address: 'employee@pravas.example', subject: `${trip} approved` })
})

test('a rejection carries its reason to the claimant', async () => {
  const expense = await build.expense()

  await as('manager').call(rejectExpense, { body: { id: expense, reason: '  Alcohol is not reimbursed.  ' } })

  const seen = await as('employee').call(getExpense, { params: { expenseId: expense } })
  expect(seen).toMatchObject({ status: 'rejected', rejection_reason: 'Alcohol is not reimbursed.' })
})

test.each(['', '   ', undefined])(
  'a rejection with the reason %j names the field and decides nothing',
  async (reason) => {
    const trip = await build.trip()

    const problem = await as('manager').refused(rejectTrip, { body: { id: trip, reason } })

    expect(problem).toMatchObject({ status: 400, errors: [{ path: 'body.reason' }] })
    expect(await statusOf(trip)).toBe('pending')
  },
)

test.each(['colleague', 'outsider', 'othermanager', 'newjoiner'] as const)(
  '%s cannot decide on a trip of another team, nor learn that it exists',
  async (who) => {
    const trip = await build.trip()

    expect(await as(who).refused(approveTrip, { body: { id: trip } })).toMatchObject({ status: 404 })
    expect(await statusOf(trip)).toBe('pending')
  },
)

test('a reason that is missing or too long is refused in words', async () => {
  const trip = await build.trip()
  const detailOf = async (reason?: string) =>
    (await as('manager').send('POST', '/api/admin/reject-trip', JSON.stringify({ id: trip, reason }))).body
  expect(await detailOf()).toMatchObject({ detail: 'Give a reason for the rejection.' })
  expect(await detailOf('x'.repeat(2001))).toMatchObject({ detail: 'A reason has at most 2000 characters.' })
})

test('nobody decides on their own request, not even a super admin', async () => {
  const own = await build.trip({ traveller: 'employee' })
  const managers = await build.trip({ traveller: 'manager' })
  const superAdmins = await build.trip({ traveller: 'superadmin' })

  for (const [who, trip] of [
    ['employee', own],
    ['manager', managers],
    ['superadmin', superAdmins],
  ] as const) {
    const problem = await as(who).refused(approveTrip, { body: { id: trip } })
    expect(problem).toMatchObject({ status: 403, code: 'decision.own_request' })
  }
})

test('a request that has been decided cannot be decided again', async () => {
  const trip = await build.trip({ status: 'approved' })
  const expense = await build.expense({ status: 'rejected' })

  const again = await as('manager').refused(rejectTrip, { body: { id: trip, reason: 'Second thoughts' } })
  expect(again).toMatchObject({ status: 409, code: 'decision.not_pending' })
  expect(await as('manager').refused(approveExpense, { body: { id: expense } })).toMatchObject({ status: 409 })
})

test('of many decisions at the same moment exactly one counts', async () => {
  const trip = await build.trip()
  const manager = as('manager')
  const superAdmin = as('superadmin')

  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? manager : superAdmin).post('/api/admin/approve-trip', { id: trip }),
    ),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(409)])
  const decisions = await it.database.db.selectFrom('decisions').selectAll().execute()
  expect(decisions).toHaveLength(1)
})

test('the audit trail tells who decided what, and cannot be rewritten', async () => {
  const trip = await build.trip({ status: 'rejected' })

  const rows = await it.database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'detail'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    expect.objectContaining({ action: 'trip.submitted', actor_id: it.actor('employee').personId }),
    {
      action: 'trip.rejected',
      actor_id: it.actor('manager').personId,
      detail: { reason: 'It is not needed.', ...statusChange('pending', 'rejected') },
    },
  ])
  expect(trip).toMatch(/^TRP-2026-\d{6}$/)
  await expect(it.database.db.deleteFrom('audit_log').execute()).rejects.toThrow(/append-only/)
})

test('a decision whose mail cannot be kept is not taken', async () => {
  const trip = await build.trip()
  const { db } = it.database
  const outbox = {
    ...createOutbox({ willSend: false }),
    add: () => Promise.reject(new Error('no room for mails')),
  }
  const approvals = createApprovals({
    db,
    clock: it.clock,
    outbox,
    notifier: it.app.inbox.notifier,
    releasedReceipts,
    revisedClaims,
    revisedTrips,
    bookings: { approved: async () => [], cancelled: async () => undefined, isBooked: async () => false },
    publicUrl: new URL(it.origin),
  })

  const deciding = approvals.decide(it.actor('manager'), 'trip', trip, {
    verdict: 'approved',
    reason: null,
    fields: [],
    version: undefined,
  })

  await expect(deciding).rejects.toThrow('no room for mails')
  expect(await statusOf(trip)).toBe('pending')
  expect(await db.selectFrom('decisions').selectAll().execute()).toEqual([])
  expect(
    await db.selectFrom('audit_log').selectAll().where('action', '=', 'trip.approved').orderBy('id').execute(),
  ).toEqual([])
})
