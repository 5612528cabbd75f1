import { numberAt } from '../../text/numbers.ts'
import { anyOf, either, inOrder, type Rule, several } from '../../text/phrase-grammar.ts'
import { DETERMINER } from '../../text/words/determiners.ts'
import type { Extreme } from '../types.ts'
import * as choosing from '../words/choosing.ts'
import * as words from '../words/flight-choices.ts'
import { PARTICLE } from '../words/trip-parts.ts'
import { type ChoiceWords, ends, fixed, LANDS, ONE, ofValue, type Part, THE, THE_EVENT } from './flight-choice-words.ts'
import { type SaidHour, saidHourAt } from './said-hours.ts'

const EXTREMES: readonly (readonly [Extreme | 'last_landing', Rule])[] = [
  ['cheapest', anyOf(words.CHEAPEST)],
  ['fastest', anyOf(words.FASTEST)],
  ['earliest', anyOf(words.EARLIEST)],
  ['latest', anyOf(words.LATEST)],
  ['first_landing', anyOf(words.LANDS_FIRST)],
  ['last_landing', anyOf(words.LANDS_LAST)],
  ['dearest', anyOf(choosing.DEAREST)],
  ['best_rated', anyOf(choosing.BEST_RATED, words.BEST_RATED)],
]

const COMPARED: readonly (readonly [Extreme, Rule])[] = [
  ['earliest', anyOf(words.EARLIER)],
  ['latest', anyOf(words.LATER)],
  ['cheapest', anyOf(words.CHEAPER)],
  ['fastest', anyOf(words.FASTER)],
  ['best_rated', anyOf(words.BETTER)],
]

/** 'By 11 pm latest': the word closes the bound of an hour, and orders nothing. */
const closesBound = (at: number, { said, tokens }: ChoiceWords): boolean =>
  said[at] === 'latest' && [1, 2, 3, 4].some((back) => saidHourAt(tokens, at - back)?.length === back)

/** 'The cheapest', 'second cheapest', 'whichever reaches earliest'. */
const EXTREME: Part = (at, all) => {
  if (closesBound(at, all)) return []
  const number = numberAt(all.tokens, at)
  const rank = number?.ordinal && number.value > 0 && number.value < 10 ? number : undefined
  // 'First to land' counts nothing.
  const starts = [{ from: at, count: 1 }, ...(rank ? [{ from: at + rank.length, count: rank.value }] : [])]
  return starts.flatMap(({ from, count }) =>
    EXTREMES.flatMap(([extreme, rule]) =>
      ends(rule, all, from).map((end) => ({
        end,
        choice: { order: { by: 'extreme' as const, extreme, rank: count } },
      })),
    ),
  )
}

/** 'Closest before the meeting', 'just before it starts': the last one that is in time. */
const CLOSE_TO_EVENT = inOrder(
  several(anyOf(words.LANDS, words.IN_TIME)),
  anyOf(words.CLOSEST),
  anyOf(['before', 'to']),
  either(THE_EVENT, anyOf(words.BEGINS)),
)
const LAST_IN_TIME = fixed(CLOSE_TO_EVENT, {
  order: { by: 'extreme', extreme: 'last_landing', rank: 1 },
  inTime: true,
})

const NEAREST_TO = inOrder(several(anyOf(words.DEPARTS)), anyOf(words.NEAREST), several(anyOf(['to', 'the'])))
const BY_HOUR = anyOf(['at', 'around', 'about', 'that leaves around', 'that leaves at'])
const OR_NEAREST = either(
  inOrder(ONE, anyOf(words.OR_NEAREST), ONE),
  inOrder(anyOf(words.HINDI_NEAREST), several(anyOf(['ho', 'hai', 'jo']))),
)
const NEAREST: Part = (at, all) => {
  const landing = ends(LANDS, all, at)
  const before = [at, ...landing].flatMap((from) =>
    ends(NEAREST_TO, all, from).flatMap((start) => {
      const hour = saidHourAt(all.tokens, start)
      return hour ? [{ end: start + hour.length, hour: hour.hour, lands: from !== at }] : []
    }),
  )
  const starts = [at, ...ends(BY_HOUR, all, at)]
  const behind = starts.flatMap((start) => {
    const hour = saidHourAt(all.tokens, start)
    if (!hour) return []
    return ends(OR_NEAREST, all, start + hour.length).map((end) => ({ end, hour: hour.hour, lands: false }))
  })
  return [...before, ...behind, ...roughly(at, all)].map(({ end, hour, lands }) => ({
    end,
    choice: { order: { by: 'nearest' as const, hour, lands } },
  }))
}

const LEAVES = several(anyOf(words.DEPARTS))
const ABOUT = anyOf(words.ABOUT)
const HINDI_ABOUT_LANDING = inOrder(anyOf(words.HINDI_ABOUT), anyOf(words.PAHUNCHE))
/** 'That reaches around 11', 'the one leaving about 6', '10 baje ke aaspaas pahunche'. */
function roughly(at: number, all: ChoiceWords): readonly { end: number; hour: SaidHour; lands: boolean }[] {
  const verbs = [
    ...ends(LANDS, all, at).map((from) => ({ from, lands: true })),
    ...ends(LEAVES, all, at)
      .filter((from) => from > at)
      .map((from) => ({ from, lands: false })),
  ]
  const english = verbs.flatMap(({ from, lands }) =>
    ends(ABOUT, all, from).flatMap((start) => {
      const hour = saidHourAt(all.tokens, start)
      return hour ? [{ end: start + hour.length, hour: hour.hour, lands }] : []
    }),
  )
  // 'The one around 7', 'around 7 wali': beside what it is of.
  const bare = ends(ABOUT, all, at).flatMap((start) => {
    const hour = saidHourAt(all.tokens, start)
    const isOfOne = isOne(all.said[at - 1]) || (hour !== undefined && isOne(all.said[start + hour.length]))
    return hour && isOfOne ? [{ end: start + hour.length, hour: hour.hour, lands: false }] : []
  })
  english.push(...bare)
  const hour = saidHourAt(all.tokens, at)
  const hindi = hour ? ends(HINDI_ABOUT_LANDING, all, at + hour.length) : []
  return [...english, ...hindi.flatMap((end) => (hour ? [{ end, hour: hour.hour, lands: true }] : []))]
}

const AT_HOUR = anyOf(['at', 'leaving at'])
/** 'The 11 am one', '8 baje wali', 'IndiGo at 7', 'the one landing at 10:25': it leaves, or lands, just then. */
const AT: Part = (at, all) => {
  const behind = at > 0 ? ends(AT_HOUR, all, at) : []
  const bare = [at, ...behind].flatMap((start) => {
    const hour = saidHourAt(all.tokens, start)
    const end = start + (hour?.length ?? 0)
    return hour && (start > at || PARTICLES.has(all.said[end] ?? '')) ? [{ end, hour: hour.hour }] : []
  })
  const said = bare.map(({ end, hour }) => ({ end, choice: { order: { by: 'at' as const, hour } } }))
  return [...atClock(at, all), ...said]
}
const AT_CLOCK = inOrder(several(anyOf(words.DEPARTS)), several(anyOf(['at'])))
const LANDS_AT = inOrder(LANDS, several(anyOf(['at'])))
const DEPARTURE = anyOf(['departure'])
const ARRIVAL = anyOf(['arrival', 'landing'])
const atClock: Part = (at, all) => [
  ...ends(AT_CLOCK, all, at).flatMap((start) => {
    const clock = ofValue(all, start, 'clock')
    if (!clock) return []
    const { value: hour, end } = clock
    return [
      ...[end, ...ends(DEPARTURE, all, end)].map((until) => ({ end: until, choice: leavingAt(hour) })),
      ...ends(ARRIVAL, all, end).map((until) => ({ end: until, choice: landingAt(hour) })),
    ]
  }),
  ...ends(LANDS_AT, all, at).flatMap((start) => {
    const clock = ofValue(all, start, 'clock')
    return clock ? [{ end: clock.end, choice: landingAt(clock.value) }] : []
  }),
]
const leavingAt = (hour: SaidHour) => ({ order: { by: 'at' as const, hour } })
const landingAt = (hour: SaidHour) => ({ order: { by: 'at' as const, hour, lands: true as const } })

const TOP = fixed(anyOf(words.TOP), { order: { by: 'place', index: 1 } })
const LAST_OF: Part = (at, all) => (closesBound(at, all) ? [] : LAST(at, all))
const LAST = fixed(anyOf(['last', 'last one', 'very last one', 'very last', 'aakhri', 'aakhri wali', 'latest']), {
  order: { by: 'last' },
})

const NUMBERED = several(anyOf(['number', 'option', 'no']))
/** 'The second one' of a way that is named. */
const COUNTED: Part = (at, all) => {
  const named = ends(NUMBERED, all, at).flatMap((start) => {
    const number = numberAt(all.tokens, start)
    const isRank = number !== undefined && (number.ordinal || start > at) && number.value > 0 && number.value < 20
    return isRank ? [{ from: start + number.length, index: number.value }] : []
  })
  return named.flatMap(({ from, index }) =>
    ends(ONE, all, from).map((end) => ({
      end,
      choice: { order: { by: 'place' as const, index, isCounted: true as const } },
    })),
  )
}

const BESIDE = [
  [1, inOrder(anyOf(words.NEXT_TO), several(anyOf(DETERMINER)))],
  [-1, inOrder(anyOf(words.BEFORE_IT), several(anyOf(DETERMINER)))],
] as const
/** 'The one just after the first one'. */
const NEXT: Part = (at, all) =>
  BESIDE.flatMap(([step, lead]) =>
    ends(lead, all, at).flatMap((start) => {
      const number = numberAt(all.tokens, start)
      const index = number?.ordinal ? number.value + step : 0
      return number && index > 0
        ? ends(ONE, all, start + number.length).map((end) => ({
            end,
            choice: { order: { by: 'place' as const, index } },
          }))
        : []
    }),
  )

/** What compares a few, before these: 'the earlier one of the'. */
const OF_THE = COMPARED.map(([extreme, rule]) => [extreme, inOrder(rule, ONE, anyOf(words.OF_THEM), THE)] as const)
const FEW = EXTREMES.flatMap(([extreme, most]) =>
  extreme === 'last_landing' ? [] : [[extreme, inOrder(most, ONE)] as const],
)
const FIRST = anyOf(['first', 'top', 'upar wali', 'upar ki'])
/** 'The earlier one of the two cheapest', 'the cheaper of the first two', 'the better rated of the two'. */
const OF_FEW: Part = (at, all) =>
  OF_THE.flatMap(([extreme, rule]) =>
    ends(rule, all, at).flatMap((start) => {
      const order = { by: 'extreme' as const, extreme, rank: 1 }
      const count = fewAt(all, start)
      const ofExtreme = count
        ? FEW.flatMap(([of, most]) =>
            ends(most, all, count.end).map((end) => ({
              end,
              choice: { order, among: { extreme: of, count: count.value } },
            })),
          )
        : []
      const ofList = [start, ...ends(FIRST, all, start)].flatMap((from) => {
        const few = fewAt(all, from)
        const among = few && { count: few.value, ...(from > start && { isFirst: true as const }) }
        return few && among ? ends(ONE, all, few.end).map((end) => ({ end, choice: { order, among } })) : []
      })
      return [...ofExtreme, ...ofList]
    }),
  )

/** A small number of results. */
function fewAt({ tokens }: ChoiceWords, at: number): { value: number; end: number } | undefined {
  if (tokens[at]?.said === 'both' || tokens[at]?.said === 'dono') return { value: 2, end: at + 1 }
  const number = numberAt(tokens, at)
  const isFew = number !== undefined && !number.ordinal && number.value > 1 && number.value < 6
  return isFew ? { value: number.value, end: at + number.length } : undefined
}

/** 'Dono mein se sasti wali'. */
const OF_BOTH_HINDI = inOrder(
  anyOf(['dono', 'in dono', 'inn dono', 'un dono']),
  anyOf(['mein se', 'me se', 'mein', 'me', 'ki', 'se']),
)
const HINDI_FEW: Part = (at, all) =>
  ends(OF_BOTH_HINDI, all, at).flatMap((start) =>
    COMPARED.flatMap(([extreme, rule]) =>
      ends(inOrder(several(anyOf(['jo'])), rule, ONE), all, start).map((end) => ({
        end,
        choice: { order: { by: 'extreme' as const, extreme, rank: 1 }, among: { count: 2 } },
      })),
    ),
  )

/** The least that a flight or a night costs; smaller figures count or tell the time. */
const LEAST_RUPEES = 500
const PRICED = anyOf(words.COSTS)
/** 'The 5640 one', 'the one which costs 5,640'. */
const COSTS: Part = (at, all) =>
  [at, ...ends(PRICED, all, at)].flatMap((start) => {
    const number = numberAt(all.tokens, start)
    if (!number || number.ordinal || number.value < LEAST_RUPEES) return []
    return [{ end: start + number.length, choice: { order: { by: 'costs' as const, rupees: number.value } } }]
  })

const PARTICLES: ReadonlySet<string> = new Set(PARTICLE)
const isOne = (said: string | undefined): boolean => said === 'one' || PARTICLES.has(said ?? '')

/** Parts that say which one it is of those that fit. */
export const ORDERS: readonly Part[] = [
  EXTREME,
  LAST_IN_TIME,
  NEAREST,
  AT,
  TOP,
  LAST_OF,
  NEXT,
  COUNTED,
  OF_FEW,
  HINDI_FEW,
  COSTS,
]
