import { afterEach, expect, test } from 'vitest'
import { leaveRemoved } from './use-receipt-edits.ts'

afterEach(() => {
  document.body.replaceChildren()
})

/** Which receipt has the focus once `removed` is left, among these cards; those in lower case are gone already. */
function focusedAfter(removed: string, ...cards: string[]): string | undefined {
  const conversation = document.createElement('section')
  conversation.setAttribute('aria-label', 'Conversation')
  conversation.tabIndex = -1
  for (const id of cards) {
    const card = document.createElement('div')
    card.setAttribute('data-receipt', id)
    if (id === id.toLowerCase()) card.setAttribute('data-gone', 'true')
    const button = document.createElement('button')
    button.textContent = id
    card.append(button)
    conversation.append(card)
  }
  document.body.replaceChildren(conversation)
  leaveRemoved(removed)
  return document.activeElement === conversation ? 'conversation' : (document.activeElement?.textContent ?? undefined)
}

test('the focus goes to the next card that is still there, else to the one before, else to the conversation', () => {
  expect(focusedAfter('A', 'A', 'b', 'C')).toBe('C')
  expect(focusedAfter('C', 'A', 'B', 'C', 'd')).toBe('B')
  expect(focusedAfter('A', 'A', 'b')).toBe('conversation')
  expect(focusedAfter('Z', 'A')).toBe('A')
})
