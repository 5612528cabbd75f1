import { labels } from '@pravas/messages/en/labels'
import { trips } from '@pravas/messages/en/trips'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/use-session.ts'
import { StatusBadge } from '../../status/status-badge.tsx'
import { travellersOf } from '../../travel-cards/trip-words.ts'
import { formatDateRange, formatRupees } from '../../ui/formats.ts'
import { ListCard, ListCardItem } from '../../ui/list-card.tsx'
import { addressOfTrip, type ListedTrip, routeOf, tripsOf } from './trip-queries.ts'

const t = texts(trips)
const c = texts(labels)

const SHOWN = 3

/** The dashboard's card of the first trips. */
export function TripCard() {
  const { user } = useSession()
  const { data, isLoading, isError, refetch } = useQuery(tripsOf(user.employee_id))
  return (
    <ListCard
      title={c('page.trips')}
      more={{ to: '/tripmate-report', name: t('view-all') }}
      isLoading={isLoading}
      empty={{
        text: t('none'),
        next: user.employee_id === undefined ? undefined : { to: '/tripmate-chat', name: t('plan') },
      }}
      {...(isError && { failure: t('failed'), onRetry: refetch })}
    >
      {data?.slice(0, SHOWN).map((trip, index) => (
        <ListCardItem
          key={trip.trip_id ?? trip.trip_number ?? index}
          to={addressOfTrip(trip)}
          title={routeOf(trip)}
          about={[formatDateRange(trip.departure_date, trip.return_date), trip.trip_number, ...forWhom(trip)]}
          figure={formatRupees(trip['total_price(INR)'])}
          badge={<StatusBadge status={trip.status} />}
        />
      ))}
    </ListCard>
  )
}

function forWhom(trip: ListedTrip): string[] {
  const names = travellersOf(trip)
  return names ? [t('for', { names })] : []
}
