import { Anchor } from '@mantine/core'
import { useSession } from '../../api/use-session.ts'
import { RejectionReason } from '../../status/rejection-reason.tsx'
import { StatusBadge, statusOf } from '../../status/status-badge.tsx'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { formatDate, formatText } from '../../ui/formats.ts'
import { routeOf, type ShownTrip } from './trip-queries.ts'

/** Who travels where, when, why and how. */
export function TripInformation({ trip }: { trip: ShownTrip }) {
  const { user } = useSession()
  const isOwn = trip.employee_id != null && trip.employee_id === user.employee_id
  return (
    <Section title="Trip Information" aside={<StatusBadge status={trip.status} />}>
      <RejectionReason
        request={trip}
        next={isOwn ? { to: '/tripmate-chat', name: 'Plan it again with TripMate' } : undefined}
      />
      <Details>
        <Detail name="Trip Number">{formatText(trip.trip_number)}</Detail>
        <Detail name="Employee Name">{formatText(trip.employee_name ?? trip.username)}</Detail>
        <Detail name="Employee ID">{formatText(trip.employee_id)}</Detail>
        <Detail name="Email">
          {trip.email_id ? (
            <Anchor href={`mailto:${trip.email_id}`} inherit>
              {trip.email_id}
            </Anchor>
          ) : (
            'N/A'
          )}
        </Detail>
        <Detail name="Route">{routeOf(trip)}</Detail>
        <Detail name="Purpose">
          <span style={{ textTransform: 'capitalize' }}>{formatText(trip.purpose)}</span>
        </Detail>
        <Detail name="Departure Date">{formatDate(trip.departure_date)}</Detail>
        <Detail name="Return Date">{formatDate(trip.return_date)}</Detail>
        <Detail name="Status">
          <span style={{ textTransform: 'capitalize' }}>{statusOf(trip.status)}</span>
        </Detail>
        <Detail name="Flight">{formatText(trip.flight)}</Detail>
        <Detail name="Return Flight">{formatText(trip.return_flight)}</Detail>
        <Detail name="Hotel">{formatText(trip.hotel_name)}</Detail>
      </Details>
    </Section>
  )
}
