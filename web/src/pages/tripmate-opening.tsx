import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSession } from '../api/use-session.ts'
import classes from '../chat/opening-list.module.css'
import { planAgain } from '../chat/said-on-arrival.ts'
import { type ListedTrip, routeOf, tripsOf } from '../features/trips/trip-queries.ts'
import { unfinishedTrips } from '../features/trips/unfinished-trips.tsx'
import { IconEdit, IconRepeat } from '../ui/icons.ts'

const t = texts(tripmate)

/** How many drafts are offered, and how many earlier trips. */
const SHOWN = 2

/** What the person is likely to come for: a draft to finish, an earlier trip to plan again; nothing without either. */
export function TripMateOpening({ onSay }: { onSay: (text: string) => void }) {
  const { user } = useSession()
  const drafts = useQuery({ ...unfinishedTrips, enabled: user.employee_id !== undefined })
  const trips = useQuery(tripsOf(user.employee_id))
  const unfinished = (drafts.data ?? []).slice(0, SHOWN)
  const earlier = ofDifferentRoutes(trips.data ?? []).slice(0, SHOWN)
  if (unfinished.length + earlier.length === 0) return null
  return (
    <ul className={classes.list} aria-label={t('opening')}>
      {unfinished.map(({ id, title, session_id: session }) => (
        <li key={id}>
          <IconEdit size={18} stroke={1.6} aria-hidden />
          <Link to={`/tripmate-chat?session=${encodeURIComponent(session)}`}>{t('opening.draft', { title })}</Link>
        </li>
      ))}
      {earlier.map(({ number, route, isStay }) => (
        <li key={number}>
          <IconRepeat size={18} stroke={1.6} aria-hidden />
          <button type="button" onClick={() => onSay(planAgain(number).say)}>
            {t('opening.again', { route, isStay: isStay ? 'yes' : 'no' })}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface Earlier {
  number: string
  route: string
  isStay: boolean
}

/** The latest trip of each route. */
function ofDifferentRoutes(trips: readonly ListedTrip[]): Earlier[] {
  const latest = new Map<string, Earlier>()
  for (const trip of trips) {
    const route = routeOf(trip)
    if (trip.trip_number && !latest.has(route))
      latest.set(route, { number: trip.trip_number, route, isStay: !trip.departure_city })
  }
  return [...latest.values()]
}
