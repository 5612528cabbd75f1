import { Button } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useEffect } from 'react'

interface ShowMoreProps {
  text: string
  isLoading: boolean
  onMore: () => void
}

/** Loads more of a list before its end comes into view; who sees the button may press it. */
export function ShowMore({ text, isLoading, onMore }: ShowMoreProps) {
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
