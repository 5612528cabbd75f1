import { approveExpense } from '@pravas/contract/approvals'
import { getExpense } from '@pravas/contract/expenses'
import { readGstRegister } from '@pravas/contract/gst-register'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database

const OURS = '27AAACP1234A1Z5'
const TAXED = {
  merchant: 'Sea View Hotel',
  category: 'Accommodation',
  invoice_number: 'SV/101',
  gstin: '27AAACS1234B1Z1',
  recipient_gstin: OURS,
  taxable_paise: 100_000,
  cgst_paise: 2_500,
  sgst_paise: 2_500,
}
const credited = (verdict: string, amount: number, estimated = false) =>
  JSON.stringify({
    supply: 'hotel',
    credit: { verdict, reason: `It is ${verdict}.`, amount, estimated },
    deductions: [],
  })

/** A claim of which each receipt has what is given of it; with its number. */
async function claim(
  receipts: readonly Record<string, unknown>[],
  options: { status?: 'approved' | 'pending' | 'rejected'; claimant?: Who } = {},
): Promise<string> {
  const number = await build.expense({ status: 'approved', ...options, rupees: receipts.map(() => 1050) })
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('expenses', 'expenses.id', 'receipts.expense_id')
    .where('expense_number', '=', number)
    .orderBy('position')
    .select('receipts.id')
    .execute()
  for (const [at, { id }] of rows.entries()) {
    await db
      .updateTable('receipts')
      .set({ gstin: null, tax_credit: null, ...receipts[at] })
      .where('id', '=', id)
      .execute()
  }
  return number
}

const read = (who: Who, query: { month: string; cursor?: string; limit?: number }) =>
  it.as(who).call(readGstRegister, { query })
const claims = async (month: string) => (await read('finance', { month })).items.map((line) => line.claim)

test('a line has the bill, whose claim it is, and what becomes of its tax', async () => {
  const number = await claim([{ ...TAXED, tax_credit: credited('eligible', 50) }])

  const { items, next } = await read('finance', { month: '2026-06' })

  expect(next).toBeNull()
  expect(items).toEqual([
    {
      receipt_id: expect.any(String),
      claim: number,
      employee_id: 'EMP1001',
      employee_name: 'Asha Rao',
      approved_on: '2026-06-10',
      date: '2026-06-08',
      invoice_number: 'SV/101',
      supplier: 'Sea View Hotel',
      supplier_gstin: '27AAACS1234B1Z1',
      recipient_gstin: OURS,
      place: 'Delhi',
      category: 'Accommodation',
      taxable: 1000,
      cgst: 25,
      sgst: 25,
      igst: null,
      total: 1050,
      verdict: 'eligible',
      credit: 50,
      estimated: false,
      reason: 'It is eligible.',
    },
  ])
})

test('only receipts with GST to speak of stand in it, in rupees, of claims that are approved', async () => {
  const eligible = credited('eligible', 50)
  const [printed, judged] = [
    await claim([{ igst_paise: 900 }]),
    await claim([{ tax_credit: credited('review', 9, true) }]),
  ]
  await claim([{}])
  await claim([{ tax_credit: JSON.stringify({ supply: 'other', credit: null, deductions: [] }) }])
  await claim([{ ...TAXED, currency: 'USD', tax_credit: eligible }])
  await claim([{ ...TAXED, tax_credit: eligible }], { status: 'pending' })
  await claim([{ ...TAXED, tax_credit: eligible }], { status: 'rejected' })

  const { items } = await read('finance', { month: '2026-06' })

  expect(items.map(({ claim: number, verdict, credit, estimated }) => [number, verdict, credit, estimated])).toEqual([
    [printed, null, 0, false],
    [judged, 'review', 9, true],
  ])
})

test('a receipt that the approver refused does not count', async () => {
  const number = await claim([TAXED, { ...TAXED, invoice_number: 'SV/102' }], { status: 'pending' })
  const manager = it.as('manager')
  const { expense_id: id } = await manager.call(getExpense, { params: { expenseId: number } })
  const [first] = await db.selectFrom('receipts').where('invoice_number', '=', 'SV/101').select('id').execute()
  const refused = [{ receipt_id: first?.id ?? '', reason: 'It is private.' }]
  await manager.call(approveExpense, { body: { id, refused } })

  const { items } = await read('finance', { month: '2026-06' })

  expect(items.map((line) => line.invoice_number)).toEqual(['SV/102'])
})

test('the month is that of the approval in India', async () => {
  it.clock.set('2026-06-30T18:29:59Z')
  const june = await claim([TAXED])
  it.clock.set('2026-06-30T18:30:00Z')
  const july = await claim([TAXED])
  it.clock.set('2026-12-31T18:29:59Z')
  const december = await claim([TAXED])

  expect(await claims('2026-06')).toEqual([june])
  expect(await claims('2026-07')).toEqual([july])
  expect(await claims('2026-12')).toEqual([december])
  expect(await claims('2027-01')).toEqual([])
})

test('the sums are of the whole month: of each verdict, and of what comes back by our GSTIN', async () => {
  const other = '29AAACP1234A1Z1'
  await claim([
    { ...TAXED, tax_credit: credited('eligible', 50) },
    {
      ...TAXED,
      recipient_gstin: other,
      tax_credit: credited('eligible', 49.5),
      cgst_paise: null,
      sgst_paise: null,
      igst_paise: 4_950,
    },
    { ...TAXED, tax_credit: credited('blocked', 50) },
    { ...TAXED },
  ])
  const one = { receipts: 1, taxable: 1000, cgst: 25, sgst: 25, igst: 0, credit: 50 }
  const igst = { receipts: 1, taxable: 1000, cgst: 0, sgst: 0, igst: 49.5, credit: 49.5 }

  const { totals, items } = await read('finance', { month: '2026-06', limit: 1 })

  expect(items).toHaveLength(1)
  expect(totals).toEqual({
    by_verdict: [
      { verdict: 'eligible', receipts: 2, taxable: 2000, cgst: 25, sgst: 25, igst: 49.5, credit: 99.5 },
      { verdict: 'blocked', ...one },
      { verdict: null, ...one, credit: 0 },
    ],
    eligible_by_gstin: [
      { gstin: OURS, ...one },
      { gstin: other, ...igst },
    ],
  })
})

test('page by page each receipt comes once, and the file has the same ones', async () => {
  for (const _ of Array.from({ length: 3 })) await claim([TAXED, { ...TAXED, merchant: '=cmd()' }])
  const whole = (await read('finance', { month: '2026-06' })).items.map((line) => line.receipt_id)

  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await read('finance', { month: '2026-06', limit: 2, ...(cursor && { cursor }) })
    seen.push(...page.items.map((line) => line.receipt_id))
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  const file = await csv('finance', '2026-06')

  expect(new Set(whole).size).toBe(6)
  expect(seen).toEqual(whole)
  expect(file.type).toBe('text/csv; charset=utf-8')
  const [header, ...lines] = file.text.trim().split('\r\n')
  expect(header).toMatch(/^\uFEFF?Claim,Employee ID,Employee,Approved on,Bill date,Invoice number,Supplier,/)
  expect(lines).toHaveLength(6)
  expect(lines[1]).toContain(",SV/101,'=cmd(),")
})

async function csv(who: Who, month: string): Promise<{ status: number; type: string | null; text: string }> {
  const response = await fetch(new URL(`/api/gst-register?month=${month}`, it.origin), {
    headers: { cookie: await it.cookie(who), accept: 'text/csv' },
  })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

test('the file is refused to whoever may not read the register', async () => {
  for (const who of ['employee', 'manager', 'administrator', 'traveldesk'] as const)
    expect((await csv(who, '2026-06')).status).toBe(403)
})

test.each(['2026-6', '2026-13', '26-06', '2026-06-01', ''])(
  'a month %j is refused, and the field is named',
  async (month) => {
    const { status, body } = await it.as('finance').get(`/api/gst-register?month=${month}`)

    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ path: 'query.month' }] })
  },
)
