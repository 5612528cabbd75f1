import { changePerson } from '@pravas/contract/administration'
import { approveExpense, pendingExpensesOfTeam, returnExpense, undoDecision } from '@pravas/contract/approvals'
import { createBudget } from '@pravas/contract/budgets'
import { deleteClaimDraft, getClaimDraft, listClaimDrafts } from '@pravas/contract/claim-drafts'
import { getExpense, listExpenseReceipts, reviseExpense, withdrawExpense } from '@pravas/contract/expenses'
import { createEntry } from '@pravas/contract/structure'
import { status } from '@pravas/messages/en/status'
import { mailWords } from '@pravas/messages/testing/mail'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { tidyReceipts } from '../../receipts/tidy-service.ts'
import { builders } from '../../testing/builders.ts'
import { testApp } from '../../testing/test-app.ts'
import { createClaimDrafts } from './draft-service.ts'
import { tidyClaimDrafts } from './unfinished-service.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database

const revise = (claim: string) => as('employee').call(reviseExpense, { params: { expenseId: claim } })
const seen = (claim: string) => as('employee').call(getExpense, { params: { expenseId: claim } })
const receiptsOf = (claim: string) => as('employee').call(listExpenseReceipts, { params: { expenseId: claim } })
const draftOf = (draftId: string) => as('employee').call(getClaimDraft, { params: { draftId } })
const send = (draftId: string) => it.app.expenses.claims.submit(it.actor('employee'), draftId)
const pendingOfManager = () => as('manager').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP2001' } })
const setTotal = (id: string | undefined, paise: number) =>
  db
    .updateTable('receipts')
    .set({ total_paise: paise })
    .where('id', '=', id ?? '')
    .execute()

test('a returned claim is changed and sent again under its number; the approver is shown what changed', async () => {
  const claim = await build.expense({ rupees: [1240, 360] })
  const [first] = await receiptsOf(claim)
  const field = `receipt:${first?.id}.total`
  await as('manager').call(returnExpense, { body: { id: claim, comment: 'The bill says 1,200.', fields: [field] } })

  const { draft_id: draftId } = await revise(claim)

  const { claim: draft } = await draftOf(draftId)
  expect(draft?.revises).toMatchObject({ number: claim, comment: 'The bill says 1,200.', fields: [field] })
  expect(draft?.receipts.map(({ receipt_id: id }) => id)).toContain(first?.id)
  expect(draft?.receipts.flatMap(({ duplicates }) => duplicates)).toEqual([])
  await setTotal(first?.id, 120_000)
  expect((await receiptsOf(claim)).map(({ total }) => total)).toEqual([1240, 360])

  const sent = await send(draftId)

  expect(sent).toMatchObject({ expenseNumbers: [claim], totalPaise: 156_000, repeated: false })
  expect(await seen(claim)).toMatchObject({
    status: 'pending',
    version: 2,
    total: 1560,
    decision: null,
    changes: [
      { part: null, field: 'total', before: '₹1,600.00', after: '₹1,560.00' },
      { part: expect.any(String), field: 'total', before: '₹1,240.00', after: '₹1,200.00' },
    ],
  })
  const mail = await db.selectFrom('outbox_mails').select(['subject', 'body']).orderBy('id', 'desc').executeTakeFirst()
  expect(mail?.subject).toMatch(
    mailWords('claim.changed-subject', { number: claim, claimant: 'Asha Rao', amount: '₹1,560.00' }),
  )
  expect(mail?.body).toMatch(wordsIn(status)('change.field', { before: '₹1,600.00', after: '₹1,560.00' }))
  expect((await pendingOfManager()).map(({ expense_number, changes }) => [expense_number, changes?.length])).toEqual([
    [claim, 2],
  ])
  expect(await as('manager').refused(approveExpense, { body: { id: claim, version: 1 } })).toMatchObject({
    status: 409,
    code: 'decision.changed',
  })
  expect(await as('manager').call(approveExpense, { body: { id: claim, version: 2 } })).toMatchObject({
    status: 'approved',
  })
})

test('nobody decides on a pending claim while its owner changes it, and asking twice begins one draft', async () => {
  const claim = await build.expense()

  const [one, other] = [await revise(claim), await revise(claim)]

  expect(other).toEqual(one)
  expect(await pendingOfManager()).toEqual([])
  expect(await as('manager').refused(approveExpense, { body: { id: claim } })).toMatchObject({ status: 409 })
  expect((await seen(claim)).status).toBe('returned')
  await send(one.draft_id)
  expect(await seen(claim)).toMatchObject({ status: 'pending', version: 2, changes: [] })
  const mail = await db.selectFrom('outbox_mails').select('subject').orderBy('id', 'desc').executeTakeFirst()
  expect(mail?.subject).toMatch(mailWords('claim.again-subject', { number: claim, amount: '₹1,240.00' }))
})

test('sending it twice makes one version, and what is uploaded to the chat later makes another claim', async () => {
  const claim = await build.expense()
  const { draft_id: draftId } = await revise(claim)

  const [once, again] = [await send(draftId), await send(draftId)]

  expect(once).toMatchObject({ expenseNumbers: [claim], repeated: false })
  expect(again).toMatchObject({ expenseNumbers: [claim], repeated: true })
  expect(await seen(claim)).toMatchObject({ version: 2 })
  expect((await draftOf(draftId)).claim).toMatchObject({ revises: null, submitted: [claim] })
})

test('changing several receipts keeps them one claim', async () => {
  const claim = await build.expense({ rupees: [100, 200] })
  const { draft_id: draftId } = await revise(claim)
  const drafts = createClaimDrafts({ db, clock: it.clock, settingsOf: it.app.organisation.of })
  await drafts.choose(it.actor('employee'), draftId, { as: 'each' })

  expect(await send(draftId)).toMatchObject({ expenseNumbers: [claim], receiptCount: 2 })
})

test('of a receipt that was taken out the approver is told, and the claim no longer holds it', async () => {
  const claim = await build.expense({ rupees: [100, 200] })
  const [, second] = await receiptsOf(claim)
  const { draft_id: draftId } = await revise(claim)
  await db
    .updateTable('receipts')
    .set({ removed_at: it.clock.now() })
    .where('id', '=', second?.id ?? '')
    .execute()

  await send(draftId)

  expect((await receiptsOf(claim)).map(({ total }) => total)).toEqual([100])
  expect((await seen(claim)).changes).toMatchObject([
    { part: null, field: 'total', before: '₹300.00', after: '₹100.00' },
    { field: null, before: '₹200.00', after: null },
  ])
})

test.each(['approved', 'rejected'] as const)('a claim that is %s cannot be changed', async (status) => {
  const claim = await build.expense({ status })

  const problem = await as('employee').refused(reviseExpense, { params: { expenseId: claim } })

  expect(problem).toMatchObject({ status: 409, code: 'request.not_revisable' })
  expect((await seen(claim)).status).toBe(status)
})

test('nobody else changes a claim, and strangers do not learn of it', async () => {
  const claim = await build.expense()
  const params = { expenseId: claim }

  for (const who of ['manager', 'superadmin', 'finance'] as const)
    expect(await as(who).refused(reviseExpense, { params })).toMatchObject({ status: 403 })
  for (const who of ['colleague', 'outsider', 'newjoiner'] as const)
    expect(await as(who).refused(reviseExpense, { params })).toMatchObject({ status: 404 })
  expect((await seen(claim)).status).toBe('pending')
})

test('a claim that is withdrawn while it is being changed stays withdrawn; its draft makes another claim', async () => {
  const claim = await build.expense()
  const { draft_id: draftId } = await revise(claim)

  await as('employee').call(withdrawExpense, { params: { expenseId: claim } })
  const { expenseNumbers } = await send(draftId)

  expect(expenseNumbers).not.toContain(claim)
  expect((await seen(claim)).status).toBe('withdrawn')
  expect(await receiptsOf(claim)).toHaveLength(1)
})

test('a claim whose draft of changes was deleted sets its receipts free when it is withdrawn', async () => {
  const claim = await build.expense()
  const { draft_id: draftId } = await revise(claim)
  await as('employee').call(deleteClaimDraft, { params: { draftId } })

  await as('employee').call(withdrawExpense, { params: { expenseId: claim } })
  const { expenseNumbers } = await send(draftId)

  expect(expenseNumbers).toHaveLength(1)
  expect(expenseNumbers).not.toContain(claim)
  expect(await receiptsOf(claim)).toHaveLength(1)
})

test('a return cannot be undone once its owner has begun with the changes', async () => {
  const claim = await build.expense()
  await as('manager').call(returnExpense, { body: { id: claim, comment: 'The date, please.' } })
  await revise(claim)

  expect(await as('manager').refused(undoDecision, { body: { id: claim } })).toMatchObject({
    code: 'decision.too_late',
  })
})

test('a draft of changes that was deleted comes back when the changes go on', async () => {
  const claim = await build.expense()
  const { draft_id: draftId } = await revise(claim)
  await as('employee').call(deleteClaimDraft, { params: { draftId } })

  expect((await revise(claim)).draft_id).toBe(draftId)
  const { items } = await as('employee').call(listClaimDrafts)
  expect(items.map(({ id, receipts }) => [id, receipts])).toEqual([[draftId, 1]])
})

test('deleting the conversation for good leaves the claim with its receipts as they were', async () => {
  const claim = await build.expense({ rupees: [1240] })
  const { draft_id: draftId } = await revise(claim)
  const [receipt] = await db.selectFrom('receipts').select('id').where('claim_draft_id', '=', draftId).execute()
  await setTotal(receipt?.id, 1)

  await it.database.db
    .transaction()
    .execute((trx) => it.app.expenses.unfinished.forget(trx, it.actor('employee'), draftId))

  expect((await receiptsOf(claim)).map(({ total }) => total)).toEqual([1240])
  const again = await revise(claim)
  expect(again.draft_id).not.toBe(draftId)
  expect(await send(again.draft_id)).toMatchObject({ expenseNumbers: [claim], totalPaise: 124_000 })
})

test('of twenty approvals and a change at the same moment, either all see a pending claim decided or its owner has it', async () => {
  const claim = await build.expense()

  const [revised, ...decided] = await Promise.allSettled([
    revise(claim),
    ...Array.from({ length: 20 }, () => as('manager').call(approveExpense, { body: { id: claim } })),
  ])

  const approvals = decided.filter(({ status }) => status === 'fulfilled').length
  expect(approvals + (revised.status === 'fulfilled' ? 1 : 0)).toBe(1)
  expect((await seen(claim)).status).toBe(approvals === 1 ? 'approved' : 'returned')
})

test('a claim that is changed counts once in its budget, also in one that blocks', async () => {
  const administrator = as('administrator')
  await administrator.call(createEntry, { params: { kind: 'cost_centre' }, body: { code: '4100', name: 'Sales' } })
  await administrator.call(changePerson, { params: { person: 'EMP1001' }, body: { cost_centre: '4100' } })
  const budget = {
    code: '4100',
    kind: 'cost_centre' as const,
    year: 2026,
    amount: 10_000,
    when_over: 'block' as const,
  }
  await administrator.call(createBudget, { body: budget })
  const claim = await build.expense({ rupees: [6000] })

  const { draft_id: draftId } = await revise(claim)

  expect((await draftOf(draftId)).claim?.blocking).toEqual([])
  expect(await send(draftId)).toMatchObject({ expenseNumbers: [claim] })
})

test('receipts that were taken out of a claim are kept until it is sent again', async () => {
  const claim = await build.expense({ rupees: [100, 200] })
  const { draft_id: draftId } = await revise(claim)
  await as('employee').call(deleteClaimDraft, { params: { draftId } })
  it.clock.set(new Date(it.clock.now().getTime() + 40 * 24 * 60 * 60_000).toISOString())

  await tidyReceipts(db, it.clock.now())
  await tidyClaimDrafts(db, it.clock.now())

  await revise(claim)
  expect(await send(draftId)).toMatchObject({ expenseNumbers: [claim], receiptCount: 2 })
})

test('a claim is judged as of the day on which it was first sent', async () => {
  const claim = await build.expense({ status: 'returned' })
  const { findings } = await seen(claim)
  it.clock.set(new Date(it.clock.now().getTime() + 400 * 24 * 60 * 60_000).toISOString())

  await send((await revise(claim)).draft_id)

  expect((await seen(claim)).findings).toEqual(findings)
})

test('two at the same moment begin one draft', async () => {
  const claim = await build.expense()

  const begun = await Promise.all(Array.from({ length: 4 }, () => revise(claim)))

  expect(new Set(begun.map(({ draft_id }) => draft_id)).size).toBe(1)
})

test('another reason is a change that is told', async () => {
  const claim = await build.expense()
  const { draft_id: draftId } = await revise(claim)
  const drafts = createClaimDrafts({ db, clock: it.clock, settingsOf: it.app.organisation.of })
  await drafts.choose(it.actor('employee'), draftId, { reason: 'The client moved the meeting.' })

  await send(draftId)

  expect((await seen(claim)).changes).toEqual([
    { part: null, field: 'reason', before: null, after: 'The client moved the meeting.' },
  ])
})
