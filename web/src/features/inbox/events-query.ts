import { listInbox } from '@pravas/contract/inbox'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

const PAGE = 30

/** One's own events, the latest first and page by page. */
export const ownEvents = infiniteQueryOptions({
  queryKey: ['inbox', 'events'],
  queryFn: ({ pageParam, signal }) => call(listInbox, { query: { limit: PAGE, cursor: pageParam } }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
})
