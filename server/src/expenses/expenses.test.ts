import { pendingExpensesOfAll, pendingExpensesOfAllDoubled, pendingExpensesOfTeam } from '@pravas/contract/approvals'
import { getExpense, listExpenseReceipts, listExpenses } from '@pravas/contract/expenses'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { as } = it

test('a list holds every field that the specification names, newest first', async () => {
  const first = await build.expense({ rupees: [1240.5] })
  const second = await build.expense()

  const expenses = await as('employee').call(listExpenses, { params: { employeeId: 'EMP1001' } })

  expect(expenses.map((expense) => expense.expense_number)).toEqual([second, first])
  expect(expenses[1]).toEqual({
    expense_id: expect.any(String),
    expense_number: first,
    status: 'pending',
    rejection_reason: null,
    employee_id: 'EMP1001',
    employee_name: 'Asha Rao',
    expense_date: '2026-06-08',
    expense_type: 'Food',
    description: 'Old Fort Kitchen',
    total: 1240.5,
    gstin: null,
    place: 'Delhi',
    receipt_link: expect.stringMatching(/^\/api\/receipts\/[\w-]{36}\/file$/),
    submitted_at: '2026-06-10T06:30:00.000Z',
    version: 1,
  })
})

test('an expense lists its receipts in the order of the claim', async () => {
  const number = await build.expense({ rupees: [100, 250.25, 75] })
  const expense = await as('manager').call(getExpense, { params: { expenseId: number } })
  const receipts = await as('manager').call(listExpenseReceipts, { params: { expenseId: expense.expense_id } })
  expect(expense).toMatchObject({ total: 425.25, decision: null, receipt_link: receipts[0]?.receipt_link })
  expect(receipts.map((receipt) => receipt.total)).toEqual([100, 250.25, 75])
})

test.each(['colleague', 'outsider', 'othermanager', 'newjoiner'] as const)(
  '%s finds neither the expense, nor its receipts, nor the list',
  async (who) => {
    const params = { expenseId: await build.expense() }
    expect(await as(who).refused(getExpense, { params })).toMatchObject({ status: 404 })
    expect(await as(who).refused(listExpenseReceipts, { params })).toMatchObject({ status: 404 })
    expect(await as(who).refused(listExpenses, { params: { employeeId: 'EMP1001' } })).toMatchObject({ status: 404 })
  },
)

test('pending lists: a manager sees the team, a super admin everybody at both addresses', async () => {
  const own = await build.expense()
  const outsiders = await build.expense({ claimant: 'outsider' })
  await build.expense({ status: 'rejected' })

  const numbers = (list: { expense_number: string }[]) => list.map((expense) => expense.expense_number)
  const team = await as('manager').call(pendingExpensesOfTeam, { params: { employeeId: 'EMP2001' } })
  expect(numbers(team)).toEqual([own])
  expect(team[0]?.receipts[0]).toEqual({
    id: team[0]?.receipts[0]?.id,
    expense_date: team[0]?.expense_date,
    expense_type: team[0]?.expense_type,
    description: 'Old Fort Kitchen',
    total: team[0]?.total,
    receipt_link: team[0]?.receipt_link,
    tax_credit: null,
    duplicates: [],
    edited: [],
  })
  expect(numbers(await as('superadmin').call(pendingExpensesOfAll))).toEqual([own, outsiders])
  expect(numbers(await as('superadmin').call(pendingExpensesOfAllDoubled))).toEqual([own, outsiders])
  expect(await as('manager').refused(pendingExpensesOfAll)).toMatchObject({ status: 403 })
  expect(await as('manager').refused(pendingExpensesOfAllDoubled)).toMatchObject({ status: 403 })
})
