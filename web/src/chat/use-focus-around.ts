import { type RefObject, useEffect, useRef } from 'react'

/**
 * The composer is disabled while an answer is awaited and would drop the focus: it waits on the conversation, where
 * the arrow keys scroll and Escape stops, and comes back with the answer unless the person has gone elsewhere. On a
 * touch screen it does not come back, because the keyboard would cover the answer.
 */
export function useFocusAround(
  busy: boolean,
  composer: RefObject<HTMLElement | null>,
  conversation: RefObject<HTMLElement | null>,
): void {
  const started = useRef(false)

  useEffect(() => {
    const nowhere = document.activeElement === null || document.activeElement === document.body
    const touch = matchMedia('(pointer: coarse)').matches
    if (busy && !touch) {
      if (nowhere || document.activeElement === composer.current) conversation.current?.focus({ preventScroll: true })
    } else if (!busy && !touch && (nowhere || document.activeElement === conversation.current || !started.current)) {
      composer.current?.focus({ preventScroll: true })
    }
    started.current = true
  }, [busy, composer, conversation])
}
