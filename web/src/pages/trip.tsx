import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { Itinerary } from '../features/trips/itinerary.tsx'
import { FinancialSummary, TripInformation } from '../features/trips/trip-information.tsx'
import { type ShownTrip, tripById } from '../features/trips/trip-queries.ts'
import { BackLink } from '../ui/back-link.tsx'
import { DetailsSkeleton } from '../ui/details.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'
import { TwoColumns } from '../ui/two-columns.tsx'

/** One trip in full. */
export function TripPage() {
  const { tripId = '' } = useParams()
  const { data: trip, isPending, error, refetch } = useQuery(tripById(tripId))
  return (
    <Page
      title={trip ? titleOf(trip) : 'Trip Details'}
      tabTitle={trip?.trip_number ?? 'Trip Details'}
      width="medium"
      back={<BackLink to="/tripmate-report">All trips</BackLink>}
    >
      {isPending ? (
        <TwoColumns split="main">
          <DetailsSkeleton rows={12} text="Loading trip details..." />
          <DetailsSkeleton rows={4} />
        </TwoColumns>
      ) : trip ? (
        <TwoColumns split="main">
          <Stack>
            <TripInformation trip={trip} />
            <Itinerary trip={trip} />
          </Stack>
          <FinancialSummary trip={trip} />
        </TwoColumns>
      ) : (
        <Notice
          title="Trip not found"
          action={
            <Button component={Link} to="/tripmate-report" variant="default" mt="xs">
              All trips
            </Button>
          }
        >
          {error instanceof ApiError && error.status === 404 ? (
            `There is no trip ${tripId} among those that you may see.`
          ) : (
            <Retry text="The trip could not be loaded." onRetry={refetch} />
          )}
        </Notice>
      )}
    </Page>
  )
}

function titleOf({ departure_city, destination_city }: ShownTrip): string {
  return `Trip Details - ${[departure_city, destination_city].filter(Boolean).join(' to ')}`
}
