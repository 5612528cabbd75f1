import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asha, openProduct, usesProduct } from '../testing/product.tsx'

usesProduct()

const meera = { name: 'Meera Nair', email: 'meera@pravas.example', isAdmin: true, employee_id: 'EMP9' }
const CLAIM = 'GET /api/expense/EXP-1'
const RECEIPTS = 'GET /api/expense/EXP-1/receipts'
const APPROVE = 'POST /api/admin/approve-expense'
const [taxi, dinner] = ['0190f7a0-0000-7000-8000-000000000001', '0190f7a0-0000-7000-8000-000000000002']
const expense = {
  expense_id: 'e1',
  expense_number: 'EXP-1',
  status: 'pending',
  employee_id: asha.employee_id,
  employee_name: 'Asha Rao',
  total: 1000,
  version: 2,
}
const notes = {
  tax_credit: null,
  duplicates: [],
  deductions: [{ kind: 'per_diem', amount: 50, reason: 'Alcohol isn’t reimbursed.' }],
}
const receipts = [
  { id: taxi, description: 'City Cabs', total: 800 },
  { id: dinner, description: 'Old Fort Kitchen', total: 200, notes },
]

const cardOf = async (number: number) => {
  const heading = await screen.findByRole('heading', { name: `Receipt #${number}` })
  return within(heading.closest('li') as HTMLElement)
}

test('an approver marks a receipt, takes that back, and approves the rest of what was shown with the reason', async () => {
  const { user, server } = openProduct('/expense/EXP-1', {
    person: meera,
    answers: { [CLAIM]: expense, [RECEIPTS]: receipts, [APPROVE]: {} },
  })
  const second = await cardOf(2)
  await user.click(await second.findByRole('button', { name: 'Refuse this receipt' }))
  const question = within(await screen.findByRole('dialog', { name: /^Refuse receipt #2, ₹200/ }))
  await user.click(question.getByRole('button', { name: 'Refuse receipt' }))
  expect(question.getByText('Enter a reason.')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Alcohol isn’t reimbursed.' }))
  await user.click(question.getByRole('button', { name: 'Refuse receipt' }))
  expect(second.getByText('Not approved: Alcohol isn’t reimbursed.')).toBeTruthy()
  expect((await cardOf(1)).getByText(/^At least one receipt has to be left/)).toBeTruthy()

  await user.click(second.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy()
  await user.click(second.getByRole('button', { name: 'Refuse this receipt' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: /^Refuse receipt/ })).getByRole('button', {
      name: 'Refuse receipt',
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Approve ₹800 of ₹1,000' }))
  const summary = within(await screen.findByRole('dialog', { name: 'Approve EXP-1 without 1 receipt?' }))
  expect(summary.getByText('Old Fort Kitchen, ₹200: Alcohol isn’t reimbursed.')).toBeTruthy()
  expect(server.bodyOf(APPROVE)).toBeUndefined()
  await user.click(summary.getByRole('button', { name: 'Approve ₹800 of ₹1,000' }))

  const refused = [{ receipt_id: dinner, reason: 'Alcohol isn’t reimbursed.' }]
  await waitFor(() => expect(server.bodyOf(APPROVE)).toEqual({ id: 'e1', version: 2, refused }))
})

test.each([
  ['its owner', asha, expense, receipts],
  ['who decides on a claim that is approved', meera, { ...expense, status: 'approved' }, receipts],
  ['who decides on a claim of one receipt', meera, expense, receipts.slice(0, 1)],
])('%s cannot refuse a receipt', async (_, person, claim, list) => {
  openProduct('/expense/EXP-1', { person, answers: { [CLAIM]: claim, [RECEIPTS]: list } })
  await cardOf(1)
  expect(screen.queryByRole('button', { name: 'Refuse this receipt' })).toBeNull()
})

test('of a claim that was approved in part its owner reads what was refused, why, and where to go on', async () => {
  const refused = { reason: 'Alcohol isn’t reimbursed.', refused_by: 'Meera Iyer', refused_at: '2026-11-20T10:00:00Z' }
  const line = { ...refused, description: 'Old Fort Kitchen', total: 200 }
  const answer = {
    ...expense,
    status: 'approved',
    total: 800,
    claimed_total: 1000,
    refused: [{ ...line, is_free: true }],
  }
  openProduct('/expense/EXP-1', {
    person: asha,
    answers: { [CLAIM]: answer, [RECEIPTS]: [receipts[0], { ...receipts[1], refused }] },
  })
  const information = within(await screen.findByRole('region', { name: 'Expense Information' }))
  expect(information.getByText('₹800 of ₹1,000 approved, 1 receipt refused')).toBeTruthy()
  expect(information.getByText('Old Fort Kitchen, ₹200, refused by Meera Iyer: Alcohol isn’t reimbursed.')).toBeTruthy()
  expect(information.getByRole('link', { name: 'Open your dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect((await cardOf(2)).getByText('Refused by Meera Iyer: Alcohol isn’t reimbursed.')).toBeTruthy()
  expect(screen.getByText('2 receipts: ₹1,000.00 claimed, of which ₹800.00 is approved.')).toBeTruthy()
})
