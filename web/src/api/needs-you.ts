import { needsYou } from '@pravas/contract/needs-you'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Milliseconds between two looks. */
const POLL_EVERY = 60_000

/** What waits for the signed-in person. It is looked at again whenever the inbox is, as what changes one changes the other. */
export const whatNeedsYou = queryOptions({
  queryKey: ['inbox', 'needs-you'],
  queryFn: ({ signal }) => call(needsYou, {}, signal),
  refetchInterval: POLL_EVERY,
  staleTime: 10_000,
  retry: false,
})
