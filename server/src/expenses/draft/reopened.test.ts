import { changeClaimAllocation } from '@pravas/contract/allocation'
import { returnExpense, returnTrip, UNDO_MS } from '@pravas/contract/approvals'
import { getClaimDraft } from '@pravas/contract/claim-drafts'
import { getExpense, listExpenseReceipts, reviseExpense, withdrawExpense } from '@pravas/contract/expenses'
import { listInbox } from '@pravas/contract/inbox'
import { changeReceipt, deleteReceipt } from '@pravas/contract/receipt-review'
import { createEntry } from '@pravas/contract/structure'
import { getTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { builders } from '../../testing/builders.ts'
import { testApp } from '../../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database

const receiptsOf = (claim: string) => as('employee').call(listExpenseReceipts, { params: { expenseId: claim } })
const change = (receiptId: string, body: object) => ({ params: { receiptId }, body })
const send = (draftId: string) => it.app.expenses.claims.submit(it.actor('employee'), draftId)

/** A claim of two receipts that was returned for parts of it, and is being changed. */
async function returned(names: (ids: [string, string]) => string[]) {
  const claim = await build.expense({ rupees: [1240, 360] })
  const [one, two] = (await receiptsOf(claim)).map(({ id }) => id ?? '') as [string, string]
  const fields = names([one, two])
  await as('manager').call(returnExpense, { body: { id: claim, comment: 'Please look again.', fields } })
  const { draft_id: draftId } = await as('employee').call(reviseExpense, { params: { expenseId: claim } })
  return { claim, one, two, draftId, fields }
}

test('of a returned claim exactly the named field can be changed; a refusal says what was returned', async () => {
  const { claim, one, two, draftId } = await returned(([id]) => [`receipt:${id}.date`])

  await as('employee').call(changeReceipt, change(one, { date: '2026-06-01' }))

  for (const [id, body] of [
    [two, { total: 1 }],
    [two, { date: '2026-06-01' }],
    [one, { total: 1 }],
    [one, { date: '2026-06-02', merchant: 'Another' }],
  ] as const) {
    expect(await as('employee').refused(changeReceipt, change(id, body))).toMatchObject({
      status: 409,
      code: 'request.not_reopened',
      detail: expect.stringContaining('date'),
    })
  }
  expect(await as('employee').refused(deleteReceipt, { params: { receiptId: two } })).toMatchObject({
    code: 'request.not_reopened',
  })
  expect(await send(draftId)).toMatchObject({ expenseNumbers: [claim], totalPaise: 160_000 })
})

test('confirming what stands is no change', async () => {
  const { two } = await returned(([id]) => [`receipt:${id}.date`])

  await as('employee').call(changeReceipt, change(two, { total: 360 }))
})

test('a return that names nothing reopens everything', async () => {
  const { two } = await returned(() => [])

  await as('employee').call(changeReceipt, change(two, { total: 100, merchant: 'Another' }))
})

test('a receipt that is named may be taken out, and the owner may withdraw whatever was named', async () => {
  const { claim, one, draftId } = await returned(([id]) => [`receipt:${id}`])
  await as('employee').call(deleteReceipt, { params: { receiptId: one } })
  expect(await send(draftId)).toMatchObject({ totalPaise: 36_000 })

  const other = await returned(([id]) => [`receipt:${id}.date`])
  await as('employee').call(withdrawExpense, { params: { expenseId: other.claim } })
  expect(claim).not.toBe(other.claim)
})

test('the trip, the reason and what it is booked on stay unless they were named', async () => {
  const trip = await build.trip({ status: 'approved' })
  await as('administrator').call(createEntry, {
    params: { kind: 'project' },
    body: { code: 'P1', name: 'Project One' },
  })
  const { draftId } = await returned(([id]) => [`receipt:${id}.date`])
  const { draftId: open } = await returned(() => ['trip', 'project'])
  const choose = (id: string) => it.app.expenses.drafts.choose(it.actor('employee'), id, { trip })
  const book = (id: string) => ({ params: { draftId: id }, body: { project: 'P1' } })

  await expect(choose(draftId)).rejects.toMatchObject({ code: 'request.not_reopened' })
  expect(await as('employee').refused(changeClaimAllocation, book(draftId))).toMatchObject({
    code: 'request.not_reopened',
  })
  await choose(open)
  await as('employee').call(changeClaimAllocation, book(open))
})

test('whatever way a part was changed, it is not sent when it was not returned', async () => {
  const { two, draftId } = await returned(([id]) => [`receipt:${id}.date`])
  await db.updateTable('receipts').set({ total_paise: 1 }).where('id', '=', two).execute()

  await expect(send(draftId)).rejects.toMatchObject({ code: 'request.not_reopened' })
})

test('what was named is said in words on the page, beside the draft, by mail and in the inbox', async () => {
  const { claim, draftId } = await returned(([id]) => ['total', `receipt:${id}.date`])
  it.clock.set(new Date(it.clock.now().getTime() + UNDO_MS).toISOString())

  const asked = ['All amounts', expect.stringMatching(/^Receipt 1 \(.+\): date$/)]
  const { decision } = await as('employee').call(getExpense, { params: { expenseId: claim } })
  expect(decision?.asked).toEqual(asked)
  const { claim: draft } = await as('employee').call(getClaimDraft, { params: { draftId } })
  expect(draft?.revises?.asked).toEqual(asked)
  expect(draft?.receipts.map(({ fixed, is_kept }) => [fixed?.includes('date'), is_kept])).toEqual([
    [false, false],
    [true, false],
  ])
  const mail = await db.selectFrom('outbox_mails').select('body').orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(mail.body).toMatch(/All amounts; Receipt 1 \(.+\): date/)
  const { items } = await as('employee').call(listInbox, { query: {} })
  expect(items[0]?.note).toMatch(/Please look again\..*All amounts; Receipt 1 \(.+\): date/)
})

test.each(['nonsense', 'leg:1', 'receipt:0197f0a2-1111-7000-8000-000000000001.date', 'hotel'])(
  'a claim is not returned for %s, which it does not have',
  async (name) => {
    const claim = await build.expense()
    const body = { id: claim, comment: 'Please look again.', fields: ['total', name] }

    expect(await as('manager').refused(returnExpense, { body })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.fields[1]', message: expect.stringContaining(name) }],
    })
    expect((await as('employee').call(getExpense, { params: { expenseId: claim } })).status).toBe('pending')
  },
)

test.each([
  ['nonsense'],
  ['return_flight'],
  ['leg:9'],
  ['leg:1.colour'],
  ['receipt:0197f0a2-1111-7000-8000-000000000001'],
])('a trip is not returned for %s, which it does not have', async (name) => {
  const trip = await build.journey()
  const body = { id: trip, comment: 'Please look again.', fields: [name] }

  expect(await as('manager').refused(returnTrip, { body })).toMatchObject({ status: 400 })
})

test('the legs and the parts that a trip is returned for are said in words', async () => {
  const trip = await build.journey()
  const fields = ['hotel', 'leg:1.date', 'leg:2', 'dates']

  await as('manager').call(returnTrip, { body: { id: trip, comment: 'Please look again.', fields } })

  const { decision } = await as('employee').call(getTrip, { params: { tripId: trip } })
  expect(decision?.asked).toEqual(['Hotel', 'Delhi to Mumbai: date', 'Mumbai to Chennai', 'Dates'])
})
