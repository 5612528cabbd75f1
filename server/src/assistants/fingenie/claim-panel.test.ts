import { approveExpense, listOutbox, pendingExpensesOfTeam, rejectExpense } from '@pravas/contract/approvals'
import { changeClaimDraft } from '@pravas/contract/claim-drafts'
import { type ClaimDraft, getClaim } from '@pravas/contract/claims'
import type { CallInput } from '@pravas/contract/endpoint'
import { getExpense, listExpenseReceipts, listExpenses } from '@pravas/contract/expenses'
import { askFinGenie, sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import {
  changeReceipt,
  deleteReceipt,
  type ReceiptFieldsChange,
  resolveDuplicate,
} from '@pravas/contract/receipt-review'
import { getTrip } from '@pravas/contract/trips'
import { listUnclaimedReceipts } from '@pravas/contract/unclaimed-receipts'
import { claimDrafts } from '@pravas/messages/en/claim-drafts'
import { receiptWarnings } from '@pravas/messages/en/receipt-warnings'
import { vendorMessage } from '@pravas/messages/en/vendor-message'
import { replies } from '@pravas/messages/fingenie'
import { wordsOf } from '@pravas/messages/testing/fingenie'
import { mailWords } from '@pravas/messages/testing/mail'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { nextNumber } from '../../db/numbers.ts'
import { inTransaction } from '../../db/transaction.ts'
import { builders } from '../../testing/builders.ts'
import { fakeReader, type Printed, receiptPng, uploadOf } from '../../testing/fake-reader.ts'
import { testApp, type Who } from '../../testing/test-app.ts'
import { withoutLinks } from './rules/receipts.fixture.ts'

const alike = wordsIn(receiptWarnings)

const DELHI = '07AABCT1234H1ZO'
const MUMBAI = '27AABCT1234H1ZM'
const SUPPLIER = '27AAPFU0939F1ZV'

const it = await testApp({ reader: fakeReader() }, { COMPANY_GSTINS: `${DELHI},${MUMBAI}` })
const build = builders(it)
const { as } = it
const { db } = it.database

const { url } = it.database
const WAIT = { timeout: 10_000 }

const SESSION = 'fingenie-1-panel'
const LUNCH: Printed = { merchant: 'Old Fort Kitchen', date: '2026-06-08', rupees: 1240.5, category: 'Food' }
const HOTEL: Printed = {
  merchant: 'Harbour View Residency',
  date: '2026-06-09',
  rupees: 6300,
  category: 'Accommodation',
  gstin: SUPPLIER,
  place: 'Mumbai',
  invoiceNumber: 'HVR/12',
}

let copies = 0
/** Uploads files, each of its own bytes, and answers the ids of their receipts. */
async function upload(receipts: Printed[], who: Who = 'employee', sessionId = SESSION) {
  const files = receipts.map((printed, index) => {
    copies += 1
    return uploadOf(`receipt-${index + 1}.png`, receiptPng(printed, copies))
  })
  const { summary, response } = await as(who).call(uploadReceipts, { body: { receipts: files, sessionId } })
  return { ids: summary.receipts.map(({ receipt_id }) => receipt_id ?? ''), response }
}
async function claim(sessionId = SESSION, who: Who = 'employee'): Promise<ClaimDraft> {
  const { claim: found } = await as(who).call(getClaim, { query: { sessionId } })
  if (!found) throw new Error('There is no claim.')
  return found
}
/** Changes how the claim is claimed, in the version that is shown. */
async function settle(body: Omit<CallInput<typeof changeClaimDraft>['body'], 'version'>) {
  const { draft_id: draftId, version } = await claim()
  return as('employee').call(changeClaimDraft, { params: { draftId }, body: { version, ...body } })
}
async function change(receiptId: string | undefined, body: ReceiptFieldsChange) {
  const { receipt } = await as('employee').call(changeReceipt, { params: { receiptId: receiptId ?? '' }, body })
  return receipt
}
async function send(who: Who = 'employee', sessionId = SESSION) {
  const body = { prompt: 'send reimbursement', sessionId }
  const { response, referenceId } = await as(who).call(sendReimbursement, { body })
  if (referenceId === null) throw new Error(`Nothing was sent: ${response}`)
  return { response, referenceId }
}
const say = async (message: string) =>
  withoutLinks((await as('employee').call(askFinGenie, { body: { message, sessionId: SESSION } })).response)
const audit = (action: string) =>
  db.selectFrom('audit_log').select(['record_id', 'detail']).where('action', '=', action).orderBy('id').execute()

test('the claim shows each receipt with what was read, what was not, and what it comes to', async () => {
  const { date, ...undated } = HOTEL
  await upload([LUNCH, undated])
  const shown = await claim()
  expect(shown).toMatchObject({
    as: 'one',
    total: 7540.5,
    by_category: [
      { category: 'Accommodation', count: 1, total: 6300 },
      { category: 'Food', count: 1, total: 1240.5 },
    ],
    findings: [],
    approver: { name: 'Meera Iyer' },
    trip: null,
    blocking: [],
    warnings: [{ receipt_id: shown.receipts[1]?.receipt_id, field: 'date', code: 'claim.no_date' }],
    submitted: [],
  })
  expect(shown.receipts.map(({ number, fields }) => [number, fields.merchant.value, fields.date.state])).toEqual([
    [1, 'Old Fort Kitchen', 'sure'],
    [2, 'Harbour View Residency', 'not_found'],
  ])
  expect(await as('colleague').call(getClaim, { query: { sessionId: SESSION } })).toEqual({ claim: null })
})

test('a hotel bill is held to the limit of a night, and the claimant can say how many nights it is for', async () => {
  await upload([{ ...HOTEL, rupees: 21_000, place: 'Mumbai' }])
  const [receipt] = (await claim()).receipts
  expect(receipt?.fields.nights).toEqual({ value: null, state: 'not_found', place: null })
  expect((await claim()).findings).toMatchObject([{ rule: 'hotel.city_cap', limit: 8000, actual: 21_000 }])
  await expect(change(receipt?.receipt_id, { nights: 0 })).rejects.toThrow('Nights: at least 1.')
  await change(receipt?.receipt_id, { category: 'Transport' })
  await expect(change(receipt?.receipt_id, { nights: 2 })).rejects.toThrow('Only hotel bills have a number of nights.')
  await change(receipt?.receipt_id, { category: 'Accommodation' })
  await change(receipt?.receipt_id, { nights: 2 })
  expect((await claim()).findings).toMatchObject([{ actual: 10_500, note: '₹21,000.00 for 2 nights' }])
  expect(await say('the hotel was 3 nights')).toContain('3')
  const after = await claim()
  expect(after.receipts[0]?.fields.nights).toMatchObject({ value: 3, state: 'corrected', read: null })
  expect(after.findings).toEqual([])
  const { referenceId } = await send()
  const [claimed] = await as('manager').call(listExpenseReceipts, { params: { expenseId: referenceId } })
  expect(claimed?.changes).toEqual([{ field: 'nights', read: null, text: 'not read, set to 3 by the claimant' }])
  const [pending] = await as('manager').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP2001' } })
  expect(pending?.receipts[0]?.edited).toEqual(['nights'])
})

test('conversations with receipts that are not claimed are told to their owner, until they are claimed or taken out', async () => {
  const waiting = (who: Who = 'employee') => as(who).call(listUnclaimedReceipts)
  expect(await waiting()).toEqual([])
  await upload([LUNCH, { ...HOTEL, currency: 'EUR' }])
  it.clock.set('2026-06-11T06:30:00Z')
  const { ids } = await upload([{ ...LUNCH, merchant: 'Tea Point', rupees: 90.5 }], 'employee', 'fingenie-2-panel')
  expect(await waiting()).toEqual([
    { sessionId: 'fingenie-2-panel', chat_name: expect.any(String), receipts: 1, total: 90.5 },
    { sessionId: SESSION, chat_name: expect.any(String), receipts: 2, total: 1240.5 },
  ])
  expect(await waiting('manager')).toEqual([])
  await as('employee').call(deleteReceipt, { params: { receiptId: ids[0] ?? '' } })
  expect(await waiting()).toMatchObject([{ sessionId: SESSION }])
  const [, hotel] = (await claim()).receipts
  await change(hotel?.receipt_id, { total: 6300, currency: 'INR' })
  expect(await waiting()).toMatchObject([{ total: 7540.5 }])
  await send()
  expect(await waiting()).toEqual([])
})

test('a receipt without a date is claimed without one, and everybody is told', async () => {
  const { date: _, ...undated } = HOTEL
  await upload([LUNCH, undated])
  const { referenceId, response } = await send()
  expect(withoutLinks(response)).toContain(
    replies('sent.undated', { receipts: 'receipt 2 (Harbour View Residency)', count: 1, approver: 'Meera Iyer' }),
  )
  const [pending] = await as('manager').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP2001' } })
  const days = [
    { expense_date: '2026-06-08', expense_type: 'Food' },
    { expense_date: null, expense_type: 'Accommodation' },
  ]
  expect(pending).toMatchObject({ expense_date: '2026-06-08', expense_type: 'Miscellaneous', receipts: days })
  expect(await as('manager').call(getExpense, { params: { expenseId: referenceId } })).toMatchObject({ receipts: days })
  expect((await as('superadmin').call(listOutbox))[0]?.body).toContain('- Harbour View Residency, no date, ')
  expect((await send()).response).not.toContain('No date')
})

test('a correction keeps what was read beside what is now, is audited once, and is what is claimed', async () => {
  const { ids } = await upload([LUNCH])
  const corrected = await change(ids[0], { total: 1140, invoice_number: 'B-7', merchant: 'Old Fort Kitchen' })
  expect(corrected.fields.total).toEqual({ value: 1140, state: 'corrected', place: null, read: 1240.5 })
  expect(corrected.fields.invoice_number).toMatchObject({ value: 'B-7', state: 'corrected', read: null })
  expect(corrected.fields.merchant).toMatchObject({ state: 'sure' })
  await change(ids[0], { total: 1140 })
  expect(await audit('receipt.corrected')).toEqual([
    {
      record_id: ids[0],
      detail: {
        before: { total_paise: 124050, invoice_number: null },
        after: { total_paise: 114000, invoice_number: 'B-7' },
        confirmed: ['merchant'],
      },
    },
  ])
  await send()
  expect(await as('employee').call(listExpenses, { params: { employeeId: 'EMP1001' } })).toMatchObject([
    { total: 1140 },
  ])
  const refused = await as('employee').refused(changeReceipt, { params: { receiptId: ids[0] }, body: { total: 1 } })
  expect(refused).toMatchObject({ status: 409, code: 'receipt.claimed' })
})

test.each([
  [{ gstin: '27AAPFU0939F1ZX' }, 'body.gstin'],
  [{ date: '2026-06-11' }, 'body.date'],
  [{ date: 'yesterday' }, 'body.date'],
  [{ total: -1 }, 'body.total'],
  [{ total: 1.005 }, 'body.total'],
  [{ category: null }, 'body.category'],
  [{}, 'body'],
])('a correction such as %j is refused by its field, and nothing changes', async (body, path) => {
  const { ids } = await upload([LUNCH])
  const problem = await as('employee').refused(changeReceipt, { params: { receiptId: ids[0] }, body })
  expect(problem).toMatchObject({ status: 400, errors: [{ path }] })
  expect(await audit('receipt.corrected')).toEqual([])
})

test('what blocks is told with its field, and gone once it is set right or taken out', async () => {
  const { ids } = await upload([
    { merchant: 'Tea Point', date: '2026-06-09' },
    { ...LUNCH, currency: 'MYR' },
  ])
  const blocks = (await claim()).blocking.map(({ receipt_id, field, code }) => [receipt_id, field, code])
  expect(blocks).toEqual([
    [ids[0], 'total', 'claim.no_total'],
    [ids[1], 'currency', 'claim.currency'],
  ])
  await change(ids[0], { total: 40 })
  await as('employee').call(deleteReceipt, { params: { receiptId: ids[1] ?? '' } })
  expect(await claim()).toMatchObject({ blocking: [], total: 40, receipts: [{ number: 1 }] })
})

test('the tax of a hotel comes back once our GSTIN is on the bill, and until then a message asks for it', async () => {
  const { ids } = await upload([HOTEL])
  const missing = await change(ids[0], { taxable: 6000, cgst: 150, sgst: 150 })
  expect(missing.tax_credit).toMatchObject({ verdict: 'review', amount: 300, estimated: false })
  expect(missing.vendor_message?.subject).toMatch(wordsIn(vendorMessage)('subject', { bill: /HVR\/12.*9 Jun 2026/ }))
  expect(missing.vendor_message?.body).toMatch(wordsIn(vendorMessage)('gstin', { gstin: MUMBAI, state: 'Maharashtra' }))
  expect(missing.vendor_message?.body).toContain('₹6,300.00')
  const right = await change(ids[0], { recipient_gstin: MUMBAI })
  expect(right).toMatchObject({ tax_credit: { verdict: 'eligible', amount: 300 }, vendor_message: null, warnings: [] })
  expect((await change(ids[0], { cgst: 360, sgst: 360 })).warnings.map(({ code }) => code)).toEqual([
    'total.mismatch',
    'tax.rate',
  ])
  expect((await claim()).tax_credit).toEqual({ eligible: 720, blocked: 0, other_state: 0, review: 0, estimated: [] })
})

test('our own GSTIN is never the supplier’s: read it is the recipient’s, typed or said it is refused', async () => {
  const { ids } = await upload([{ ...HOTEL, gstin: DELHI }])
  const [shown] = (await claim()).receipts
  expect(shown?.fields).toMatchObject({ gstin: { state: 'not_found' }, recipient_gstin: { value: DELHI } })
  expect(shown?.tax_credit).toMatchObject({ verdict: 'review', amount: 0 })
  expect(shown?.vendor_message?.body).toMatch(wordsIn(vendorMessage)('add_theirs'))
  const refused = await as('employee').refused(changeReceipt, {
    params: { receiptId: ids[0] },
    body: { gstin: MUMBAI },
  })
  expect(refused).toMatchObject({
    status: 400,
    errors: [{ path: 'body.gstin', message: expect.stringContaining(MUMBAI) }],
  })
  expect(await say(`the GSTIN is ${MUMBAI}`)).toContain(`${MUMBAI} is your organisation's own GSTIN`)
  expect(await audit('receipt.corrected')).toEqual([])
})

test('the same bill is found in every disguise, across the organisation, and others stay unnamed', async () => {
  await upload([HOTEL, LUNCH], 'colleague')
  const { referenceId } = await send('colleague')
  const { response } = await upload([
    { ...HOTEL, merchant: 'HARBOUR VIEW', invoiceNumber: 'hvr 12', rupees: 6301 },
    { ...LUNCH, merchant: 'Old Fort Kitchen Pvt. Ltd.' },
    { ...LUNCH, rupees: 1240 },
    { ...HOTEL, date: '2025-06-09', merchant: 'Another year' },
  ])
  const { receipts } = await claim()
  expect(receipts.map(({ duplicates }) => duplicates.map(({ reason, of }) => [reason, of]))).toEqual([
    [['same_invoice', 'somebody_else']],
    [['same_purchase', 'somebody_else']],
    [],
    [],
  ])
  expect(response).toMatch(wordsOf('upload.alike'))
  expect(JSON.stringify(await claim()) + response).not.toContain(referenceId)
  const of = 'Receipt 1 (HARBOUR VIEW), Receipt 2 (Old Fort Kitchen Pvt. Ltd.)'
  const findings = (await claim()).findings ?? []
  expect(findings).toContainEqual(
    expect.objectContaining({ rule: 'expense.duplicate', of, unit: 'receipts', actual: 2 }),
  )
})

test('whoever decides is told why a receipt may be a duplicate, by claims that they may see', async () => {
  await upload([HOTEL], 'colleague')
  const { referenceId } = await send('colleague')
  await upload([{ ...HOTEL, rupees: 6301 }, LUNCH, { ...LUNCH, merchant: 'Old Fort Kitchen Pvt. Ltd.' }])
  await settle({ as: 'each' })
  const drafted = await claim()
  expect(drafted.expenses.map(({ findings }) => findings?.length)).toEqual([1, 0, 1])
  expect(drafted.expenses.map(({ receipt_ids: [id] }) => id)).toEqual(drafted.receipts.map((one) => one.receipt_id))
  await send()
  const pending = await as('manager').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP2001' } })
  const told = pending.flatMap((one) =>
    one.receipts.map(({ duplicates }) => [one.expense_number, ...duplicates.map(({ text }) => text)]),
  )
  const [, [hotel, ofHotel] = [], [lunch] = [], [again, ofAgain] = []] = told
  expect(told).toHaveLength(4)
  expect(ofHotel).toMatch(alike('alike.same_invoice', { other: alike('other.somebody_else') }))
  expect(ofAgain).toMatch(alike('alike.same_purchase', { other: new RegExp(String(lunch)) }))
  expect([hotel, lunch, again]).not.toContain(referenceId)
})

test('pictures that differ in few bits are the same, also within a conversation', async () => {
  const { ids } = await upload([
    { ...LUNCH, invoiceNumber: '1' },
    { ...LUNCH, merchant: 'OId Fort Kitchen' },
    { ...LUNCH, merchant: 'Another', rupees: 90, date: '2026-06-01' },
  ])
  const hashes = ['0f1e2d3c4b5a6978', '0f1e2d3c4b5a697b', '0f1e2d3c4b5a6978']
  for (const [index, id] of ids.entries()) {
    await db
      .updateTable('receipts')
      .set({ image_hash: hashes[index] ?? null })
      .where('id', '=', id)
      .execute()
  }
  const { receipts } = await claim()
  expect(receipts.map(({ duplicates }) => duplicates.map(({ reason, of }) => [reason, of]))).toEqual([
    [],
    [['same_image', { own_receipt: 1 }]],
    [],
  ])
})

test('a duplicate is resolved, never blocked: the approver reads what the claimant says of it', async () => {
  await upload([LUNCH])
  const first = await send()
  const { ids } = await upload([LUNCH])
  const [duplicate] = (await claim()).receipts[0]?.duplicates ?? []
  expect(duplicate).toMatchObject({ reason: 'same_purchase', of: { own_claim: first.referenceId }, resolution: null })
  const resolve = () =>
    as('employee').call(resolveDuplicate, {
      params: { receiptId: ids[0] ?? '' },
      body: { key: duplicate?.key ?? '', resolution: 'different' },
    })
  expect((await resolve()).receipt.duplicates).toMatchObject([{ resolution: 'different' }])
  await resolve()
  expect(await audit('receipt.duplicate_resolved')).toHaveLength(1)
  expect((await claim()).findings).toEqual([])
  const { referenceId } = await send()
  const [receipt] = await as('manager').call(listExpenseReceipts, { params: { expenseId: referenceId } })
  expect(receipt?.notes?.duplicates).toEqual([{ text: duplicate?.text, resolution: 'different' }])
  const mails = await as('superadmin').call(listOutbox)
  expect(mails[0]?.body).toMatch(mailWords('receipt.duplicate', { answer: 'different' }))
})

test('an expense each: every receipt is one, sent together and once, in one mail', async () => {
  await upload([LUNCH, HOTEL])
  const { claim: chosen } = await settle({ as: 'each' })
  expect(chosen).toMatchObject({ as: 'each', total: 7540.5 })
  const { referenceId, response } = await send()
  const numbers = referenceId.split(', ')
  expect(response).toMatch(wordsOf('sent.email', { numbers: referenceId }))
  expect((await send()).referenceId).toBe(referenceId)
  const expenses = await as('employee').call(listExpenses, { params: { employeeId: 'EMP1001' } })
  expect(expenses.map(({ expense_number, total }) => [expense_number, total])).toEqual([
    [numbers[1], 6300],
    [numbers[0], 1240.5],
  ])
  expect(await claim()).toMatchObject({ receipts: [], submitted: numbers })
  const mails = await as('superadmin').call(listOutbox)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.attachments).toEqual(
    numbers.map((number) => ({ name: `${number}.pdf`, link: `/api/expense/${number}/pdf` })),
  )
  for (const number of numbers) expect(mails[0]?.body).toContain(`http://localhost:5007/expense/${number}\n`)
  expect(mails[0]?.body).toContain('http://localhost:5007/admin-approvals?tab=expenses\n')
})

test('a claim belongs to the trip of its days, unless another or none is chosen', async () => {
  const trip = await build.trip()
  await upload([
    { ...LUNCH, date: '2026-06-19', place: 'Mumbai' },
    { ...LUNCH, merchant: 'Dinner House', date: '2026-06-19', rupees: 800 },
  ])
  it.clock.set('2026-06-22T06:30:00Z')
  const { trip: matched, trips, per_diem, findings, receipts } = await claim()
  expect(matched).toEqual({ number: trip, title: 'Delhi to Mumbai, 19 Jun 2026', how: 'matched' })
  expect(trips).toHaveLength(1)
  // Away from 8 in the morning, sixteen hours of the day: the whole of Mumbai's rate.
  expect(per_diem).toMatchObject({ allowance: 1500, claimed: 2040.5, above: 540.5, days: [{ hours: 16 }] })
  const day = { of: '19 Jun 2026', unit: 'rupees', limit: 1500, actual: 2040.5, excess: 540.5 }
  expect(findings).toMatchObject([{ rule: 'expense.per_diem', ...day }])
  expect(receipts[1]?.deductions).toMatchObject([{ kind: 'per_diem', amount: 540.5 }])
  const choose = (choice: string | null) => settle({ trip: choice })
  expect((await choose(null)).claim).toMatchObject({ trip: null, findings: [], per_diem: null })
  expect((await choose(trip)).claim).toMatchObject({
    trip: { number: trip, how: 'chosen' },
    trip_choice: 'chosen',
    fitting_trips: [{ number: trip, receipts: 2 }],
  })
  const { draft_id: draftId, version } = await claim()
  const refused = await as('employee').refused(changeClaimDraft, {
    params: { draftId },
    body: { version, trip: 'TRP-1999-000001' },
  })
  expect(refused).toMatchObject({ status: 400, errors: [{ path: 'body.trip' }] })
  const { referenceId } = await send()
  const expense = await as('manager').call(getExpense, { params: { expenseId: referenceId } })
  expect(expense).toMatchObject({ total: 2040.5, trip: { number: trip, destination_city: 'Mumbai' } })
  const sent = (await as('superadmin').call(listOutbox)).find(({ subject }) => subject.startsWith(referenceId))
  expect(sent?.body).toMatch(mailWords('claim.trip', { trip: new RegExp(trip) }))
  expect(sent?.body).toMatch(
    wordsIn(claimDrafts)('per-diem', { city: 'Mumbai', allowance: '₹1,500.00', hours: 16, breakfast: 'none' }),
  )
  expect(sent?.body).toMatch(mailWords('claim.category', { category: 'Food', count: 2, amount: '₹2,040.50' }))
})

test('meals of a day in pending and approved claims use up its allowance, those of rejected and of others do not', async () => {
  await build.trip()
  it.clock.set('2026-06-22T06:30:00Z')
  const dinner = async (rupees: number, sessionId: string, who: Who = 'employee') => {
    await upload([{ ...LUNCH, merchant: `Cafe ${rupees}`, date: '2026-06-19', rupees }], who, sessionId)
    const { per_diem } = await claim(sessionId, who)
    return [(await send(who, sessionId)).referenceId, per_diem?.days] as const
  }
  await dinner(9000, 'fingenie-1-other', 'colleague')
  const [first] = await dinner(866, 'fingenie-1-first')
  const [second, days] = await dinner(700, 'fingenie-1-second')
  expect(days).toMatchObject([{ claimed: 1566, above: 66, elsewhere: [{ number: first, amount: 866 }] }])
  const { findings } = await as('manager').call(getExpense, { params: { expenseId: second } })
  expect(findings).toMatchObject([{ rule: 'expense.per_diem', actual: 1566, note: `₹866.00 of it in ${first}` }])
  await as('manager').call(approveExpense, { body: { id: second } })
  await as('manager').call(rejectExpense, { body: { id: first, reason: 'Not on this trip.' } })
  const [, after] = await dinner(900, 'fingenie-1-third')
  expect(after).toMatchObject([{ claimed: 1600, above: 100, elsewhere: [{ number: second, amount: 700 }] }])
})

// The embedded database does one thing after the other.
test.skipIf(url === undefined)('claims that are sent at once share the allowance of their day', async () => {
  await build.trip()
  it.clock.set('2026-06-22T06:30:00Z')
  const sessions = ['fingenie-1-left', 'fingenie-1-right']
  for (const [index, sessionId] of sessions.entries())
    await upload([{ ...LUNCH, merchant: `Cafe ${index}`, date: '2026-06-19', rupees: 1000 }], 'employee', sessionId)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { org_id: orgId } = await db.selectFrom('receipts').select('org_id').limit(1).executeTakeFirstOrThrow()
  const holding = inTransaction(db, async (trx) => {
    await nextNumber(trx, orgId, 'EXP', 2026)
    await held
  })
  const sending = sessions.map((sessionId) => send('employee', sessionId))
  await vi.waitFor(async () => {
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    expect((await waiting.execute(db)).rows).toHaveLength(2)
  }, WAIT)
  release()
  await holding
  const claims = (await Promise.all(sending)).map(({ referenceId }) =>
    as('manager').call(getExpense, { params: { expenseId: referenceId } }),
  )
  const found = (await Promise.all(claims)).flatMap(({ findings }) => findings ?? [])
  expect(found.filter(({ rule }) => rule === 'expense.per_diem')).toMatchObject([{ actual: 2000 }])
})

test('an approved trip lists what it lacks, until it is claimed for it', async () => {
  const trip = await build.trip({ status: 'approved', rupees: 5000 })
  const missing = async () => (await as('employee').call(getTrip, { params: { tripId: trip } })).missing_receipts
  expect(await missing()).toEqual([{ kind: 'flight', title: 'IndiGo 6E 2046' }])
  it.clock.set('2026-06-22T06:30:00Z')
  const { ids } = await upload([{ ...LUNCH, date: '2026-06-19' }])
  expect((await claim()).missing_receipts).toEqual([{ trip, kind: 'flight', title: 'IndiGo 6E 2046' }])
  await as('employee').call(deleteReceipt, { params: { receiptId: ids[0] ?? '' } })
  await upload([{ merchant: 'IndiGo', date: '2026-06-19', rupees: 5000, category: 'Transport' }])
  expect(await claim()).toMatchObject({ missing_receipts: [], expenses: [{ trip }] })
  await send()
  expect(await missing()).toEqual([])
  const pending = await build.trip()
  expect((await as('employee').call(getTrip, { params: { tripId: pending } })).missing_receipts).toBeNull()
})

test('said in the chat, the claim is an expense each or one, and belongs to a trip or none', async () => {
  const number = await build.trip({ status: 'approved' })
  await upload([LUNCH, HOTEL])
  expect(await say('make it one expense per receipt')).toMatch(wordsOf('claim-as.each'))
  expect(await claim()).toMatchObject({ as: 'each' })
  expect(await say('one claim')).toMatch(wordsOf('claim-as.one'))
  expect(await claim()).toMatchObject({ as: 'one' })
  expect(await say('link it to my Mumbai trip')).toContain(number)
  expect(await claim()).toMatchObject({ trip: { number, how: 'chosen' } })
  expect(await say('link it to my Chennai trip')).toMatch(wordsOf('trip.unknown', { words: /Chennai/ }))
  expect(await say('no trip')).toBe(replies('trip.none'))
  expect(await claim()).toMatchObject({ trip: null })
})

test('a trip is named by its month and city together, or asked for', async () => {
  const [october, june] = [await build.trip({ status: 'approved' }), await build.trip({ status: 'approved' })]
  const setDays = (number: string, departure_date: string) =>
    db.updateTable('trips').set({ departure_date, return_date: null }).where('trip_number', '=', number).execute()
  await setDays(october, '2025-10-12')
  await setDays(june, '2026-06-08')
  await upload([LUNCH])
  expect(await say('link this claim to my October trip')).toContain(`${october}, 12 Oct 2025`)
  expect(await claim()).toMatchObject({ trip: { number: october, how: 'chosen' } })
  expect(await say('no, it belongs to my Mumbai trip')).toMatch(
    new RegExp(`Which trip do you mean[^]*${june}[^]*${october}`),
  )
  expect(await claim()).toMatchObject({ trip: { number: october } })
  expect(await say('the June one')).toMatch(
    wordsOf('trip.chosen', { city: 'Mumbai', number: june, dates: '8 Jun 2026' }),
  )
  expect(await say('link it to my October trip to Chennai')).toMatch(wordsOf('trip.unknown', { words: /Chennai/ }))
  expect(await claim()).toMatchObject({ trip: { number: june } })
})

test('which receipts a trip still lacks is told in the chat as on its page', async () => {
  const trip = await build.trip({ status: 'approved', rupees: 5000 })
  expect(await say('which receipts are still missing for my Mumbai trip?')).toMatch(
    new RegExp(`Mumbai \\(${trip}[^]*still needs 1 receipt:\n\n- Ticket: IndiGo 6E 2046`),
  )
  expect(await say('what is missing for my Chennai trip? any bills?')).toMatch(wordsOf('missing-receipts.no-trip'))
  it.clock.set('2026-06-22T06:30:00Z')
  await upload([{ merchant: 'IndiGo', date: '2026-06-19', rupees: 5000, category: 'Transport' }])
  await send()
  expect(await say(`what receipts does ${trip} still need?`)).toMatch(wordsOf('missing-receipts.none'))
})

test('said in the chat, a possible duplicate is a different purchase, kept or discarded', async () => {
  await upload([HOTEL])
  await upload([HOTEL])
  const resolutions = async () =>
    (await claim()).receipts.flatMap(({ duplicates }) => duplicates.map((d) => d.resolution))
  expect(await resolutions()).toEqual([null])
  expect(await say('discard the duplicate')).toMatch(wordsOf('remove.ask', { receipts: /receipt 2/ }))
  expect(await say('keep it')).toContain(replies('edit.left'))
  expect(await resolutions()).toEqual([null])
  expect(await say("it's a different purchase")).toMatch(wordsOf('duplicate.different', { receipt: /receipt \d/ }))
  expect(await resolutions()).toEqual(['different'])
  expect(await say('discard the duplicate')).toContain(replies('duplicate.none'))
})
