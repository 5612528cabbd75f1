import { useQuery } from '@tanstack/react-query'
import { UnfinishedClaims, unfinishedClaims } from '../features/expenses/unfinished-claims.tsx'
import { UnfinishedList } from '../ui/unfinished-list.tsx'

/** What was begun and is not sent yet; nothing where nothing is. */
export function Unfinished() {
  const { data: claims = [] } = useQuery(unfinishedClaims)
  if (claims.length === 0) return null
  return (
    <UnfinishedList>
      <UnfinishedClaims claims={claims} />
    </UnfinishedList>
  )
}
