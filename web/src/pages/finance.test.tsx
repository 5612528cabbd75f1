import type { Advance } from '@pravas/contract/advances'
import type { FinanceClaim, FinanceClaimWithLines, PaymentBatchWithLines } from '@pravas/contract/finance'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../testing/product.tsx'
import { broken } from '../testing/server.ts'

usesProduct()

const finance = { ...asha, roles: ['employee', 'finance'] }
const auditor = { ...asha, roles: ['employee', 'auditor'] }
const claim = (number: string, more: Partial<FinanceClaim> = {}): FinanceClaim => ({
  id: `0199a5f0-0000-7000-8000-${number.slice(-6).padStart(12, '0')}`,
  number,
  status: 'approved',
  employee_id: 'EMP1002',
  employee_name: 'Vikram Shetty',
  own: false,
  description: 'Meals in Mumbai',
  date: '2026-06-08',
  approved_at: '2026-06-09T06:30:00Z',
  approved: 1240,
  payable: 1240,
  card: 0,
  set_off: 0,
  open_advance: 0,
  verified: null,
  batch: null,
  account: 'ready',
  bounced: null,
  ...more,
})
const FIRST = claim('EXP-2026-000001')
const OWN = claim('EXP-2026-000002', { own: true, employee_id: 'EMP1001', employee_name: 'Asha Rao' })
const HELD = claim('EXP-2026-000003', { account: 'held', payable: 300 })
const withLines: FinanceClaimWithLines = {
  ...FIRST,
  lines: [
    {
      receipt_id: '0199a5f0-0000-7000-8000-00000000000a',
      what: 'Old Fort Kitchen',
      category: 'Food',
      date: '2026-06-08',
      approved: 1240,
      payable: 1240,
      by_card: false,
      reason: null,
    },
  ],
}
const advance = (number: string, more: Partial<Advance> = {}): Advance => ({
  id: `0199a5f1-0000-7000-8000-${number.slice(-6).padStart(12, '0')}`,
  number,
  employee_id: 'EMP1002',
  employee_name: 'Vikram Shetty',
  own: false,
  trip: {
    number: 'TRP-2026-000009',
    destination: 'Kolkata',
    from: '2026-12-14',
    until: '2026-12-16',
    status: 'approved',
  },
  purpose: 'Stand fees',
  amount: 6000,
  status: 'approved',
  requested_at: '2026-06-01T06:30:00Z',
  decided: { by: 'Meera Iyer', at: '2026-06-02T06:30:00Z', reason: null },
  batch: null,
  paid_on: null,
  open: 0,
  due_on: null,
  overdue: false,
  account: 'ready',
  movements: [],
  ...more,
})
const found = (items: FinanceClaim[]) => ({
  items,
  next: null,
  total: { claims: items.length, payable: items.reduce((sum, { payable }) => sum + payable, 0) },
  manage: true,
})
const TO_VERIFY = 'GET /api/finance/claims?status=approved&batch=none&verified=no&query=&limit=200'
const TO_PAY = 'GET /api/finance/claims?status=approved&batch=none&query=&limit=200'
const ADVANCES = 'GET /api/advances?view=pay&limit=200'
const ONE = `GET /api/finance/claims/${FIRST.number}`
const VERIFY = `POST /api/finance/claims/${FIRST.id}/verify`

test('less is paid of a receipt only with a reason, and what was typed stays when that fails', async () => {
  const { user, server } = openProduct(`/finance?claim=${FIRST.number}`, {
    person: finance,
    answers: { [TO_VERIFY]: found([FIRST]), [ONE]: withLines, [VERIFY]: broken },
  })
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount to pay for Old Fort Kitchen')
  await user.clear(amount)
  await user.type(amount, '1000')
  await user.click(screen.getByRole('button', { name: 'Verify ₹1,000.00' }))
  const reason = screen.getByLabelText<HTMLInputElement>('Reason to pay less for Old Fort Kitchen')
  expect(document.activeElement).toBe(reason)
  expect(server.requests.some((request) => String(request).includes('verify'))).toBe(false)
  await user.type(reason, 'Minibar.{Enter}')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(server.bodyOf(VERIFY)).toEqual({
    adjustments: [{ receipt_id: withLines.lines[0]?.receipt_id, amount: 1000, reason: 'Minibar.' }],
  })
  expect([amount.value, reason.value]).toEqual(['1000', 'Minibar.'])
})

test('one’s own claim says who verifies it', async () => {
  openProduct(`/finance?claim=${FIRST.number}`, {
    person: finance,
    answers: { [TO_VERIFY]: found([]), [ONE]: { ...withLines, own: true } },
  })
  await screen.findByText('This is your own claim. Somebody else verifies and pays it.')
  expect(screen.queryByRole('button', { name: /^Verify/ })).toBeNull()
})

test('all that can be paid is selected at once: neither one’s own nor what is held', async () => {
  const { user } = openProduct('/finance?tab=pay', {
    person: finance,
    answers: { [TO_PAY]: found([FIRST, OWN, HELD]), [ADVANCES]: { items: [], next: null } },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select all that can be paid' }))
  expect(screen.getByText('1 claim of 1 person, ₹1,240.00')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${OWN.number}` }).disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: `Select ${HELD.number}` }))
  expect(screen.getByText('2 claims of 1 person, ₹1,540.00')).toBeTruthy()
})

test('advances are paid in the same batch as claims, but neither one’s own nor one whose trip is not approved', async () => {
  const ready = advance('ADV-2026-000001')
  const own = advance('ADV-2026-000002', { own: true })
  const tripPending = advance('ADV-2026-000003', { trip: { ...ready.trip, status: 'pending' } })
  const { user, server } = openProduct('/finance?tab=pay', {
    person: finance,
    answers: {
      [TO_PAY]: found([FIRST]),
      [ADVANCES]: { items: [ready, own, tripPending], next: null },
      'POST /api/finance/batches': broken,
    },
  })
  const table = await screen.findByRole('table', { name: 'Advances to pay' })
  expect(within(table).getAllByText('Kolkata, 14–16 Dec 2026')).toHaveLength(3)
  for (const { number } of [own, tripPending])
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${number}` }).disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Select all that can be paid' }))
  expect(screen.getByText('1 claim and 1 advance of 1 person, ₹7,240.00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create batch' }))
  await screen.findByRole('alert')
  expect(server.bodyOf('POST /api/finance/batches')).toEqual({ claims: [FIRST.id], advances: [ready.id] })
})

test('claims can be paid while the advances can’t be loaded', async () => {
  const { user } = openProduct('/finance?tab=pay', {
    person: finance,
    answers: { [TO_PAY]: found([FIRST]), [ADVANCES]: broken },
  })
  expect(await screen.findByText(/The advances to pay couldn’t be loaded/)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Select all that can be paid' }))
  expect(screen.getByText('1 claim of 1 person, ₹1,240.00')).toBeTruthy()
})

const batch: PaymentBatchWithLines = {
  id: '0199a5f0-0000-7000-8000-00000000000b',
  number: 'PAY-2026-000001',
  status: 'open',
  made_by: 'Lakshmi Menon',
  made_at: '2026-06-10T06:30:00Z',
  reference: null,
  paid_on: null,
  paid_by: null,
  claims: 2,
  advances: 0,
  total: 2480,
  set_off: 0,
  bounced: 0,
  refusal: null,
  lines: [FIRST, claim('EXP-2026-000004')].map(({ id, number, employee_id, employee_name, description }) => ({
    kind: 'claim' as const,
    expense_id: id,
    number,
    employee_id,
    employee_name,
    description,
    amount: 1240,
    set_off: 0,
    state: 'live' as const,
    account: 'ready' as const,
    bounced_on: null,
    bounce_reason: null,
  })),
}
const BATCHES = 'GET /api/finance/batches?limit=50'
const BATCH = `GET /api/finance/batches/${batch.number}`
const PAYMENTS = `GET /api/finance/batches/${batch.number}/payments`
const PAID = `POST /api/finance/batches/${batch.id}/paid`
const payments = {
  payments: [
    {
      claims: [FIRST.number],
      employee_name: 'Vikram Shetty',
      account_holder: 'Vikram Shetty',
      account_number: '001122334455',
      ifsc: 'HDFC0001234',
      amount: 1240,
      mode: 'NEFT' as const,
    },
  ],
  total: 1240,
  left_out: [
    {
      claim: 'EXP-2026-000004',
      employee_name: 'Vikram Shetty',
      amount: 1240,
      why: 'missing' as const,
      changed_at: null,
    },
  ],
  fits: true,
}
const opened = { [BATCHES]: { items: [batch], next: null }, [BATCH]: batch, [PAYMENTS]: payments }

test('what the bank file leaves out is marked as paid only where that is said', async () => {
  const { user, server } = openProduct(`/finance?tab=batches&batch=${batch.number}`, {
    person: finance,
    answers: { ...opened, [PAID]: { ...batch, status: 'paid' } },
  })
  await screen.findByText(/EXP-2026-000004, Vikram Shetty, ₹1,240.00: no bank details/)
  await user.type(screen.getByLabelText('Bank reference'), 'UTR1')
  await user.click(screen.getByRole('button', { name: 'Mark 1 claim as paid' }))
  expect(server.bodyOf(PAID)).toMatchObject({ reference: 'UTR1', unpaid: ['EXP-2026-000004'] })
  await user.click(screen.getByRole('checkbox', { name: /^EXP-2026-000004/ }))
  expect(screen.getByRole('button', { name: 'Mark 2 claims as paid' })).toBeTruthy()
})

test('who may not mark a batch as paid reads why, and an auditor changes nothing', async () => {
  const refused = { ...batch, refusal: 'finance.alone' as const }
  openProduct(`/finance?tab=batches&batch=${batch.number}`, {
    person: finance,
    answers: { ...opened, [BATCH]: refused },
  })
  await screen.findByText(/You verified and created this batch/)
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
})

test('an auditor reads without changing anything', async () => {
  openProduct(`/finance?tab=batches&batch=${batch.number}`, { person: auditor, answers: opened })
  const table = await screen.findByRole('table', { name: `Lines of ${batch.number}` })
  expect(within(table).getByText('001122334455 · HDFC0001234')).toBeTruthy()
  for (const name of [/^Mark/, 'Dissolve batch', 'Download bank file'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('nobody else opens the page', async () => {
  openProduct('/finance', { person: asha })
  await heading('Analytics Dashboard')
})

test('what can’t be loaded says so and is tried again', async () => {
  const { user, server } = openProduct('/finance', { person: finance, answers: { [TO_VERIFY]: broken } })
  await screen.findByText('This couldn’t be loaded.')
  const before = server.requests.length
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(server.requests.length).toBeGreaterThan(before)
})
