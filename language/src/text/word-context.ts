import { CODES, SERVED_WORDS } from './place-names.ts'

const table = (rows: Record<string, string>): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    Object.entries(rows).flatMap(([keys, words]) =>
      keys.split('/').map((key): [string, Set<string>] => [key, new Set(words.split(' '))]),
    ),
  )

/** What likely follows a word: of two corrections that are equally near, the one that fits its neighbour is meant. */
const FOLLOWS = table({
  i: 'want need am will would have wish leave prefer like do',
  we: 'want need are will would have wish leave',
  you: 'find show get give tell help list please have search',
  'id/ill': 'like be leave',
  would: 'like be you',
  to: 'find leave fly book go travel return know be the',
  'one/1': 'way person ticket room stop day night hotel',
  round: 'trip',
  premium: 'economy',
  'flight/flights': 'from to for between leaving on out',
  out: 'of on',
  first: 'class',
  leaving: 'from on',
  air: 'india',
  check: 'in out',
  please: 'find show list give book tell search help',
  'twenty/thirty': 'first second third fourth fifth sixth seventh eighth ninth',
  'january/february/march/april/may/june/july/august/september/october/november/december':
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  make: 'it',
  'two/three/four/five/2/3/4/5': 'star people tickets rooms nights days passengers hotel',
})

/** What likely stands before a word. */
const PRECEDES = table({
  india: 'air',
  class: 'first business economy',
  way: 'one',
  trip: 'round business',
  economy: 'premium',
  'star/stars': 'two three four five',
  'tickets/seats/passengers/people': 'two three four five first',
  room: 'one hotel double single the',
  rooms: 'two three four hotel double single',
  hotel: 'one star',
  it: 'make book take',
  delhi: 'new',
  now: 'run right',
  of: 'out',
  rental: 'car',
  'transport/transportation': 'ground',
  after: 'day',
})

const PLACES = new Set([...SERVED_WORDS, ...CODES])
const BEFORE_PLACE = new Set('from to in and via leaving between new flights'.split(' '))
const SERVED = new Set(SERVED_WORDS)
const PLACE_AHEAD = /^(from|to|in|leaving|into|between|new|departing|visit|around|near)$/

/** How a word's neighbours make another word likely. */
export interface WordContext {
  fits: (candidate: string) => boolean
  /** A place is expected: names of cities may be spelled worse than other words. */
  placeAhead: boolean
  /** Equal keys mean equal contexts. */
  key: string
}

/** The context between a (corrected) word before and a (typed) word after. */
export function wordContext(before: string, after: string): WordContext {
  const follows = FOLLOWS.get(before)
  const precedes = PRECEDES.get(after)
  const beforePlace = PLACES.has(after)
  const placeAhead = PLACE_AHEAD.test(before)
  return {
    fits: (word) =>
      follows?.has(word) === true ||
      precedes?.has(word) === true ||
      (beforePlace && BEFORE_PLACE.has(word)) ||
      (placeAhead && SERVED.has(word)),
    placeAhead,
    key: `${follows || placeAhead ? before : ''}|${precedes ? after : beforePlace ? '@' : ''}`,
  }
}

interface Confusion {
  typed: string
  meant: string
  before?: RegExp
  after?: RegExp
}

/** Right words that a slip of the finger makes of travel words, and the neighbours that give the slip away. */
const CONFUSIONS: readonly Confusion[] = [
  {
    typed: 'light',
    meant: 'flight',
    before: /^(a|the|way|trip|latest|earliest|cheapest|class|economy|nonstop|direct|this|that|return|my)$/,
    after: /^(from|to|on|for|out|leaving|departing|tickets?|between|in|please|that|which|is|and)$|^$/,
  },
  { typed: 'lights', meant: 'flights', after: /^(from|to|for|out|leaving|departing|between|that|which)$/ },
  {
    typed: 'form',
    meant: 'from',
    after: /^(delhi|new|mumbai|bombay|bangalore|bengaluru|chennai|madras|kolkata|calcutta|hyderabad|[a-z]{3}|the)$/,
  },
  { typed: 'fir', meant: 'for' },
  { typed: 'fro', meant: 'from' },
  { typed: 'trp', meant: 'trip', before: /^(round|a|business|upcoming|short|the)$/ },
  { typed: 'aur', meant: 'air', after: /^india$/ },
  { typed: 'than', meant: 'thank', after: /^(you|u)$/ },
  { typed: 'pot', meant: 'pto', after: /^request$/ },
  { typed: 'lie', meant: 'like', before: /^(would|id|i)$/ },
  {
    typed: 'there',
    meant: 'three',
    before: /^(for|like|need|want|book)$/,
    after: /^(seats|tickets|people|passengers|rooms|nights|days|star)$/,
  },
  { typed: 'say', meant: 'day', before: /^(the|one)$/, after: /^(after)$/ },
  { typed: 'tip', meant: 'trip', before: /^(a|round|my|upcoming|business|short|the)$/ },
  { typed: 'round', meant: 'ground', after: /^(transport|transportation)$/ },
  { typed: 'put', meant: 'out', before: /^check$/ },
  { typed: 'want', meant: 'what', after: /^(flights|is|are|time|about)$/ },
  { typed: 'tak', meant: 'take', before: /^(i|to|will|can)$/ },
  { typed: 'del', meant: 'deal', before: /^(good|great|best|better)$/ },
  { typed: 'hote', meant: 'hotel', after: /^(in|near|around|at|room|rooms|for|there|with|from|please)$|^$/ },
]

const confusionsOf = new Map<string, Confusion[]>()
for (const entry of CONFUSIONS) confusionsOf.set(entry.typed, [...(confusionsOf.get(entry.typed) ?? []), entry])

/** The word that a rightly spelled word most likely stands for between its neighbours, or undefined. */
export function unconfuse(typed: string, before: string, after: string): string | undefined {
  return confusionsOf
    .get(typed)
    ?.find((entry) => (entry.before?.test(before) ?? true) && (entry.after?.test(after) ?? true))?.meant
}

/** Whether a rightly spelled word may stand for another one. */
export const isConfusion = (typed: string, meant: string): boolean =>
  confusionsOf.get(typed)?.some((entry) => entry.meant === meant) ?? false
