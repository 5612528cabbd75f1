import { oneLine } from '@pravas/language/text/message-words'
import type { Talk } from '@pravas/language/travel/talk/talk'
import { replies } from '@pravas/messages/tripmate'
import type { Kind } from '../../../trips/draft/trip-draft.ts'
import type { DialogueState } from './state.ts'
import { optionWords } from './words.ts'

const PARTS: Partial<Record<NonNullable<Talk['names']>, Kind>> = {
  flight: 'flight',
  return_flight: 'return_flight',
  return: 'return_flight',
  hotel: 'hotel',
}

const LONGEST_QUOTE = 60

/** Says of a message that did nothing to a draft what was kept, or that it was not understood. */
export function undoneWords({ chosen }: DialogueState, { names }: Pick<Talk, 'names'>, message: string): string {
  const part = names && PARTS[names]
  const option = part && chosen[part]
  if (option) return replies('unchanged.part', { part, option: optionWords(option) })
  const said = oneLine(message)
  const words = said.length > LONGEST_QUOTE ? replies('that') : replies('quoted', { words: said })
  return replies('not-caught.nothing-changed', { words })
}
