import { StatusBadge, statusOf } from '../../status/status-badge.tsx'
import { formatDate, formatRupees, formatText } from '../../ui/formats.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { type Column, RecordTable } from '../../ui/record-table.tsx'
import { addressOfExpense, type ListedExpense } from './expense-queries.ts'

const COLUMNS: Column<ListedExpense>[] = [
  {
    name: 'Type',
    cell: (expense) => <RecordLink to={addressOfExpense(expense)}>{formatText(expense.expense_type)}</RecordLink>,
  },
  { name: 'Date', cell: (expense) => formatDate(expense.expense_date) },
  { name: 'Description', width: '30%', cell: (expense) => formatText(expense.description) },
  { name: 'Amount', align: 'end', cell: (expense) => formatRupees(expense.total) },
  { name: 'Status', cell: (expense) => <StatusBadge status={expense.status} /> },
  { name: 'Reason', width: '22%', cell: reasonOf },
]

/** Expenses in the order in which they are given. */
export function ExpensesTable({ expenses }: { expenses: ListedExpense[] }) {
  return (
    <RecordTable
      caption="Expenses"
      columns={COLUMNS}
      rows={expenses}
      keyOf={(expense, index) => expense.expense_id ?? expense.expense_number ?? index}
    />
  )
}

function reasonOf({ status, rejection_reason }: ListedExpense): string {
  return (statusOf(status) === 'rejected' && rejection_reason) || '-'
}
