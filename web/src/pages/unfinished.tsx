import { useQuery } from '@tanstack/react-query'
import { useSession } from '../api/use-session.ts'
import { UnfinishedClaims, unfinishedClaims } from '../features/expenses/unfinished-claims.tsx'
import { UnfinishedTrips, unfinishedTrips } from '../features/trips/unfinished-trips.tsx'
import { UnfinishedList } from '../ui/unfinished-list.tsx'

/** What was begun and is not sent yet; nothing where nothing is. */
export function Unfinished() {
  const enabled = useSession().user.employee_id !== undefined
  const { data: trips = [] } = useQuery({ ...unfinishedTrips, enabled })
  const { data: claims = [] } = useQuery({ ...unfinishedClaims, enabled })
  if (trips.length === 0 && claims.length === 0) return null
  return (
    <UnfinishedList>
      <UnfinishedTrips trips={trips} />
      <UnfinishedClaims claims={claims} />
    </UnfinishedList>
  )
}
