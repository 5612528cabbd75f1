import { isFlight } from '../../../trips/draft/offer-rules.ts'
import type { Kind } from '../../../trips/draft/trip-draft.ts'
import type { Phrases } from './phrases.ts'
import type { DialogueState } from './state.ts'
import { flightWords, hotelWords } from './words.ts'

const PARTS: Partial<Record<NonNullable<Phrases['names']>, Kind>> = {
  flight: 'flight',
  return_flight: 'return_flight',
  return: 'return_flight',
  hotel: 'hotel',
}
const NAMES: Readonly<Record<Kind, string>> = { flight: 'flight', return_flight: 'return flight', hotel: 'hotel' }
const LONGEST_QUOTE = 60

/** Says of a message that did nothing to a draft what was kept, or that it was not understood. */
export function undoneWords({ chosen }: DialogueState, { names }: Pick<Phrases, 'names'>, message: string): string {
  const part = names && PARTS[names]
  const option = part && chosen[part]
  if (option) {
    const kept = isFlight(option) ? flightWords(option) : hotelWords(option)
    return `I kept the ${NAMES[part]}: ${kept}. To see others, say “change the ${NAMES[part]}”.`
  }
  const said = message.replaceAll(/\s+/g, ' ').trim()
  const quote = said.length > LONGEST_QUOTE ? 'that' : `“${said}”`
  return `I changed nothing: I didn’t catch ${quote}.`
}
