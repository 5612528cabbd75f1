import { type NeedsYou, needsYou } from '@pravas/contract/needs-you'
import { queryOptions, useQuery } from '@tanstack/react-query'
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

/** A greater number is not told apart at a glance. */
const MOST_COUNTED = 99

/** How much waits on a page; as a number, and as it is written where there is little room. */
export function useWaiting(waits: (needs: NeedsYou) => number): { count: number; written: string } {
  const { data: count = 0 } = useQuery({ ...whatNeedsYou, select: waits })
  return { count, written: count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count) }
}
