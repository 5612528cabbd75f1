import { listCardLines, listCards, matchCards } from '@pravas/contract/company-cards'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../api/all-pages.ts'
import { call } from '../../api/call.ts'

/** All that is known of company cards begins so: a change of one makes it stale. */
export const CARDS = ['company cards'] as const
const PAGE = 50

/** So many cards come with one answer. */
const MOST_CARDS = 200

/** The cards that the signed-in person may see, all of them. */
export const cardsKnown = queryOptions({
  queryKey: [...CARDS, 'cards'],
  queryFn: async ({ signal }) => {
    const page = (cursor?: string) => call(listCards, { query: { limit: MOST_CARDS, cursor } }, signal)
    const first = await page()
    const { next } = first
    if (next === null) return first
    const further = await allPages((cursor) => page(cursor ?? next))
    return { ...first, items: [...first.items, ...further] }
  },
})

/** Payments with cards, page by page, latest first. Own ones are matched first where only one receipt fits. */
export function cardLinesOf(view: 'mine' | 'all', state: 'missing' | 'matched') {
  return infiniteQueryOptions({
    queryKey: [...CARDS, 'lines', view, state],
    queryFn: async ({ pageParam, signal }) => {
      if (view === 'mine' && state === 'missing' && pageParam === undefined) await call(matchCards, {}, signal)
      return call(listCardLines, { query: { view, state, limit: PAGE, cursor: pageParam } }, signal)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}
