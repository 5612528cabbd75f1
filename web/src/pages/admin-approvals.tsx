import { Button, Tabs } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { pendingExpensesFor, pendingTripsFor } from '../features/approvals/approval-queries.ts'
import { RequestList } from '../features/approvals/request-list.tsx'
import { pendingAmong, viewOfExpense, viewOfTrip } from '../features/approvals/request-view.ts'
import { Page } from '../ui/page.tsx'

/** The requests that wait for this administrator's decision. */
export function AdminApprovalsPage() {
  const { user } = useSession()
  const trips = useQuery(pendingTripsFor(user))
  const expenses = useQuery(pendingExpensesFor(user))
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'expenses' ? 'expenses' : 'trips'
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
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) => setSearch(value === 'expenses' ? { tab: 'expenses' } : {}, { replace: true })}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="trips">{`Trip Requests (${pendingAmong(shownTrips)} pending)`}</Tabs.Tab>
          <Tabs.Tab value="expenses">{`Expense Requests (${pendingAmong(shownExpenses)} pending)`}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="trips">
          <RequestList
            requests={shownTrips.map(viewOfTrip)}
            isLoading={trips.isLoading}
            isFailed={trips.isError}
            onRetry={trips.refetch}
            emptyText="No trip requests found"
          />
        </Tabs.Panel>
        <Tabs.Panel value="expenses">
          <RequestList
            requests={shownExpenses.map(viewOfExpense)}
            isLoading={expenses.isLoading}
            isFailed={expenses.isError}
            onRetry={expenses.refetch}
            emptyText="No expense requests found"
          />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
