import { Button } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Retry } from './retry.tsx'

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

interface ShowMoreProps {
  text: string
  isLoading: boolean
  onMore: () => void
}

/** Loads more of a list before its end comes into view; who sees the button may press it. */
function ShowMore({ text, isLoading, onMore }: ShowMoreProps) {
  const { ref, entry } = useIntersection<HTMLButtonElement>({ rootMargin: '800px' })
  const isNear = entry?.isIntersecting === true
  useEffect(() => {
    if (isNear && !isLoading) onMore()
  }, [isNear, isLoading, onMore])
  return (
    <Button ref={ref} variant="default" mt="md" loading={isLoading} onClick={() => onMore()}>
      {text}
    </Button>
  )
}
