import { type AdvanceView, advanceOptions, listAdvances } from '@pravas/contract/advances'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** All that is known of advances begins so: a change of one makes it stale. */
export const ADVANCES = ['advances'] as const
const PAGE = 50

/** The advances of a view, page by page, newest first. */
export function advancesOf(view: AdvanceView) {
  return infiniteQueryOptions({
    queryKey: [...ADVANCES, view],
    queryFn: ({ pageParam, signal }) => call(listAdvances, { query: { view, limit: PAGE, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** What the signed-in person may request, and what waits for them. */
export const optionsOfMine = queryOptions({
  queryKey: [...ADVANCES, 'options'],
  queryFn: ({ signal }) => call(advanceOptions, {}, signal),
})
