/** The card of a receipt that is still there, as it stands in the conversation. */
const CARDS = '[data-receipt]:not([data-gone])'

/** Moves the focus from a receipt that goes away to the next card, else to the one before, else to the conversation. */
export function leaveRemoved(receiptId: string): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-receipt]')]
  const at = all.findIndex((card) => card.getAttribute('data-receipt') === receiptId)
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).reverse()]
  const next = others.find((card) => card.matches(CARDS) && card.getAttribute('data-receipt') !== receiptId)
  const target =
    next?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('[aria-label="Conversation"]')
  target?.focus()
}
