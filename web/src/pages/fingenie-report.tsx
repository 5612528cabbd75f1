import { Button, Text } from '@mantine/core'
import { expenses } from '@pravas/messages/en/expenses'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { readFirstAnswers } from '../api/first-answers.ts'
import { useSession } from '../api/use-session.ts'
import { expensesOf } from '../features/expenses/expense-queries.ts'
import { EXPENSE_REPORT } from '../features/expenses/expense-report.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { RecordReport } from '../ui/records/record-report.tsx'
import { Retry } from '../ui/retry.tsx'
import { todayInIndia } from '../ui/today.ts'

const t = texts(expenses)
const c = texts(labels)

/** Reads what the document has asked for. */
export const readFirst = () => readFirstAnswers((user) => [expensesOf(user.employee_id)])

/** All of one's own expenses and their total. Without an employee record it stays at loading, as specified. */
export function FinGenieReportPage() {
  const { user } = useSession()
  const { data: expenses = [], isPending, isError, refetch } = useQuery(expensesOf(user.employee_id))
  return (
    <RecordReport
      title={c('page.expenses')}
      back={<BackLink to="/dashboard">{t('back')}</BackLink>}
      kind={EXPENSE_REPORT}
      rows={expenses}
      isLoading={isPending}
      loadingNote={
        user.employee_id === undefined && (
          <Text size="sm" c="dimmed" mt="md">
            {t('no-employee')}
          </Text>
        )
      }
      today={todayInIndia()}
      empty={
        <Notice
          title={t('none')}
          action={
            <Button component={Link} to="/fingenie-chat" variant="default" mt="xs">
              {t('claim')}
            </Button>
          }
        >
          {isError ? <Retry text={t('failed')} onRetry={refetch} /> : t('none.hint')}
        </Notice>
      }
    />
  )
}
