import { romanised } from '../../text/devanagari.ts'
import { anyOf, phrases } from '../../text/phrase-grammar.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { findEntities } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'

const MINE = anyOf(phrases('my | our | mera | meri | mere | hamara | hamari'))
const TRIP = anyOf(phrases('trip | trips | request | requests | booking | bookings | travel request'))
/** How many words stand between whose it is and what it is: 'my 6 July Mumbai trip'. */
const MOST_BETWEEN = 6
/** What names the way of a trip behind it: 'my trip to Mumbai'. */
const WAY = anyOf(phrases('to | for | from'))

/** The cities by which a message names a trip of one's own: 'my Mumbai trip', 'my trip to Kochi'. */
export function tripPlacesIn(message: string): string[] {
  const said = tokenise(clean(romanised(message)))
  const words = said.map((token) => token.said)
  const mine = words.findIndex((_, at) => MINE(words, at).length > 0)
  // 'The date of Bangalore trip', 'the Bangalore trip'.
  const named = words.findIndex((_, at) => TRIP(words, at).length > 0)
  const ofThat = words.slice(0, Math.max(0, named)).findLastIndex((word) => /^(?:the|of|that)$/.test(word))
  const from = mine < 0 ? ofThat : mine
  const to = from < 0 ? -1 : words.findIndex((_, at) => at > from && TRIP(words, at).length > 0)
  if (to < 0 || to - from > MOST_BETWEEN + 1) return []
  const isNamed = (at: number) => (at > from && at < to) || (at === to + 2 && WAY(words, to + 1).length > 0)
  return findEntities(correctSpelling(said)).flatMap(({ value, start }) =>
    value.kind === 'place' && isNamed(start) ? [value.place.city ?? value.place.name] : [],
  )
}
