import {
  type ApprovalFlowInput,
  getApprovalFlow,
  putApprovalFlow,
  type StepInput,
} from '@pravas/contract/approval-flow'
import {
  approveExpense,
  approveTrip,
  pendingExpensesOfTeam,
  pendingTripsOfTeam,
  rejectExpense,
  returnExpense,
  UNDO_MS,
  undoDecision,
} from '@pravas/contract/approvals'
import { createDelegation } from '@pravas/contract/delegations'
import { getExpense, listExpenseReceipts, withdrawExpense } from '@pravas/contract/expenses'
import { currentSession } from '@pravas/contract/people'
import { getTrip } from '@pravas/contract/trips'
import { expect, test } from 'vitest'
import { createFileStorage } from '../files/storage.ts'
import type { Finding } from '../policy/finding-rules.ts'
import { textOfFinding } from '../policy/finding-text-rules.ts'
import { builders } from '../testing/builders.ts'
import { receiptPng } from '../testing/fake-reader.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database
const files = createFileStorage(it.dataDir)

const byFinance: StepInput = {
  name: 'Finance',
  beside_previous: false,
  when: {},
  approver: { kind: 'role', role: 'finance' },
}
const byDesk: StepInput = { ...byFinance, name: 'Travel desk', approver: { kind: 'role', role: 'travel_desk' } }
const byOther: StepInput = { ...byFinance, name: 'Head', approver: { kind: 'person', person: 'EMP2002' } }

const flow = (steps: StepInput[], more: Partial<ApprovalFlowInput> = {}) =>
  as('administrator').call(putApprovalFlow, { body: { version: 0, escalate_after_days: null, steps, ...more } })
const later = (ms = UNDO_MS) => it.clock.set(new Date(it.clock.now().getTime() + ms).toISOString())
/** Lets the time for an undo pass, and asks whoever is next. */
async function ask() {
  later()
  return it.app.openSteps()
}
const approve = (who: Who, id: string) => as(who).call(approveExpense, { body: { id } })
const refused = (who: Who, id: string) => as(who).refused(approveExpense, { body: { id } })
const seen = (claim: string, who: Who = 'employee') => as(who).call(getExpense, { params: { expenseId: claim } })
const waiting = async (who: Who, employeeId: string) =>
  (await as(who).call(pendingExpensesOfTeam, { params: { employeeId } })).map(({ expense_id }) => expense_id)
const mailsTo = async (address: string) =>
  (await db.selectFrom('outbox_mails').select('subject').where('to_address', '=', address).orderBy('id').execute()).map(
    ({ subject }) => subject,
  )
const session = async (who: Who) => (await as(who).call(currentSession, {})).user

test('without steps the manager alone decides, and nobody learns of a flow', async () => {
  await flow([])
  const claim = await build.expense()

  expect(await approve('manager', claim)).toEqual(expect.not.objectContaining({ next: expect.anything() }))
  const record = await seen(claim)
  expect(record.status).toBe('approved')
  expect(record).not.toHaveProperty('steps')
})

test('a claim above an amount goes on to finance, who are written to once the manager cannot undo any more', async () => {
  await flow([{ ...byFinance, when: { request: 'expense', above: 1000 } }])
  const small = await build.expense({ rupees: [900] })
  const large = await build.expense({ rupees: [900, 100.01] })

  expect(await approve('manager', small)).toMatchObject({ status: 'approved' })
  expect(await approve('manager', large)).toMatchObject({ status: 'pending', next: ['Finance'] })

  expect(await it.app.openSteps()).toBe(0)
  expect(await refused('finance', large)).toMatchObject({ status: 409, code: 'decision.not_pending' })
  expect(await waiting('manager', 'EMP2001')).not.toContain((await seen(large)).expense_id)
  expect(await ask()).toBe(1)
  expect(await ask()).toBe(0)
  expect((await mailsTo('finance@pravas.example')).filter((subject) => subject.startsWith(large))).toHaveLength(1)
  expect(await waiting('finance', 'EMP3002')).toEqual([(await seen(large)).expense_id])
  expect(await seen(large)).toMatchObject({
    status: 'pending',
    steps: [
      { name: null, state: 'approved', decided_by: expect.any(String) },
      { name: 'Finance', state: 'open', asked: [{ role: 'finance', name: null }], decided_by: null },
    ],
  })

  expect(await approve('finance', large)).toMatchObject({ status: 'approved' })
  expect(await seen(large)).toMatchObject({ status: 'approved', steps: [{}, { state: 'approved' }] })
  expect(await waiting('finance', 'EMP3002')).toEqual([])
})

test('the manager cannot decide a second time, finance not before the manager, and nobody else at all', async () => {
  await flow([byFinance])
  const claim = await build.expense()

  expect(await refused('finance', claim)).toMatchObject({ status: 403 })
  await approve('manager', claim)
  await ask()
  expect(await refused('manager', claim)).toMatchObject({ status: 409, code: 'decision.not_pending' })
  expect(await refused('traveldesk', claim)).toMatchObject({ status: 404 })
  expect(await refused('colleague', claim)).toMatchObject({ status: 404 })
  expect(await refused('auditor', claim)).toMatchObject({ status: 403 })
  expect(await refused('employee', claim)).toMatchObject({ status: 403, code: 'decision.own_request' })
})

test('nobody decides at a step on their own request: it is the super admins who are asked', async () => {
  await flow([byFinance])
  const claim = await build.expense({ claimant: 'finance' })
  await approve('superadmin', claim)
  await ask()

  expect(await refused('finance', claim)).toMatchObject({ status: 403, code: 'decision.own_request' })
  expect(await seen(claim, 'finance')).toMatchObject({
    steps: [{}, { state: 'open', asked: [{ role: 'super_admin', name: null }] }],
  })
  expect(await approve('superadmin', claim)).toMatchObject({ status: 'approved' })
})

test('who is asked at a step reads in the mail what the policy has against the request', async () => {
  await flow([byFinance])
  const claim = await build.expense()
  const finding: Finding = { rule: 'expense.claimed_late', unit: 'days', limit: 30, actual: 40, excess: 10 }
  await db
    .updateTable('expenses')
    .set({ findings: JSON.stringify([finding]) })
    .where('expense_number', '=', (await seen(claim)).expense_number)
    .execute()
  await approve('manager', claim)
  await ask()
  const mail = await db
    .selectFrom('outbox_mails')
    .select('body')
    .where('to_address', '=', 'finance@pravas.example')
    .where('subject', 'like', '%asks you to approve%')
    .executeTakeFirstOrThrow()
  expect(mail.body).toContain(textOfFinding(finding))
})

test('steps side by side are decided in any order, those after them when all have been', async () => {
  await flow([byFinance, { ...byDesk, beside_previous: true }, byOther])
  const trip = await build.trip()
  const decide = (who: Who) => as(who).call(approveTrip, { body: { id: trip } })

  expect(await decide('manager')).toMatchObject({ next: ['Finance', 'Travel desk'] })
  await ask()
  expect(await decide('traveldesk')).toMatchObject({ status: 'pending', next: ['Finance'] })
  expect(await as('othermanager').refused(approveTrip, { body: { id: trip } })).toMatchObject({ status: 409 })
  expect(await decide('finance')).toMatchObject({ status: 'pending', next: ['Head'] })
  await ask()
  const team = await as('othermanager').call(pendingTripsOfTeam, { params: { employeeId: 'EMP2002' } })
  expect(team.map(({ trip_number }) => trip_number)).toContain(trip)
  expect(await decide('othermanager')).toMatchObject({ status: 'approved' })
  expect((await as('employee').call(getTrip, { params: { tripId: trip } })).steps?.map(({ state }) => state)).toEqual([
    'approved',
    'approved',
    'approved',
    'approved',
  ])
})

test('a rejection at any step ends the request, and its undo asks everybody again who was asked', async () => {
  await flow([byFinance, { ...byOther, beside_previous: true }])
  const claim = await build.expense()
  await approve('manager', claim)
  await ask()

  await as('finance').call(rejectExpense, { body: { id: claim, reason: 'Not ours.' } })
  // Who was asked beside the one who rejected it has decided nothing, nor did anybody for them.
  expect(await seen(claim)).toMatchObject({
    status: 'rejected',
    rejection_reason: 'Not ours.',
    steps: [{}, { name: 'Finance', state: 'rejected' }, { name: 'Head', state: 'ended', decided_by: null }],
  })
  expect(await refused('othermanager', claim)).toMatchObject({ status: 409 })
  expect(await waiting('othermanager', 'EMP2002')).not.toContain((await seen(claim)).expense_id)

  await as('finance').call(undoDecision, { body: { id: claim } })
  expect(await seen(claim)).toMatchObject({ steps: [{}, { state: 'open' }, { state: 'open' }] })
  expect(await approve('othermanager', claim)).toMatchObject({ status: 'pending' })
  expect(await approve('finance', claim)).toMatchObject({ status: 'approved' })
})

test('an approval that was not the last is taken back within its time, and nobody was asked', async () => {
  await flow([byFinance])
  const claim = await build.expense()
  await approve('manager', claim)
  later(UNDO_MS - 1)
  expect(await it.app.openSteps()).toBe(0)

  expect(await as('manager').call(undoDecision, { body: { id: claim } })).toMatchObject({ status: 'pending' })
  later()
  expect(await it.app.openSteps()).toBe(0)
  expect(await seen(claim)).not.toHaveProperty('steps')

  await flow([], { version: 1 })
  expect(await approve('manager', claim)).toMatchObject({ status: 'approved' })
})

test('once the next step is asked, the decision before it stands', async () => {
  await flow([byFinance])
  const claim = await build.expense()
  await approve('manager', claim)
  await ask()

  expect(await as('manager').refused(undoDecision, { body: { id: claim } })).toMatchObject({
    status: 409,
    code: 'decision.too_late',
  })
})

test('of decisions side by side the earlier one is taken back after the later one', async () => {
  await flow([byFinance, { ...byOther, beside_previous: true }])
  const claim = await build.expense()
  await approve('manager', claim)
  await ask()
  await approve('finance', claim)
  await approve('othermanager', claim)
  const undo = (who: Who) => as(who).call(undoDecision, { body: { id: claim } })

  expect(await as('finance').refused(undoDecision, { body: { id: claim } })).toMatchObject({
    code: 'decision.too_late',
  })
  expect(await undo('othermanager')).toMatchObject({ status: 'pending' })
  expect(await undo('finance')).toMatchObject({ status: 'pending' })
  expect((await seen(claim)).steps?.map(({ state }) => state)).toEqual(['approved', 'open', 'open'])
})

test('a claim that is returned at a step and sent again begins with the manager', async () => {
  await flow([byFinance])
  const claim = await build.expense()
  await approve('manager', claim)
  await ask()
  await as('finance').call(returnExpense, { body: { id: claim, comment: 'Which day?', fields: [] } })
  expect(await waiting('finance', 'EMP3002')).toEqual([])

  await as('employee').call(withdrawExpense, { params: { expenseId: claim } })
  expect(await seen(claim)).toMatchObject({ status: 'withdrawn' })
})

test('a withdrawn claim asks nobody any more', async () => {
  await flow([byFinance])
  const claim = await build.expense()
  await approve('manager', claim)
  await as('employee').call(withdrawExpense, { params: { expenseId: claim } })

  expect(await ask()).toBe(0)
  expect(await waiting('finance', 'EMP3002')).toEqual([])
})

test('who is asked at a step reads the request with its receipts, and nobody else of their kind', async () => {
  await flow([byOther])
  const claim = await build.expense()
  expect(await as('othermanager').refused(getExpense, { params: { expenseId: claim } })).toMatchObject({ status: 404 })
  await approve('manager', claim)
  await ask()

  await seen(claim, 'othermanager')
  await db
    .updateTable('receipts')
    .set({ file_hash: await files.put(receiptPng({})), media_type: 'image/png' })
    .execute()
  const [receipt] = await as('othermanager').call(listExpenseReceipts, { params: { expenseId: claim } })
  expect((await as('othermanager').get(receipt?.receipt_link ?? '')).status).toBe(200)
  expect((await as('colleague').get(receipt?.receipt_link ?? '')).status).toBe(404)
})

test('who is asked by role or stands in for one who is may reach the approvals', async () => {
  expect(await session('finance')).toMatchObject({ isAdmin: false })
  await flow([byFinance])
  expect(await session('finance')).toMatchObject({ isAdmin: true, isSuperAdmin: false })
  expect(await session('outsider')).toMatchObject({ isAdmin: false })
  const today = it.clock.now().toISOString().slice(0, 10)
  await as('finance').call(createDelegation, { body: { to: 'EMP1003', starts_on: today, ends_on: today } })
  expect(await session('outsider')).toMatchObject({ isAdmin: true })

  const claim = await build.expense()
  await approve('manager', claim)
  await ask()
  expect(await waiting('outsider', 'EMP1003')).toEqual([(await seen(claim)).expense_id])
  expect(await approve('outsider', claim)).toMatchObject({ status: 'approved' })
})

test('the flow is changed by administrators alone, in the version that they saw, and told to everybody', async () => {
  const body = { version: 0, steps: [byFinance, byOther], escalate_after_days: 3 }
  expect(await as('manager').refused(putApprovalFlow, { body })).toMatchObject({ status: 403 })
  expect(await flow([byFinance, byOther], { escalate_after_days: 3 })).toMatchObject({ version: 1 })
  expect(await as('administrator').refused(putApprovalFlow, { body })).toMatchObject({ code: 'flow.changed' })
  expect(await as('employee').call(getApprovalFlow, {})).toMatchObject({
    version: 1,
    escalate_after_days: 3,
    steps: [
      { name: 'Finance', approver_name: null },
      { name: 'Head', approver: { kind: 'person', person: 'EMP2002' }, approver_name: expect.any(String) },
    ],
  })
  const unknown = { ...byOther, approver: { kind: 'person' as const, person: 'EMP0000' } }
  const problem = await as('administrator').refused(putApprovalFlow, {
    body: { version: 1, steps: [byFinance, unknown], escalate_after_days: null },
  })
  expect(problem).toMatchObject({ status: 400, errors: [{ path: 'body.steps.1.approver.person' }] })
})
