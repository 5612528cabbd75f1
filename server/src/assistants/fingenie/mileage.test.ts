import { pendingExpensesOfTeam, rejectExpense } from '@pravas/contract/approvals'
import { changeClaimDraft } from '@pravas/contract/claim-drafts'
import { getClaim } from '@pravas/contract/claims'
import { getExpense, listExpenseReceipts } from '@pravas/contract/expenses'
import { askFinGenie, sendReimbursement } from '@pravas/contract/fingenie'
import { addMileage, changeMileage, getMileageRates, type Journey } from '@pravas/contract/mileage'
import { dryRunPolicy, publishPolicy, putPolicyDraft } from '@pravas/contract/policies'
import type { PolicyEntry } from '@pravas/contract/policy-document'
import { changeReceipt, deleteReceipt, resolveDuplicate } from '@pravas/contract/receipt-review'
import { mileage as mileageTexts } from '@pravas/messages/en/mileage'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { expect, test } from 'vitest'
import { fakeReader } from '../../testing/fake-reader.ts'
import { testApp, type Who } from '../../testing/test-app.ts'

const it = await testApp({ reader: fakeReader() })
const { as } = it

const TODAY = '2026-06-10'
const SESSION = 'fingenie-1-mileage'
const RIDE: Journey = {
  date: '2026-06-09',
  from: 'Andheri',
  to: 'BKC',
  purpose: 'Client meeting',
  vehicle: 'car',
  kilometres: 12.5,
}
const clause = { number: '3.6', text: 'Journeys by one’s own vehicle are paid by the kilometre.' }

const add = async (change: Partial<Journey> = {}, who: Who = 'employee', sessionId = SESSION) =>
  (await as(who).call(addMileage, { body: { sessionId, ...RIDE, ...change } })).receipt
const claimOf = async (who: Who = 'employee', sessionId = SESSION) =>
  (await as(who).call(getClaim, { query: { sessionId } })).claim
const send = (who: Who = 'employee', sessionId = SESSION) =>
  as(who).call(sendReimbursement, { body: { prompt: 'send reimbursement', sessionId } })

async function publish(...rules: PolicyEntry[]) {
  await as('administrator').call(putPolicyDraft, { body: { rules } })
  await as('administrator').call(publishPolicy, { body: { valid_from: TODAY } })
}
const rate = (vehicle: Journey['vehicle'], amount: number, applies?: PolicyEntry['applies']): PolicyEntry => ({
  rule: 'expense.mileage',
  clause,
  severity: 'warn',
  vehicle,
  amount,
  ...(applies && { applies }),
})

test('a journey is a receipt of what the policy of its day pays, with a declaration to open', async () => {
  const receipt = await add()
  expect(receipt).toMatchObject({
    number: 1,
    mileage: { vehicle: 'car', kilometres: 12.5, from: 'Andheri', to: 'BKC', rate: 12, clause: { number: '3.6' } },
    fields: {
      merchant: { value: 'Own car, Andheri to BKC', state: 'sure' },
      date: { value: '2026-06-09', state: 'sure' },
      total: { value: 150, state: 'sure' },
      category: { value: 'Transport' },
      gstin: { value: null },
    },
    tax_credit: null,
    vendor_message: null,
    warnings: [],
    duplicates: [],
  })
  const file = await as('employee').get(receipt.receipt_link)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(String(file.body)).toMatch(/^%PDF-/)
  const [picture] = receipt.pictures
  expect((await as('employee').get(picture?.link ?? '')).headers.get('content-type')).toBe('image/jpeg')
  expect(await claimOf()).toMatchObject({ total: 150, findings: [], blocking: [], warnings: [] })
})

test('what is sent is the journey with its distance, rate and purpose, for whoever decides too', async () => {
  await add()
  const { referenceId } = await send()
  const expenseId = referenceId ?? ''
  expect(await as('employee').call(getExpense, { params: { expenseId } })).toMatchObject({
    total: 150,
    expense_type: 'Transport',
    expense_date: '2026-06-09',
    description: 'Own car, Andheri to BKC',
    findings: [],
  })
  const [receipt] = await as('manager').call(listExpenseReceipts, { params: { expenseId } })
  expect(receipt).toMatchObject({
    description: 'Own car, Andheri to BKC: 12.5 km at ₹12.00 a km. Client meeting',
    total: 150,
    changes: [],
    media_type: 'application/pdf',
  })
  expect((await as('manager').get(receipt?.receipt_link ?? '')).status).toBe(200)
  expect((await as('outsider').get(receipt?.receipt_link ?? '')).status).toBe(404)
  const pending = await as('manager').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP2001' } })
  expect(pending.some(({ expense_number }) => expense_number === referenceId)).toBe(true)
})

test('a journey is changed as a whole; its amount and declaration follow, and nothing else is edited', async () => {
  const { receipt_id: receiptId } = await add()
  const { receipt } = await as('employee').call(changeMileage, {
    params: { receiptId },
    body: { ...RIDE, vehicle: 'two_wheeler', kilometres: 8, to: 'Powai' },
  })
  expect(receipt).toMatchObject({
    receipt_id: receiptId,
    mileage: { vehicle: 'two_wheeler', kilometres: 8, rate: 5 },
    fields: {
      total: { value: 40 },
      merchant: { value: 'Own two-wheeler, Andheri to Powai' },
      place: { value: 'Powai' },
    },
  })
  for (const body of [{ total: 400 }, { date: '2026-06-01' }, { gstin: null, category: 'Food' as const }]) {
    const { status, errors } = await as('employee').refused(changeReceipt, { params: { receiptId }, body })
    expect([status, errors?.[0]?.message]).toEqual([400, expect.stringContaining('follows from the journey')])
  }
  // Saying that it is right is no edit.
  await as('employee').call(changeReceipt, { params: { receiptId }, body: { total: 40 } })
  const { response } = await as('employee').call(askFinGenie, {
    body: { sessionId: SESSION, message: 'change the total of receipt 1 to 400' },
  })
  expect(response).toMatch(wordsIn(mileageTexts)('refused.fixed'))
  expect((await claimOf())?.total).toBe(40)
  await as('employee').call(deleteReceipt, { params: { receiptId } })
  expect((await as('employee').refused(changeMileage, { params: { receiptId }, body: RIDE })).status).toBe(404)
})

test("another's journey, a claimed one and a receipt that is none cannot be changed", async () => {
  const { receipt_id: receiptId } = await add()
  expect((await as('colleague').refused(changeMileage, { params: { receiptId }, body: RIDE })).status).toBe(404)
  await send()
  expect((await as('employee').refused(changeMileage, { params: { receiptId }, body: RIDE })).code).toBe(
    'receipt.claimed',
  )
})

test.each([
  [{ kilometres: 0 }, 'kilometres', 'Enter at least 0.1 km.'],
  [{ kilometres: 12.55 }, 'kilometres', 'Use at most one decimal.'],
  [{ kilometres: 2001 }, 'kilometres', 'Enter at most 2000 km.'],
  [{ from: '  ' }, 'from', 'Enter where the journey began.'],
  [{ purpose: '' }, 'purpose', 'Enter what the journey was for.'],
  [{ vehicle: 'lorry' }, 'vehicle', 'Choose the vehicle.'],
  [{ date: '9 June' }, 'date', 'Enter the date of the journey.'],
  [{ date: '2026-06-11' }, 'date', '11 Jun 2026 is in the future. Add the journey once you’ve made it.'],
  [{ date: '2020-03-31' }, 'date', 'No policy was in force on 31 Mar 2020, so mileage can’t be claimed for that day.'],
  [{ date: '2026-03-31' }, 'vehicle', 'The policy of 31 Mar 2026 has no mileage rates, so mileage can’t be claimed.'],
  [{ total: 99 }, 'total', 'There is no field “total” here.'],
])('%o is refused by its field', async (change, field, message) => {
  const body = { sessionId: SESSION, ...RIDE, ...change }
  const { status, errors } = await as('employee').refused(addMileage, { body })
  expect(status).toBe(400)
  expect(errors).toEqual([{ path: `body.${field}`, message }])
})

test('the rates are those of the day, for the grade of who asks', async () => {
  const rates = (on?: string) => as('employee').call(getMileageRates, { query: on === undefined ? {} : { on } })
  expect(await rates()).toEqual({
    rates: [
      { vehicle: 'two_wheeler', rate: 5, kilometres_a_day: 150, clause: expect.objectContaining({ number: '3.6' }) },
      { vehicle: 'car', rate: 12, kilometres_a_day: 300, clause: expect.objectContaining({ number: '3.6' }) },
      { vehicle: 'electric', rate: 9, kilometres_a_day: 300, clause: expect.objectContaining({ number: '3.6' }) },
    ],
    undecided: false,
  })
  expect(await rates('2026-03-31')).toEqual({ rates: [], undecided: false })
  await publish(rate('car', 15, { grades: ['M2'] }), rate('two_wheeler', 4))
  expect(await rates()).toMatchObject({ rates: [{ vehicle: 'two_wheeler', rate: 4 }], undecided: true })
  const refused = (change: Partial<Journey>) =>
    as('employee').refused(addMileage, { body: { sessionId: SESSION, ...RIDE, date: TODAY, ...change } })
  expect((await refused({})).errors).toEqual([{ path: 'body.vehicle', message: expect.stringContaining('grade') }])
  expect((await refused({ vehicle: 'electric' })).errors).toEqual([
    {
      path: 'body.vehicle',
      message: 'The policy of 10 Jun 2026 has no rate for this vehicle. It pays for: two-wheeler.',
    },
  ])
  expect((await add({ date: TODAY, vehicle: 'two_wheeler' })).fields.total.value).toBe(50)
  // A day before keeps its own rate.
  expect((await add({ vehicle: 'two_wheeler' })).fields.total.value).toBe(62.5)
})

test('beyond the distance of a day a finding names the limit, the excess and the clause, also over several claims', async () => {
  await add({ kilometres: 200 })
  await send()
  await add({ kilometres: 150, to: 'Pune' })
  const finding = {
    rule: 'expense.mileage',
    unit: 'rupees',
    limit: 1200,
    actual: 1800,
    excess: 600,
    severity: 'warn',
    clause: expect.objectContaining({ number: '3.6' }),
    note: '350 km that day, at most 300 km paid',
  }
  expect((await claimOf())?.findings).toEqual([finding])
  const { referenceId } = await send()
  expect((await as('manager').call(getExpense, { params: { expenseId: referenceId ?? '' } })).findings).toEqual([
    finding,
  ])
})

test('the same journey of the same person is a possible duplicate, another person’s or the way back is none', async () => {
  await add()
  const again = await add({ from: ' ANDHERI ', kilometres: 13 })
  expect(again.duplicates).toMatchObject([
    { reason: 'same_journey', of: { own_receipt: 1 }, text: 'The same day and places as receipt 1.', resolution: null },
  ])
  expect((await add({ from: 'BKC', to: 'Andheri' })).duplicates).toEqual([])
  expect((await add({}, 'colleague')).duplicates).toEqual([])
  const [duplicate] = again.duplicates
  await as('employee').call(resolveDuplicate, {
    params: { receiptId: again.receipt_id },
    body: { key: duplicate?.key ?? '', resolution: 'different' },
  })
  expect((await claimOf())?.findings).toEqual([])
  await send()
  expect((await add()).duplicates).toMatchObject([{ reason: 'same_journey', resolution: null }, {}])
})

test('a rejected claim sets its journey free, to be changed and sent again', async () => {
  const { receipt_id: receiptId } = await add()
  const { referenceId } = await send()
  await as('manager').call(rejectExpense, { body: { id: referenceId ?? '', reason: 'Wrong distance' } })
  const { receipt } = await as('employee').call(changeMileage, {
    params: { receiptId },
    body: { ...RIDE, kilometres: 10 },
  })
  expect(receipt).toMatchObject({ duplicates: [], fields: { total: { value: 120 } } })
  const [kept] = await as('employee').call(listExpenseReceipts, { params: { expenseId: referenceId ?? '' } })
  expect(kept).toMatchObject({ total: 150, description: expect.stringContaining('12.5 km') })
  const { draft_id: draftId = '', version = 0 } = (await claimOf()) ?? {}
  await as('employee').call(changeClaimDraft, { params: { draftId }, body: { version, as: 'each' } })
  expect((await send()).referenceId).toBeTruthy()
})

test('a dry run says what past journeys would have cost with other rates', async () => {
  await add()
  await send()
  await as('administrator').call(putPolicyDraft, { body: { rules: [rate('car', 10)] } })
  const dryRun = () => as('administrator').call(dryRunPolicy, { body: { from: TODAY, until: TODAY } })
  expect(await dryRun()).toMatchObject({ flagged: 1, excess: 25, items: [{ findings: [{ limit: 125, actual: 150 }] }] })
  await as('administrator').call(putPolicyDraft, { body: { rules: [] } })
  expect(await dryRun()).toMatchObject({ flagged: 1, excess: 150, blocked: 1 })
})
