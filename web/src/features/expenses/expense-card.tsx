import { expenses } from '@pravas/messages/en/expenses'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/use-session.ts'
import { StatusBadge } from '../../status/status-badge.tsx'
import { formatDate, formatRupees } from '../../ui/formats.ts'
import { knownValue } from '../../ui/known-value.ts'
import { ListCard, ListCardItem } from '../../ui/list-card.tsx'
import { addressOfExpense, expensesOf } from './expense-queries.ts'

const t = texts(expenses)
const c = texts(labels)

const SHOWN = 3

/** The dashboard's card of the first expenses. */
export function ExpenseCard() {
  const { user } = useSession()
  const { data, isLoading, isError, refetch } = useQuery(expensesOf(user.employee_id))
  return (
    <ListCard
      title={c('page.expenses')}
      more={{ to: '/fingenie-report', name: t('view-all') }}
      isLoading={isLoading}
      empty={{
        text: t('none'),
        next: user.employee_id === undefined ? undefined : { to: '/fingenie-chat', name: t('claim') },
      }}
      {...(isError && { failure: t('failed'), onRetry: refetch })}
    >
      {data?.slice(0, SHOWN).map((expense, index) => (
        <ListCardItem
          key={expense.expense_id ?? expense.expense_number ?? index}
          to={addressOfExpense(expense)}
          title={knownValue(expense.expense_type)}
          about={[formatDate(expense.expense_date), expense.description]}
          figure={formatRupees(expense.total)}
          badge={<StatusBadge status={expense.status} />}
        />
      ))}
    </ListCard>
  )
}
