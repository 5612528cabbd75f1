import type { ConversationMessage } from '../../model/language-model-service.ts'
import { withoutCards, withoutMarkers } from '../kernel/cards.ts'
import type { Exchange } from '../kernel/engine.ts'

/** How many exchanges are sent along; what was settled before them is in the data. */
const EXCHANGES = 6
const LONGEST = 1_200

/**
 * What is sent of a conversation: its last exchanges without their cards, and the message with what is known, as
 * data. Nothing that a person or a record says becomes an instruction.
 */
export function messagesFor(said: readonly Exchange[], message: string, known: unknown): ConversationMessage[] {
  const earlier = said.slice(-EXCHANGES).flatMap(({ user, assistant }) => [
    { role: 'user' as const, content: neutral({ person_says: clipped(user) }) },
    { role: 'assistant' as const, content: clipped(withoutCards(assistant)) || '(cards)' },
  ])
  return [...earlier, { role: 'user', content: neutral({ known, person_says: message }) }]
}

/** What was said in a conversation, by whom. */
export interface Spoken {
  byPerson: readonly string[]
  byAssistant: readonly string[]
}

export function spokenIn(said: readonly Exchange[], message: string): Spoken {
  return {
    byPerson: [...said.map(({ user }) => user), message],
    byAssistant: said.map(({ assistant }) => assistant),
  }
}

/** Data as the model gets them: no text in them can be taken for a card. */
function neutral(data: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(withoutMarkers(JSON.stringify(data))) as Record<string, unknown>
}

function clipped(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`
}
