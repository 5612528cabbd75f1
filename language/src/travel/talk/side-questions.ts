import { hourTime } from '../../text/clock.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import { anyOf, inOrder, maybe, several } from '../../text/phrase-grammar.ts'
import type { Token } from '../../text/tokens.ts'
import { ADDRESS, PLEASE } from '../../text/words/filler.ts'
import { findEntities, ofKind } from '../entities.ts'
import * as words from '../words/side-questions.ts'
import { DECISION } from './asking-talk.ts'
import { found, foundInTurn } from './said.ts'

/** A question beside the wish, which what is on the table answers. */
export interface SideQuestion {
  about:
    | 'duration'
    | 'arrival'
    | 'departure'
    | 'layover'
    | 'in-time'
    | 'total'
    | 'total-both'
    | 'faster'
    | 'optional'
    | 'limit'
  /** The time for which one has to be there. */
  by?: string
  /** What ends at that time, or is between what one attends and the flight: whether the flight can be caught. */
  catches: boolean
  /** The one that was chosen or spoken of last is meant. */
  points: boolean
  ofReturn: boolean
  ofHotel: boolean
}

/** A longer message says more than such a question. */
const MOST_WORDS = 18

const OPENS = inOrder(several(anyOf(words.BEFORE, PLEASE, ADDRESS)), anyOf(words.ASKS))
const [DURATION, HOW_LONG, TAKES] = [anyOf(words.DURATION), anyOf(words.HOW_LONG), anyOf(words.TAKES)]
const [CATCHES, POINTS, OF_RETURN] = [anyOf(words.CATCHES), anyOf(words.POINTS), anyOf(words.OF_RETURN)]
const [STOP, OF_STOP] = [anyOf(words.STOP), anyOf(words.OF_STOP)]
const [WHEN, LANDS, LEAVES] = [anyOf(words.WHEN), anyOf(words.LANDS), anyOf(words.LEAVES)]
const IN_TIME = anyOf(words.IN_TIME)
const [TOTAL, BOTH, PRICE] = [anyOf(words.TOTAL), anyOf(words.BOTH_WAYS), anyOf(words.PRICE)]
/** What is asked of one thing is short. */
const FEW = 9
const [HOTEL, RETURN, MANDATORY] = [anyOf(words.HOTEL), anyOf(words.RETURN), anyOf(words.MANDATORY)]
const [WITHIN, LIMIT] = [anyOf(words.WITHIN), anyOf(words.LIMIT)]
/** 'Thats over my limit?', 'is it within policy': of one that is pointed at. */
const POINTED = inOrder(
  several(anyOf(words.BEFORE, PLEASE, ADDRESS)),
  maybe(anyOf(['is', 'are', 'does', 'kya'])),
  several(anyOf(words.BEFORE, PLEASE, ADDRESS)),
  anyOf(words.POINTS, ['thats', 'the first one', 'first', 'second', 'these', 'those', 'they']),
)
const [WISHES, OF_OFFICE] = [anyOf(words.WISHES), anyOf(words.OF_OFFICE)]
const QUICKER = inOrder(anyOf(words.ANYTHING), maybe(anyOf(['one', 'flight', 'option', 'other'])), anyOf(words.FASTER))

/** Reads a question beside the wish, of a message that was put right and may hold a question mark; undefined for a message that wishes for something or asks something else. */
export function sideQuestionIn(tokens: readonly Token[], hasMark: boolean): SideQuestion | undefined {
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return undefined
  const said = tokens.map(({ said: raw, text }) => (isEnglishWord(raw) ? raw : KNOWN.has(raw) ? raw : text))
  const asks = hasMark || OPENS(said, 0).length > 0 || ASKS_WITHIN.test(said.join(' '))
  const about = aboutOf(said, asks)
  if (about === undefined) return undefined
  const by = about === 'in-time' ? timeIn(tokens) : undefined
  return {
    about,
    ...(by !== undefined && { by }),
    catches: about === 'in-time' && found(CATCHES, said),
    points: found(POINTS, said),
    ofReturn: found(OF_RETURN, said),
    ofHotel: found(HOTEL, said),
  }
}

const KNOWN: ReadonlySet<string> = new Set(
  Object.values(words).flatMap((list) => list.flatMap((phrase) => phrase.split(' '))),
)

/** 'Kitne baje hai', 'kitne baje ki hai'. */
const BAJE_HAI = /\bkitne (?:baje|bje)(?: ki| ka)? (?:hai|h)\b/

/** Hindi asks at the end or in the middle. */
const ASKS_WITHIN = /\b(?:kya|kab|kitn[aei]|kahan|kidhar|what time|how (?:long|much|many))\b/

function aboutOf(said: readonly string[], asks: boolean): SideQuestion['about'] | undefined {
  // How long approving or paying back takes is no matter of flights.
  if (found(OF_OFFICE, said)) return undefined
  if (found(QUICKER, said) && asks) return 'faster'
  if (asks && said.length <= FEW && (found(HOTEL, said) || found(RETURN, said)) && found(MANDATORY, said))
    return 'optional'
  if (
    asks &&
    said.length <= FEW &&
    (POINTED(said, 0).length > 0 || said.length <= 3) &&
    foundInTurn(said, WITHIN, LIMIT)
  )
    return 'limit'
  if (found(STOP, said)) return asks && found(OF_STOP, said) ? 'layover' : undefined
  if (asks && found(IN_TIME, said) && !found(PRICE, said)) return 'in-time'
  // 'Duration?', but not 'sort by duration' or 'cheapest both ways', which wish.
  const bare = said.length <= 3 && !found(WISHES, said)
  if (foundInTurn(said, HOW_LONG, TAKES) && asks && !found(DECISION, said)) return 'duration'
  if (found(BOTH, said) && found(PRICE, said) && (asks || bare)) return 'total-both'
  if (found(TOTAL, said) && found(PRICE, said) && asks) return 'total'
  if (found(DURATION, said) && (asks || bare)) return 'duration'
  if (asks && foundInTurn(said, WHEN, LANDS)) return 'arrival'
  if (asks && foundInTurn(said, LANDS, WHEN)) return 'arrival'
  if (asks && BAJE_HAI.test(said.join(' '))) return 'departure'
  return asks && (foundInTurn(said, WHEN, LEAVES) || foundInTurn(said, LEAVES, WHEN)) ? 'departure' : undefined
}

/** The time that is named: '11', '11 am', '11 o clock'. A bare hour of a working day is meant. */
function timeIn(tokens: readonly Token[]): string | undefined {
  const clock = ofKind(findEntities(tokens), 'clock').find(
    ({ end }) => !UNITS.test(tokens[end]?.text ?? '') && !UNITS.test(tokens[end - 1]?.text ?? ''),
  )
  if (clock) return clock.value.time
  const at = tokens.findIndex(({ text }, index) => /^\d{1,2}$/.test(text) && !UNITS.test(tokens[index + 1]?.text ?? ''))
  const hour = Number(tokens[at]?.text ?? Number.NaN)
  return at >= 0 && BY.test(tokens[at - 1]?.text ?? '') && hour >= 1 && hour <= 23 ? hourTime(hour) : undefined
}

const UNITS = /^(?:hours?|hrs?|minutes?|mins?|ghante|days?|nights?|dec|jan|feb)$/
const BY = /^(?:by|before|at|my|the|for|tak)$/
