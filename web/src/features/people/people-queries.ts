import { listPeople } from '@pravas/contract/administration'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const PAGE = 100

/** The people whom a search finds, by name and page by page. */
export function peopleFound(query: string) {
  return infiniteQueryOptions({
    queryKey: ['people', 'list', query],
    queryFn: ({ pageParam, signal }) =>
      call(listPeople, { query: { limit: PAGE, query: query || undefined, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
