import { anyOf, inOrder, maybe, phrases, several } from '../text/phrase-grammar.ts'
import { clean, tokenise } from '../text/tokens.ts'
import { findEntities, ofKind } from './entities.ts'
import { isPlainChoice } from './plain-choice.ts'
import { flightChoicesIn } from './talk/flight-choice.ts'

const SORRY = several(anyOf(phrases('sorry | sry | srry | oops | my bad | my mistake | maaf karna')))
const NO = anyOf(phrases('no | nope | nahi | nahin | nai | no no | nahi nahi'))
const WAIT = anyOf(phrases('wait | no wait | wait no | hold on | no no | nahi nahi'))
const MEANT = anyOf(
  phrases(
    'i mean | i meant | matlab | make it | make that | rather | or rather | correction | scratch that | actually',
  ),
)
const OH = maybe(anyOf(['oh', 'arre', 'ah']))
/** Takes back what was just chosen; a bare 'no' does so before a comma. */
const TAKES_BACK = inOrder(OH, SORRY, maybe(NO), SORRY, maybe(WAIT), SORRY, maybe(MEANT))
const isBareNo = (said: readonly string[], at: number, end: number): boolean => NO(said, at).includes(end)

/** Longer messages tell more than a choice and another one. */
const MOST_WORDS = 30

/** 'The second, I mean it' points at nothing else. */
const POINTS = /^\s{0,9}(?:it|this|that)\b/i
const isChoice = (text: string): boolean =>
  (isPlainChoice(text) && !isName(text)) ||
  flightChoicesIn(text).some(({ order, other, only }) => order || other || only)

/** 'Air India, no, IndiGo' corrects a filter, and chooses nothing. */
function isName(text: string): boolean {
  const tokens = tokenise(text)
  const named = ofKind(findEntities(tokens), 'airline')
  return tokens.every((_, at) => named.some(({ start, end }) => start <= at && at < end))
}

/** Of 'the second one. no sorry, third' what counts: the last of two choices with nothing but words of taking back between them. */
export function lastChoice(message: string): string {
  const text = clean(message)
  const tokens = tokenise(text)
  const said = tokens.map((token) => token.said)
  if (said.length > MOST_WORDS) return message
  for (const at of said.keys()) {
    if (at === 0) continue
    const start = Math.max(at, ...TAKES_BACK(said, at))
    if (start === at || start >= said.length || (isBareNo(said, at, start) && !tokens[start]?.comma)) continue
    const [before, behind] = [text.slice(0, tokens[at]?.start), text.slice(tokens[start]?.start)]
    if (!POINTS.test(behind) && isChoice(before) && isChoice(behind)) return behind
  }
  return message
}
