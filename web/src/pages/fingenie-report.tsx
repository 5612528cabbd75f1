import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { expensesOf } from '../features/expenses/expense-queries.ts'
import { EXPENSE_REPORT } from '../features/expenses/expense-report.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { RecordReport } from '../ui/records/record-report.tsx'
import { Retry } from '../ui/retry.tsx'
import { todayInIndia } from '../ui/today.ts'

/** All of one's own expenses and their total. Without an employee record it stays at loading, as specified. */
export function FinGenieReportPage() {
  const { user } = useSession()
  const { data: expenses = [], isPending, isError, refetch } = useQuery(expensesOf(user.employee_id))
  return (
    <RecordReport
      title="FinGenie Report"
      back={<BackLink to="/dashboard">Back to Dashboard</BackLink>}
      kind={EXPENSE_REPORT}
      rows={expenses}
      isLoading={isPending}
      loadingNote={
        user.employee_id === undefined && (
          <Text size="sm" c="dimmed" mt="md">
            Your account has no employee record yet. Your expenses appear here as soon as it has one.
          </Text>
        )
      }
      today={todayInIndia()}
      empty={
        <Notice
          title="No expenses found"
          action={
            <Button component={Link} to="/fingenie-chat" variant="default" mt="xs">
              Claim an expense with FinGenie
            </Button>
          }
        >
          {isError ? (
            <Retry text="The expenses could not be loaded." onRetry={refetch} />
          ) : (
            'Your expense claims will stand here with their amount, status and, if rejected, the reason.'
          )}
        </Notice>
      }
    />
  )
}
