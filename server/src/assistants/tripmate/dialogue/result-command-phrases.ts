import { anyOf, inOrder } from '@pravas/language/text/in-order'
import { targetOf } from '@pravas/language/travel/selection'
import type { Target } from '@pravas/language/travel/types'
import type { SortOrder } from '../../../travel/filter-rules.ts'

/** What a sentence asks of the results, or of the trip in the making, in words that fill no slot. */
export interface ResultCommand {
  refundable: boolean
  /** The order in which results are wanted ('cheapest first'). */
  sort: SortOrder | undefined
  /** 'Show all', 'clear the filters'. */
  unfilters: boolean
  /** A place is meant near which a hotel shall be. */
  near: boolean
  /** What waiting with the booking costs. */
  waits: boolean
  /** The trip that was put aside is wanted again. */
  resumes: boolean
  /** Flight numbers as they were written, in their order. */
  flightNumbers: string[]
  /** 'Later flights', 'an earlier return': others than those in sight, of the same day. */
  shifts: { way: 'later' | 'earlier'; of: Target | undefined } | undefined
  /** 'The later one', of two days. */
  either: 'first' | 'last' | undefined
  /** A question, which wishes for nothing. */
  asks: boolean
}

const REFUNDABLE = /\brefund(able|s)?\b|\bfree cancellation\b/i
const NOT_REFUNDABLE = /\bnon-?\s?refundable\b/i
const SORTS: readonly (readonly [SortOrder, RegExp])[] = [
  ['price', ordering('cheap(est|er)?|low(est|er)( (price|fare|rate)s?)?|price|fares?|cost|sast[aie]')],
  ['duration', ordering('fast(est|er)?|quick(est|er)?|short(est|er)|duration|travel time|flying time')],
  ['departure_early', ordering('earl(iest|y|ier)|departure( time)?')],
  ['departure_late', ordering('lat(est|e|er)')],
  ['co2', ordering('green(est|er)?|co2|co₂|emissions?|carbon|lowest (co2|co₂|carbon|emissions?)')],
  ['rating', ordering('best[- ]rated|highest[- ]rated|top[- ]rated|rating|ratings|reviews')],
]
const UNFILTERS =
  /\b(show|see|list|bring back)( me)? (all|everything)( of them| the (flights|hotels|options|results)| (flights|hotels|options|results)| again)*$|\b(clear|remove|reset|drop)( all)?( the| my)? filters?\b|\bwithout (any |the )?filters?\b|\b(sab|saari) dikhao\b/i
const NEAR =
  /\b(near|nearby|close(st|r)? to|near(est|er) to|next to|beside|walking distance|distance (to|from)|around|ke (paas|pass))\b/i
const COST = /\b(costs?|fares?|prices?|cheaper|dearer|more|expensive|rise|go up|increase)\b/i
const WAITS = anyOf(
  inOrder(/\b(wait(ing|ed)?|later|delay(ing)?)\b/i, COST),
  inOrder(COST, /\b(wait|waiting|later|next week|in a week|after a week)\b/i),
  /\bwhat if i (wait|book(ed)? (it )?(later|next week|in a week))\b|\b(baad mein|agle hafte) book\b/i,
)
const RESUMES = inOrder(
  /\b(resume|continue|reopen|go back to|take up|pick up|back to)\b/i,
  /\b(draft|trip|request|unfinished|earlier one|last one)\b/i,
)
const FLIGHT_NUMBER = /\b(6E|AI|IX|QP|UK|SG)[ -]?(\d{3,4})\b/gi
const QUESTION = /\?\s*$|^\s*(is|are|does|do|can|could|which|what|will|would|kya)\b/i

/** Words of an order, with 'first' behind them or 'sort by' before. */
function ordering(words: string): RegExp {
  return new RegExp(
    `\\b(${words})( (flights?|hotels?|ones?|fares?))? first\\b|\\b(sort|order|rank|arrange)(ed)?( (it|them|these|the (flights|hotels|results)))? by( the)? (${words})\\b`,
    'i',
  )
}

/** A word alone, or with what it is said of; 'a day later' moves the day instead. */
const SHIFTS =
  /\b(later|earlier)( (return|onward|outbound|flights?|back|ones?|options?|timings?|departures?|please))*[\s.?!]*$/i
const HINDI_SHIFTS = /\b(baad|der|pehle|jaldi) (ki|wali|wale|waali)( flights?)?\b/i
const OF_DAYS = /\b(days?|weeks?|nights?|hours?|month|date|book\w*|tell|ask|talk|decide|think|do|wait)\b|\d/i
const LATTER = /\b(later|latter|second|last|dusr[aie]|doosr[aie])\b/i
const FORMER = /\b(earlier|former|first|pehl[aie])\b/i

function shiftOf(message: string): ResultCommand['shifts'] {
  if (OF_DAYS.test(message) || message.length > 60) return undefined
  const word = SHIFTS.exec(message)?.[1]?.toLowerCase() ?? HINDI_SHIFTS.exec(message)?.[1]?.toLowerCase()
  if (word === undefined) return undefined
  return {
    way: word === 'later' || word === 'baad' || word === 'der' ? 'later' : 'earlier',
    of: targetOf(message.toLowerCase()),
  }
}

function eitherOf(message: string): ResultCommand['either'] {
  const [first, last] = [FORMER.test(message), LATTER.test(message)]
  return first === last ? undefined : first ? 'first' : 'last'
}

export function readResultCommand(message: string): ResultCommand {
  const asks = QUESTION.test(message)
  return {
    refundable: REFUNDABLE.test(message) && !NOT_REFUNDABLE.test(message) && !asks,
    sort: SORTS.find(([, words]) => words.test(message))?.[0],
    unfilters: UNFILTERS.test(message.trim().replace(/(?<![.!])[.!]+$/, '')),
    near: NEAR.test(message),
    waits: WAITS.test(message),
    resumes: RESUMES.test(message),
    flightNumbers: [...message.matchAll(FLIGHT_NUMBER)].map(([, code = '', digits = '']) => `${code}${digits}`),
    shifts: shiftOf(message),
    either: eitherOf(message),
    asks,
  }
}
