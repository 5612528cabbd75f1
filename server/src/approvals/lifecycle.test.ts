import {
  approveExpense,
  approveTrip,
  rejectExpense,
  rejectTrip,
  returnExpense,
  returnTrip,
  UNDO_MS,
  undoDecision,
} from '@pravas/contract/approvals'
import { getExpense, listExpenseReceipts, withdrawExpense } from '@pravas/contract/expenses'
import { cancelTrip, getTrip, withdrawTrip } from '@pravas/contract/trips'
import { mailWords } from '@pravas/messages/testing/mail'
import { expect, test } from 'vitest'
import { sendDueMails } from '../mail/delivery-service.ts'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database

const later = (ms: number) => it.clock.set(new Date(it.clock.now().getTime() + ms).toISOString())
const tripStatus = async (trip: string) => (await as('employee').call(getTrip, { params: { tripId: trip } })).status
const claimStatus = async (claim: string) =>
  (await as('employee').call(getExpense, { params: { expenseId: claim } })).status
const receiptsOf = (claim: string) => as('employee').call(listExpenseReceipts, { params: { expenseId: claim } })
const unclaimed = () =>
  db
    .selectFrom('receipts')
    .select(['id', 'total_paise', 'number', 'claim_draft_id'])
    .where('expense_id', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('number')
    .execute()
const mailsAbout = async (number: string) =>
  (await db.selectFrom('outbox_mails').select('subject').orderBy('id').execute())
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith(`${number} `))

test('the owner withdraws a pending trip, which nobody can decide any more', async () => {
  const trip = await build.trip()

  const answer = await as('employee').call(withdrawTrip, { params: { tripId: trip } })

  expect(answer).toMatchObject({ number: trip, status: 'withdrawn' })
  const seen = await as('employee').call(getTrip, { params: { tripId: trip } })
  expect(seen).toMatchObject({ status: 'withdrawn', decision: null, withdrawn_at: expect.any(String) })
  expect(await as('manager').refused(approveTrip, { body: { id: trip } })).toMatchObject({ status: 409 })
  const again = await as('employee').refused(withdrawTrip, { params: { tripId: trip } })
  expect(again).toMatchObject({ status: 409, code: 'request.not_withdrawable' })
})

test.each(['approved', 'rejected'] as const)('a trip that is %s cannot be withdrawn', async (status) => {
  const trip = await build.trip({ status })

  const problem = await as('employee').refused(withdrawTrip, { params: { tripId: trip } })

  expect(problem).toMatchObject({ status: 409, code: 'request.not_withdrawable' })
  expect(await tripStatus(trip)).toBe(status)
})

test('nobody but the owner withdraws a request, and strangers do not learn of it', async () => {
  const trip = await build.trip()
  const claim = await build.expense()

  for (const who of ['manager', 'superadmin'] as const) {
    expect(await as(who).refused(withdrawTrip, { params: { tripId: trip } })).toMatchObject({ status: 403 })
    expect(await as(who).refused(withdrawExpense, { params: { expenseId: claim } })).toMatchObject({ status: 403 })
  }
  for (const who of ['colleague', 'outsider', 'newjoiner'] as const) {
    expect(await as(who).refused(withdrawTrip, { params: { tripId: trip } })).toMatchObject({ status: 404 })
  }
  expect(await tripStatus(trip)).toBe('pending')
})

test('the receipts of a withdrawn claim are free for another one, and the claim still shows them', async () => {
  const claim = await build.expense({ rupees: [1240, 360] })
  const before = await receiptsOf(claim)
  const ids = before.map(({ id }) => id)

  await as('employee').call(withdrawExpense, { params: { expenseId: claim } })

  expect(await unclaimed()).toMatchObject([
    { id: ids[0], total_paise: 124_000, number: 1 },
    { id: ids[1], total_paise: 36_000, number: 2 },
  ])
  await db
    .updateTable('receipts')
    .set({ total_paise: 99_900 })
    .where('id', '=', ids[0] ?? '')
    .execute()
  const shown = await receiptsOf(claim)
  expect(shown.map(({ total }) => total)).toEqual([1240, 360])
  expect(shown.map(({ notes }) => notes)).toEqual(before.map(({ notes }) => notes))
  expect(await claimStatus(claim)).toBe('withdrawn')
})

test('the receipts of a rejected claim are free as well, those of an approved or returned one are not', async () => {
  const rejected = await build.expense({ status: 'rejected', rupees: [100] })
  await build.expense({ status: 'approved', rupees: [200] })
  await build.expense({ status: 'returned', rupees: [300] })

  expect(await unclaimed()).toMatchObject([{ total_paise: 10_000 }])
  expect(await receiptsOf(rejected)).toHaveLength(1)
})

test('a returned request says what to change; its owner may withdraw it and nobody decides on it', async () => {
  const claim = await build.expense()
  const [receipt] = await receiptsOf(claim)
  const fields = ['total', `receipt:${receipt?.id}.date`]
  const comment = '  The date is that of the booking.  '

  const answer = await as('manager').call(returnExpense, { body: { id: claim, comment, fields } })

  expect(answer).toMatchObject({ status: 'returned', rejection_reason: null })
  expect(await as('employee').call(getExpense, { params: { expenseId: claim } })).toMatchObject({
    status: 'returned',
    decision: { verdict: 'returned', comment: comment.trim(), fields, decided_by: 'Meera Iyer' },
  })
  expect(await as('manager').refused(approveExpense, { body: { id: claim } })).toMatchObject({ status: 409 })
  expect(await mailsAbout(claim)).toEqual([`${claim} returned for changes`])
  await as('employee').call(withdrawExpense, { params: { expenseId: claim } })
  expect(await claimStatus(claim)).toBe('withdrawn')
})

test.each([
  { comment: '   ', fields: ['total'], path: 'body.comment' },
  { comment: undefined, fields: [], path: 'body.comment' },
  { comment: 'Please check.', fields: ['not a field'], path: 'body.fields[0]' },
  { comment: 'Please check.', fields: Array.from({ length: 101 }, () => 'total'), path: 'body.fields' },
])('a return with $comment and $fields.length fields is refused at $path', async ({ comment, fields, path }) => {
  const trip = await build.trip()

  const problem = await as('manager').refused(returnTrip, { body: { id: trip, comment: comment as string, fields } })

  expect(problem).toMatchObject({ status: 400, errors: [{ path }] })
  expect(await tripStatus(trip)).toBe('pending')
})

test('a decision on another version than the one that was shown is refused', async () => {
  const trip = await build.trip()

  const stale = await as('manager').refused(approveTrip, { body: { id: trip, version: 2 } })

  expect(stale).toMatchObject({ status: 409, code: 'decision.changed' })
  expect(await as('manager').call(approveTrip, { body: { id: trip, version: 1 } })).toMatchObject({
    status: 'approved',
  })
})

test.each([
  ['approved', approveTrip, {}],
  ['rejected', rejectTrip, { reason: 'Not needed.' }],
  ['returned', returnTrip, { comment: 'Another day, please.' }],
] as const)('whoever %s a trip takes that back within 15 seconds, and nobody is told', async (_, entry, said) => {
  const trip = await build.trip()
  await as('manager').call(entry, { body: { id: trip, ...said } } as never)

  const answer = await as('manager').call(undoDecision, { body: { id: trip } })

  expect(answer).toMatchObject({ number: trip, status: 'pending', rejection_reason: null })
  expect(await as('employee').call(getTrip, { params: { tripId: trip } })).toMatchObject({
    status: 'pending',
    rejection_reason: null,
    decision: null,
  })
  expect(await mailsAbout(trip)).toEqual([])
  await as('manager').call(approveTrip, { body: { id: trip } })
  expect(await mailsAbout(trip)).toEqual([`${trip} approved`])
})

test('undoing the rejection of a claim takes its receipts back into it', async () => {
  const claim = await build.expense({ rupees: [1240, 360] })
  const before = await receiptsOf(claim)
  await as('manager').call(rejectExpense, { body: { id: claim, reason: 'Not needed.' } })
  expect(await unclaimed()).toHaveLength(2)

  await as('manager').call(undoDecision, { body: { id: claim } })

  expect(await unclaimed()).toEqual([])
  expect(await receiptsOf(claim)).toEqual(before)
})

test('a rejection stays once a receipt that it set free is in another claim', async () => {
  const claim = await build.expense()
  await as('manager').call(rejectExpense, { body: { id: claim, reason: 'Not needed.' } })
  const other = await build.expense({ rupees: [50] })
  const { id } = await db
    .selectFrom('expenses')
    .select('id')
    .where('expense_number', '=', other)
    .executeTakeFirstOrThrow()
  const [freed] = await unclaimed()
  await db
    .updateTable('receipts')
    .set({ expense_id: id, position: 2 })
    .where('id', '=', freed?.id ?? '')
    .execute()

  const problem = await as('manager').refused(undoDecision, { body: { id: claim } })

  expect(problem).toMatchObject({ status: 409, code: 'decision.too_late' })
  expect(await claimStatus(claim)).toBe('rejected')
  expect(await mailsAbout(claim)).toEqual([`${claim} rejected`])
})

test('after 15 seconds a decision stays', async () => {
  const trip = await build.trip({ status: 'approved' })
  later(UNDO_MS)

  const problem = await as('manager').refused(undoDecision, { body: { id: trip } })

  expect(problem).toMatchObject({ status: 409, code: 'decision.too_late' })
  expect(await tripStatus(trip)).toBe('approved')
})

test('only whoever decided can undo it', async () => {
  const trip = await build.trip({ status: 'approved' })

  expect(await as('superadmin').refused(undoDecision, { body: { id: trip } })).toMatchObject({ status: 403 })
  expect(await as('employee').refused(undoDecision, { body: { id: trip } })).toMatchObject({ status: 403 })
  expect(await as('colleague').refused(undoDecision, { body: { id: trip } })).toMatchObject({ status: 404 })
  expect(await as('manager').refused(undoDecision, { body: { id: 'TRP-2026-999999' } })).toMatchObject({ status: 404 })
  expect(await tripStatus(trip)).toBe('approved')
})

test('nothing can be undone where nothing was decided', async () => {
  const trip = await build.trip()

  expect(await as('manager').refused(undoDecision, { body: { id: trip } })).toMatchObject({ status: 403 })
})

test('of deciding, undoing and withdrawing at the same moment each state is reached by one call alone', async () => {
  const claim = await build.expense({ rupees: [700, 80] })
  await as('manager').call(rejectExpense, { body: { id: claim, reason: 'Not needed.' } })

  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => as('manager').post('/api/admin/undo-decision', { id: claim })),
    ...Array.from({ length: 6 }, () => as('employee').post(`/api/expense/${claim}/withdraw`, {})),
  ])

  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 200 || status === 403 || status === 409)).toBe(true)
  const standing = await db.selectFrom('decisions').selectAll().where('taken_back_at', 'is', null).execute()
  expect(standing).toHaveLength(0)
  const status = await claimStatus(claim)
  expect(await receiptsOf(claim)).toHaveLength(2)
  expect(await unclaimed()).toHaveLength(status === 'withdrawn' ? 2 : 0)
})

test('the mail about a decision waits until it can no longer be undone', async () => {
  const trip = await build.trip()
  await db.updateTable('outbox_mails').set({ status: 'sent' }).execute()
  await as('manager').call(approveTrip, { body: { id: trip } })
  await db.updateTable('outbox_mails').set({ status: 'queued' }).where('subject', '=', `${trip} approved`).execute()
  const sent: string[] = []
  const sender = { send: async ({ subject }: { subject: string }) => void sent.push(subject), close: async () => {} }
  const delivery = { db, clock: it.clock, sender } as unknown as Parameters<typeof sendDueMails>[0]

  later(UNDO_MS - 1)
  await sendDueMails(delivery)
  expect(sent).toEqual([])

  later(1)
  await sendDueMails(delivery)
  expect(sent).toEqual([`${trip} approved`])
})

const cancel = (trip: string, body: { reason: string; cost?: number }) =>
  as('employee').call(cancelTrip, { params: { tripId: trip }, body })

test('the owner cancels an approved trip, and whoever approved it is told why and what that costs', async () => {
  const trip = await build.trip({ status: 'approved' })

  const answer = await cancel(trip, { reason: '  The client moved the meeting. ', cost: 1250.5 })

  expect(answer).toMatchObject({ number: trip, status: 'cancelled' })
  expect(await as('employee').call(getTrip, { params: { tripId: trip } })).toMatchObject({
    status: 'cancelled',
    decision: { verdict: 'approved' },
    cancelled: { at: it.clock.now().toISOString(), reason: 'The client moved the meeting.', cost: 1250.5 },
  })
  const mail = await db.selectFrom('outbox_mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(mail).toMatchObject({
    to_address: 'manager@pravas.example',
    subject: `${trip}: Asha Rao has cancelled the trip`,
    body: expect.stringContaining('Reason: The client moved the meeting.'),
  })
  expect(mail.body).toMatch(mailWords('cancellation.cost', { amount: '₹1,250.50' }))
  expect(await as('manager').refused(undoDecision, { body: { id: trip } })).toMatchObject({
    code: 'decision.too_late',
  })
  const again = { params: { tripId: trip }, body: { reason: 'Again.' } }
  expect(await as('employee').refused(cancelTrip, again)).toMatchObject({ code: 'request.not_cancellable' })
})

test.each(['pending', 'returned', 'rejected'] as const)('a trip that is %s cannot be cancelled', async (status) => {
  const trip = await build.trip({ status })

  const asked = { params: { tripId: trip }, body: { reason: 'Not needed.' } }
  const problem = await as('employee').refused(cancelTrip, asked)

  expect(problem).toMatchObject({ status: 409, code: 'request.not_cancellable' })
  expect(await tripStatus(trip)).toBe(status)
})

test.each([
  [{ reason: '  ' }, 'body.reason'],
  [{ reason: 'x'.repeat(1001) }, 'body.reason'],
  [{ reason: 'Ill.', cost: -1 }, 'body.cost'],
  [{ reason: 'Ill.', cost: 0.001 }, 'body.cost'],
  [{ reason: 'Ill.', cost: 10_000_001 }, 'body.cost'],
])('a cancellation is refused where something in it is wrong (%#)', async (body, path) => {
  const trip = await build.trip({ status: 'approved' })

  const problem = await as('employee').refused(cancelTrip, { params: { tripId: trip }, body })

  expect(problem).toMatchObject({ status: 400, errors: [{ path }] })
  expect(await tripStatus(trip)).toBe('approved')
})

test('of an undone approval and a cancellation at the same moment one happens', async () => {
  const trip = await build.trip({ status: 'approved' })

  const answers = await Promise.all([
    as('manager').post('/api/admin/undo-decision', { id: trip }),
    as('employee').post(`/api/trip/${trip}/cancel`, { reason: 'Ill.' }),
  ])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
