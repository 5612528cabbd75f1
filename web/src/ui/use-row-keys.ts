import { type KeyboardEvent, type RefObject, useRef } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Lets the arrow keys go from one row's link to the next, among those that a selector finds within an element. Answers what that
 * element is given.
 */
export function useRowKeys(links: string): {
  ref: RefObject<HTMLDivElement | null>
  onKeyDown: (event: KeyboardEvent) => void
} {
  const ref = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const all = [...(ref.current?.querySelectorAll<HTMLElement>(links) ?? [])]
    const focused = all.indexOf(document.activeElement as HTMLElement)
    const next = all[focused + step]
    if (focused === -1 || !next) return
    event.preventDefault()
    next.focus()
  }
  return { ref, onKeyDown }
}
