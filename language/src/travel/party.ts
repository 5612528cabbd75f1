import { isEnglishWord } from '../text/english-words.ts'
import { wordSet } from '../text/phrase-grammar.ts'
import { placeAt } from '../text/place-names.ts'
import { isFunctionWord } from '../text/skipped-words.ts'
import { tokenise } from '../text/tokens.ts'
import { findEntities } from './entities.ts'

/** Who shall travel, as far as a message names them. */
export interface Party {
  /** Names of colleagues. */
  names: string[]
  /** Names of guests, with where they are from where that is said: 'Mr. D'Souza of Infosys'. */
  guests: string[]
  /** Whether the speaker travels too. */
  me: boolean
  /** Whether they come along with those who travel already: 'add Priya'. */
  adds: boolean
}

const SELF = wordSet('me myself i mujhe main')
const OWN = wordSet('my our a an the mere meri apne apni one')
const GUESTS = wordSet('guest guests client candidate visitor consultant interviewee')
const RELATIONS = wordSet(
  'colleague colleagues teammate coworker manager boss intern trainee junior senior director saathi',
)
const AND = wordSet(', & and aur plus')
const ADDS = wordSet('add include bring with plus')
const TITLES = wordSet('mr mrs ms dr shri smt prof')
/** What a sentence in title case goes on with behind a name. */
const ON_THE_TRIP = wordSet(
  'flight flights hotel hotels trip trips ticket tickets train bus cab taxi room rooms return one way book plan business conference training meeting team sir madam ji',
)
const MOST_NAMES = 4

/**
 * Reads who shall travel: 'for Neha Sharma', 'for me and Priya', '3 of us: me, Amit and Sunita', 'for a guest, Mr. D'Souza of Infosys'.
 * Undefined where nobody but the speaker is named.
 */
export function partyIn(message: string): Party | undefined {
  const words = message.match(/[\p{L}\p{M}\p{Nd}][\p{L}\p{M}\p{Nd}'’.]*|[,:&]/gu) ?? []
  const found = words.flatMap((_, at) => {
    const start = startAt(words, at)
    return start === undefined ? [] : [{ ...listFrom(words, start), adds: ADDS.has(low(words[at])) }]
  })
  const size = ({ names, guests }: Party) => names.length + guests.length
  const best = found.toSorted((one, other) => size(other) - size(one))[0]
  return best && size(best) > 0 ? best : undefined
}

const low = (word: string | undefined): string => (word ?? '').toLowerCase().replace(/\.$/, '')

/** Where a list of people begins behind a word that leads to one. */
function startAt(words: readonly string[], at: number): number | undefined {
  const word = low(words[at])
  if (word === 'for' || ADDS.has(word)) return at + 1
  if (word === 'us') return words[at + 1] === ':' ? at + 2 : at + 1
  return SELF.has(word) && AND.has(low(words[at + 1])) ? at : undefined
}

function listFrom(words: readonly string[], start: number): Omit<Party, 'adds'> {
  const list: Omit<Party, 'adds'> = { names: [], guests: [], me: false }
  let at = start
  for (;;) {
    const next = memberAt(words, at, list)
    if (next === at) return list
    at = next
    while (AND.has(low(words[at]))) at += 1
  }
}

/** Takes one of the list and answers where it ends; where it began when there is none. */
function memberAt(words: readonly string[], from: number, list: Omit<Party, 'adds'>): number {
  if (SELF.has(low(words[from]))) {
    list.me = true
    return from + 1
  }
  const at = OWN.has(low(words[from])) ? from + 1 : from
  const isGuest = GUESTS.has(low(words[at]))
  const isRelated = isGuest || RELATIONS.has(low(words[at]))
  let begin = isRelated ? at + 1 : from
  while (isRelated && (words[begin] === ',' || low(words[begin]) === 'named')) begin += 1
  const end = namesTo(words, begin, isRelated)
  if (end === begin) return from
  const name = words.slice(begin, end)
  if (!isGuest) {
    list.names.push(name.join(' '))
    return end
  }
  const isFrom = low(words[end]) === 'of' || low(words[end]) === 'from'
  const firm = isFrom ? namesTo(words, end + 1, false) : end
  const whole = isFrom && firm > end + 1 ? firm : end
  list.guests.push(words.slice(begin, whole).join(' '))
  return whole
}

/** Where the words of a name end. Behind 'my colleague' it needs no capital. */
function namesTo(words: readonly string[], begin: number, isRelated: boolean): number {
  let at = begin
  while (
    at - begin < MOST_NAMES &&
    isNameWord(words[at], { mayBeSmall: isRelated && at === begin, isFirst: at === begin })
  )
    at += 1
  return at
}

/** Surnames such as Khan are English words as well; behind a first name they are names, unless a trip is spoken of with them. */
function isNameWord(
  word: string | undefined,
  { mayBeSmall, isFirst }: { mayBeSmall: boolean; isFirst: boolean },
): boolean {
  if (word === undefined) return false
  const said = low(word)
  if (TITLES.has(said)) return true
  if (!/^\p{L}[\p{L}\p{M}'’]*$/u.test(word) || word.length < 2) return false
  if (!mayBeSmall && !/^\p{Lu}/u.test(word)) return false
  const token = tokenise(said)
  if (findEntities(token).length > 0) return false
  const isOrdinary = isFirst ? isEnglishWord(said) : ON_THE_TRIP.has(said)
  return !isFunctionWord(said) && !isOrdinary && !placeAt(token, 0) && !AND.has(said) && !GUESTS.has(said)
}

const WHOM = /\b(?:who|whom|for whom|kiske liye|kis kis ke liye)\b.{0,20}\b(?:book|arrange|plan|request)\b/i
/** Whether a message asks for whom its speaker may arrange trips: 'who can I book for?'. */
export function asksForWhom(message: string): boolean {
  return WHOM.test(message) && /\b(?:i|me|main|we)\b/i.test(message) && /\b(?:for|liye)\b/i.test(message)
}
