import { changePerson } from '@pravas/contract/administration'
import { getAnalytics } from '@pravas/contract/analytics'
import { putApprovalFlow } from '@pravas/contract/approval-flow'
import { listWaiting } from '@pravas/contract/approval-lists'
import {
  approveExpense,
  pendingExpensesOfTeam,
  rejectExpense,
  returnExpense,
  UNDO_MS,
  undoDecision,
} from '@pravas/contract/approvals'
import { createBudget, listBudgets } from '@pravas/contract/budgets'
import { getExpense, listExpenseReceipts, listExpenses } from '@pravas/contract/expenses'
import { listInbox } from '@pravas/contract/inbox'
import { changeReceipt } from '@pravas/contract/receipt-review'
import { listRecords } from '@pravas/contract/records'
import { createEntry } from '@pravas/contract/structure'
import { mailWords } from '@pravas/messages/testing/mail'
import { expect, test } from 'vitest'
import { selectClaimedMeals } from '../expenses/draft/claimed-spending-store.ts'
import { selectLikeReceipts } from '../receipts/duplicate-store.ts'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it
const { db } = it.database

const reason = 'Alcohol isn’t reimbursed.'
const later = (ms = UNDO_MS) => it.clock.set(new Date(it.clock.now().getTime() + ms).toISOString())
const seen = (claim: string, who: Who = 'employee') => as(who).call(getExpense, { params: { expenseId: claim } })
const receiptsOf = (claim: string, who: Who = 'employee') =>
  as(who).call(listExpenseReceipts, { params: { expenseId: claim } })
const idsOf = async (claim: string) => (await receiptsOf(claim)).map(({ id }) => id)
const approve = (id: string, refusedIds: readonly (string | undefined)[], who: Who = 'manager') =>
  as(who).call(approveExpense, {
    body: { id, refused: refusedIds.map((receipt_id = '') => ({ receipt_id, reason })) },
  })
const unclaimed = async () =>
  (await db.selectFrom('receipts').select(['id']).where('expense_id', 'is', null).orderBy('number').execute()).map(
    ({ id }) => id,
  )
const byFinance = () =>
  as('administrator').call(putApprovalFlow, {
    body: {
      version: 0,
      escalate_after_days: null,
      steps: [{ name: 'Finance', beside_previous: false, when: {}, approver: { kind: 'role', role: 'finance' } }],
    },
  })
async function ask() {
  later()
  await it.app.openSteps()
}

test('a claim is approved without the receipt that is refused, which is free for another claim', async () => {
  const claim = await build.expense({ rupees: [800, 200] })
  const [, dinner] = await idsOf(claim)

  expect(await approve(claim, [dinner])).toMatchObject({ status: 'approved' })

  const refused = { reason, refused_by: 'Meera Iyer', refused_at: it.clock.now().toISOString() }
  expect(await seen(claim)).toMatchObject({
    status: 'approved',
    total: 800,
    claimed_total: 1000,
    refused: [{ ...refused, description: 'Old Fort Kitchen', total: 200, is_free: true }],
  })
  for (const who of ['employee', 'manager'] as const) {
    const [taxi, copy] = await receiptsOf(claim, who)
    expect(taxi).not.toHaveProperty('refused')
    expect(copy).toMatchObject({ total: 200, refused })
  }
  expect(await unclaimed()).toEqual([dinner])
  expect(await as('employee').call(listExpenses, { params: { employeeId: 'EMP1001' } })).toMatchObject([
    { total: 800, claimed_total: 1000 },
  ])
  const audit = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'expense.approved')
    .executeTakeFirstOrThrow()
  expect(audit.detail).toMatchObject({ refused: [{ receipt_id: dinner, paise: 20_000, reason }] })
})

/** Sends the draft that a receipt is in, and answers the id of the claim. */
async function sendDraftOf(receipt: string): Promise<string> {
  const { claim_draft_id: draft } = await db
    .selectFrom('receipts')
    .select('claim_draft_id')
    .where('id', '=', receipt)
    .executeTakeFirstOrThrow()
  await it.app.expenses.claims.submit(it.actor('employee'), draft ?? '')
  const [newest] = await as('employee').call(listExpenses, { params: { employeeId: 'EMP1001' } })
  return newest?.expense_id ?? ''
}

test('whoever decides on a receipt that was refused before reads so, and by whom and why; later refusals change nothing of it', async () => {
  const claim = await build.expense({ rupees: [800, 200] })
  const [, dinner = ''] = await idsOf(claim)
  await approve(claim, [dinner])
  later()
  const { expense_number: number } = await seen(claim)
  const refused = { claim: number, reason, refused_by: 'Meera Iyer' }

  const second = await sendDraftOf(dinner)
  const waiting = await as('manager').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP2001' } })
  const listed = waiting.find(({ expense_id: id }) => id === second)
  expect(listed?.receipts).toMatchObject([{ refused_before: refused }])
  expect(await receiptsOf(second, 'manager')).toMatchObject([{ refused_before: refused }])
  const plain = await as('manager').call(listWaiting, { query: { type: 'expense', show: 'plain' } })
  expect(plain.items).toEqual([])

  // Rejected as a whole, it names the claim that was rejected last, and the claims from before keep what they said.
  await as('manager').call(rejectExpense, { body: { id: second, reason: 'Still alcohol.' } })
  later()
  const third = await sendDraftOf(dinner)
  const { expense_number: rejected } = await seen(second)
  expect(await receiptsOf(third)).toMatchObject([{ refused_before: { claim: rejected, reason: 'Still alcohol.' } }])
  expect(await receiptsOf(second)).toMatchObject([{ refused_before: refused }])
  const [taxi, copy] = await receiptsOf(claim)
  for (const receipt of [taxi, copy]) expect(receipt).not.toHaveProperty('refused_before')
})

test('what was refused is said to its claimant where they correct it', async () => {
  const claim = await build.expense({ rupees: [800, 200] })
  const [, dinner = ''] = await idsOf(claim)
  await approve(claim, [dinner])
  const { expense_number: number } = await seen(claim)
  const { receipt: review } = await as('employee').call(changeReceipt, {
    params: { receiptId: dinner },
    body: { merchant: 'Old Fort Kitchen' },
  })
  const text = `Meera Iyer refused this in ${number}: ${reason}`
  expect(review.warnings).toContainEqual({ code: 'claim.refused', text })
})

test('the refused receipt is sent again in a claim of its own, and is no duplicate of itself', async () => {
  const claim = await build.expense({ rupees: [800, 200] })
  const [, dinner = ''] = await idsOf(claim)
  await approve(claim, [dinner])

  // It has the file of the copy that the claim goes on showing.
  expect(await selectLikeReceipts(db, it.orgId(), [dinner])).toEqual([])
  const { claim_draft_id: draft } = await db
    .selectFrom('receipts')
    .select('claim_draft_id')
    .where('id', '=', dinner)
    .executeTakeFirstOrThrow()
  await it.app.expenses.claims.submit(it.actor('employee'), draft ?? '')

  const claims = await as('employee').call(listExpenses, { params: { employeeId: 'EMP1001' } })
  expect(claims.map(({ total, status }) => [total, status])).toEqual([
    [200, 'pending'],
    [800, 'approved'],
  ])
  expect((await seen(claim)).refused).toMatchObject([{ is_free: false }])
  later(UNDO_MS - 1)
  expect(await as('manager').refused(undoDecision, { body: { id: claim } })).toMatchObject({
    code: 'decision.too_late',
  })
})

test.each([
  ['a receipt of another claim', 'other', 'body.refused[0].receipt_id'],
  ['a receipt named twice', 'twice', 'body.refused[1].receipt_id'],
  ['all receipts', 'all', 'body.refused'],
  ['a receipt that is none', 'none', 'body.refused[0].receipt_id'],
] as const)('%s cannot be refused', async (_, which, path) => {
  const claim = await build.expense({ rupees: [800, 200] })
  const [taxi, dinner] = await idsOf(claim)
  const [other] = await idsOf(await build.expense())
  const ids = { other: [other], twice: [dinner, dinner], all: [taxi, dinner], none: ['dinner'] }[which]

  const problem = await as('manager').refused(approveExpense, {
    body: { id: claim, refused: ids.map((receipt_id = '') => ({ receipt_id, reason })) },
  })

  expect(problem).toMatchObject({ status: 400, errors: [{ path }] })
  expect(await seen(claim)).toMatchObject({ status: 'pending', total: 1000 })
})

test.each(['', '   ', undefined, 'x'.repeat(501)])('a refusal with the reason %j names the field', async (said) => {
  const claim = await build.expense({ rupees: [800, 200] })
  const [, dinner] = await idsOf(claim)
  const refused = [{ receipt_id: dinner as string, reason: said as string }]

  const problem = await as('manager').refused(approveExpense, { body: { id: claim, refused } })

  expect(problem).toMatchObject({ status: 400, errors: [{ path: 'body.refused[0].reason' }] })
})

test('another version than was shown is not approved, with or without a receipt that is refused', async () => {
  const claim = await build.expense({ rupees: [800, 200] })
  const [, dinner = ''] = await idsOf(claim)
  const body = { id: claim, version: 2, refused: [{ receipt_id: dinner, reason }] }
  expect(await as('manager').refused(approveExpense, { body })).toMatchObject({ code: 'decision.changed' })
})

test('undoing the decision takes the refusals back: the receipts, the total and the mail', async () => {
  const claim = await build.expense({ rupees: [800, 200] })
  const before = await receiptsOf(claim)
  await approve(claim, [before[1]?.id])

  await as('manager').call(undoDecision, { body: { id: claim } })

  const record = await seen(claim)
  expect(record).toMatchObject({ status: 'pending', total: 1000 })
  expect(record).not.toHaveProperty('claimed_total')
  expect(await receiptsOf(claim)).toEqual(before)
  expect(await unclaimed()).toEqual([])
  later()
  expect((await as('employee').call(listInbox, { query: {} })).items).toEqual([])
  await as('manager').call(approveExpense, { body: { id: claim } })
  expect(await seen(claim)).toMatchObject({ status: 'approved', total: 1000 })
})

test('of two approvals at the same moment one counts, with its refusals alone', async () => {
  const claim = await build.expense({ rupees: [800, 200, 100] })
  const [, dinner = '', snack = ''] = await idsOf(claim)
  const bodies = [dinner, snack].map((receipt_id) => ({ id: claim, refused: [{ receipt_id, reason }] }))

  const answers = await Promise.all([
    as('manager').post('/api/admin/approve-expense', bodies[0] ?? {}),
    as('superadmin').post('/api/admin/approve-expense', bodies[1] ?? {}),
  ])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const isFirst = answers[0]?.status === 200
  expect(await seen(claim)).toMatchObject({ total: isFirst ? 900 : 1000, claimed_total: 1100 })
  expect(await unclaimed()).toEqual([isFirst ? dinner : snack])
})

test('the owner’s mail and inbox name the refused receipts, why, and both totals', async () => {
  const claim = await build.expense({ rupees: [800, 200] })
  const [, dinner] = await idsOf(claim)
  await approve(claim, [dinner])
  later()

  const mail = await db
    .selectFrom('outbox_mails')
    .select(['subject', 'body', 'html'])
    .where('to_address', '=', 'employee@pravas.example')
    .executeTakeFirstOrThrow()
  expect(mail.subject).toMatch(
    mailWords('decision.partly-subject', { number: claim, approved: '₹800.00', claimed: '₹1,000.00' }),
  )
  for (const body of [mail.body, mail.html]) {
    expect(body).toMatch(
      mailWords('decision.partly-body', {
        approver: 'Meera Iyer',
        approved: '₹800.00',
        claimed: '₹1,000.00',
        count: 1,
      }),
    )
    expect(body).toMatch(
      mailWords('decision.refused', {
        name: 'Old Fort Kitchen',
        amount: '₹200.00',
        approver: 'Meera Iyer',
        reason: 'Alcohol isn’t reimbursed.',
      }),
    )
  }
  expect((await as('employee').call(listInbox, { query: {} })).items).toMatchObject([
    {
      title: `Meera Iyer approved ₹800 of the ₹1,000 on your claim ${claim}`,
      note: 'Refused: Old Fort Kitchen, ₹200. Alcohol isn’t reimbursed.',
    },
  ])
})

test('lists and reports count what was approved', async () => {
  const claim = await build.expense({ rupees: [800, 200] })
  const [, dinner] = await idsOf(claim)
  await approve(claim, [dinner])

  const { items } = await as('finance').call(listRecords, { query: { type: 'expense' } })
  expect(items).toMatchObject([{ number: claim, total: 800 }])
  const { spend } = await as('employee').call(getAnalytics, { query: { scope: 'own', range: '12-months' } })
  expect(JSON.stringify(spend)).toContain('800')
  expect(JSON.stringify(spend)).not.toContain('1000')
  const of = { orgId: it.orgId(), employeeId: 'EMP1001', without: null }
  expect((await selectClaimedMeals(db, of, ['2026-06-08'])).map(({ paise }) => paise)).toEqual([80_000])
})

test('what one step refuses the next one sees, may add to, and cannot refuse again; it counts once all have approved', async () => {
  await byFinance()
  const claim = await build.expense({ rupees: [800, 200, 100] })
  const [, dinner, snack] = await idsOf(claim)

  expect(await approve(claim, [dinner])).toMatchObject({ status: 'pending', next: ['Finance'] })

  expect(await seen(claim)).toMatchObject({ status: 'pending', total: 1100 })
  expect(await unclaimed()).toEqual([])
  await ask()
  const [waiting] = await as('finance').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP3002' } })
  expect(waiting?.receipts.map(({ refused }) => refused?.refused_by)).toEqual([undefined, 'Meera Iyer', undefined])
  const mail = await db
    .selectFrom('outbox_mails')
    .select('body')
    .where('to_address', '=', 'finance@pravas.example')
    .executeTakeFirstOrThrow()
  expect(mail.body).toMatch(mailWords('step.refused', { amount: '₹200.00' }))
  const again = { body: { id: claim, refused: [{ receipt_id: dinner as string, reason }] } }
  expect(await as('finance').refused(approveExpense, again)).toMatchObject({
    errors: [{ path: 'body.refused[0].receipt_id' }],
  })

  await approve(claim, [snack], 'finance')

  expect(await seen(claim)).toMatchObject({ status: 'approved', total: 800, claimed_total: 1100 })
  expect(await unclaimed()).toEqual([dinner, snack])
  const shown = await receiptsOf(claim)
  expect(shown.map(({ refused }) => refused?.refused_by)).toEqual([undefined, 'Meera Iyer', expect.stringMatching(/./)])

  await as('finance').call(undoDecision, { body: { id: claim } })
  expect(await unclaimed()).toEqual([])
  expect((await receiptsOf(claim)).map(({ refused }) => refused?.refused_by)).toEqual([
    undefined,
    'Meera Iyer',
    undefined,
  ])
})

test.each([rejectExpense, returnExpense])(
  'a later step that sends the claim back drops what was refused ($path)',
  async (end) => {
    await byFinance()
    const claim = await build.expense({ rupees: [800, 200] })
    const [, dinner] = await idsOf(claim)
    await approve(claim, [dinner])
    await ask()

    await as('finance').call(end, { body: { id: claim, reason, comment: reason } })

    const record = await seen(claim)
    expect(record).toMatchObject({ total: 1000 })
    expect(record).not.toHaveProperty('claimed_total')
    expect((await receiptsOf(claim)).flatMap(({ refused }) => refused ?? [])).toEqual([])
  },
)

test('a budget is left more by what is refused, until that is undone', async () => {
  const administrator = as('administrator')
  const kind = 'cost_centre' as const
  await administrator.call(createEntry, { params: { kind }, body: { code: '4100', name: 'Sales' } })
  await administrator.call(changePerson, { params: { person: 'EMP1001' }, body: { cost_centre: '4100' } })
  await administrator.call(createBudget, { body: { kind, code: '4100', year: 2026, amount: 5000, when_over: 'warn' } })
  const figures = async () => (await administrator.call(listBudgets, { query: { year: 2026 } })).items
  const claim = await build.expense({ rupees: [800, 200] })
  const [, dinner] = await idsOf(claim)

  await approve(claim, [dinner])

  expect(await figures()).toMatchObject([{ approved: 800, pending: 0, left: 4200 }])
  await as('manager').call(undoDecision, { body: { id: claim } })
  expect(await figures()).toMatchObject([{ approved: 0, pending: 1000, left: 4000 }])
})
