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
]

/** 'The cheapest', 'second cheapest', 'whichever reaches earliest'. */
const EXTREME: Part = (at, all) => {
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
const NEAREST: Part = (at, all) => {
  const landing = ends(LANDS, all, at)
  const before = [at, ...landing].flatMap((from) =>
    ends(NEAREST_TO, all, from).flatMap((start) => {
      const hour = saidHourAt(all.tokens, start)
      return hour ? [{ end: start + hour.length, hour: hour.hour, lands: from !== at }] : []
    }),
  )
  const starts = [at, ...ends(anyOf(['at', 'around', 'about', 'that leaves around', 'that leaves at']), all, at)]
  const behind = starts.flatMap((start) => {
    const hour = saidHourAt(all.tokens, start)
    if (!hour) return []
    const rule = either(
      inOrder(ONE, anyOf(words.OR_NEAREST), ONE),
      inOrder(anyOf(words.HINDI_NEAREST), several(anyOf(['ho', 'hai', 'jo']))),
    )
    return ends(rule, all, start + hour.length).map((end) => ({ end, hour: hour.hour, lands: false }))
  })
  return [...before, ...behind, ...roughly(at, all)].map(({ end, hour, lands }) => ({
    end,
    choice: { order: { by: 'nearest' as const, hour, lands } },
  }))
}

/** 'That reaches around 11', 'the one leaving about 6', '10 baje ke aaspaas pahunche'. */
function roughly(at: number, all: ChoiceWords): readonly { end: number; hour: SaidHour; lands: boolean }[] {
  const verbs = [
    ...ends(LANDS, all, at).map((from) => ({ from, lands: true })),
    ...ends(several(anyOf(words.DEPARTS)), all, at)
      .filter((from) => from > at)
      .map((from) => ({ from, lands: false })),
  ]
  const english = verbs.flatMap(({ from, lands }) =>
    ends(anyOf(words.ABOUT), all, from).flatMap((start) => {
      const hour = saidHourAt(all.tokens, start)
      return hour ? [{ end: start + hour.length, hour: hour.hour, lands }] : []
    }),
  )
  // 'The one around 7', 'around 7 wali': beside what it is of.
  const bare = ends(anyOf(words.ABOUT), all, at).flatMap((start) => {
    const hour = saidHourAt(all.tokens, start)
    const isOfOne = isOne(all.said[at - 1]) || (hour !== undefined && isOne(all.said[start + hour.length]))
    return hour && isOfOne ? [{ end: start + hour.length, hour: hour.hour, lands: false }] : []
  })
  english.push(...bare)
  const hour = saidHourAt(all.tokens, at)
  const hindi = hour ? ends(inOrder(anyOf(words.HINDI_ABOUT), anyOf(words.PAHUNCHE)), all, at + hour.length) : []
  return [...english, ...hindi.flatMap((end) => (hour ? [{ end, hour: hour.hour, lands: true }] : []))]
}

/** 'The 11 am one', '8 baje wali', 'IndiGo at 7': it leaves just then. */
const AT: Part = (at, all) => {
  const behind = at > 0 ? ends(anyOf(['at', 'leaving at']), all, at) : []
  const bare = [at, ...behind].flatMap((start) => {
    const hour = saidHourAt(all.tokens, start)
    const end = start + (hour?.length ?? 0)
    return hour && (start > at || PARTICLES.has(all.said[end] ?? '')) ? [{ end, hour: hour.hour }] : []
  })
  const said = bare.map(({ end, hour }) => ({ end, choice: { order: { by: 'at' as const, hour } } }))
  return [...atClock(at, all), ...said]
}
const atClock: Part = (at, all) =>
  [at, ...ends(anyOf(['at', 'leaving at', 'that leaves at', 'that is at']), all, at)].flatMap((start) => {
    const clock = ofValue(all, start, 'clock')
    return clock ? [{ end: clock.end, choice: { order: { by: 'at' as const, hour: clock.value } } }] : []
  })

const TOP = fixed(anyOf(words.TOP), { order: { by: 'place', index: 1 } })
const LAST = fixed(anyOf(['last', 'last one', 'very last one', 'very last', 'aakhri', 'aakhri wali', 'latest']), {
  order: { by: 'last' },
})

/** 'The second one' of a way that is named. */
const COUNTED: Part = (at, all) => {
  const named = ends(several(anyOf(['number', 'option', 'no'])), all, at).flatMap((start) => {
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

/** 'The one just after the first one'. */
const NEXT: Part = (at, all) =>
  (
    [
      [1, words.NEXT_TO],
      [-1, words.BEFORE_IT],
    ] as const
  ).flatMap(([step, lead]) =>
    ends(inOrder(anyOf(lead), several(anyOf(DETERMINER))), all, at).flatMap((start) => {
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

/** 'The earlier one of the two cheapest', 'cheapest two mein se pehle wali'. */
const OF_FEW: Part = (at, all) =>
  COMPARED.flatMap(([extreme, rule]) =>
    ends(inOrder(rule, ONE, anyOf(words.OF_THEM), THE), all, at).flatMap((start) => {
      const number = numberAt(all.tokens, start)
      const count = number && !number.ordinal && number.value > 1 && number.value < 6 ? number : undefined
      return count
        ? EXTREMES.flatMap(([of, most]) =>
            of === 'last_landing'
              ? []
              : ends(inOrder(most, ONE), all, start + count.length).map((end) => ({
                  end,
                  choice: {
                    order: { by: 'extreme' as const, extreme, rank: 1 },
                    among: { extreme: of, count: count.value },
                  },
                })),
          )
        : []
    }),
  )

/** The least that a flight or a night costs; smaller figures count or tell the time. */
const LEAST_RUPEES = 500
/** 'The 5640 one', 'the one which costs 5,640'. */
const COSTS: Part = (at, all) =>
  [at, ...ends(anyOf(words.COSTS), all, at)].flatMap((start) => {
    const number = numberAt(all.tokens, start)
    if (!number || number.ordinal || number.value < LEAST_RUPEES) return []
    return [{ end: start + number.length, choice: { order: { by: 'costs' as const, rupees: number.value } } }]
  })

const PARTICLES: ReadonlySet<string> = new Set(PARTICLE)
const isOne = (said: string | undefined): boolean => said === 'one' || PARTICLES.has(said ?? '')

/** Parts that say which one it is of those that fit. */
export const ORDERS: readonly Part[] = [EXTREME, LAST_IN_TIME, NEAREST, AT, TOP, LAST, NEXT, COUNTED, OF_FEW, COSTS]
