import { approveExpense, undoDecision } from '@pravas/contract/approvals'
import {
  bouncePayments,
  claimPayments,
  closeMonth,
  createBatch,
  dissolveBatch,
  financeClaim,
  listBatches,
  listFinanceClaims,
  listMonths,
  oneBatch,
  payBatch,
  unverifyClaim,
  verifyClaim,
} from '@pravas/contract/finance'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database
const { as } = it
const TODAY = '2026-06-10'

const approved = (rupees = [1240], claimant: 'employee' | 'colleague' | 'outsider' | 'manager' = 'employee') =>
  build.expense({ claimant, status: 'approved', rupees })
const batchOf = (...claims: string[]) => as('finance').call(createBatch, { body: { claims } })
const paid = (batchId: string, who: 'finance' | 'superadmin' = 'finance', paid_on = TODAY) =>
  as(who).call(payBatch, { params: { batchId }, body: { reference: 'UTR1', paid_on } })
const statusOf = async (number: string) =>
  (await db.selectFrom('expenses').select('status').where('expense_number', '=', number).executeTakeFirstOrThrow())
    .status
const trail = async () =>
  (await db.selectFrom('audit_log').select(['action']).orderBy('id').execute()).map(({ action }) => action)

test('claims are put in a batch and marked as paid, and their owners see it and get a mail', async () => {
  const first = await approved([1000, 240])
  const second = await approved([300], 'colleague')
  const waiting = await as('finance').call(listFinanceClaims, { query: {} })
  expect(waiting.items.map(({ number, approved: rupees, payable }) => [number, rupees, payable])).toEqual([
    [second, 300, 300],
    [first, 1240, 1240],
  ])
  expect(waiting.total).toEqual({ claims: 2, payable: 1540 })
  const unverified = (verified: 'yes' | 'no') =>
    as('finance').call(listFinanceClaims, { query: { verified, query: 'Asha', limit: 1 } })
  expect((await unverified('no')).total).toEqual({ claims: 1, payable: 1240 })
  expect(await unverified('yes')).toMatchObject({ items: [], total: { claims: 0, payable: 0 } })
  const batch = await batchOf(first, second)
  expect(batch).toMatchObject({ number: 'PAY-2026-000001', status: 'open', claims: 2, total: 1540, refusal: null })
  expect((await as('finance').call(listFinanceClaims, { query: { batch: 'none' } })).items).toEqual([])

  expect(await paid(batch.number)).toMatchObject({
    status: 'paid',
    reference: 'UTR1',
    paid_on: TODAY,
    paid_by: expect.any(String),
  })
  expect([await statusOf(first), await statusOf(second)]).toEqual(['paid', 'paid'])
  const mine = await as('employee').call(claimPayments, { params: { expenseId: first } })
  expect(mine).toEqual({
    payable: null,
    card: 0,
    card_payments: [],
    adjusted: [],
    payments: [
      {
        batch: batch.number,
        amount: 1240,
        set_off: 0,
        state: 'paid',
        reference: 'UTR1',
        paid_on: TODAY,
        bounced_on: null,
        bounce_reason: null,
      },
    ],
  })
  const mails = await db
    .selectFrom('outbox_mails')
    .select(['subject', 'body'])
    .where('subject', 'like', '%as paid%')
    .orderBy('subject')
    .execute()
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`marked ₹1,240 as paid for your claim ${first}`),
    expect.stringContaining(`marked ₹300 as paid for your claim ${second}`),
  ])
  expect(mails[0]?.body).toContain('UTR1')
  expect((await trail()).slice(-4)).toEqual([
    'payment_batch.created',
    'payment_batch.paid',
    'expense.paid',
    'expense.paid',
  ])
})

test('finance pays less of a line with a reason, which the owner reads, and never more', async () => {
  const number = await approved([1000, 240])
  const params = { expenseId: number }
  const { lines } = await as('finance').call(financeClaim, { params })
  const receipt_id = lines.find(({ approved: rupees }) => rupees === 240)?.receipt_id ?? ''
  const verify = (adjustments: { receipt_id: string; amount: number; reason: string }[]) =>
    as('finance').call(verifyClaim, { params, body: { adjustments } })

  const more = { receipt_id, amount: 240.01, reason: 'A tip.' }
  await expect(verify([more])).rejects.toThrow('request.invalid')
  const less = { receipt_id, amount: 200.5, reason: 'Without the minibar.' }
  await expect(verify([less, less])).rejects.toThrow('request.invalid')
  await expect(verify([{ ...less, receipt_id: '00000000-0000-7000-8000-000000000000' }])).rejects.toThrow(
    'request.invalid',
  )
  expect(await verify([less])).toMatchObject({
    approved: 1240,
    payable: 1200.5,
    verified: { by_me: true, adjusted: 1 },
  })
  expect(await as('employee').call(claimPayments, { params })).toMatchObject({
    payable: 1200.5,
    adjusted: [{ what: 'Old Fort Kitchen', approved: 240, payable: 200.5, reason: 'Without the minibar.' }],
  })
  const batch = await batchOf(number)
  expect(batch.total).toBe(1200.5)
  await expect(verify([])).rejects.toThrow('claim.in_batch')
  await as('finance').call(dissolveBatch, { params: { batchId: batch.id } })
  await as('finance').call(unverifyClaim, { params })
  const whole = await batchOf(number)
  expect(whole.total).toBe(1240)
  await as('finance').call(dissolveBatch, { params: { batchId: whole.id } })
  // With the payment the owner is told that it is less.
  await verify([less])
  await paid((await batchOf(number)).id, 'superadmin')
  const mail = await db.selectFrom('outbox_mails').select('body').where('subject', 'like', '%as paid%').execute()
  expect(mail).toEqual([{ body: expect.stringContaining('Finance pays ₹39.50 less than was approved') }])
})

test('who verified a claim and put it in a batch does not pay it; somebody else does', async () => {
  const number = await approved()
  await as('finance').call(verifyClaim, { params: { expenseId: number }, body: {} })
  const { id } = await batchOf(number)
  expect(await as('finance').call(oneBatch, { params: { batchId: id } })).toMatchObject({ refusal: 'finance.alone' })
  await expect(paid(id)).rejects.toThrow('finance.alone')
  expect(await paid(id, 'superadmin')).toMatchObject({ status: 'paid' })
})

test('who approved a claim does not pay it alone either', async () => {
  const number = await build.expense({ claimant: 'outsider' })
  await as('superadmin').call(approveExpense, { body: { id: number } })
  const { id } = await as('superadmin').call(createBatch, { body: { claims: [number] } })
  await expect(paid(id, 'superadmin')).rejects.toThrow('finance.alone')
  expect(await paid(id)).toMatchObject({ status: 'paid' })
})

test('nobody verifies, batches, pays or reverses their own claim', async () => {
  await db
    .insertInto('person_roles')
    .values({ org_id: it.orgId(), person_id: it.actor('colleague').personId, role: 'finance' })
    .execute()
  const number = await approved([500], 'colleague')
  const own = as('colleague')
  const refused = 'finance.own_claim'
  const params = { expenseId: number }
  await expect(own.call(verifyClaim, { params, body: {} })).rejects.toThrow(refused)
  await expect(own.call(unverifyClaim, { params })).rejects.toThrow(refused)
  await expect(own.call(createBatch, { body: { claims: [number] } })).rejects.toThrow(refused)
  const { id } = await batchOf(number)
  const batch = { batchId: id }
  const body = { reference: 'UTR1', paid_on: TODAY }
  await expect(own.call(payBatch, { params: batch, body })).rejects.toThrow(refused)
  await paid(id)
  const back = { claims: [number], bounced_on: TODAY, reason: 'Closed account.' }
  await expect(own.call(bouncePayments, { params: batch, body: back })).rejects.toThrow(refused)
  expect(await own.call(listFinanceClaims, { query: { status: 'paid' } })).toMatchObject({ items: [{ own: true }] })
})

test('a claim is in one batch, a batch is dissolved until it is paid, and a batch is made of approved claims or not at all', async () => {
  const number = await approved()
  const pending = await build.expense()
  await expect(batchOf(number, pending)).rejects.toThrow('claim.not_payable')
  await expect(batchOf(number, 'EXP-1999-000001')).rejects.toThrow('record.not_found')
  const { id, number: batch } = await batchOf(number, number)
  const taken = await as('finance').refused(createBatch, { body: { claims: [number, await approved()] } })
  expect(taken).toMatchObject({ code: 'claim.in_batch', detail: expect.stringMatching(`^${number} is already in`) })
  await as('finance').call(dissolveBatch, { params: { batchId: batch } })
  await expect(paid(id)).rejects.toThrow('batch.not_open')
  const again = await batchOf(number)
  expect(again).toMatchObject({ claims: 1, total: 1240 })
  await paid(again.id)
  await expect(paid(again.id)).rejects.toThrow('batch.not_open')
  await expect(as('finance').call(dissolveBatch, { params: { batchId: again.id } })).rejects.toThrow('batch.not_open')
  await expect(batchOf(number)).rejects.toThrow('claim.not_payable')
  const { items } = await as('auditor').call(listBatches, { query: {} })
  expect(items.map(({ status, total }) => [status, total])).toEqual([
    ['paid', 1240],
    ['dissolved', 1240],
  ])
})

test('an approval is not undone once finance has begun to pay', async () => {
  const number = await build.expense()
  await as('manager').call(approveExpense, { body: { id: number } })
  await batchOf(number)
  await expect(as('manager').call(undoDecision, { body: { id: number } })).rejects.toThrow('decision.too_late')
  expect(await statusOf(number)).toBe('approved')
})

test('a payment that came back is reversed, told, and paid by another batch', async () => {
  const [first, second] = [await approved(), await approved([300])]
  const { id } = await batchOf(first, second)
  const bounce = (claims: string[], bounced_on = TODAY) =>
    as('finance').call(bouncePayments, {
      params: { batchId: id },
      body: { claims, bounced_on, reason: 'Closed account.' },
    })
  await expect(bounce([first])).rejects.toThrow('claim.not_paid')
  await paid(id)
  await expect(bounce([first], '2026-06-09')).rejects.toThrow('request.invalid')
  await expect(bounce([first], '2026-06-11')).rejects.toThrow('request.invalid')
  expect(await bounce([first])).toMatchObject({ total: 300, bounced: 1, claims: 2 })
  await expect(bounce([first])).rejects.toThrow('claim.not_paid')
  expect([await statusOf(first), await statusOf(second)]).toEqual(['approved', 'paid'])
  const { items } = await as('finance').call(listFinanceClaims, { query: {} })
  expect(items).toMatchObject([{ number: first, batch: null, bounced: { on: TODAY, reason: 'Closed account.' } }])
  await paid((await batchOf(first)).id)
  const { payments } = await as('employee').call(claimPayments, { params: { expenseId: first } })
  expect(payments.map(({ state }) => state)).toEqual(['bounced', 'paid'])
  const mail = await db.selectFrom('outbox_mails').select('body').where('subject', 'like', '%came back%').execute()
  expect(mail).toEqual([{ body: expect.stringContaining('Closed account.') }])
})

test('nothing is paid on a day before it was approved, or before an earlier payment of it came back', async () => {
  const number = await build.expense()
  await as('manager').call(approveExpense, { body: { id: number } })
  const { id } = await batchOf(number)
  await expect(paid(id, 'finance', '2026-06-09')).rejects.toThrow(
    `${number} was approved only on 10 Jun 2026. Enter that day or a later one.`,
  )
  await paid(id)
  it.clock.set('2026-06-14T06:00:00Z')
  await as('finance').call(bouncePayments, {
    params: { batchId: id },
    body: { claims: [number], bounced_on: '2026-06-13', reason: 'Closed account.' },
  })
  const again = await batchOf(number)
  await expect(paid(again.id, 'finance', '2026-06-12')).rejects.toThrow(
    `The last payment for ${number} came back on 13 Jun 2026.`,
  )
  expect(await paid(again.id, 'finance', '2026-06-13')).toMatchObject({ status: 'paid', paid_on: '2026-06-13' })
})

test('a closed month takes no payment and no reversal, and stays closed', async () => {
  it.clock.set('2026-05-20T06:00:00Z')
  const number = await approved()
  it.clock.set(`${TODAY}T06:00:00Z`)
  const { id } = await batchOf(number)
  const close = (month: string) => as('finance').call(closeMonth, { params: { month } })
  expect(await as('auditor').call(listMonths, {})).toEqual({ items: [], closes_next: '2026-05' })
  await expect(close('2026-06')).rejects.toThrow('month.not_over')
  await expect(close('2026-13')).rejects.toThrow('record.not_found')
  await close('2026-05')
  await expect(close('2026-04')).rejects.toThrow('month.closed')
  await expect(paid(id, 'finance', '2026-05-31')).rejects.toThrow('month.closed')
  await expect(paid(id, 'finance', '2026-06-11')).rejects.toThrow('request.invalid')
  await paid(id, 'finance', '2026-06-01')
  await expect(db.deleteFrom('closed_months').execute()).rejects.toThrow('stays closed')
})

test('the database itself refuses what must not happen to money', async () => {
  const number = await approved()
  const { id: expenseId, org_id } = await db
    .selectFrom('expenses')
    .select(['id', 'org_id'])
    .where('expense_number', '=', number)
    .executeTakeFirstOrThrow()
  const expense = () => db.updateTable('expenses').where('id', '=', expenseId)
  await expect(expense().set({ status: 'paid' }).execute()).rejects.toThrow('paid by a payment batch')
  const { id } = await batchOf(number)
  const line = {
    org_id,
    batch_id: id,
    expense_id: expenseId,
    person_id: it.actor('employee').personId,
    settled_by: null,
  }
  await expect(
    sql`insert into payment_batches (org_id, id, number, made_by, made_at) select org_id, gen_random_uuid(), 'PAY-1', made_by, made_at
      from payment_batches`.execute(db),
  ).resolves.toBeDefined()
  const other = await db
    .selectFrom('payment_batches')
    .select('id')
    .where('number', '=', 'PAY-1')
    .executeTakeFirstOrThrow()
  const twice = { ...line, batch_id: other.id, paise: 124_000 }
  await expect(db.insertInto('payment_lines').values(twice).execute()).rejects.toThrow('payment_lines_live_key')
  await expect(
    db
      .insertInto('payment_lines')
      .values({ ...twice, paise: 1 })
      .execute(),
  ).rejects.toThrow('is worth')
  await expect(expense().set({ total_paise: 1 }).execute()).rejects.toThrow('stays as it is')
  await expect(expense().set({ status: 'pending', decided_at: null }).execute()).rejects.toThrow('stays as it is')
  const lines = () => db.updateTable('payment_lines').where('batch_id', '=', id)
  await expect(lines().set({ paise: 5 }).execute()).rejects.toThrow('does not change')
  await expect(lines().set({ state: 'bounced', bounced_on: TODAY, bounce_reason: 'x' }).execute()).rejects.toThrow(
    'does not become bounced',
  )
  const batch = () => db.updateTable('payment_batches').where('id', '=', id)
  await expect(batch().set({ status: 'dissolved' }).execute()).rejects.toThrow('are free')
  const by = it.actor('employee').personId
  await expect(
    batch().set({ status: 'paid', reference: 'x', paid_on: TODAY, paid_by: by, paid_at: new Date() }).execute(),
  ).rejects.toThrow('their own claim')
  await paid(id)
  await expect(batch().set({ reference: 'other' }).execute()).rejects.toThrow('does not change')
  await expect(expense().set({ status: 'approved' }).execute()).rejects.toThrow('until the payment is reversed')
  expect(await statusOf(number)).toBe('paid')
})
