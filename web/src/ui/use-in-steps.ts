import { useEffect, useState } from 'react'

const PHONE = '(max-width: 48em)'

let hasGoneBack = false
window.addEventListener('popstate', () => {
  hasGoneBack = true
})

interface Steps {
  /** What is drawn at once. */
  first: number
  /** What each later step adds. */
  step: number
  /** Whether all of it is wanted at once, for example to be printed. */
  whole?: boolean
}

/**
 * How many of some rows or parts to draw. A phone draws what it shows first and the rest step by step, so that it answers to
 * taps meanwhile. Whoever comes back to a page finds all of it at once, because their place in it is restored with it.
 */
export function useInSteps(total: number, { first, step, whole = false }: Steps): number {
  const [drawn, setDrawn] = useState(() =>
    hasGoneBack || !window.matchMedia(PHONE).matches ? Number.POSITIVE_INFINITY : first,
  )
  const isWhole = whole || drawn >= total
  useEffect(() => {
    if (isWhole) return
    const timer = window.setTimeout(() => setDrawn(drawn + step))
    return () => window.clearTimeout(timer)
  }, [isWhole, drawn, step])
  return isWhole ? total : drawn
}
