import { wordSet } from '../text/phrase-grammar.ts'
import type { Token } from '../text/tokens.ts'
import { askedBefore } from './asked-before.ts'
import type { Words } from './draft.ts'

/** Which flight of a trip there and back is meant. */
export type Direction = 'out' | 'back'

const OUT = wordSet('out outward outbound onward onwards going jaate jane jaane jaana')
const LEAVES = wordSet('leave leaves leaving depart departs departing departure fly flies flying')
const BACK = wordSet(
  'return returns returning back home inbound homeward wapas wapis wapsi wapasi vapas vapsi lautte lautna lautne aate ghar',
)
/** 'Bring back', 'switch back to': nobody flies. */
const BEFORE_BACK = wordSet('bring switch change changed get give put take go went call move')
const HOME = wordSet('home ghar')
/** 'From home' and 'ghar se' begin the way out. */
const FROM_HOME = wordSet('from leave leaving work near')
const COMING = wordSet('coming come')
const BEFORE_COMING = wordSet('while when for on')
const JOINS = wordSet('and but aur lekin')
/** What goes before a direction that belongs to the thing named before it: 'an evening flight back', 'only Air India on the way back'. */
const OF_THING = wordSet(
  'flight flights way trip journey leg one ticket for on the my while when to ka ki ke come fly wali wala',
)

/** Names the direction of words: by the nearest word before them in their clause that says one, else one behind that belongs to them. */
export interface Directions {
  of(words: Words): Direction | undefined
  /** The direction that the sentence named last before words, whatever clause they are in. */
  carried(words: Words): Direction | undefined
  /** Each direction is named. */
  both: boolean
}

/**
 * Reads the directions of a message, clause by clause. `isKnown` is set where a trip there and back is talked about: 'the return
 * flight' is then one of its flights, and may leave at six; else it is a kind of ticket, which `tickets` are the words of.
 * `values` are what the message says of flights: a direction that one of them follows begins a clause of its own ('after 4 pm back
 * 16 Dec before noon').
 */
export function directionsIn(
  tokens: readonly Token[],
  tickets: readonly Words[],
  isKnown: boolean,
  values: readonly Words[] = [],
): Directions {
  const named = tokens.map((_, at): Direction | undefined => {
    if (!isKnown && tickets.some(({ start, end }) => start <= at && at < end)) return undefined
    return directionAt(tokens, at, isKnown)
  })
  const isOf = (at: number, start: number) =>
    tokens[at] !== undefined && tokens[at].sentence === tokens[start]?.sentence
  const endOfClause = (start: number) => {
    let at = start
    while (isOf(at, start) && !(at > start && (tokens[at]?.comma || JOINS.has(tokens[at]?.text ?? '')))) at++
    return at
  }
  const before = ({ start }: Words) => {
    for (let at = start - 1; isOf(at, start) && !tokens[at + 1]?.comma; at--) if (named[at]) return named[at]
    return undefined
  }
  /** What is said behind belongs to the words before it, unless it begins what comes next. */
  const behind = ({ start, end }: Words) => {
    if (tokens[end]?.comma || JOINS.has(tokens[end]?.text ?? '')) return undefined
    const last = endOfClause(end)
    for (let at = end; at < last && isOf(at, start); at++) {
      if (!named[at]) continue
      const opens = values.some((value) => value.start > at && value.start < last)
      return opens && !OF_THING.has(tokens[at - 1]?.text ?? '') ? undefined : named[at]
    }
    return undefined
  }
  /** 'Return: no IndiGo, after 6': of a trip there and back that is known, a clause of values goes on with the direction before it. */
  const carried = ({ start }: Words) => {
    for (let at = start - 1; isOf(at, start); at--) if (named[at]) return named[at]
    return undefined
  }
  const asked = ({ start }: Words) => {
    const end = askedBefore(tokens, start)
    return end === undefined
      ? undefined
      : named.slice(0, end).findLast((direction, at) => direction && isOf(at, end - 1))
  }
  return {
    of: (words) => before(words) ?? behind(words) ?? (isKnown ? carried(words) : undefined) ?? asked(words),
    carried,
    both: named.includes('out') && named.includes('back'),
  }
}

function directionAt(tokens: readonly Token[], at: number, isKnown: boolean): Direction | undefined {
  const [before, word, after] = [-1, 0, 1].map((step) => tokens[at + step]?.text ?? '') as [string, string, string]
  if ((OUT.has(word) && before !== 'check') || (!isKnown && LEAVES.has(word))) return 'out'
  if (HOME.has(word)) return FROM_HOME.has(before) || after === 'se' ? undefined : 'back'
  if (COMING.has(word)) return BEFORE_COMING.has(before) && after !== 'to' ? 'back' : undefined
  if (!BACK.has(word)) return undefined
  // 'When do I get back?'
  if (word === 'back' && before === 'get' && after !== 'to') return 'back'
  return (word === 'back' || word === 'wapas' || word === 'wapis') && BEFORE_BACK.has(before) ? undefined : 'back'
}
