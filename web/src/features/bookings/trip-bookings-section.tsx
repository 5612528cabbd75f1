import { Anchor, Button, Text } from '@mantine/core'
import type { BookedLeg } from '@pravas/contract/bookings'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../../api/use-session.ts'
import { useCameFrom } from '../../ui/came-from.ts'
import { Section } from '../../ui/details.tsx'
import { formatRupees } from '../../ui/formats.ts'
import { differenceText, legLine } from './booking-facts.tsx'
import { bookingsOf } from './booking-queries.ts'
import { StateBadge } from './part-card.tsx'
import classes from './trip-bookings-section.module.css'

const t = texts(bookingsPage)

/** The roles that read what trips are booked with. */
const READERS = ['travel_desk', 'finance', 'auditor']

interface TripBookingsSectionProps {
  trip: {
    trip_number?: string | null | undefined
    status?: string | null | undefined
    employee_id?: string | null | undefined
  }
}

/** How far a trip is booked, with the way to its itinerary; who books it themselves is told to. Nothing for those who may not know. */
export function TripBookingsSection({ trip: { trip_number: number, status, employee_id } }: TripBookingsSectionProps) {
  const { user } = useSession()
  const cameFrom = useCameFrom()
  const reads =
    (employee_id != null && employee_id === user.employee_id) ||
    user.isSuperAdmin ||
    user.roles.some((role) => READERS.includes(role))
  const isOf = status === 'approved' || status === 'cancelled'
  const { data: trip } = useQuery({ ...bookingsOf(number ?? ''), enabled: reads && isOf && Boolean(number) })
  if (!trip) return null
  const booked = trip.parts.filter(({ booking }) => booking).length
  if (trip.status !== 'approved' && booked === 0) return null
  const itinerary = `/trip/${encodeURIComponent(trip.trip_number)}/itinerary`
  const isToldToBook =
    trip.is_own && trip.booked_by === 'self' && booked < trip.parts.length && trip.status === 'approved'
  const { totals } = trip
  return (
    <Section
      title={t('bookings')}
      aside={
        <Text span size="sm" c="dimmed">
          {t('section.progress', { booked, parts: trip.parts.length })}
        </Text>
      }
    >
      {isToldToBook && (
        <div role="note" className={classes.told}>
          <strong>{t('book-yourself')}</strong>
          <span>{t('book-yourself.hint')}</span>
        </div>
      )}
      {trip.is_own && trip.booked_by === 'desk' && booked === 0 && <p className={classes.line}>{t('desk-books')}</p>}
      <ul className={classes.list}>
        {trip.parts.map(({ part, title, legs, booking, earlier }) => (
          <li key={part}>
            <span className={classes.title}>
              {booking?.title ?? title}
              {booking && <span className={classes.reference}>{booking.reference}</span>}
              {booking?.legs && timesOf(booking.legs) !== timesOf(legs) && (
                <span className={classes.moved}>
                  {t('section.moved', { flight: booking.legs.map(legLine).join('; ') })}
                </span>
              )}
            </span>
            <StateBadge booking={booking} wasCancelled={earlier.length > 0} />
          </li>
        ))}
      </ul>
      {totals.booked > 0 && (
        <p className={classes.line}>
          {t('total.booked')} {formatRupees(totals.booked)}, {differenceText(totals.booked, totals.approved_of_booked)}
        </p>
      )}
      {isToldToBook ? (
        <Button component={Link} to={itinerary} state={cameFrom} size="xs" mb="xs">
          {t('book-yourself.add')}
        </Button>
      ) : (
        <Anchor component={Link} to={itinerary} state={cameFrom} className={classes.open}>
          {t('itinerary.open')}
        </Anchor>
      )}
    </Section>
  )
}

/** When flights leave and land, and where: what a trip's own page shows as it was approved. */
function timesOf(legs: readonly BookedLeg[] | null): string {
  return (legs ?? []).map(({ from, departs, to, arrives }) => [from, departs, to, arrives].join(' ')).join(';')
}
