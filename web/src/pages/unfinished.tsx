import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useSession } from '../api/use-session.ts'
import { UnfinishedClaims, unfinishedClaims } from '../features/expenses/unfinished-claims.tsx'
import { UnfinishedTrips, unfinishedTrips } from '../features/trips/unfinished-trips.tsx'
import { UnfinishedList } from '../ui/unfinished-list.tsx'

const t = texts(records)

/** So many of each kind are shown at first. */
const SHOWN = 5

/** What was begun and is not sent yet; nothing where nothing is. */
export function Unfinished() {
  const enabled = useSession().user.employee_id !== undefined
  const [areAll, setAll] = useState(false)
  const trips = useQuery({ ...unfinishedTrips, enabled })
  const claims = useQuery({ ...unfinishedClaims, enabled })
  const { data: allTrips = [] } = trips
  const { data: allClaims = [] } = claims
  const failed = [trips, claims].filter(({ error }) => error !== null && !isUnknownCall(error))
  const count = allTrips.length + allClaims.length
  if (count === 0 && failed.length === 0) return null
  const shownTrips = areAll ? allTrips : allTrips.slice(0, SHOWN)
  const shownClaims = areAll ? allClaims : allClaims.slice(0, SHOWN)
  const failure = failed.includes(trips)
    ? t(failed.includes(claims) ? 'unfinished.both-failed' : 'unfinished.trips-failed')
    : t('unfinished.claims-failed')
  return (
    <UnfinishedList
      hidden={count - shownTrips.length - shownClaims.length}
      onShowAll={() => setAll(true)}
      {...(failed.length > 0 && {
        failure,
        onRetry: () => {
          for (const { refetch } of failed) void refetch()
        },
      })}
    >
      <UnfinishedTrips trips={shownTrips} />
      <UnfinishedClaims claims={shownClaims} />
    </UnfinishedList>
  )
}

/** A server that knows only the specified calls has no such lists. */
function isUnknownCall(error: unknown): boolean {
  return error instanceof ApiError && [404, 405, 501].includes(error.status)
}
