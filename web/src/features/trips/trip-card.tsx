import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/use-session.ts'
import { StatusBadge } from '../../status/status-badge.tsx'
import { formatDateRange, formatRupees } from '../../ui/formats.ts'
import { ListCard, ListCardItem } from '../../ui/list-card.tsx'
import { addressOfTrip, routeOf, tripsOf } from './trip-queries.ts'

const SHOWN = 3

/** The dashboard's card of the first trips. */
export function TripCard() {
  const { user } = useSession()
  const { data, isLoading, isError, refetch } = useQuery(tripsOf(user.employee_id))
  return (
    <ListCard
      title="TripMate Report"
      more={{ to: '/tripmate-report', name: 'View All Trips' }}
      isLoading={isLoading}
      empty={{ text: 'No trips found', next: { to: '/tripmate-chat', name: 'Plan a trip with TripMate' } }}
      {...(isError && { failure: 'The trips could not be loaded.', onRetry: refetch })}
    >
      {data?.slice(0, SHOWN).map((trip, index) => (
        <ListCardItem
          key={trip.trip_id ?? trip.trip_number ?? index}
          to={addressOfTrip(trip)}
          title={routeOf(trip)}
          about={[formatDateRange(trip.departure_date, trip.return_date), trip.trip_number]}
          figure={formatRupees(trip['total_price(INR)'])}
          badge={<StatusBadge status={trip.status} />}
        />
      ))}
    </ListCard>
  )
}
