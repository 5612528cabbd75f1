import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { tripsOf } from '../features/trips/trip-queries.ts'
import { TRIP_REPORT } from '../features/trips/trip-report.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { RecordReport } from '../ui/records/record-report.tsx'
import { Retry } from '../ui/retry.tsx'
import { todayInIndia } from '../ui/today.ts'

/** All of one's own trips. */
export function TripMateReportPage() {
  const { user } = useSession()
  const { data: trips = [], isLoading, isError, refetch } = useQuery(tripsOf(user.employee_id))
  return (
    <RecordReport
      title="TripMate Report"
      back={<BackLink to="/dashboard">Back to Dashboard</BackLink>}
      kind={TRIP_REPORT}
      rows={trips}
      isLoading={isLoading}
      today={todayInIndia()}
      empty={
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
      }
    />
  )
}
