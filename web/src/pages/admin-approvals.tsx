import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { pendingExpensesFor, pendingTripsFor } from '../features/approvals/approval-queries.ts'
import { RequestList } from '../features/approvals/request-list.tsx'
import { pendingAmong, viewOfExpense, viewOfTrip } from '../features/approvals/request-view.ts'
import { Page } from '../ui/page.tsx'
import { PageTabs } from '../ui/page-tabs.tsx'

/** The requests that wait for this administrator's decision. */
export function AdminApprovalsPage() {
  const { user } = useSession()
  const trips = useQuery(pendingTripsFor(user))
  const expenses = useQuery(pendingExpensesFor(user))
  const [search, setSearch] = useSearchParams()
  const shownTrips = trips.isError ? [] : (trips.data ?? [])
  const shownExpenses = expenses.isError ? [] : (expenses.data ?? [])

  return (
    <Page
      title="Manager Approvals"
      width="medium"
      aside={
        user.isSuperAdmin && (
          <Button
            component={Link}
            to="/admin-outbox"
            variant="default"
            leftSection={<IconMail size={16} stroke={1.6} aria-hidden />}
          >
            Outbox
          </Button>
        )
      }
    >
      <PageTabs
        open={search.get('tab') === 'expenses' ? 'expenses' : 'trips'}
        onOpen={(tab) => setSearch(tab === 'expenses' ? { tab } : {}, { replace: true })}
        tabs={[
          {
            value: 'trips',
            name: `Trip Requests (${pendingAmong(shownTrips)} pending)`,
            content: (
              <RequestList
                requests={shownTrips.map(viewOfTrip)}
                isLoading={trips.isLoading}
                isFailed={trips.isError}
                onRetry={trips.refetch}
                emptyText="No trip requests found"
              />
            ),
          },
          {
            value: 'expenses',
            name: `Expense Requests (${pendingAmong(shownExpenses)} pending)`,
            content: (
              <RequestList
                requests={shownExpenses.map(viewOfExpense)}
                isLoading={expenses.isLoading}
                isFailed={expenses.isError}
                onRetry={expenses.refetch}
                emptyText="No expense requests found"
              />
            ),
          },
        ]}
      />
    </Page>
  )
}
