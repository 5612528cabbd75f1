import { numberAt } from '../text/numbers.ts'
import { wordSet } from '../text/phrase-grammar.ts'
import type { Token } from '../text/tokens.ts'
import type { RoomType } from './types.ts'

type Tokens = readonly Token[]

export type Count =
  | { kind: 'people'; count: number }
  | { kind: 'rooms'; count?: number; type?: RoomType }
  /** Just as many, or from as many on where `most` is said; no least is 0. */
  | { kind: 'stars'; count: number; most?: number }
  | { kind: 'duration'; count: number; unit: 'night' | 'day' }
  /** A bare number: what it counts depends on what was asked. */
  | { kind: 'number'; count: number }

export interface CountMatch {
  value: Count
  length: number
}

const PEOPLE = wordSet(
  'people person adult adults passenger passengers pax traveler travelers traveller travellers ticket tickets seat seats member members guest guests log logon logo individuals colleagues friends employees teammates heads',
)
const NIGHTS = wordSet('night nights raat raaton')
const DAYS = wordSet('day days din dino')
const STARS = wordSet('star stars starred sitara sitare')
const ROOM_TYPES: ReadonlyMap<string, RoomType> = new Map([
  ['single', 'single'],
  ['double', 'double'],
  ['twin', 'double'],
  ['king', 'double'],
  ['queen', 'double'],
  ['suite', 'suite'],
  ['suites', 'suite'],
])
/** Words that may stand between a number and what it counts ('3 economy class round trip flight tickets'). */
const BETWEEN = wordSet(
  'economy premium business first class coach round trip one way oneway roundtrip return flight airline air hotel hotels non refundable refundable more of the other adult single double twin king queen suite star separate nonstop direct smoking',
)
/** No party and no booking is larger. */
const MOST = 20
/** Bare numbers may be days of a month. */
const LARGEST_DAY = 31

const wordAt = (tokens: Tokens, at: number) => tokens[at]?.text ?? ''

/** Tells whether a word is a unit of counting: people, nights, rooms, stars. */
export const isUnit = (word: string): boolean =>
  PEOPLE.has(word) ||
  NIGHTS.has(word) ||
  DAYS.has(word) ||
  STARS.has(word) ||
  /^(weeks?|hafte|rooms?|kamr[ae])$/.test(word)

/** Reads a number together with what it counts. */
export function countAt(tokens: Tokens, at: number): CountMatch | undefined {
  const alone = alonePhrase(tokens, at)
  if (alone) return { value: { kind: 'people', count: 1 }, length: alone }
  const room = roomAt(tokens, at)
  if (room) return room
  const article = wordAt(tokens, at) === 'a'
  const number = article ? { value: 1, length: 1, ordinal: false, digits: false } : numberAt(tokens, at, true)
  if (number === undefined || number.ordinal || number.value > 999) return undefined
  const after = at + number.length
  const matched = (value: Count, end: number): CountMatch => ({ value, length: end - at })
  const next = wordAt(tokens, after)
  if (next === 'week' || next === 'weeks' || next === 'hafte')
    return matched({ kind: 'duration', count: number.value * 7, unit: 'night' }, after + 1)
  if (article) {
    const couple = next === 'couple' ? (wordAt(tokens, after + 1) === 'of' ? 2 : 1) : 0
    if (couple === 0)
      return NIGHTS.has(next) && /^(for|just|only|stay)$/.test(wordAt(tokens, at - 1))
        ? matched({ kind: 'duration', count: 1, unit: 'night' }, after + 1)
        : undefined
    const unit = wordAt(tokens, after + couple)
    if (NIGHTS.has(unit) || DAYS.has(unit))
      return matched({ kind: 'duration', count: 2, unit: NIGHTS.has(unit) ? 'night' : 'day' }, after + couple + 1)
    return undefined
  }
  if (NIGHTS.has(next)) return matched({ kind: 'duration', count: number.value, unit: 'night' }, after + 1)
  if (DAYS.has(next)) return matched({ kind: 'duration', count: number.value, unit: 'day' }, after + 1)
  const stars = starsAt(tokens, at, number)
  if (stars) return stars
  if (next === 'of' && /^(us|them)$/.test(wordAt(tokens, after + 1)))
    return matched({ kind: 'people', count: number.value }, after + 2)
  if (
    /^(in|of)$/.test(next) &&
    /^(my|our|the|us)$/.test(wordAt(tokens, after + 1)) &&
    /^(group|party|team|family)$/.test(wordAt(tokens, after + 2))
  ) {
    return matched({ kind: 'people', count: number.value }, after + 3)
  }
  let end = after
  while (end - after < 5 && BETWEEN.has(wordAt(tokens, end)) && tokens[end]?.sentence === tokens[at]?.sentence) end++
  const unit = wordAt(tokens, end)
  if (PEOPLE.has(unit) && number.value <= MOST && number.value > 0)
    return matched({ kind: 'people', count: number.value }, after)
  if ((unit === 'room' || unit === 'rooms' || unit === 'kamre' || unit === 'kamra') && number.value <= MOST) {
    const type = tokens
      .slice(after, end)
      .map((token) => ROOM_TYPES.get(token.text))
      .find((found) => found !== undefined)
    const cutByStars = tokens.slice(after, end).some((token) => STARS.has(token.text))
    if (!cutByStars) return matched({ kind: 'rooms', count: number.value, ...(type && { type }) }, end + 1)
  }
  if (/^(group|party|family)$/.test(wordAt(tokens, at - 2)) && wordAt(tokens, at - 1) === 'of')
    return matched({ kind: 'people', count: number.value }, after)
  if (number.value > LARGEST_DAY) return undefined
  return matched({ kind: 'number', count: number.value }, after)
}

const MOST_STARS = 7
const OR = wordSet('or to and ya - /')
const AT_LEAST = wordSet('above up over higher better more plus upwards upar zyada')
const AT_MOST = wordSet('below under lower less less cheaper neeche kam')
const LEAST = wordSet('least minimum min')
const UP_TO = wordSet('most upto maximum max')

/** '4 star', '3 or 4 stars', '4 star and above', 'at least 3 stars', 'up to 4 star'. */
function starsAt(tokens: Tokens, at: number, number: { value: number; length: number }): CountMatch | undefined {
  const after = at + number.length
  const plus = wordAt(tokens, after) === 'plus' ? 1 : 0
  const other = OR.has(wordAt(tokens, after)) ? numberAt(tokens, after + 1) : undefined
  const name = other ? after + 1 + other.length : after + plus
  if (!STARS.has(wordAt(tokens, name)) || number.value > MOST_STARS || (other && other.value > MOST_STARS))
    return undefined
  const found = (count: number, most: number | undefined, end: number): CountMatch => ({
    value: { kind: 'stars', count, ...(most !== undefined && { most }) },
    length: end - at,
  })
  if (other) {
    const [least, most] = [number.value, other.value].toSorted((a, b) => a - b)
    return found(least ?? 0, most, name + 1)
  }
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ text }) => text)
  if (plus > 0 || before.some((word) => LEAST.has(word))) return found(number.value, MOST_STARS, name + 1)
  if (before.some((word) => UP_TO.has(word)) || before.join(' ') === 'up to') return found(0, number.value, name + 1)
  let end = name + 1
  while (/^(?:and|or|se|ya|hotels?|usse)$/.test(wordAt(tokens, end)) && end < name + 4) end++
  if (AT_LEAST.has(wordAt(tokens, end))) return found(number.value, MOST_STARS, end + 1)
  if (AT_MOST.has(wordAt(tokens, end)) && end > name + 1) return found(0, number.value, end + 1)
  return found(number.value, undefined, name + 1)
}

/** 'A double room', 'suite', 'single occupancy'. */
function roomAt(tokens: Tokens, at: number): CountMatch | undefined {
  const type = ROOM_TYPES.get(wordAt(tokens, at))
  if (type === undefined) return undefined
  if (type === 'suite') return { value: { kind: 'rooms', type }, length: 1 }
  const next = wordAt(tokens, at + 1)
  const named = /^(room|rooms|bed|bedroom|occupancy|sharing|kamra|kamre)$/.test(next)
  return named ? { value: { kind: 'rooms', type }, length: 2 } : undefined
}

const ALONE = [
  ['just', 'me'],
  ['only', 'me'],
  ['just', 'myself'],
  ['just', 'be', 'me'],
  ['by', 'myself'],
  ['on', 'my', 'own'],
  ['alone'],
  ['solo'],
  ['akele'],
  ['akela'],
  ['akeli'],
  ['one', 'and', 'only', 'person'],
  ['just', 'for', 'me'],
  ['only', 'for', 'me'],
  ['single', 'passenger'],
  ['single', 'traveller'],
  ['single', 'ticket'],
]

function alonePhrase(tokens: Tokens, at: number): number | undefined {
  const phrase = ALONE.find((words) => words.every((word, index) => wordAt(tokens, at + index) === word))
  return phrase?.length
}
