import type { Analytics } from '@pravas/contract/analytics'
import { dashboard } from '@pravas/messages/en/dashboard'
import { texts } from '@pravas/messages/texts'
import { StatusBadge } from '../../status/status-badge.tsx'
import { formatDateRange } from '../../ui/formats.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { Panel } from './panel.tsx'
import classes from './upcoming-panel.module.css'
import { routeName } from './words.ts'

const t = texts(dashboard)

interface UpcomingProps {
  upcoming: Analytics['upcoming']
  /** Whether the trips are of several people, so that each says whose it is. */
  namesTraveller: boolean
}

/** The trips that leave next. */
export function UpcomingTrips({ upcoming, namesTraveller }: UpcomingProps) {
  const { trips, next } = upcoming
  return (
    <Panel
      title={t('upcoming')}
      counts={
        trips > next.length ? t('upcoming.counts-some', { shown: next.length, all: trips }) : t('upcoming.counts')
      }
    >
      {next.length === 0 ? (
        <p className={classes.empty}>{t('upcoming.none')}</p>
      ) : (
        <ul className={classes.list}>
          {next.map((trip) => (
            <li key={trip.trip_number}>
              <span className={classes.text}>
                <RecordLink to={`/trip/${encodeURIComponent(trip.trip_number)}`}>{routeName(trip)}</RecordLink>
                <span className={classes.about}>
                  {[formatDateRange(trip.departure_date, trip.return_date), namesTraveller && trip.employee_name]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <StatusBadge status={trip.status} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
