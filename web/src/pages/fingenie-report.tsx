import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { expensesOf } from '../features/expenses/expense-queries.ts'
import { ExpensesTable } from '../features/expenses/expenses-table.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { formatRupees, sumRupees } from '../ui/formats.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { TableSkeleton } from '../ui/record-table.tsx'
import { Retry } from '../ui/retry.tsx'

/** All of one's own expenses and their total. Without an employee record it stays at loading, as specified. */
export function FinGenieReportPage() {
  const { user } = useSession()
  const { data: expenses = [], isPending, isError, refetch } = useQuery(expensesOf(user.employee_id))
  return (
    <Page
      title="FinGenie Report"
      back={<BackLink to="/dashboard">Back to Dashboard</BackLink>}
      aside={
        <Text size="sm" c="dimmed" role="status">
          {isPending ? (
            'Loading...'
          ) : (
            <>
              Total{' '}
              <Text span fw={600} c="bright" inherit>
                {formatRupees(sumRupees(expenses.map(({ total }) => total)))}
              </Text>
            </>
          )}
        </Text>
      }
    >
      {isPending ? (
        <>
          <TableSkeleton />
          {user.employee_id === undefined && (
            <Text size="sm" c="dimmed" mt="md">
              Your account has no employee record yet. Your expenses appear here as soon as it has one.
            </Text>
          )}
        </>
      ) : expenses.length > 0 ? (
        <ExpensesTable expenses={expenses} />
      ) : (
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
      )}
    </Page>
  )
}
