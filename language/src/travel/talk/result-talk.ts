import { anyOf, either, inOrder, maybe, phrases, type Rule, several } from '../../text/phrase-grammar.ts'
import { PLEASE } from '../../text/words/filler.ts'
import { AIRLINE_CODES } from '../airlines.ts'
import type { Extreme, Target } from '../types.ts'
import { CHEAPEST, DEAREST, FASTEST } from '../words/extremes.ts'
import { found, foundInTurn, type SaidWords } from './said.ts'

/** The order in which results are wanted. */
export type ResultOrder = 'price' | 'duration' | 'departure_early' | 'departure_late' | 'co2' | 'rating'

/** What a message asks of the results in words that fill no slot. */
export interface ResultTalk {
  refundable: boolean
  /** The order in which results are wanted ('cheapest first'). */
  sort: ResultOrder | undefined
  /** 'Show all', 'clear the filters'. */
  unfilters: boolean
  /** 'Remove the price limit'. */
  unprices: boolean
  /** A place is meant near which a hotel shall be. */
  near: boolean
  /** The flight back shall be with the airline of the way out. */
  sameAirline: boolean
  /** How far something is. */
  far: boolean
  /** What waiting with the booking costs. */
  waits: boolean
  /** Whether it costs less on another day: 'which day is cheapest?'. */
  otherDays: boolean
  /** The trip that was put aside is wanted again. */
  resumes: boolean
  /** Flight numbers as they were written, in their order. */
  flightNumbers: string[]
  /** 'Later flights', 'an earlier return': others than those in sight, of the same day. */
  shifts: { way: 'later' | 'earlier'; of: Target | undefined; isOut: boolean } | undefined
  /** 'The one after it', 'the next one': beside the one that is chosen or was spoken of last. */
  beside: { step: 1 | -1; by: 'time' | 'place' } | undefined
  /** 'The later one', of two days. */
  either: 'first' | 'last' | undefined
  /** A question, which wishes for nothing. */
  asks: boolean
  compares: boolean
  /** Which of the results a question is about; -1 is the last. */
  ordinal: number | undefined
  /** All the results that are named by their place, for a comparison. */
  ordinals: number[]
  /** Which of the results a question is about, by what is most of it. */
  extreme: Extreme | undefined
  /** 'Any airline': none is wished for any more. */
  anyAirline: boolean
}

const REFUNDABLE = anyOf(phrases('refund | refunds | refundable | free cancellation'))
const NOT_REFUNDABLE = anyOf(phrases('non refundable | non - refundable | nonrefundable'))
const QUESTION = anyOf(phrases('is | are | does | do | can | could | which | what | whats | will | would | kya'))
const ORDERS: readonly (readonly [ResultOrder, readonly string[]])[] = [
  [
    'price',
    phrases(
      `cheap | cheapest | cheaper | low | lower | lowest | price | fare | fares | cost | sasta | sasti | saste | lowest price | lowest prices | lowest fare | lowest fares
       lowest rate | lowest rates | low price | low prices | low fare | low fares | lower price | lower prices | lower fare | lower fares`,
    ),
  ],
  [
    'duration',
    phrases(
      'fast | fastest | faster | quick | quickest | quicker | short | shortest | shorter | duration | travel time | flying time',
    ),
  ],
  ['departure_early', phrases('early | earliest | earlier | departure | departure time')],
  ['departure_late', phrases('late | latest | later')],
  [
    'co2',
    phrases(
      'green | greenest | greener | co2 | emission | emissions | carbon | lowest co2 | lowest carbon | lowest emission | lowest emissions',
    ),
  ],
  [
    'rating',
    phrases(
      'best rated | best - rated | highest rated | highest - rated | top rated | top - rated | rating | ratings | reviews',
    ),
  ],
]
const SORT_BY = inOrder(
  anyOf(phrases('sort | order | rank | arrange | sorted | ordered | ranked | arranged')),
  maybe(anyOf(phrases('it | them | these | the flights | the hotels | the results'))),
  anyOf(['by']),
  maybe(anyOf(['the'])),
)
const ORDER_RULES = ORDERS.map(([order, names]) => {
  const name = anyOf(names)
  const things = maybe(anyOf(phrases('flight | flights | hotel | hotels | one | ones | fare | fares')))
  return [order, either(inOrder(name, things, anyOf(['first'])), inOrder(SORT_BY, name))] as const
})
const RESULTS = phrases('flights | hotels | options | results')
const SHOWN = either(
  inOrder(
    anyOf(phrases('all | everything')),
    maybe(either(anyOf(phrases('of them')), inOrder(maybe(anyOf(['the'])), anyOf(RESULTS)))),
    several(either(anyOf(['again']), anyOf(RESULTS))),
  ),
)
const SHOW = inOrder(anyOf(phrases('show | see | list | bring back')), maybe(anyOf(['me'])))
const CLEAR = either(
  inOrder(
    anyOf(phrases('clear | remove | reset | drop')),
    maybe(anyOf(['all'])),
    maybe(anyOf(phrases('the | my'))),
    anyOf(phrases('filter | filters')),
  ),
  inOrder(anyOf(['without']), maybe(anyOf(phrases('any | the'))), anyOf(phrases('filter | filters'))),
  anyOf(phrases('sab dikhao | saari dikhao')),
)
const CLEARS = anyOf(phrases('remove | drop | clear | forget | ignore | lift | no | without | hata do | hatao'))
const PRICE_LIMIT = anyOf(
  phrases(
    'price limit | price cap | price filter | budget limit | budget filter | fare limit | limit on price | limit on the price | cost limit | price restriction | budget restriction',
  ),
)
const NEAR = anyOf(
  phrases(
    `near | nearby | near by | close by | in the vicinity of | vicinity of | not far from | close to | closer to | closest to | nearer to | nearest to | next to | beside | walking distance | distance to | distance from | around | ke paas | ke pass | side me | side mein | side pe | side par | ki side | ki taraf | ke aas paas | ke nazdeek | ke nazdik | area me | area mein`,
  ),
)
const SAME_AIRLINE = anyOf(
  phrases('same airline | same airlines | same carrier | same one airline | usi airline | wahi airline'),
)
const FAR = anyOf(
  phrases(
    'how far | distance | kitna door | kitni door | kitna dur | kitni dur | far is | how many km | how many kms | how close',
  ),
)
const COST = anyOf(
  phrases(
    'cost | costs | fare | fares | price | prices | cheaper | dearer | more | expensive | rise | go up | increase',
  ),
)
const WAIT_BEFORE = anyOf(phrases('wait | waiting | waited | later | delay | delaying'))
const WAIT_BEHIND = anyOf(phrases('wait | waiting | later | next week | in a week | after a week'))
const WAITS = either(
  anyOf(phrases('what if i wait | baad mein book | agle hafte book')),
  inOrder(
    anyOf(['what if i']),
    anyOf(phrases('book | booked')),
    maybe(anyOf(['it'])),
    anyOf(phrases('later | next week | in a week')),
  ),
)
const OTHER_DAY = anyOf(
  phrases(
    `another day | another date | other day | other days | other dates | a different day | different day | different days | different date | different dates | some other day | any other day | which day | which date | what day | which days | around then
     nearby days | nearby dates | near dates | adjacent days | flexible dates | that week | the week | this week | koi aur din | kisi aur din | kis din | kaunse din | kaun se din | dusre din | doosre din | aas paas | aage peeche | days around | dates around | around that date | day before or after`,
  ),
)
const CHEAP = anyOf(
  phrases(
    'cheap | cheaper | cheapest | lowest | low | less | sasta | sasti | saste | fare | fares | price | prices | cost | costs',
  ),
)
/** 'What's the fare if I go on Wednesday?' */
const IF_THEN = anyOf(phrases('if | agar | in case'))
const NEAR_DAY = anyOf(
  phrases(
    'monday | tuesday | wednesday | thursday | friday | saturday | sunday | mon | tue | wed | thu | fri | sat | sun | tomorrow | day after | next day | previous day | a day later | a day earlier | one day later | one day earlier | somvar | mangalvar | budhvar | guruvar | shukravar | shanivar | ravivar | ek din baad | ek din pehle',
  ),
)
/** 'Is the 10th cheaper?' */
const DAY_NUMBER: Rule = (words, at) => (/^\d{1,2}(?:st|nd|rd|th)$/.test(words[at] ?? '') ? [at + 1] : [])
const IS_DAY = inOrder(
  anyOf(phrases('is | are | would | will | kya')),
  maybe(anyOf(phrases('the | it | flying on | going on | on'))),
  either(NEAR_DAY, DAY_NUMBER),
)
const LESS = anyOf(phrases('cheaper | cheap | less | lower | sasta | sasti | saste'))
const FEW = 8
const OTHER_DAYS = anyOf(
  phrases(
    'cheapest day | cheapest date | cheapest days | cheaper day | cheaper date | fare calendar | price calendar | calendar of fares | flexible dates | flexible on dates | flexible with dates | dates are flexible | date is flexible | sasta din | saste din',
  ),
)
const RESUME = anyOf(phrases('resume | continue | reopen | go back to | take up | pick up | back to'))
const RESUMED = anyOf(phrases('draft | trip | request | unfinished | earlier one | last one'))
const SHIFTED = anyOf(
  PLEASE,
  phrases(
    'return | onward | outbound | flight | flights | back | one | ones | option | options | timing | timings | departure | departures | on the way out | way out | for going | on the way there | on the way back | going | for the way out',
  ),
)
const HINDI_SHIFT = either(
  inOrder(anyOf(phrases('baad | der | pehle | jaldi')), anyOf(phrases('ki | wali | wale | waali'))),
  inOrder(
    anyOf(phrases('thoda | thodi | thode | thora | thodi si')),
    anyOf(phrases('late | der | baad | jaldi | pehle | early')),
  ),
)
const MOST = anyOf(['sabse'])
const NEXT = anyOf(
  phrases(
    'the one after it | the one after that | the one after | one after that | one after it | the next one | next one | the one below | the one below it | uske baad wali | uske baad wala | agla wala | agli wali',
  ),
)
const PREVIOUS = anyOf(
  phrases(
    'the one before it | the one before that | the one before | the previous one | one before that | one before it | the one above | the one above it | usse pehle wali | usse pehle wala',
  ),
)
const OF_DAYS = anyOf(
  phrases(
    `day | days | week | weeks | night | nights | hour | hours | month | date | book | booked | booking | tell | ask | talk | decide | think | do | wait`,
  ),
)
const LATTER = anyOf(phrases('later | latter | second | last | dusra | dusri | doosra | doosri'))
const FORMER = anyOf(phrases('earlier | former | first | pehla | pehli | pehle'))
const COMPARES = anyOf(phrases('compare | comparison | comparing | difference between | difference | versus | vs'))
const PLACES: readonly (readonly [number, readonly string[]])[] = [
  [1, phrases('first | 1st')],
  [2, phrases('second | 2nd')],
  [3, phrases('third | 3rd')],
  [4, phrases('fourth | 4th')],
  [5, phrases('fifth | 5th')],
]
const PLACE_RULES = PLACES.map(([place, names]) => [place, anyOf(names)] as const)
const EXTREMES = [
  ['cheapest', anyOf(['lowest', ...CHEAPEST])],
  ['fastest', anyOf(FASTEST)],
  ['earliest', anyOf(['earliest'])],
  ['latest', anyOf(['latest'])],
  ['dearest', anyOf(DEAREST)],
  [
    'best_rated',
    anyOf(
      phrases(
        'best rated | highest rated | top rated | better rated | higher rated | best rating | highest rating | best reviews',
      ),
    ),
  ],
  ['nearest', anyOf(phrases('nearest | closest'))],
] as const
const CHEAPER = anyOf(phrases('cheaper | sasta | sasti'))
const ANY_AIRLINE = anyOf(
  phrases(
    'any airline | any airlines | all airlines | any other airline | koi bhi airline | airline doesnt matter | airline does not matter',
  ),
)
const TARGETS = [
  ['hotel', anyOf(['hotel'])],
  ['return_flight', anyOf(phrases('return | inbound | wapsi | flight back | way back | wapas wala | wapas wali'))],
  ['flight', anyOf(phrases('flight | outbound | onward'))],
] as const
/** The flight out, whichever is in sight. */
const WAY_OUT = anyOf(phrases('going | outbound | onward | way out | way there | jaane wali | jaane ki'))
/** No shift is said in more words. */
const MOST_SHIFT_WORDS = 12

/** Reads what a message asks of the results. */
export function resultTalkIn({ words, wanted, endsAsking }: SaidWords): ResultTalk {
  const asks = endsAsking || QUESTION(wanted, 0).length > 0
  const places = placesIn(words)
  return {
    refundable: found(REFUNDABLE, wanted) && !found(NOT_REFUNDABLE, wanted) && !asks,
    sort: ORDER_RULES.find(([, rule]) => found(rule, wanted))?.[0],
    unfilters: found(CLEAR, wanted) || wanted.some((_, at) => inOrder(SHOW, SHOWN)(wanted, at).includes(wanted.length)),
    unprices: foundInTurn(words, CLEARS, PRICE_LIMIT),
    near: found(NEAR, wanted),
    sameAirline: found(SAME_AIRLINE, wanted) && !asks,
    far: found(FAR, words),
    waits: found(WAITS, wanted) || foundInTurn(wanted, WAIT_BEFORE, COST) || foundInTurn(wanted, COST, WAIT_BEHIND),
    otherDays:
      found(OTHER_DAYS, wanted) ||
      foundInTurn(wanted, CHEAP, OTHER_DAY) ||
      foundInTurn(wanted, OTHER_DAY, CHEAP) ||
      foundInTurn(wanted, COST, IF_THEN, NEAR_DAY) ||
      (asks && wanted.length <= FEW && foundInTurn(wanted, IS_DAY, LESS)),
    resumes: foundInTurn(wanted, RESUME, RESUMED),
    flightNumbers: flightNumbersIn(wanted),
    shifts: shiftIn(wanted),
    beside: asks ? undefined : besideIn(words),
    either: eitherIn(wanted),
    asks,
    compares: found(COMPARES, words),
    ordinal: PLACE_RULES.find(([, rule]) => found(rule, words))?.[0] ?? (words.includes('last') ? -1 : undefined),
    ordinals: places,
    extreme:
      EXTREMES.find(([, rule]) => found(rule, words))?.[0] ?? (asks && found(CHEAPER, words) ? 'cheapest' : undefined),
    anyAirline: found(ANY_AIRLINE, wanted),
  }
}

/** 'The first and the third', 'option 2 vs 4', in their order. */
function placesIn(words: readonly string[]): number[] {
  return words.flatMap((word, at) => {
    const isPair = /^(?:two|2|do)$/.test(words[at + 1] ?? '')
    if (word === 'last') return isPair ? [-2, -1] : [-1]
    const named = PLACE_RULES.find(([, rule]) => rule(words, at).length > 0)
    if (named) return isPair && named[0] === 1 ? [1, 2] : [named[0]]
    if (isPair && /^(?:first|last|1st|pehle|pehli)$/.test(words[at - 1] ?? '')) return []
    const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1]
    return digits === undefined ? [] : [Number(digits)]
  })
}

/** '6E 2341', 'AI-101', 'ai101'. */
function flightNumbersIn(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const whole = word.toUpperCase()
    const code = AIRLINE_CODES.find((one) => whole.startsWith(one))
    if (code === undefined) return []
    const next = words[at + 1] === '-' ? words[at + 2] : words[at + 1]
    const digits = whole === code ? (next ?? '') : whole.slice(code.length)
    return /^\d{3,4}$/.test(digits) ? [`${code}${digits}`] : []
  })
}

/** 'Later in the day', 'earlier than that': the day is that of the flight in sight. */
const THAT_DAY = anyOf(
  phrases(
    'in the day | that day | on that day | on the same day | on same day | the same day | same day | same date | on the same date | usi din | us din | of the day | on the day | than that | than this | than these | than those | than it',
  ),
)

/** What follows a pause: 'wait, hold on, anything later?'. */
function behindPause(words: readonly string[]): readonly string[] {
  const pause = words.slice(0, PAUSES_WITHIN).findLastIndex((word) => word === 'wait' || word === 'hold')
  return words.slice(pause + 1)
}

const PAUSES_WITHIN = 5

/** The words without what says that the day stays. */
function withoutDay(words: readonly string[]): string[] {
  const left: string[] = []
  for (let at = 0; at < words.length; ) {
    const end = Math.max(...THAT_DAY(words, at), at)
    if (end === at) left.push(words[at] ?? '')
    at = end === at ? at + 1 : end
  }
  return left
}

/** A word alone, or with what it is said of; 'a day later' moves the day instead. */
function shiftIn(all: readonly string[]): ResultTalk['shifts'] {
  const words = withoutDay(behindPause(all))
  const counts = words.some((word) => /\d/.test(word))
  if (found(OF_DAYS, words) || counts || words.length > MOST_SHIFT_WORDS) return undefined
  const at = words.findIndex(
    (word, place) =>
      (word === 'later' || word === 'earlier') && several(SHIFTED)(words, place + 1).includes(words.length),
  )
  const hindi = words.findIndex(
    (_, place) => HINDI_SHIFT(words, place).length > 0 && MOST(words, place - 1).length === 0,
  )
  const shift = at >= 0 ? at : hindi
  const word = /^th/.test(words[shift] ?? '') ? words[shift + 1] : words[shift]
  if (word === undefined) return undefined
  return {
    way: /^(?:later|late|baad|der)$/.test(word) ? 'later' : 'earlier',
    of: TARGETS.find(([, rule]) => found(rule, words))?.[0],
    isOut: found(WAY_OUT, words),
  }
}

/** Before and after are times, next and above are places in the list. */
function besideIn(words: readonly string[]): ResultTalk['beside'] {
  const step = found(NEXT, words) ? 1 : found(PREVIOUS, words) ? -1 : undefined
  const by = words.some((word) => OF_TIME.test(word)) ? 'time' : 'place'
  return step && { step, by }
}

const OF_TIME = /^(?:after|before|baad|pehle)$/

function eitherIn(words: readonly string[]): ResultTalk['either'] {
  const [first, last] = [found(FORMER, words), found(LATTER, words)]
  return first === last ? undefined : first ? 'first' : 'last'
}
