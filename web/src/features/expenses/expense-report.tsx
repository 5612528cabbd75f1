import { StatusBadge, statusOf } from '../../status/status-badge.tsx'
import { formatDate, formatRupees, formatText, numberOf } from '../../ui/formats.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { dayOf } from '../../ui/records/record-finder.ts'
import type { RecordKind } from '../../ui/records/record-kind.ts'
import { addressOfExpense, type ListedExpense } from './expense-queries.ts'

/** How the expenses of a report are shown, found and exported. */
export const EXPENSE_REPORT: RecordKind<ListedExpense> = {
  noun: 'expense',
  title: 'Expenses',
  fileName: 'pravas-expenses',
  figure: 'total',
  keyOf: (expense, index) => expense.expense_id ?? expense.expense_number ?? index,
  columns: [
    {
      name: 'Type',
      width: '17%',
      cell: (expense) => <RecordLink to={addressOfExpense(expense)}>{formatText(expense.expense_type)}</RecordLink>,
      sortBy: (expense) => expense.expense_type ?? undefined,
    },
    {
      name: 'Date',
      width: '12%',
      cell: (expense) => formatDate(expense.expense_date),
      sortBy: (expense) => dayOf(expense.expense_date),
    },
    {
      name: 'Description',
      width: '27%',
      cell: (expense) => formatText(expense.description),
      sortBy: (expense) => expense.description ?? undefined,
    },
    {
      name: 'Amount',
      width: '13%',
      align: 'end',
      cell: (expense) => formatRupees(expense.total),
      sortBy: (expense) => numberOf(expense.total),
    },
    {
      name: 'Status',
      width: '13%',
      cell: (expense) => <StatusBadge status={expense.status} />,
      sortBy: (expense) => statusOf(expense.status),
    },
    {
      name: 'Reason',
      width: '18%',
      cell: (expense) => reasonOf(expense) ?? '-',
      sortBy: reasonOf,
    },
  ],
  fields: {
    texts: (expense) => [
      expense.expense_number,
      expense.expense_type,
      expense.description,
      expense.gstin,
      expense.place,
      reasonOf(expense),
      formatDate(expense.expense_date),
      formatRupees(expense.total),
    ],
    choice: (expense) => statusOf(expense.status),
    date: (expense) => expense.expense_date,
    amount: (expense) => expense.total,
  },
  filters: { search: 'Search expenses', choice: 'Status', date: 'Date', amount: 'Amount' },
  choices: ['pending', 'approved', 'rejected'],
  showChoice: (status) => <StatusBadge status={status} />,
  sheet: [
    { name: 'Expense Number', kind: 'text', width: 18, value: (expense) => expense.expense_number },
    { name: 'Type', kind: 'text', width: 16, value: (expense) => expense.expense_type },
    { name: 'Date', kind: 'date', width: 13, value: (expense) => expense.expense_date },
    { name: 'Description', kind: 'text', width: 40, value: (expense) => expense.description },
    { name: 'Status', kind: 'text', width: 11, value: (expense) => statusOf(expense.status) },
    { name: 'Reason', kind: 'text', width: 30, value: reasonOf },
    { name: 'Employee', kind: 'text', width: 22, value: (expense) => expense.employee_name },
    { name: 'Employee ID', kind: 'text', width: 12, value: (expense) => expense.employee_id },
    { name: 'GSTIN', kind: 'text', width: 18, value: (expense) => expense.gstin },
    { name: 'Place', kind: 'text', width: 16, value: (expense) => expense.place },
    { name: 'Amount (INR)', kind: 'amount', width: 18, value: (expense) => expense.total },
  ],
}

/** Why an expense was rejected; undefined for one that was not. */
function reasonOf({ status, rejection_reason }: ListedExpense): string | undefined {
  return (statusOf(status) === 'rejected' && rejection_reason) || undefined
}
