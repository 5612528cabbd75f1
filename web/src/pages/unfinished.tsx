import { useQuery } from '@tanstack/react-query'
import { UnfinishedClaims, unfinishedClaims } from '../features/expenses/unfinished-claims.tsx'
import { UnfinishedTrips, unfinishedTrips } from '../features/trips/unfinished-trips.tsx'
import { UnfinishedList } from '../ui/unfinished-list.tsx'

/** What was begun and is not sent yet; nothing where nothing is. */
export function Unfinished() {
  const { data: trips = [] } = useQuery(unfinishedTrips)
  const { data: claims = [] } = useQuery(unfinishedClaims)
  if (trips.length === 0 && claims.length === 0) return null
  return (
    <UnfinishedList>
      <UnfinishedTrips trips={trips} />
      <UnfinishedClaims claims={claims} />
    </UnfinishedList>
  )
}
