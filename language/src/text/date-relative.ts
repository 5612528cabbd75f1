import { dayAndMonth, monthAndDay, ordinalDay } from './date-absolute.ts'
import { type DateExpression, type DateMatch, skip, type Tokens, wordAt } from './date-expression.ts'
import { DAY_WORDS, EITHER_WAY, LAST_WORDS, NEXT_WORDS, THIS_WORDS, WEEKDAYS } from './date-words.ts'
import { numberAt } from './numbers.ts'
import { PLEASE } from './words/filler.ts'

const CLOSING = new Set([
  ...PLEASE,
  ...'instead is it then works would will only and if rather itself also too'.split(' '),
])

/** Whether nothing follows that a 'before' could be said of. */
function closes(tokens: Tokens, at: number): boolean {
  const next = tokens[at]
  if (next === undefined || next.sentence !== tokens[at - 1]?.sentence || next.comma) return true
  return CLOSING.has(next.text)
}

const PART_OF_DAY = /^(?:morning|afternoon|evening|night|nite|subah|dopahar|shaam|raat)$/
const SAME_DAY: DateExpression = { kind: 'from_start', days: 0 }

export function relativeDay(tokens: Tokens, at: number): DateMatch | undefined {
  const start = skip(tokens, at, 'the')
  const [a, b, c] = [wordAt(tokens, start), wordAt(tokens, start + 1), wordAt(tokens, start + 2)]
  const found = (expression: DateExpression, length: number): DateMatch => ({ expression, length: start - at + length })
  if (a === 'day' && b === 'after') {
    const base = DAY_WORDS.get(c ?? '')
    if (base !== undefined) return found({ kind: 'from_today', days: base + 1 }, 3)
    const ofDay = /^(?:morning|afternoon|evening|night|early|late|by|at|with|and|subah|shaam)$/.test(c ?? '')
    if (start > at || c === undefined || ofDay) return found({ kind: 'from_start', days: 1 }, 2)
  }
  if (a === 'day' && b === 'before') {
    const base = DAY_WORDS.get(c ?? '')
    if (base !== undefined) return found({ kind: 'from_today', days: base - 1 }, 3)
  }
  // 'The day before', 'the evening before': of the day that is held.
  if ((a === 'day' || a === 'din') && b === 'before' && closes(tokens, start + 2))
    return found({ kind: 'shift', days: -1 }, 2)
  if (
    a === 'before' &&
    start === at &&
    /^(?:evening|night|afternoon)$/.test(wordAt(tokens, at - 1) ?? '') &&
    closes(tokens, at + 1)
  )
    return found({ kind: 'shift', days: -1 }, 1)
  if (a === 'overmorrow') return found({ kind: 'from_today', days: 2 }, 1)
  if ((a === 'next' || a === 'following' || a === 'agle' || a === 'dusre') && (b === 'day' || b === 'din')) {
    return found({ kind: 'from_start', days: 1 }, 2)
  }
  // 'Home the next night': the part of the day is read for itself.
  if (NEXT_WORDS.has(a ?? '') && a !== 'nxt' && PART_OF_DAY.test(b ?? '') && wordAt(tokens, start - 1) !== 'to')
    return found({ kind: 'from_start', days: 1 }, 1)
  if ((a === 'usi' || a === 'us' || a === 'isi') && (b === 'din' || b === 'day' || b === 'roz'))
    return found({ kind: 'from_start', days: 0 }, 2)
  if (a === 'same' && (b === 'day' || b === 'evening' || b === 'night'))
    return found({ kind: 'from_start', days: 0 }, b === 'day' ? 2 : 1)
  // A 'day trip' ends on the day on which it begins.
  if (a === 'day' && (b === 'trip' || b === 'return') && wordAt(tokens, at - 1) !== 'same') return found(SAME_DAY, 2)
  if ((a === 'one' || a === '1' || a === 'single') && b === 'day' && (c === 'trip' || c === 'return'))
    return found(SAME_DAY, 3)
  if (start > at) return undefined
  if ((a === 'this' || a === 'later' || a === 'early') && b === 'today')
    return found({ kind: 'from_today', days: 0 }, 2)
  if (a === 'later' && DAY_WORDS.get(b ?? '') === 0) return found({ kind: 'from_today', days: 0 }, 2)
  if ((a === 'this' || a === 'is') && ['morning', 'afternoon', 'evening', 'shaam'].includes(b ?? '')) {
    return found({ kind: 'from_today', days: 0 }, 1)
  }
  const days = DAY_WORDS.get(a ?? '')
  if (days === undefined) return undefined
  return found({ kind: 'from_today', days, ...(EITHER_WAY.has(a ?? '') && { either: true as const }) }, 1)
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
export function countedDays(tokens: Tokens, at: number): DateMatch | undefined {
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
  if (after === 'earlier' || after === 'sooner' || after === 'prior')
    return { expression: { kind: 'shift', days: -days }, length: index + 1 - at }
  const moved = tokens.slice(Math.max(0, at - 6), at).some((token) => MOVING.has(token.text))
  if (moved && !ahead) {
    const back =
      ['earlier', 'before', 'pehle', 'back', 'sooner'].includes(after ?? '') || wordAt(tokens, at - 2) === 'prepone'
    const directed = back || ['later', 'after', 'baad', 'forward', 'ahead'].includes(after ?? '')
    return { expression: { kind: 'shift', days: back ? -days : days }, length: index + (directed ? 1 : 0) - at }
  }
  if (after === 'before' && (then === 'today' || then === 'yesterday'))
    return { expression: { kind: 'from_today', days: (then === 'today' ? 0 : -1) - days }, length: index + 2 - at }
  if (after === 'ago' || after === 'pehle' || (after === 'back' && !ahead))
    return { expression: { kind: 'from_today', days: -days }, length: index + 1 - at }
  if (after === 'baad' || after === 'later' || after === 'bad')
    return { expression: { kind: 'from_start', days }, length: index + 1 - at }
  if ((after === 'from' || after === 'after') && then !== undefined) {
    if (then === 'now' || then === 'today') return { expression: { kind: 'from_today', days }, length: index + 2 - at }
    const base =
      unit === 7
        ? (relativeDay(tokens, index + 1) ?? weekdayDate(tokens, index + 1) ?? dayAndMonth(tokens, index + 1))
        : undefined
    if (base)
      return { expression: { kind: 'after', days, base: base.expression }, length: index + 1 + base.length - at }
  }
  if (!ahead) return undefined
  return {
    expression: { kind: wordAt(tokens, at) === 'after' ? 'from_start' : 'from_today', days },
    length: index - at,
  }
}

/** 'We'd like' without its apostrophe is no Wednesday. */
const isContraction = (tokens: Tokens, at: number) =>
  tokens[at]?.raw.includes("'") ||
  (wordAt(tokens, at) === 'wed' && /^(like|love|prefer|need|want|rather|also|be)$/.test(wordAt(tokens, at + 1) ?? ''))

/** 'Last Friday', 'last to last Friday', 'Friday last week', 'pichle somvar'. */
function pastWeekday(tokens: Tokens, at: number): DateMatch | undefined {
  const start = skip(tokens, at, 'the')
  const isLast = (index: number) => LAST_WORDS.has(wordAt(tokens, index) ?? '')
  const isWeek = (index: number) => /^(week|hafte|hafta)$/.test(wordAt(tokens, index) ?? '')
  let index = start
  let weeks = 0
  if (isLast(index)) {
    index++
    if (wordAt(tokens, index) === 'to' && isLast(index + 1)) [index, weeks] = [index + 2, 1]
    else if (isLast(index)) [index, weeks] = [index + 1, 1]
    if (isWeek(index)) {
      const weekday = WEEKDAYS.get(wordAt(tokens, skip(tokens, index + 1, 'on', 'ke', 'ka')) ?? '')
      if (weekday === undefined) return undefined
      const end = skip(tokens, index + 1, 'on', 'ke', 'ka') + 1
      return { expression: { kind: 'weekday_of_week', weekday, weekOffset: -1 - weeks }, length: end - at }
    }
    const weekday = WEEKDAYS.get(wordAt(tokens, index) ?? '')
    return weekday === undefined
      ? undefined
      : { expression: { kind: 'past_weekday', weekday, weeks }, length: index + 1 - at }
  }
  const weekday = WEEKDAYS.get(wordAt(tokens, index) ?? '')
  if (weekday === undefined || isContraction(tokens, index)) return undefined
  const after = skip(tokens, index + 1, 'of', 'the')
  if (isLast(after) && isWeek(after + 1))
    return { expression: { kind: 'weekday_of_week', weekday, weekOffset: -1 }, length: after + 2 - at }
  if (wordAt(tokens, index + 1) === 'before' && isLast(index + 2))
    return { expression: { kind: 'past_weekday', weekday, weeks: 1 }, length: index + 3 - at }
  return undefined
}

export function weekdayDate(tokens: Tokens, at: number): DateMatch | undefined {
  const past = pastWeekday(tokens, at)
  if (past) return past
  let index = skip(tokens, at, 'the')
  let nexts = 0
  let within: number | undefined
  let coming = false
  let isThis = false
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
  } else if (THIS_WORDS.has(wordAt(tokens, index) ?? '')) {
    coming = /^(coming|upcoming)$/.test(wordAt(tokens, index) ?? '')
    isThis = !coming
    index++
  }
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
    const expression = { ...exact.expression, weekday }
    return { expression, length: monthAndDay(tokens, index) ? index - at + exact.length : length }
  }
  const week = skip(tokens, index, 'of')
  const [a, b] = [wordAt(tokens, week), wordAt(tokens, week + 1)]
  if (b === 'week' && (a === 'this' || a === 'next')) {
    return { expression: { kind: 'weekday_of_week', weekday, weekOffset: a === 'this' ? 0 : 1 }, length: week + 2 - at }
  }
  if (a === 'after' && b === 'next')
    return { expression: { kind: 'weekday', weekday, weeks: 1, ahead: true }, length: week + 2 - at }
  const ahead = nexts > 0 || coming
  return {
    expression: {
      kind: 'weekday',
      weekday,
      weeks: nexts === 2 ? 1 : 0,
      ...(ahead && { ahead }),
      ...(isThis && { soonest: true }),
    },
    length: index - at,
  }
}
