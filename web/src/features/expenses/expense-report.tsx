import { expenses } from '@pravas/messages/en/expenses'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { bookedOn } from '../../allocation/entry-words.ts'
import { StatusBadge, statusOf } from '../../status/status-badge.tsx'
import { formatDate, formatRupees, formatText, numberOf } from '../../ui/formats.ts'
import { knownValue } from '../../ui/known-value.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { dayOf } from '../../ui/records/record-finder.ts'
import type { RecordKind } from '../../ui/records/record-kind.ts'
import { addressOfExpense, type ListedExpense } from './expense-queries.ts'

const t = texts(expenses)
const c = texts(labels)

/** In a cell of which there is nothing to say. */
const NO_REASON = '-'

/** How the expenses of a report are shown, found and exported. */
export const EXPENSE_REPORT: RecordKind<ListedExpense> = {
  counted: (count) => t('count', { count }),
  title: c('expenses'),
  fileName: 'pravas-expenses',
  figure: 'total',
  keyOf: (expense, index) => expense.expense_id ?? expense.expense_number ?? index,
  columns: [
    {
      name: t('type'),
      width: '17%',
      cell: (expense) => <RecordLink to={addressOfExpense(expense)}>{knownValue(expense.expense_type)}</RecordLink>,
      sortBy: (expense) => expense.expense_type ?? undefined,
    },
    {
      name: c('date'),
      width: '12%',
      place: 'lead',
      cell: (expense) => formatDate(expense.expense_date),
      sortBy: (expense) => dayOf(expense.expense_date),
    },
    {
      name: c('description'),
      width: '27%',
      place: 'detail',
      cell: (expense) => formatText(expense.description),
      sortBy: (expense) => expense.description ?? undefined,
    },
    {
      name: t('amount'),
      width: '13%',
      place: 'figure',
      align: 'end',
      cell: (expense) => formatRupees(expense.total),
      sortBy: (expense) => numberOf(expense.total),
    },
    {
      name: c('status'),
      width: '13%',
      place: 'mark',
      cell: (expense) => <StatusBadge status={expense.status} />,
      sortBy: (expense) => statusOf(expense.status),
    },
    {
      name: t('reason'),
      width: '18%',
      place: 'note',
      cell: (expense) => reasonOf(expense) ?? <span data-nothing>{NO_REASON}</span>,
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
      bookedOn(expense.cost_centre),
      bookedOn(expense.project),
    ],
    choice: (expense) => statusOf(expense.status),
    date: (expense) => expense.expense_date,
    amount: (expense) => expense.total,
  },
  filters: { search: t('search'), choice: c('status'), date: c('date'), amount: t('amount') },
  choices: ['pending', 'approved', 'rejected'],
  showChoice: (status) => <StatusBadge status={status} />,
  sheet: [
    { name: c('expense-number'), kind: 'text', width: 18, value: (expense) => expense.expense_number },
    { name: t('type'), kind: 'text', width: 16, value: (expense) => expense.expense_type },
    { name: c('date'), kind: 'date', width: 13, value: (expense) => expense.expense_date },
    { name: c('description'), kind: 'text', width: 40, value: (expense) => expense.description },
    { name: c('status'), kind: 'text', width: 11, value: (expense) => statusOf(expense.status) },
    { name: t('reason'), kind: 'text', width: 30, value: reasonOf },
    { name: c('employee'), kind: 'text', width: 22, value: (expense) => expense.employee_name },
    { name: c('employee-id'), kind: 'text', width: 12, value: (expense) => expense.employee_id },
    { name: t('gstin'), kind: 'text', width: 18, value: (expense) => expense.gstin },
    { name: t('place'), kind: 'text', width: 16, value: (expense) => expense.place },
    { name: c('cost-centre'), kind: 'text', width: 22, value: (expense) => bookedOn(expense.cost_centre) },
    { name: c('project'), kind: 'text', width: 22, value: (expense) => bookedOn(expense.project) },
    { name: t('sheet.amount'), kind: 'amount', width: 18, value: (expense) => expense.total },
  ],
}

/** Why an expense was rejected; undefined for one that was not. */
function reasonOf({ status, rejection_reason }: ListedExpense): string | undefined {
  return (statusOf(status) === 'rejected' && rejection_reason) || undefined
}
