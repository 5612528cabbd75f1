import { expenses } from '@pravas/messages/en/expenses'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()
afterEach(() => vi.restoreAllMocks())

const CALL = 'GET /api/expense/EXP-1'
const RECEIPTS = 'GET /api/expense/EXP-1/receipts'
const PDF = 'GET /api/expense/EXP-1/pdf'
const expense = { expense_number: 'EXP-1', status: 'pending', employee_id: 'EMP1', total: 1240.5 }

/** The names under which files were saved. */
function savedFiles(): string[] {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:file'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}

test('Download PDF says that it works and saves the claim under its number', async () => {
  const saved = savedFiles()
  let answer: (response: Response) => void = () => undefined
  const pdf = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const { user } = openProduct('/expense/EXP-1', {
    person: asha,
    answers: { [CALL]: expense, [RECEIPTS]: [], [PDF]: () => pdf },
  })
  const button = await screen.findByRole('button', { name: 'Download PDF' })
  await user.click(button)
  expect(await screen.findByText(expenses['download.working'])).toBeTruthy()
  expect((button as HTMLButtonElement).disabled).toBe(true)
  answer(new Response('%PDF-1.7'))
  await vi.waitFor(() => expect(saved).toEqual(['EXP-1.pdf']))
  await vi.waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false))
})

test('a claim of several receipts tells their days and categories, and what has no date', async () => {
  const receipts = [
    { expense_date: '2026-03-09', expense_type: 'Food' },
    { expense_date: '2026-03-03', expense_type: 'Transport' },
    { expense_date: null, expense_type: 'Food' },
  ]
  const answer = { ...expense, expense_date: '2026-03-09', expense_type: 'Miscellaneous', receipts }
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: answer, [RECEIPTS]: receipts } })
  const information = within(await screen.findByRole('region', { name: 'Expense Information' }))
  expect(information.getByText('9 Mar 2026')).toBeTruthy()
  expect(information.getByText(/^Receipts of 3–9 Mar 2026/).textContent).toContain('No date was found on Receipt #3.')
  expect(information.getByText('Miscellaneous')).toBeTruthy()
  expect(information.getByText('Several: Food, Transport')).toBeTruthy()
  const cards = within(await screen.findByRole('region', { name: 'Receipts (3)' }))
  expect(cards.getByText('3 Mar 2026')).toBeTruthy()
  expect(cards.getAllByText('Not found on the receipt')).toHaveLength(1)
})

test('a download that fails says why and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const saved = savedFiles()
  const busy = () => Response.json({ title: 'Too many PDFs are being made.' }, { status: 503 })
  const { user, server } = openProduct('/expense/EXP-1', {
    person: asha,
    answers: { [CALL]: expense, [RECEIPTS]: [], [PDF]: busy },
  })
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText('Too many PDFs are being made.')).toBeTruthy()
  server.answers[PDF] = () => new Response('%PDF-1.7')
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  await vi.waitFor(() => expect(saved).toEqual(['EXP-1.pdf']))
  expect(screen.queryByText('Too many PDFs are being made.')).toBeNull()
})

test.each([
  [[840.5, '400'], '2 receipts: ₹1,240.50 in all, which is the total amount.'],
  [[840.5], '1 receipt: ₹840.50 in all, ₹400.00 less than the total amount.'],
  [[1300], '1 receipt: ₹1,300.00 in all, ₹59.50 more than the total amount.'],
])('receipts of %j explain the total', async (totals, text) => {
  openProduct('/expense/EXP-1', {
    person: asha,
    answers: { [CALL]: expense, [RECEIPTS]: totals.map((total) => ({ total })) },
  })
  expect(within(await screen.findByRole('region', { name: /^Receipts/ })).getByText(text)).toBeTruthy()
})

test('a manager decides on a claim of the team beside its receipts', async () => {
  const meera = { name: 'Meera Nair', email: 'meera@pravas.example', isAdmin: true, employee_id: 'EMP9' }
  const { user, server } = openProduct('/expense/EXP-1', {
    person: meera,
    answers: { [CALL]: expense, [RECEIPTS]: [], 'POST /api/admin/approve-expense': {} },
  })
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(server.bodyOf('POST /api/admin/approve-expense')).toEqual({ id: 'EXP-1' })
})

test('an expense that was claimed late says by how many days', async () => {
  const findings = [{ rule: 'expense.claimed_late', unit: 'days', limit: 30, actual: 31, excess: 1 }]
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: { ...expense, findings }, [RECEIPTS]: [] } })
  const policy = within(await screen.findByRole('region', { name: 'Policy' }))
  expect(policy.getByText('Claimed too long after spending')).toBeTruthy()
  expect(policy.getByText('1 day too late')).toBeTruthy()
})

test('each receipt says what was said of it when it was claimed', async () => {
  const notes = {
    tax_credit: { verdict: 'blocked', reason: 'Food and drink are a blocked credit.', amount: 55.5, estimated: false },
    duplicates: [{ text: 'The same file as a receipt of the claim EXP-9.', resolution: 'keep' }],
    deductions: [{ kind: 'per_diem', amount: 100, reason: 'Meals above the allowance.' }],
  }
  openProduct('/expense/EXP-1', {
    person: asha,
    answers: {
      [CALL]: { ...expense, trip: { number: 'TRP-7', destination_city: 'Mumbai' } },
      [RECEIPTS]: [
        { total: 1240.5, notes, changes: [{ field: 'total', read: 'USD 45.50', text: 'read as USD 45.50, changed' }] },
        { total: 350, changes: [{ field: 'invoice_number', read: null, text: 'not read, typed by the claimant' }] },
      ],
    },
  })
  const receipts = within(await screen.findByRole('region', { name: /^Receipts/ }))
  const said = (await receipts.findByText('Possible duplicate')).closest('ul')?.textContent
  expect(said).toContain('The same file as a receipt of the claim EXP-9.')
  expect(said).toContain('The claimant is claiming it anyway.')
  expect(said).toContain('Total: read as USD 45.50, changed')
  expect(receipts.getByText('₹1,240.50 (read as USD 45.50)')).toBeTruthy()
  expect(receipts.getByText('Invoice number: not read, typed by the claimant')).toBeTruthy()
  expect(said).toContain('₹100.00 over policy')
  expect(said).toContain('No input tax credit: blocked by law, ₹55.50')
  expect(screen.getByRole('link', { name: 'TRP-7' }).getAttribute('href')).toBe('/trip/TRP-7')
})
