import { Anchor } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { trips } from '@pravas/messages/en/trips'
import { texts } from '@pravas/messages/texts'
import { bookedOn } from '../../allocation/entry-words.ts'
import { useSession } from '../../api/use-session.ts'
import { planAgain } from '../../chat/said-on-arrival.ts'
import { RejectionReason } from '../../status/rejection-reason.tsx'
import { StatusBadge, statusOf } from '../../status/status-badge.tsx'
import { travellersOf } from '../../travel-cards/trip-words.ts'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { formatDate, formatRupees, formatText } from '../../ui/formats.ts'
import { knownValue } from '../../ui/known-value.ts'
import { RecordStanding } from '../../ui/record-standing.tsx'
import { routeOf, type ShownTrip } from './trip-queries.ts'

const t = texts(trips)
const c = texts(labels)

/** Who travels where, when, why and how. */
export function TripInformation({ trip }: { trip: ShownTrip }) {
  const { user } = useSession()
  const isOwn = trip.employee_id != null && trip.employee_id === user.employee_id
  const next = {
    to: '/tripmate-chat',
    name: t('plan-again'),
    ...(trip.trip_number && { state: planAgain(trip.trip_number) }),
  }
  const travellers = travellersOf(trip)
  const centre = bookedOn(trip.cost_centre)
  const project = bookedOn(trip.project)
  return (
    <Section
      title={t('information')}
      aside={
        <RecordStanding badge={<StatusBadge status={trip.status} />} amount={formatRupees(trip['total_price(INR)'])} />
      }
    >
      <RejectionReason request={trip} next={isOwn ? next : undefined} />
      <Details isStrip>
        <Detail name={c('trip-number')}>{formatText(trip.trip_number)}</Detail>
        <Detail name={t('employee-name')}>{formatText(trip.employee_name ?? trip.username)}</Detail>
        <Detail name={c('employee-id')}>{formatText(trip.employee_id)}</Detail>
        <Detail name={c('email')} isLong>
          {trip.email_id ? (
            <Anchor href={`mailto:${trip.email_id}`} inherit>
              {trip.email_id}
            </Anchor>
          ) : (
            formatText(undefined)
          )}
        </Detail>
        <Detail name={c('route')}>{routeOf(trip)}</Detail>
        {travellers && <Detail name={c('travellers')}>{travellers}</Detail>}
        <Detail name={c('purpose')}>
          <span style={{ textTransform: 'capitalize' }}>{knownValue(trip.purpose)}</span>
        </Detail>
        <Detail name={c('departure-date')}>{formatDate(trip.departure_date)}</Detail>
        <Detail name={c('return-date')}>{formatDate(trip.return_date)}</Detail>
        <Detail name={c('status')}>
          <span style={{ textTransform: 'capitalize' }}>{knownValue(statusOf(trip.status))}</span>
        </Detail>
        <Detail name={c('flight')}>{formatText(trip.flight)}</Detail>
        <Detail name={t('return-flight')}>{formatText(trip.return_flight)}</Detail>
        <Detail name={c('hotel')}>{formatText(trip.hotel_name)}</Detail>
        {centre && <Detail name={c('cost-centre')}>{centre}</Detail>}
        {project && <Detail name={c('project')}>{project}</Detail>}
      </Details>
    </Section>
  )
}
