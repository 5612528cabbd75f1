import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { tripsOf } from '../features/trips/trip-queries.ts'
import { TripsTable } from '../features/trips/trips-table.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { countOf } from '../ui/formats.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { TableSkeleton } from '../ui/record-table.tsx'
import { Retry } from '../ui/retry.tsx'

/** All of one's own trips. */
export function TripMateReportPage() {
  const { user } = useSession()
  const { data: trips = [], isLoading, isError, refetch } = useQuery(tripsOf(user.employee_id))
  return (
    <Page
      title="TripMate Report"
      back={<BackLink to="/dashboard">Back to Dashboard</BackLink>}
      aside={
        <Text size="sm" c="dimmed" role="status">
          {isLoading ? 'Loading...' : countOf(trips.length, 'trip')}
        </Text>
      }
    >
      {isLoading ? (
        <TableSkeleton />
      ) : trips.length > 0 ? (
        <TripsTable trips={trips} />
      ) : (
        <Notice
          title="No trips found"
          action={
            <Button component={Link} to="/tripmate-chat" variant="default" mt="xs">
              Plan a trip with TripMate
            </Button>
          }
        >
          {isError ? (
            <Retry text="The trips could not be loaded." onRetry={refetch} />
          ) : (
            'Your trip requests will stand here with their dates, cost and status.'
          )}
        </Notice>
      )}
    </Page>
  )
}
