import { numberAt } from '../../text/numbers.ts'
import { anyOf, either, inOrder, maybe, type Rule, several } from '../../text/phrase-grammar.ts'
import type { Token } from '../../text/tokens.ts'
import { DETERMINER, POINTER } from '../../text/words/determiners.ts'
import type { Entity } from '../entities.ts'
import { EVENTS } from '../events.ts'
import type { Extreme, Where } from '../types.ts'
import * as choosing from '../words/choosing.ts'
import * as words from '../words/flight-choices.ts'
import { PARTICLE, RESULT } from '../words/trip-parts.ts'
import { type SaidHour, saidHourAt } from './said-hours.ts'

/** What picks a flight among those that fit. */
type Order =
  | { by: 'extreme'; extreme: Extreme | 'last_landing'; rank: number }
  /** The latest of those within hours that are named; 'the last one' alone is the last of a list. */
  | { by: 'last' }
  /** The one that leaves, or lands, closest to an hour, before or after it. */
  | { by: 'nearest'; hour: SaidHour; lands: boolean }
  /** It leaves at that hour. */
  | { by: 'at'; hour: SaidHour }
  /** A place in the list; `isCounted` if by its number alone, which names a flight only beside the way that it is for. */
  | { by: 'place'; index: number; isCounted?: true }

/** A bound of an hour, as said. */
export interface HourBound {
  limit: 'depart_after' | 'depart_before' | 'arrive_after' | 'arrive_before'
  hour: SaidHour
}

/** A choice of one flight by what it is beside the others, with what is said of it. */
export interface FlightChoice {
  /** The way that is named. */
  leg?: 'flight' | 'return_flight'
  where: Pick<Where, 'airline' | 'without_airlines' | 'stops' | 'max_price_paise' | 'depart_period'>
  hours: readonly HourBound[]
  /** Only those within the hours that were told before: it 'makes it'. */
  inTime?: true
  /** Neither late at night nor before the day begins. */
  byDay?: true
  order?: Order
  /** What is left without those that are ruled out. */
  other?: true
  /** What is ruled out: places in the list, of which 0 is the one that was spoken of last, and hours of leaving. */
  not: readonly (number | SaidHour)[]
}

/** The words of a message, with the values that stand in it. */
export interface ChoiceWords {
  said: readonly string[]
  tokens: readonly Token[]
  entities: readonly Entity[]
}
/** Reads what a choice says from a place on, and answers where that may end. */
type Part = (at: number, words: ChoiceWords) => readonly { end: number; choice: Partial<FlightChoice> }[]

const ends = (rule: Rule, { said }: ChoiceWords, at: number) => rule(said, at)
const fixed =
  (rule: Rule, choice: Partial<FlightChoice>): Part =>
  (at, all) =>
    ends(rule, all, at).map((end) => ({ end, choice }))
const ofValue = <Kind extends Entity['value']['kind']>(
  { entities }: ChoiceWords,
  at: number,
  kind: Kind,
): { value: Extract<Entity['value'], { kind: Kind }>; end: number } | undefined => {
  const entity = entities.find(({ start, value }) => start === at && value.kind === kind)
  return entity && { value: entity.value as Extract<Entity['value'], { kind: Kind }>, end: entity.end }
}

const THE = several(anyOf(DETERMINER, POINTER))
const ONE = several(anyOf(RESULT, PARTICLE))
const EVENT: Rule = (said, at) => (EVENTS.has(said[at] ?? '') ? [at + 1] : [])
const THE_EVENT = inOrder(THE, EVENT)
const EXTREMES: readonly (readonly [Extreme | 'last_landing', Rule])[] = [
  ['cheapest', anyOf(words.CHEAPEST)],
  ['fastest', anyOf(words.FASTEST)],
  ['earliest', anyOf(words.EARLIEST)],
  ['latest', anyOf(words.LATEST)],
  ['first_landing', anyOf(words.LANDS_FIRST)],
  ['last_landing', anyOf(words.LANDS_LAST)],
]

/** 'The cheapest', 'second cheapest', 'whichever reaches earliest'. */
const EXTREME: Part = (at, all) => {
  const number = numberAt(all.tokens, at)
  const rank = number?.ordinal && number.value > 0 && number.value < 10 ? number : undefined
  const from = rank ? at + rank.length : at
  return EXTREMES.flatMap(([extreme, rule]) =>
    ends(rule, all, from).map((end) => ({
      end,
      choice: { order: { by: 'extreme' as const, extreme, rank: rank?.value ?? 1 } },
    })),
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
const LANDS = anyOf(words.ARRIVES)
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
  const hour = saidHourAt(all.tokens, at)
  const hindi = hour ? ends(inOrder(anyOf(words.HINDI_ABOUT), anyOf(words.PAHUNCHE)), all, at + hour.length) : []
  return [...english, ...hindi.flatMap((end) => (hour ? [{ end, hour: hour.hour, lands: true }] : []))]
}

/** 'The 11 am one': it leaves just then. */
const AT: Part = (at, all) =>
  [at, ...ends(anyOf(['at', 'leaving at', 'that leaves at', 'that is at']), all, at)].flatMap((start) => {
    const clock = ofValue(all, start, 'clock')
    return clock ? [{ end: clock.end, choice: { order: { by: 'at' as const, hour: clock.value } } }] : []
  })

const BOUNDS = [
  ['before', anyOf(words.BEFORE)],
  ['after', anyOf(words.AFTER)],
] as const
const HINDI_BOUNDS = [
  ['before', anyOf(words.HINDI_BEFORE)],
  ['after', anyOf(words.HINDI_AFTER)],
] as const
const DEPARTS = several(anyOf(words.DEPARTS))

/** 'That lands before 10 at night', 'but nothing before 7', '10 baje se pehle pahunche', 'between 6 and 9 pm'. */
const BOUND: Part = (at, all) => {
  const bounded = (end: number, verb: 'arrive' | 'depart', side: 'before' | 'after', hour: SaidHour) => ({
    end,
    choice: { hours: [{ limit: `${verb}_${side}` as const, hour }] },
  })
  const starts = [
    ...ends(DEPARTS, all, at).map((from) => ({ from, verb: 'depart' as const })),
    ...ends(LANDS, all, at).map((from) => ({ from, verb: 'arrive' as const })),
  ]
  const english = starts.flatMap(({ from, verb }) =>
    BOUNDS.flatMap(([side, rule]) =>
      ends(rule, all, from).flatMap((start) => {
        const hour = saidHourAt(all.tokens, start)
        return hour ? [bounded(start + hour.length, verb, side, hour.hour)] : []
      }),
    ),
  )
  const hour = saidHourAt(all.tokens, at)
  const hindi = hour
    ? HINDI_BOUNDS.flatMap(([side, rule]) =>
        ends(rule, all, at + hour.length).flatMap((end) => [
          bounded(end, 'depart', side, hour.hour),
          ...ends(anyOf(words.PAHUNCHE), all, end).map((behind) => bounded(behind, 'arrive', side, hour.hour)),
        ]),
      )
    : []
  return [...english, ...hindi]
}

const BETWEEN_HOURS: Part = (at, all) =>
  ends(inOrder(DEPARTS, anyOf(['between', 'from'])), all, at).flatMap((start) => {
    const first = saidHourAt(all.tokens, start)
    const joined = first && start + first.length
    if (!first || joined === undefined || !/^(?:and|to|-|till)$/.test(all.said[joined] ?? '')) return []
    const second = saidHourAt(all.tokens, joined + 1)
    if (!second) return []
    const hours = [
      { limit: 'depart_after' as const, hour: sameHalf(first.hour, second.hour) },
      { limit: 'depart_before' as const, hour: second.hour },
    ]
    return [{ end: joined + 1 + second.length, choice: { hours } }]
  })

/** Of 'between 6 and 9 pm' both hours are in the evening. */
const sameHalf = (first: SaidHour, second: SaidHour): SaidHour => {
  if (first.other === undefined || second.other !== undefined) return first
  const [early = first.time, late = first.time] = [first.time, first.other].toSorted()
  return { time: late < second.time ? late : early }
}

const AIRLINE: Part = (at, all) =>
  ends(several(anyOf(choosing.OF_AIRLINE)), all, at).flatMap((start) => {
    const airline = ofValue(all, start, 'airline')
    return airline ? [{ end: airline.end, choice: { where: { airline: airline.value.airline } } }] : []
  })
const NOT_AIRLINE: Part = (at, all) => {
  const without = (end: number, airline: string) => ({ end, choice: { where: { without_airlines: [airline] } } })
  const before = ends(inOrder(anyOf(words.EXCEPT), THE), all, at).flatMap((start) => {
    const airline = ofValue(all, start, 'airline')
    return airline ? [without(airline.end, airline.value.airline)] : []
  })
  const airline = ofValue(all, at, 'airline')
  const behind = airline
    ? ends(inOrder(ONE, anyOf(words.HINDI_EXCEPT)), all, airline.end).map((end) => without(end, airline.value.airline))
    : []
  return [...before, ...behind]
}
const VALUES: Part = (at, all) =>
  ends(
    several(anyOf(['that is', 'which is', 'with', 'in', 'in the', 'only', 'jo', 'among', 'from the'])),
    all,
    at,
  ).flatMap((start) => {
    const stops = ofValue(all, start, 'stops')
    const price = ofValue(all, start, 'price')
    const period = ofValue(all, start, 'period')
    return [
      ...(stops ? [{ end: stops.end, choice: { where: { stops: stops.value.most } } }] : []),
      ...(price ? [{ end: price.end, choice: { where: { max_price_paise: price.value.mostPaise } } }] : []),
      ...(period ? [{ end: period.end, choice: { where: { depart_period: period.value.period } } }] : []),
    ]
  })

const IN_TIME = fixed(
  either(
    inOrder(anyOf(words.IN_TIME), maybe(inOrder(anyOf(words.OF_EVENT), THE_EVENT)), several(anyOf(words.NOT_TIGHT))),
    inOrder(several(anyOf(words.ARRIVES)), anyOf(['before']), either(THE_EVENT, anyOf(words.BEGINS))),
    anyOf(words.NOT_TIGHT),
  ),
  { inTime: true },
)
const BY_DAY = fixed(
  either(
    inOrder(anyOf(words.EXCEPT), THE, several(anyOf(['any'])), anyOf(words.RED_EYE)),
    inOrder(anyOf(words.RED_EYE), ONE, anyOf(words.HINDI_EXCEPT)),
  ),
  { byDay: true },
)
const TOP = fixed(anyOf(words.TOP), { order: { by: 'place', index: 1 } })
const OTHER = fixed(anyOf(words.OTHER), { other: true })
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

/** 'Not the first one', 'not that one'. */
const NOT_ONE: Part = (at, all) =>
  ends(inOrder(anyOf(words.NOT), several(anyOf(DETERMINER))), all, at).flatMap((start) => {
    const number = numberAt(all.tokens, start)
    const named = number?.ordinal && number.value > 0 ? [{ from: start + number.length, index: number.value }] : []
    const that = ends(inOrder(anyOf(['that', 'this']), anyOf(RESULT)), all, start - 1).map((from) => ({
      from,
      index: 0,
    }))
    const airline = ofValue(all, start, 'airline')
    const at = ends(inOrder(ONE, several(anyOf(['at', 'leaving at', 'that leaves at']))), all, airline?.end ?? start)
    const hours = at.flatMap((from) => {
      const clock = ofValue(all, from, 'clock')
      return clock ? [{ from: clock.end, index: clock.value }] : []
    })
    return [...named, ...that, ...hours].flatMap(({ from, index }) =>
      ends(ONE, all, from).map((end) => ({ end, choice: { not: [index] } })),
    )
  })

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

const LEG: Part = (at, all) => [
  ...fixed(anyOf(words.OUTBOUND), { leg: 'flight' })(at, all),
  ...fixed(anyOf(words.INBOUND), { leg: 'return_flight' })(at, all),
]

const ORDERS: readonly Part[] = [EXTREME, LAST_IN_TIME, NEAREST, AT, TOP, LAST, NEXT, COUNTED]
/** What a choice says of a flight, each at most once: two of a kind may name two flights. */
export const PARTS: readonly Part[] = [
  (at, all) => ORDERS.flatMap((part) => part(at, all)),
  BETWEEN_HOURS,
  BOUND,
  BOUND,
  AIRLINE,
  NOT_AIRLINE,
  VALUES,
  VALUES,
  IN_TIME,
  BY_DAY,
  NOT_ONE,
  OTHER,
  LEG,
]
