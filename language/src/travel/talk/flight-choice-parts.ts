import { numberAt } from '../../text/numbers.ts'
import { anyOf, either, inOrder, maybe, several } from '../../text/phrase-grammar.ts'
import { DETERMINER } from '../../text/words/determiners.ts'
import * as choosing from '../words/choosing.ts'
import * as words from '../words/flight-choices.ts'
import { RESULT } from '../words/trip-parts.ts'
import { CONDITIONS } from './choice-conditions.ts'
import { BETWEEN_HOURS, BOUND } from './flight-choice-hours.ts'
import { ORDERS } from './flight-choice-orders.ts'
import { ends, fixed, ONE, ofValue, type Part, THE, THE_EVENT } from './flight-choice-words.ts'

const OF_AIRLINE = several(anyOf(choosing.OF_AIRLINE))
const OR_AIRLINE = inOrder(ONE, anyOf(words.OR), THE)
/** 'By IndiGo', 'IndiGo or Akasa'. */
const AIRLINE: Part = (at, all) =>
  ends(OF_AIRLINE, all, at).flatMap((start) => {
    const airline = ofValue(all, start, 'airline')
    if (!airline) return []
    const one = { end: airline.end, choice: { where: { airline: airline.value.airline } } }
    const others = ends(OR_AIRLINE, all, airline.end).flatMap((from) => {
      const other = ofValue(all, from, 'airline')
      const where = { airline: airline.value.airline, other_airlines: [other?.value.airline ?? ''] }
      return other ? [{ end: other.end, choice: { where } }] : []
    })
    return [one, ...others]
  })
const EXCEPT = inOrder(anyOf(words.EXCEPT), THE)
const HINDI_EXCEPT = inOrder(ONE, anyOf(words.HINDI_EXCEPT))
const NOT_AIRLINE: Part = (at, all) => {
  const without = (end: number, airline: string) => ({ end, choice: { where: { without_airlines: [airline] } } })
  const before = ends(EXCEPT, all, at).flatMap((start) => {
    const airline = ofValue(all, start, 'airline')
    return airline ? [without(airline.end, airline.value.airline)] : []
  })
  const airline = ofValue(all, at, 'airline')
  const behind = airline ? ends(HINDI_EXCEPT, all, airline.end).map((end) => without(end, airline.value.airline)) : []
  return [...before, ...behind]
}
const OF_VALUE = several(anyOf(words.OF_VALUE))
const VALUES: Part = (at, all) =>
  ends(OF_VALUE, all, at).flatMap((start) => {
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
const OTHER = fixed(anyOf(words.OTHER), { other: true })
const NOT = inOrder(anyOf(words.NOT), several(anyOf(DETERMINER)))
const THAT_RESULT = inOrder(anyOf(['that', 'this']), anyOf(RESULT))
const ONE_AT = inOrder(ONE, several(anyOf(['at', 'leaving at', 'that leaves at'])))
/** 'Not the first one', 'not that one'. */
const NOT_ONE: Part = (at, all) =>
  ends(NOT, all, at).flatMap((start) => {
    const number = numberAt(all.tokens, start)
    const named = number?.ordinal && number.value > 0 ? [{ from: start + number.length, index: number.value }] : []
    const that = ends(THAT_RESULT, all, start - 1).map((from) => ({
      from,
      index: 0,
    }))
    const airline = ofValue(all, start, 'airline')
    const at = ends(ONE_AT, all, airline?.end ?? start)
    const hours = at.flatMap((from) => {
      const clock = ofValue(all, from, 'clock')
      return clock ? [{ from: clock.end, index: clock.value }] : []
    })
    const pointed =
      /^(?:that|this)$/.test(all.said[start - 1] ?? '') && all.tokens[start]?.comma ? [{ from: start, index: 0 }] : []
    return [...named, ...that, ...pointed, ...hours].flatMap(({ from, index }) =>
      ends(ONE, all, from).map((end) => ({ end, choice: { not: [index] } })),
    )
  })

const OUTBOUND = fixed(anyOf(words.OUTBOUND), { leg: 'flight' })
const INBOUND = fixed(anyOf(words.INBOUND), { leg: 'return_flight' })
const LEG: Part = (at, all) => [...OUTBOUND(at, all), ...INBOUND(at, all)]

const ANY_ORDER: Part = (at, all) => ORDERS.flatMap((part) => part(at, all))

/** What a choice says of a flight, each at most once: two of a kind may name two flights. */
export const PARTS: readonly Part[] = [
  ANY_ORDER,
  BETWEEN_HOURS,
  BOUND,
  BOUND,
  AIRLINE,
  NOT_AIRLINE,
  VALUES,
  VALUES,
  VALUES,
  IN_TIME,
  BY_DAY,
  NOT_ONE,
  OTHER,
  LEG,
  ...CONDITIONS,
]
