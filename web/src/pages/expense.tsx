import { Button, Stack } from '@mantine/core'
import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { ExpenseInformation } from '../features/expenses/expense-information.tsx'
import { expenseById, receiptsOf } from '../features/expenses/expense-queries.ts'
import { ReceiptList } from '../features/expenses/receipt-list.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { DetailsSkeleton } from '../ui/details.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'

/** One expense in full, with its receipts. */
export function ExpensePage() {
  const { expenseId = '' } = useParams()
  usePrefetchQuery(receiptsOf(expenseId))
  const { data: expense, isPending, error, refetch } = useQuery(expenseById(expenseId))
  return (
    <Page
      title={expense ? `Expense Details - ${expense.expense_number ?? expenseId}` : 'Expense Details'}
      tabTitle={expense?.expense_number ?? 'Expense Details'}
      width="medium"
      back={<BackLink to="/fingenie-report">All expenses</BackLink>}
    >
      {isPending ? (
        <DetailsSkeleton rows={9} text="Loading expense details..." />
      ) : expense ? (
        <Stack>
          <ExpenseInformation expense={expense} />
          <ReceiptList expenseId={expenseId} />
        </Stack>
      ) : (
        <Notice
          title="Expense not found"
          action={
            <Button component={Link} to="/fingenie-report" variant="default" mt="xs">
              All expenses
            </Button>
          }
        >
          {error instanceof ApiError && error.status === 404 ? (
            `There is no expense ${expenseId} among those that you may see.`
          ) : (
            <Retry text="The expense could not be loaded." onRetry={refetch} />
          )}
        </Notice>
      )}
    </Page>
  )
}
