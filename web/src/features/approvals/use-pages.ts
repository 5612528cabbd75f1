import { listWaiting } from '@pravas/contract/approval-lists'
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { call } from '../../api/call.ts'
import type { PendingExpense, PendingTrip } from './approval-queries.ts'
import type { Paged } from './paged-list.ts'
import { type ComparedRequest, comparedExpense, comparedTrip, type RequestsView } from './requests-shown.ts'

type Kind = ComparedRequest['kind']

/** How many requests a page holds, and how many are approved together at most. */
const PAGE = 50
const TOGETHER = 200

/** The pages of a kind in a view; with what is counted in the first one. */
function pagesOf(kind: Kind, { q, show, sort }: RequestsView) {
  return infiniteQueryOptions({
    queryKey: ['waiting', kind, q, show, sort],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        listWaiting,
        { query: { type: kind, show, order: sort, limit: PAGE, ...(q && { query: q }), ...(cursor && { cursor }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

/** A list that the server pages, as far as it has been read. */
export interface Pages {
  requests: ComparedRequest[]
  isLoading: boolean
  /** Whether they are those of the view before, while these come. */
  isOld: boolean
  isFailed: boolean
  onRetry: () => void
  /** How many there are in the view, and of how many of them nothing need be known first. */
  found: number
  plain: number
  /** How many can be approved together, and the first of the search of which nothing need be known first. */
  together: number
  plainOnes: () => Promise<ComparedRequest[]>
  hasMore: boolean
  onMore: () => void
}

/** Reads a list page by page in a view which `paged` stands for; what has changed in it is read again. */
export function usePages(kind: Kind, paged: Paged, view: RequestsView): Pages {
  const { data, isLoading, isError, refetch, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } =
    useInfiniteQuery(pagesOf(kind, view))
  const hasChanged =
    paged !== undefined && data !== undefined && !isPlaceholderData && versionOf(data) !== paged.version
  const readAgain = useEffectEvent(() => void refetch())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version is read once
  useEffect(() => {
    if (hasChanged) readAgain()
  }, [hasChanged, paged.version])
  const requests = useMemo(() => {
    const items = data?.pages.flatMap(({ items }) => items ?? []) ?? []
    const known = new Map(items.map((item) => [compared(kind, item).id, compared(kind, item)]))
    return [...known.values()]
  }, [data, kind])
  const counts = data?.pages[0]?.counts
  return {
    requests,
    isLoading,
    isOld: isPlaceholderData,
    isFailed: isError,
    onRetry: () => void refetch(),
    found: Number(counts?.found ?? 0),
    plain: Number(counts?.plain ?? 0),
    together: Math.min(Number(counts?.together ?? counts?.plain ?? 0), TOGETHER),
    plainOnes: () => plainAmong(kind, view.q),
    hasMore: hasNextPage,
    onMore: () => {
      if (!isFetchingNextPage && !isPlaceholderData) void fetchNextPage({ cancelRefetch: false })
    },
  }
}

function versionOf({ pages }: InfiniteData<{ version?: string | null | undefined }>): string | null | undefined {
  return pages[0]?.version
}

/** The first requests of a search of which nothing need be known first. */
async function plainAmong(kind: Kind, q: string): Promise<ComparedRequest[]> {
  const query = { type: kind, show: 'plain' as const, limit: TOGETHER, ...(q && { query: q }) }
  const { items } = await call(listWaiting, { query })
  return items.map((item) => compared(kind, item))
}

function compared(kind: Kind, item: PendingTrip | PendingExpense): ComparedRequest {
  return kind === 'trip' ? comparedTrip(item as PendingTrip) : comparedExpense(item as PendingExpense)
}
