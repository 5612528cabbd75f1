import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'

interface RequestKeys {
  /** The element that holds the cards; it can take the focus itself. */
  list: RefObject<HTMLDivElement | null>
  /**
   * Gives the focus back to the list when it fell out of the page with a card, or with a dialog: to the one in the place of the last,
   * or to the card of `id`, also where the person has not moved it on since.
   */
  takeFocusBack: (id?: string) => void
}

/**
 * Works the list of requests by keys: they move the focus from card to card and press the focused card's own buttons
 * and link. Approving takes two: the first only moves to the button, so that a slip of the finger approves nothing. Where a
 * card leaves, the focus goes to the one that takes its place. `requests` is the list that is shown.
 */
export function useRequestKeys(requests: readonly { id: string; state: string }[]): RequestKeys {
  const list = useRef<HTMLDivElement>(null)
  /** The place of the card that had the focus last, unless the person has gone elsewhere on the page. */
  const place = useRef<number | undefined>(undefined)

  /** What has the focus without the person's doing. */
  const given = useRef<Element>(null)

  const cards = useCallback(() => [...(list.current?.querySelectorAll('article') ?? [])], [])
  const focused = () => cards().findIndex((card) => card.contains(document.activeElement))
  const goTo = (index: number) => {
    const card = cards().at(Math.max(0, Math.min(index, cards().length - 1)))
    card?.focus({ preventScroll: true })
    card?.scrollIntoView?.({ block: 'nearest' })
  }
  const step = (by: 1 | -1) => {
    const index = focused()
    goTo(index < 0 ? (place.current ?? 0) : index + by)
  }
  /** The card that the keys act on: the one with the focus, else the one whose evidence is shown, which takes it. */
  const current = () => {
    const index = focused()
    if (index >= 0) return cards()[index]
    const shown = cards().findIndex((card) => card.getAttribute('aria-current') === 'true')
    if (shown >= 0) goTo(shown)
    return cards()[shown]
  }
  const find = (selector: string) => current()?.querySelector<HTMLElement>(selector)

  useShortcuts({
    nextRequest: () => step(1),
    previousRequest: () => step(-1),
    approve: () => {
      const button = find('[data-key="approve"]')
      if (button === document.activeElement) button?.click()
      else button?.focus()
    },
    reject: () => find('[data-key="reject"]')?.click(),
    undoDecision: () => list.current?.querySelector<HTMLElement>('[data-key="undo"]')?.click(),
    openRequest: () => find('[data-key="open"]')?.click(),
  })

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const index = cards().findIndex((card) => card.contains(target as Node))
      if (index >= 0) place.current = index
      else if (!(target as Element).closest('[role="dialog"]')) place.current = undefined
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [cards])

  const takeFocusBack = useCallback(
    (id?: string) => {
      const left = cards()
      const wanted = left.find((card) => id !== undefined && card.dataset['request'] === id)
      const isLost = document.activeElement === document.body
      if (!isLost && !(wanted && document.activeElement === given.current)) return
      if (place.current === undefined && !wanted) return
      const card = wanted ?? left[Math.min(place.current ?? 0, left.length - 1)] ?? list.current
      card?.focus({ preventScroll: true })
      given.current = card
    },
    [cards],
  )
  const shown = requests.map(({ id, state }) => `${id} ${state}`).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card leaves when other requests are shown
  useEffect(() => takeFocusBack(), [shown, takeFocusBack])

  return { list, takeFocusBack }
}
