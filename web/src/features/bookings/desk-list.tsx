import type { DeskTrip } from '@pravas/contract/travel-desk'
import { bookingsPage } from '@pravas/messages/en/bookings-page'
import { texts } from '@pravas/messages/texts'
import { formatDateRange, formatPrice } from '../../ui/formats.ts'
import { IconAlertTriangle } from '../../ui/icons.ts'
import { useRowKeys } from '../../ui/use-row-keys.ts'
import classes from './desk-list.module.css'

const t = texts(bookingsPage)

/** So few days before the departure a trip that is not booked is urgent. */
const URGENT_DAYS = 2

interface DeskListProps {
  trips: readonly DeskTrip[]
  /** The number of the trip that is open. */
  opened: string | undefined
  onOpen: (number: string) => void
}

/** The queue, the soonest departure first. The arrow keys go from trip to trip. */
export function DeskList({ trips, opened, onOpen }: DeskListProps) {
  const rows = useRowKeys('button[data-trip]')
  return (
    <div {...rows}>
      <ul className={classes.list} aria-label={t('title')}>
        {trips.map((trip) => (
          <li key={trip.trip_id}>
            <button
              type="button"
              data-trip
              className={classes.item}
              aria-current={trip.trip_number === opened || undefined}
              onClick={() => onOpen(trip.trip_number)}
            >
              <span className={classes.top}>
                <span className={classes.person}>{trip.traveller}</span>
                <DaysLeft days={trip.days_left} isDone={trip.booked >= trip.parts || trip.status !== 'approved'} />
              </span>
              <span>{trip.title}</span>
              <span className={classes.about}>
                {trip.trip_number} · {formatDateRange(trip.departure_date, trip.return_date ?? trip.departure_date)}
              </span>
              <span className={classes.about}>
                {t('progress', { booked: trip.booked, parts: trip.parts })} · {t('total.approved')}{' '}
                {formatPrice(trip.approved)}
                {trip.cost !== null && (
                  <>
                    {' · '}
                    {t('total.booked')} {formatPrice(trip.cost)}
                  </>
                )}
              </span>
              {trip.to_cancel > 0 && <Warning>{t('to-cancel', { count: trip.to_cancel })}</Warning>}
              {trip.outdated > 0 && <Warning>{t('outdated')}</Warning>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <span className={classes.warning}>
      <IconAlertTriangle size={13} stroke={1.9} aria-hidden />
      {children}
    </span>
  )
}

function DaysLeft({ days, isDone }: { days: number; isDone: boolean }) {
  const isUrgent = !isDone && days >= 0 && days <= URGENT_DAYS
  return (
    <span className={classes.days} data-urgent={isUrgent || undefined}>
      {isUrgent && <IconAlertTriangle size={13} stroke={1.9} aria-hidden />}
      {days < 0 ? t('days-past', { days: -days }) : t('days-left', { days })}
    </span>
  )
}
