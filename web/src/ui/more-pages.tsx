import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Retry } from './retry.tsx'
import { ShowMore } from './show-more.tsx'

interface MorePagesProps {
  of: Pick<
    UseInfiniteQueryResult,
    'error' | 'isFetchNextPageError' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'refetch'
  >
  text: string
  /** What is said where some could not be loaded. */
  failed: string
}

/** The end of a list that is loaded page by page: more of it, or what failed, which is tried again only when that is asked for. */
export function MorePages({ of, text, failed }: MorePagesProps) {
  const { error, isFetchNextPageError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = of
  if (error) return <Retry text={failed} onRetry={isFetchNextPageError ? fetchNextPage : refetch} />
  return hasNextPage && <ShowMore text={text} isLoading={isFetchingNextPage} onMore={fetchNextPage} />
}
