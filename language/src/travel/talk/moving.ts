import { NUMBER_WORDS, numberAt } from '../../text/numbers.ts'
import { anyOf, either, inOrder, maybe, phrases, type Rule, several } from '../../text/phrase-grammar.ts'
import { tokenise } from '../../text/tokens.ts'
import { YES } from '../../text/words/assent.ts'
import { DETERMINER, POINTER } from '../../text/words/determiners.ts'
import { ASIDE, COURTESY, GLUE, MANNER, TRANSITION } from '../../text/words/filler.ts'
import { LEAD, REQUEST, SPEAKER, WANT } from '../../text/words/leads.ts'
import * as words from '../words/moving.ts'
import { RETURN } from '../words/trip-parts.ts'
import { saidIn } from './said.ts'

/**
 * Days that are moved by a count: all of the trip's, its end, how long it lasts (which is its end, where it has one), or the end of
 * the stay in a hotel.
 */
export interface Moved {
  what: 'trip' | 'end' | 'length' | 'stay' | 'start'
  /** Below zero: earlier. */
  days: number
  /** When of the day one wants to arrive: 'reach the evening before'. */
  period?: 'evening' | 'night'
}

/** Stands for the count and its unit among the words of a message. */
const COUNT = '<count>'
const UNIT_DAYS: Readonly<Record<string, number>> = {
  day: 1,
  days: 1,
  night: 1,
  nights: 1,
  din: 1,
  dino: 1,
  dinon: 1,
  raat: 1,
  raatein: 1,
  raaten: 1,
  week: 7,
  weeks: 7,
  hafte: 7,
  hafta: 7,
  fortnight: 14,
}
const MORE = new Set([...words.LONGER, ...words.FEWER])
/** Nobody moves a trip further in one step. */
const MOST_DAYS = 365

const count = anyOf([COUNT])
const by = maybe(anyOf(words.BY))
const whole = several(anyOf(DETERMINER, POINTER, words.WHOLE))
const ko = maybe(anyOf(phrases('ko | ki date | ki dates | ka')))
const named = (...names: readonly (readonly string[])[]): Rule => inOrder(whole, anyOf(...names), ko)
const movesLast = several(anyOf(words.MOVES_LAST))

const TRIP = named(words.TRIP)
const END = named(RETURN, words.RETURN_DATE)
const STAY = named(words.HOTEL_STAY)

/** The ways of moving `what` in a direction that `directed` names; `verb` and `around` name it by themselves. */
function moves(
  what: Rule,
  directed: Rule,
  verb: readonly string[],
  around: readonly [readonly string[], readonly string[]],
) {
  return either(
    inOrder(anyOf(words.MOVE), what, by, count, directed, movesLast),
    inOrder(anyOf(words.MOVE), what, directed, by, count),
    inOrder(anyOf(verb), what, by, count, maybe(directed)),
    inOrder(anyOf(around[0]), what, anyOf(around[1]), by, count),
    inOrder(what, count, directed, movesLast),
    inOrder(what, directed, movesLast, count, movesLast),
  )
}

const later = (what: Rule) => moves(what, anyOf(words.LATER), words.DELAY, words.DELAY_AROUND)
const earlier = (what: Rule) => moves(what, anyOf(words.EARLIER), words.PREPONE, words.PREPONE_AROUND)
const none: Rule = (_, at) => [at]
const anything = either(TRIP, END, named(words.STAY))

/** 'My trip got extended by a day', 'the meeting is shortened by two days'. */
const became = (how: Rule): Rule => inOrder(whole, anyOf(words.TRIP, words.OCCASION), anyOf(words.GOT), how, by, count)

const WAYS: readonly { what: Moved['what']; sign: 1 | -1; rule: Rule }[] = [
  { what: 'trip', sign: 1, rule: either(later(TRIP), later(none)) },
  { what: 'trip', sign: -1, rule: either(earlier(TRIP), earlier(none)) },
  {
    what: 'end',
    sign: 1,
    rule: either(later(END), inOrder(anyOf(words.COME_BACK), by, count, anyOf(words.LATER))),
  },
  {
    what: 'end',
    sign: -1,
    rule: either(earlier(END), inOrder(anyOf(words.COME_BACK), by, count, anyOf(words.EARLIER))),
  },
  {
    what: 'length',
    sign: 1,
    rule: either(
      inOrder(anyOf(words.STAY), by, count, anyOf(words.LONGER)),
      inOrder(anyOf(words.STAY_LONGER), maybe(anything), by, count),
      inOrder(maybe(anyOf(words.MAKE_LENGTH)), by, count, anyOf(words.LONGER), movesLast),
      inOrder(anyOf(['add']), count),
      became(anyOf(words.EXTENDED)),
    ),
  },
  {
    what: 'length',
    sign: -1,
    rule: either(
      inOrder(anyOf(words.STAY_SHORTER), maybe(anything), maybe(anyOf(words.SHORT)), by, count),
      inOrder(maybe(anyOf(words.STAY, words.MAKE_LENGTH)), by, count, anyOf(words.FEWER), movesLast),
      became(anyOf(words.SHORTENED)),
    ),
  },
  {
    what: 'stay',
    sign: 1,
    rule: either(
      later(STAY),
      inOrder(STAY, count, anyOf(words.LONGER)),
      inOrder(anyOf(words.STAY_LONGER), STAY, by, count),
    ),
  },
  { what: 'stay', sign: -1, rule: either(earlier(STAY), inOrder(anyOf(words.STAY_SHORTER), STAY, by, count)) },
]

const POLITE = [...COURTESY, ...MANNER, ...ASIDE, ...SPEAKER]
const leads = several(
  anyOf(
    POLITE,
    YES,
    GLUE,
    TRANSITION,
    WANT,
    LEAD,
    REQUEST,
    phrases(
      'can we | could we | can i | could i | no | i would rather | id rather | rather | better to | better | i should | i think i should',
    ),
  ),
)
const tail = several(anyOf(POLITE, phrases('instead | if possible | if you can')))

/**
 * By how much a message moves the trip, its end or the stay, and that it says nothing else: 'push the trip by two days', 'ek din
 * aage badha do', 'come back a day earlier', 'stay two days longer'. Undefined where it says two of them.
 */
export function movedIn(message: string): Moved | undefined {
  const { words: spoken } = saidIn(message)
  const before = dayBeforeIn(spoken)
  if (before) return before
  const said = counted(spoken)
  if (said === undefined) return undefined
  const found = WAYS.filter(({ rule }) => inOrder(leads, rule, tail)(said.words, 0).includes(said.words.length))
  const [first, ...others] = found
  return first && others.length === 0 ? { what: first.what, days: first.sign * said.days } : undefined
}

const TIME_OF_DAY = anyOf(phrases('day | evening | night | afternoon | date | din | shaam | raat'))
const DAY_BEFORE = either(
  inOrder(
    maybe(anyOf(['on', 'by'])),
    maybe(anyOf(DETERMINER)),
    anyOf(phrases('previous | prior | preceding | pichle | pichhle')),
    TIME_OF_DAY,
    maybe(TIME_OF_DAY),
  ),
  inOrder(
    maybe(anyOf(['on', 'by'])),
    maybe(anyOf(DETERMINER, phrases('a | one | 1 | ek'))),
    TIME_OF_DAY,
    anyOf(phrases('before | earlier | prior | in advance | pehle | pahle')),
    maybe(anyOf(phrases('itself | only | instead | hi'))),
  ),
)
const ARRIVE = anyOf(
  phrases(
    `reach | reach there | arrive | land | get there | get in | be there | go | fly | leave | travel | come | start | pahunchna | pahuchna | jana | jaana | nikalna | want to reach | need to be there`,
  ),
)
const REACHES = anyOf(
  phrases('pahunchna hai | pahuchna hai | pahunch jao | jana hai | jaana hai | nikalna hai | chalna hai | jaun | jaye'),
)
const BETTER = anyOf(
  phrases(
    'is better | would be better | will be better | works better | is fine | is ok | is okay | works | is good | suits me | will do | theek hai | better rahega | sahi rahega | better hai | theek rahega',
  ),
)
const GOES_BEFORE = either(
  inOrder(ARRIVE, maybe(anyOf(['there'])), DAY_BEFORE),
  inOrder(DAY_BEFORE, either(REACHES, BETTER)),
)

/** 'Can I reach the previous evening', 'I'd rather arrive the day before': the way out alone lies a day earlier. */
function dayBeforeIn(words: readonly string[]): Moved | undefined {
  if (!inOrder(leads, GOES_BEFORE, tail)(words, 0).includes(words.length)) return undefined
  const period = words.some((word) => word === 'evening' || word === 'shaam' || word === 'afternoon')
    ? 'evening'
    : words.some((word) => word === 'night' || word === 'raat')
      ? 'night'
      : undefined
  return { what: 'start', days: -1, ...(period && { period }) }
}

/** The words with the one count of days in its place, and the days; undefined where there is none, or a second one. */
function counted(said: readonly string[]): { words: string[]; days: number } | undefined {
  const units = said.flatMap((word, at) => (UNIT_DAYS[word] === undefined ? [] : [at]))
  const [unit, ...more] = units
  if (unit === undefined || more.length > 0) return undefined
  const isMore = MORE.has(said[unit - 1] ?? '')
  const end = isMore ? unit - 1 : unit
  const number = numberBefore(said, end)
  if (number === undefined) return undefined
  const days = number.value * (UNIT_DAYS[said[unit] ?? ''] ?? 0)
  if (days < 1 || days > MOST_DAYS) return undefined
  const rest = [...(isMore ? said.slice(end, unit) : []), ...said.slice(unit + 1)]
  return { words: [...said.slice(0, number.from), COUNT, ...rest], days }
}

/** The number in words or figures that ends before a word: 'a couple of', 'twenty one', '2'. */
function numberBefore(said: readonly string[], end: number): { value: number; from: number } | undefined {
  const couple = said.slice(Math.max(0, end - 3), end).join(' ')
  if (/(?:^| )couple of$/.test(couple)) return { value: 2, from: couple.startsWith('a ') ? end - 3 : end - 2 }
  const last = said[end - 1] ?? ''
  if (last === 'a' || last === 'an') return { value: 1, from: end - 1 }
  for (const from of [end - 2, end - 1]) {
    const part = said.slice(Math.max(0, from), end)
    if (from < 0 || part.some((word) => !/^\d+$/.test(word) && !NUMBER_WORDS.includes(word))) continue
    const tokens = tokenise(part.join(' '))
    const number = numberAt(tokens, 0, true)
    if (number && !number.ordinal && number.length === tokens.length) return { value: number.value, from }
  }
  return undefined
}
