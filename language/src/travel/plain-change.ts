import { isTentative, isUnsure } from '../text/certainty.ts'
import { romanised } from '../text/devanagari.ts'
import { anyOf, either, inOrder, phrases, several } from '../text/phrase-grammar.ts'
import { opensWith } from '../text/phrases-in.ts'
import { AUXILIARIES, PARTICLES, SPEAKING } from '../text/skipped-words.ts'
import { PLEASE } from '../text/words/filler.ts'
import { isBareValue } from './bare-value.ts'
import { ANSWERING, CHANGING, COMPARING, LIMITING, TRAVELLING, TRIP, WANTING } from './words/frame.ts'

/** Words of a wish to change a value of the trip; beside values they say nothing else. */
const CHANGE_WORDS: ReadonlySet<string> = new Set(
  [SPEAKING, AUXILIARIES, PARTICLES, WANTING, CHANGING, TRAVELLING, TRIP, ANSWERING, COMPARING, LIMITING].flat(),
)
/** A request may end with a question mark; any other question asks. */
const REQUEST = inOrder(
  several(anyOf(PLEASE, phrases('ok | okay | no | sorry | actually | and'))),
  either(
    inOrder(anyOf(phrases('can | could | would | will')), anyOf(phrases('you | we | i'))),
    anyOf(phrases('what about | how about')),
  ),
)

/** '4 star or above' is a bound, and names no alternatives. */
const OR_MORE = /\bor (above|more|better|higher|up|over|upwards|below|less|under|lower|cheaper|earlier|later)\b/gi

/** Whether a message leaves open what is wanted: it asks, names alternatives, or is not sure. */
export function isOpen(said: string): boolean {
  const message = romanised(said).replace(OR_MORE, 'and $1')
  if (message.includes('?') && !opensWith(message, REQUEST)) return true
  return /\b(?:or|ya|either|whether|versus|vs)\b/i.test(message) || isTentative(message) || isHoping(message)
}

const isHoping = (message: string): boolean => isUnsure(message) && /\b(?:hoga|hogi|honge)\b/i.test(message)

/** 'Wapas aana hai' is a wish; 'dost wahan hai' only says what is. */
const TO_DO = /\b(\w+n[aie]) hain?\b/gi

/**
 * Whether a message wishes for another value of the trip and says nothing else: each word of it is a value, or a word of
 * such a wish. Questions, alternatives and what is not sure change nothing, nor do other words beside a value. `names` are
 * further words that are values, in lower case, such as those of hotels on offer.
 */
export function isPlainChange(said: string, names: readonly string[] = []): boolean {
  const message = romanised(said).replace(/\bas well\b/gi, 'too')
  if (isOpen(message) || /\b(?:what|how) about\b/i.test(message)) return false
  const words = names.length === 0 ? CHANGE_WORDS : new Set([...CHANGE_WORDS, ...names])
  return isBareValue(message.replace(/[“”"]/g, '').replace(TO_DO, '$1'), words)
}
