import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asha, heading, openProduct, usesProduct } from '../../testing/product.tsx'
import { broken } from '../../testing/server.ts'

usesProduct()

const CALL = 'GET /api/expense/EXP-1'
const RECEIPTS = 'GET /api/expense/EXP-1/receipts'
const expense = {
  expense_number: 'EXP-1',
  status: 'rejected',
  rejection_reason: 'No bill.',
  employee_id: 'EMP1',
  expense_date: '2026-11-20',
  expense_type: 'Food',
  description: 'Lunch with a client',
  total: '1240.50',
  gstin: '27AAPFU0939F1ZV',
  place: 'Mumbai',
  receipt_link: '/api/receipts/1/file',
}

function factsIn(part: Element) {
  const names = [...part.querySelectorAll('dt')]
  return Object.fromEntries(names.map((name) => [name.textContent, name.nextElementSibling?.textContent]))
}

async function information() {
  return await screen.findByRole('region', { name: 'Expense Information' })
}

test('it says that it is loading', async () => {
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: () => new Promise(() => undefined) } })
  expect(await screen.findByText('Loading expense details...')).toBeTruthy()
})

test('it says that there is no such expense', async () => {
  openProduct('/expense/EXP-1', { person: asha })
  expect(await screen.findByText('Expense not found')).toBeTruthy()
})

test('a failure is logged and reads as an expense that was not found', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: broken } })
  expect(await screen.findByText('Expense not found')).toBeTruthy()
  expect(logged).toHaveBeenCalledWith('Could not load expense EXP-1', expect.anything())
})

test('its title names the expense', async () => {
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: expense, [RECEIPTS]: [] } })
  expect(await heading('Expense Details - EXP-1')).toBeTruthy()
})

test('Expense Information holds the specified facts', async () => {
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: expense, [RECEIPTS]: [] } })
  expect(factsIn(await information())).toMatchObject({
    'Expense Number': 'EXP-1',
    'Employee ID': 'EMP1',
    'Expense Date': '20 Nov 2026',
    'Expense Type': 'Food',
    Description: 'Lunch with a client',
    'Total Amount': '₹1,240.50',
    GSTIN: '27AAPFU0939F1ZV',
    Place: 'Mumbai',
  })
})

test('the status is a badge, and the reason stands with a rejected one only', async () => {
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: expense, [RECEIPTS]: [] } })
  const shown = within(await information())
  expect(shown.getByText('Rejected').dataset.status).toBe('rejected')
  expect(shown.getByText('No bill.')).toBeTruthy()
})

test('an approved expense shows no reason', async () => {
  const approved = { ...expense, status: 'approved' }
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: approved, [RECEIPTS]: [] } })
  const shown = within(await information())
  expect(shown.getByText('Approved').dataset.status).toBe('approved')
  expect(shown.queryByText('No bill.')).toBeNull()
})

test.each(['receipt_link', 'receipt_url', 'link'])('the receipt is opened by a link that came as %s', async (field) => {
  const { receipt_link: link, ...rest } = expense
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: { ...rest, [field]: link }, [RECEIPTS]: [] } })
  const shown = within(await information())
  expect(shown.getByRole('link', { name: /^View Receipt/ }).getAttribute('href')).toBe('/api/receipts/1/file')
})

test('without a link it says so', async () => {
  const bare = { ...expense, receipt_link: null }
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: bare, [RECEIPTS]: [] } })
  expect(within(await information()).getByText('No receipt link available')).toBeTruthy()
})

test('values that are missing read N/A', async () => {
  const bare = { expense_number: 'EXP-1', gstin: null, place: null }
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: bare, [RECEIPTS]: [{}] } })
  expect(factsIn(await information())).toMatchObject({ GSTIN: 'N/A', Place: 'N/A', Description: 'N/A' })
  const receipts = await screen.findByRole('region', { name: 'Receipts (1)' })
  const absent = { Description: 'N/A', Amount: 'N/A', Date: 'N/A', Category: 'N/A', GSTIN: 'N/A', Place: 'N/A' }
  expect(factsIn(receipts)).toMatchObject(absent)
})

test('its receipts are counted and stand in the order of the answer, each with its facts and its link', async () => {
  const receipts = [
    {
      id: 'r1',
      description: 'Thali',
      total: 840.5,
      expense_date: '2026-11-20',
      expense_type: 'Food',
      gstin: '27AAPFU0939F1ZV',
      place: 'Mumbai',
      link: '/api/receipts/1/file',
    },
    { id: 'r2', description: 'Coffee', amount: '400', receipt_url: '/api/receipts/2/file' },
  ]
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: expense, [RECEIPTS]: receipts } })
  const list = await screen.findByRole('region', { name: 'Receipts (2)' })
  const titles = within(list).getAllByRole('heading', { level: 3 })
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Receipt #1', 'Receipt #2'])
  const [first, second] = within(list).getAllByRole('listitem')
  expect(factsIn(first as Element)).toMatchObject({
    Description: 'Thali',
    Amount: '₹840.50',
    Date: '20 Nov 2026',
    Category: 'Food',
    GSTIN: '27AAPFU0939F1ZV',
    Place: 'Mumbai',
  })
  expect(factsIn(second as Element)).toMatchObject({ Description: 'Coffee', Amount: '₹400.00', Category: 'N/A' })
  for (const number of [1, 2]) {
    const link = within(list).getByRole('link', { name: new RegExp(`^View Receipt #${number}`) })
    expect(link.getAttribute('href')).toBe(`/api/receipts/${number}/file`)
  }
})

test('without receipts there is no list of them', async () => {
  openProduct('/expense/EXP-1', { person: asha, answers: { [CALL]: expense, [RECEIPTS]: [] } })
  await information()
  expect(screen.queryByText(/^Receipts \(/)).toBeNull()
})
