import type { Weekday } from './calendar.ts'
import { DAY_WORDS, MONTHS, NEXT_WORDS, RANGE_WORDS, THIS_WORDS, WEEKDAYS } from './date-words.ts'
import { numberAt } from './numbers.ts'
import type { Token } from './tokens.ts'

/** A day or period as it was said, before it is counted from any day. */
export type DateExpression =
  /** Without `year` the next time that the day occurs. */
  | { kind: 'calendar'; day: number; month: number; year?: number }
  /** 'The 12th'; `monthOffset` 0 is this month, 1 the next, absent the next time. */
  | { kind: 'day_of_month'; day: number; monthOffset?: number }
  /** `weeks` 0 is the coming one; 1 a week later ('next to next Monday'). */
  | { kind: 'weekday'; weekday: Weekday; weeks: number }
  /** A weekday within this (0), next (1), … week, which begins on Monday. */
  | { kind: 'weekday_of_week'; weekday: Weekday; weekOffset: number }
  | { kind: 'from_today'; days: number }
  /** 'A week from Friday'. */
  | { kind: 'after'; days: number; base: DateExpression }
  /** 'The following day': counted from the trip's first day. */
  | { kind: 'from_start'; days: number }
  /** 'Two days later' of a day already held. */
  | { kind: 'shift'; days: number }
  | { kind: 'week'; weekOffset: number; weekendOnly: boolean }
  /** A stretch of a month: the whole of it, or days `firstDay` to `lastDay` (31 stands for its end). */
  | { kind: 'month_part'; month?: number; monthOffset?: number; firstDay: number; lastDay: number }

export interface DateMatch {
  expression: DateExpression
  length: number
}

type Tokens = readonly Token[]
const wordAt = (tokens: Tokens, at: number) => tokens[at]?.text

/** Skips 'the' and 'of'. */
const skip = (tokens: Tokens, at: number, ...words: string[]) => {
  let index = at
  while (words.includes(wordAt(tokens, index) ?? '')) index++
  return index
}

/** Reads the date that begins at `at`: the longest reading that the grammar has. */
export function dateAt(tokens: Tokens, at: number): DateMatch | undefined {
  return (
    numericDate(tokens, at) ??
    relativeDay(tokens, at) ??
    countedDays(tokens, at) ??
    weekdayDate(tokens, at) ??
    vaguePeriod(tokens, at) ??
    dayAndMonth(tokens, at) ??
    monthAndDay(tokens, at) ??
    dayOfMonth(tokens, at)
  )
}

const isDay = (value: number) => value >= 1 && value <= 31

/** `25/06/2026`, `05-06`, `5.6.26`, `2026-06-25`: Indian order, day before month. */
function numericDate(tokens: Tokens, at: number): DateMatch | undefined {
  const digits = (index: number) => (/^\d{1,4}$/.test(wordAt(tokens, index) ?? '') ? wordAt(tokens, index) : undefined)
  const sign = wordAt(tokens, at + 1) ?? ''
  const [first, second] = [digits(at), digits(at + 2)]
  if (first === undefined || second === undefined || !/^[/\-.]$/.test(sign)) return undefined
  const third = wordAt(tokens, at + 3) === sign ? digits(at + 4) : undefined
  if (third !== undefined) {
    if (first.length === 4) {
      return {
        expression: { kind: 'calendar', year: Number(first), month: Number(second), day: Number(third) },
        length: 5,
      }
    }
    const year = third.length === 2 ? 2000 + Number(third) : Number(third)
    if (third.length === 1 || third.length === 3) return undefined
    const swap = Number(second) > 12 && Number(first) <= 12
    const [day, month] = swap ? [second, first] : [first, second]
    return { expression: { kind: 'calendar', year, month: Number(month), day: Number(day) }, length: 5 }
  }
  if (sign !== '/' || !isDay(Number(first)) || Number(second) < 1 || Number(second) > 12) return undefined
  return { expression: { kind: 'calendar', day: Number(first), month: Number(second) }, length: 3 }
}

function relativeDay(tokens: Tokens, at: number): DateMatch | undefined {
  const start = skip(tokens, at, 'the')
  const [a, b, c] = [wordAt(tokens, start), wordAt(tokens, start + 1), wordAt(tokens, start + 2)]
  const found = (expression: DateExpression, length: number): DateMatch => ({ expression, length: start - at + length })
  if (a === 'day' && b === 'after') {
    const base = DAY_WORDS.get(c ?? '')
    if (base !== undefined) return found({ kind: 'from_today', days: base + 1 }, 3)
    if (start > at || c === undefined) return found({ kind: 'from_start', days: 1 }, 2)
  }
  if (a === 'overmorrow') return found({ kind: 'from_today', days: 2 }, 1)
  if ((a === 'next' || a === 'following' || a === 'agle' || a === 'dusre') && (b === 'day' || b === 'din')) {
    return found({ kind: 'from_start', days: 1 }, 2)
  }
  if (a === 'same' && (b === 'day' || b === 'evening' || b === 'night'))
    return found({ kind: 'from_start', days: 0 }, b === 'day' ? 2 : 1)
  if (start > at) return undefined
  if ((a === 'this' || a === 'later' || a === 'early') && b === 'today')
    return found({ kind: 'from_today', days: 0 }, 2)
  if (a === 'later' && DAY_WORDS.get(b ?? '') === 0) return found({ kind: 'from_today', days: 0 }, 2)
  if ((a === 'this' || a === 'is') && ['morning', 'afternoon', 'evening', 'shaam'].includes(b ?? '')) {
    return found({ kind: 'from_today', days: 0 }, 1)
  }
  const days = DAY_WORDS.get(a ?? '')
  return days === undefined ? undefined : found({ kind: 'from_today', days }, 1)
}

const UNIT_DAYS: ReadonlyMap<string, number> = new Map([
  ['day', 1],
  ['days', 1],
  ['din', 1],
  ['dino', 1],
  ['week', 7],
  ['weeks', 7],
  ['hafte', 7],
  ['hafta', 7],
])

const MOVING = new Set('move shift push postpone prepone extend delay'.split(' '))

/** 'In 3 days', '2 weeks from now', '9 days ago', '3 din baad', 'a week from Friday'. */
function countedDays(tokens: Tokens, at: number): DateMatch | undefined {
  const ahead = ['in', 'after', 'within'].includes(wordAt(tokens, at) ?? '')
  let index = ahead ? at + 1 : at
  const one = ['a', 'one', 'ek'].includes(wordAt(tokens, index) ?? '')
  const number = one ? { value: 1, length: 1, ordinal: false } : numberAt(tokens, index, true)
  if (number === undefined || number.ordinal) return undefined
  index += number.length
  const unit = UNIT_DAYS.get(wordAt(tokens, index) ?? '')
  if (unit === undefined) return undefined
  index++
  const days = number.value * unit
  const [after, then] = [wordAt(tokens, index), wordAt(tokens, index + 1)]
  const moved = tokens.slice(Math.max(0, at - 6), at).some((token) => MOVING.has(token.text))
  if (moved && !ahead) {
    const back =
      ['earlier', 'before', 'pehle', 'back', 'sooner'].includes(after ?? '') || wordAt(tokens, at - 2) === 'prepone'
    const directed = back || ['later', 'after', 'baad', 'forward', 'ahead'].includes(after ?? '')
    return { expression: { kind: 'shift', days: back ? -days : days }, length: index + (directed ? 1 : 0) - at }
  }
  if (after === 'ago' || after === 'pehle')
    return { expression: { kind: 'from_today', days: -days }, length: index + 1 - at }
  if (after === 'baad' || after === 'later' || after === 'bad')
    return { expression: { kind: 'from_today', days }, length: index + 1 - at }
  if ((after === 'from' || after === 'after') && then !== undefined) {
    if (then === 'now' || then === 'today') return { expression: { kind: 'from_today', days }, length: index + 2 - at }
    const base = unit === 7 ? dateAt(tokens, index + 1) : undefined
    if (base)
      return { expression: { kind: 'after', days, base: base.expression }, length: index + 1 + base.length - at }
  }
  return ahead ? { expression: { kind: 'from_today', days }, length: index - at } : undefined
}

/** 'We'd like' without its apostrophe is no Wednesday. */
const isContraction = (tokens: Tokens, at: number) =>
  tokens[at]?.raw.includes("'") ||
  (wordAt(tokens, at) === 'wed' && /^(like|love|prefer|need|want|rather|also|be)$/.test(wordAt(tokens, at + 1) ?? ''))

function weekdayDate(tokens: Tokens, at: number): DateMatch | undefined {
  let index = skip(tokens, at, 'the')
  let nexts = 0
  let within: number | undefined
  if (wordAt(tokens, index) === 'next' && wordAt(tokens, index + 1) === 'to' && wordAt(tokens, index + 2) === 'next') {
    nexts = 2
    index += 3
  } else if (NEXT_WORDS.has(wordAt(tokens, index) ?? '')) {
    nexts = NEXT_WORDS.has(wordAt(tokens, index + 1) ?? '') ? 2 : 1
    index += nexts
    if (wordAt(tokens, index) === 'week' || wordAt(tokens, index) === 'hafte') {
      within = nexts
      index = skip(tokens, index + 1, 'on', 'ke', 'ka')
    }
  } else if (THIS_WORDS.has(wordAt(tokens, index) ?? '')) index++
  const weekday = WEEKDAYS.get(wordAt(tokens, index) ?? '')
  if (weekday === undefined || isContraction(tokens, index)) return undefined
  index++
  if (within !== undefined)
    return { expression: { kind: 'weekday_of_week', weekday, weekOffset: within }, length: index - at }
  const exact =
    dayAndMonth(tokens, skip(tokens, index, 'the', 'on')) ??
    monthAndDay(tokens, index) ??
    ordinalDay(tokens, skip(tokens, index, 'the'))
  if (exact) {
    const length = skip(tokens, index, 'the', 'on') - at + exact.length
    return { expression: exact.expression, length: monthAndDay(tokens, index) ? index - at + exact.length : length }
  }
  const week = skip(tokens, index, 'of')
  const [a, b] = [wordAt(tokens, week), wordAt(tokens, week + 1)]
  if (b === 'week' && (a === 'this' || a === 'next')) {
    return { expression: { kind: 'weekday_of_week', weekday, weekOffset: a === 'this' ? 0 : 1 }, length: week + 2 - at }
  }
  if (a === 'after' && b === 'next')
    return { expression: { kind: 'weekday', weekday, weeks: 1 }, length: week + 2 - at }
  return { expression: { kind: 'weekday', weekday, weeks: nexts === 2 ? 1 : 0 }, length: index - at }
}

const yearAt = (tokens: Tokens, at: number): number | undefined => {
  const word = wordAt(tokens, at) ?? ''
  return /^20\d\d$/.test(word) ? Number(word) : undefined
}

const withYear = (tokens: Tokens, at: number, end: number, day: number, month: number): DateMatch => {
  const year = yearAt(tokens, end)
  return {
    expression: { kind: 'calendar', day, month, ...(year === undefined ? {} : { year }) },
    length: end + (year === undefined ? 0 : 1) - at,
  }
}

/** '12th of March 2019', 'thirty first of August', '5-8 July' (its first day), '13 aug'. */
function dayAndMonth(tokens: Tokens, at: number): DateMatch | undefined {
  const start = skip(tokens, at, 'the')
  const day = numberAt(tokens, start)
  if (day === undefined || !isDay(day.value)) return undefined
  const next = skip(tokens, start + day.length, 'of', 'the', 'day')
  const month = MONTHS.get(wordAt(tokens, next) ?? '')
  if (month !== undefined) return withYear(tokens, at, next + 1, day.value, month)
  if (!RANGE_WORDS.has(wordAt(tokens, next) ?? '') && wordAt(tokens, next) !== 'and') return undefined
  const last = dayAndMonth(tokens, next + 1)
  if (last?.expression.kind !== 'calendar' || last.expression.day < day.value) return undefined
  return { expression: { ...last.expression, day: day.value }, length: next - at }
}

/** 'March 9th', 'sep the 18th', 'august tenth', 'july 5, 2026'. */
function monthAndDay(tokens: Tokens, at: number): DateMatch | undefined {
  const month = MONTHS.get(wordAt(tokens, at) ?? '')
  if (month === undefined) return undefined
  const start = skip(tokens, at + 1, 'the')
  const day = numberAt(tokens, start)
  if (day === undefined || !isDay(day.value) || wordAt(tokens, start + day.length) === ':') return undefined
  return withYear(tokens, at, start + day.length, day.value, month)
}

const RESULT_WORDS = new Set(
  'one option flight hotel result choice card room class ones wala wali waala ticket seat time stop'.split(' '),
)

function ordinalDay(tokens: Tokens, at: number): DateMatch | undefined {
  const day = numberAt(tokens, at)
  if (!day?.ordinal || !isDay(day.value) || RESULT_WORDS.has(wordAt(tokens, at + day.length) ?? '')) return undefined
  return { expression: { kind: 'day_of_month', day: day.value }, length: day.length }
}

const BEFORE_DAY = new Set('on by till until from between and for of date se in'.split(' '))

/** 'I take the 2nd' chooses a result. */
const CHOOSING = new Set('take choose pick select prefer with'.split(' '))

/** 'The 12th', '5th of this month', 'on the twenty eighth'; words as 'second' only where a date is announced. */
function dayOfMonth(tokens: Tokens, at: number): DateMatch | undefined {
  const start = skip(tokens, at, 'the')
  const day = numberAt(tokens, start)
  if (day === undefined || !isDay(day.value)) return undefined
  let end = start + day.length
  const scope = skip(tokens, end, 'of', 'is', 'ko')
  const [a, b] = [wordAt(tokens, scope), wordAt(tokens, scope + 1)]
  const ofMonth = b === 'month' || b === 'mahine' || b === 'months'
  if (ofMonth && (a === 'this' || a === 'the' || a === 'current' || a === 'is')) {
    return { expression: { kind: 'day_of_month', day: day.value, monthOffset: 0 }, length: scope + 2 - at }
  }
  if (ofMonth && NEXT_WORDS.has(a ?? '')) {
    return { expression: { kind: 'day_of_month', day: day.value, monthOffset: 1 }, length: scope + 2 - at }
  }
  if (a === 'month' && wordAt(tokens, end) === 'of') {
    return { expression: { kind: 'day_of_month', day: day.value, monthOffset: 0 }, length: scope + 1 - at }
  }
  const tarikh = ['tarikh', 'tareekh', 'taarikh'].includes(wordAt(tokens, end) ?? '')
  if (tarikh) end++
  if (!day.ordinal && !tarikh) return undefined
  const announced = BEFORE_DAY.has(wordAt(tokens, at - 1) ?? '')
  if (!day.digits && !tarikh && !(announced && start > at)) return undefined
  if (
    RESULT_WORDS.has(wordAt(tokens, end) ?? '') ||
    CHOOSING.has(wordAt(tokens, wordAt(tokens, at - 1) === 'the' ? at - 2 : at - 1) ?? '')
  )
    return undefined
  return { expression: { kind: 'day_of_month', day: day.value }, length: end - at }
}

const STRETCHES: ReadonlyMap<string, [number, number]> = new Map([
  ['early', [1, 10]],
  ['beginning', [1, 7]],
  ['start', [1, 7]],
  ['mid', [11, 20]],
  ['middle', [11, 20]],
  ['late', [21, 31]],
  ['end', [24, 31]],
])

/** 'Next week', 'this weekend', 'first week of March', 'end of the month', 'in August'. */
function vaguePeriod(tokens: Tokens, at: number): DateMatch | undefined {
  let index = skip(tokens, at, 'the')
  const first = wordAt(tokens, index) ?? ''
  const step = NEXT_WORDS.has(first) ? 1 : THIS_WORDS.has(first) ? 0 : undefined
  const unit = wordAt(tokens, step === undefined ? index : index + 1)
  if (unit === 'weekend') {
    return {
      expression: { kind: 'week', weekOffset: step ?? 0, weekendOnly: true },
      length: index + (step === undefined ? 1 : 2) - at,
    }
  }
  if (step !== undefined && (unit === 'week' || unit === 'hafte')) {
    return { expression: { kind: 'week', weekOffset: step, weekendOnly: false }, length: index + 2 - at }
  }
  if (step !== undefined && (unit === 'month' || unit === 'mahine')) {
    return { expression: { kind: 'month_part', monthOffset: step, firstDay: 1, lastDay: 31 }, length: index + 2 - at }
  }
  let days = STRETCHES.get(first)
  const ordinal = numberAt(tokens, index)
  const last = first === 'last'
  if (days) index++
  else if ((ordinal?.ordinal || last) && wordAt(tokens, index + (ordinal?.length ?? 1)) === 'week') {
    const week = ordinal?.value ?? 5
    if (week > 5) return undefined
    days = last ? [24, 31] : [week * 7 - 6, Math.min(week * 7, 31)]
    index += (ordinal?.length ?? 1) + 1
  }
  const monthAt = skip(tokens, index, 'of', 'in', 'the')
  const month = MONTHS.get(wordAt(tokens, monthAt) ?? '')
  if (days) {
    const [a, b] = [wordAt(tokens, monthAt) ?? '', wordAt(tokens, monthAt + 1)]
    if (month !== undefined) {
      if (numberAt(tokens, monthAt + 1)) return undefined
      return {
        expression: { kind: 'month_part', month, firstDay: days[0], lastDay: days[1] },
        length: monthAt + 1 - at,
      }
    }
    const offset = NEXT_WORDS.has(a) ? 1 : THIS_WORDS.has(a) ? 0 : undefined
    if (offset !== undefined && b === 'month') {
      return {
        expression: { kind: 'month_part', monthOffset: offset, firstDay: days[0], lastDay: days[1] },
        length: monthAt + 2 - at,
      }
    }
    if (a === 'month' && monthAt > index) {
      return {
        expression: { kind: 'month_part', monthOffset: 0, firstDay: days[0], lastDay: days[1] },
        length: monthAt + 1 - at,
      }
    }
    return undefined
  }
  const inMonth =
    month !== undefined && monthAt === at && ['in', 'for', 'during'].includes(wordAt(tokens, at - 1) ?? '')
  if (!inMonth || numberAt(tokens, monthAt + 1)?.value !== undefined) return undefined
  return { expression: { kind: 'month_part', month, firstDay: 1, lastDay: 31 }, length: monthAt + 1 - at }
}
