import { DAY_WORDS, WEEKDAYS } from './date-words.ts'
import { HINDI_NUMBERS } from './hindi-numbers.ts'
import { numberAt } from './numbers.ts'
import type { Token } from './tokens.ts'
import { PLEASE } from './words/filler.ts'

/** A time of day, `HH:MM` on a 24-hour clock. */
export type ClockTime = string

export type DayPeriod = 'morning' | 'afternoon' | 'evening' | 'night'

const PERIODS: ReadonlyMap<string, DayPeriod> = new Map([
  ['morning', 'morning'],
  ['mornings', 'morning'],
  ['subah', 'morning'],
  ['savere', 'morning'],
  ['afternoon', 'afternoon'],
  ['afternoons', 'afternoon'],
  ['dopahar', 'afternoon'],
  ['noon', 'afternoon'],
  ['evening', 'evening'],
  ['evenings', 'evening'],
  ['shaam', 'evening'],
  ['night', 'night'],
  ['raat', 'night'],
  ['tonight', 'night'],
  ['overnight', 'night'],
  ['redeye', 'night'],
])

/** A part of the day at a token ('morning', 'subah', 'Monday am'); a greeting is none. */
export function periodAt(tokens: readonly Token[], at: number): DayPeriod | undefined {
  const word = tokens[at]?.text ?? ''
  const before = tokens[at - 1]?.text ?? ''
  if (before === 'good') return undefined
  // '5,000 a night' is a rate.
  if (
    word === 'night' &&
    (before === 'per' || (before === 'a' && !/^(?:flights?|ones?|departure|trip)$/.test(tokens[at + 1]?.text ?? '')))
  )
    return undefined
  if (word === 'am' || word === 'pm') {
    if (!WEEKDAYS.has(before) && !DAY_WORDS.has(before)) return undefined
    return word === 'am' ? 'morning' : 'afternoon'
  }
  return PERIODS.get(word)
}

export interface Clock {
  time: ClockTime
  /** The same time in the other half of the day, where nothing said which of them is meant. */
  other?: ClockTime
  length: number
}

const pad = (value: number) => String(value).padStart(2, '0')

/**
 * A time of day that begins at a token: `5 pm`, `230 pm`, `9:30`, `18:00`, `6 o'clock`, `5 baje`, `noon`. Without am or pm
 * the period said beside it decides; hours 1 to 6 alone are taken for the afternoon, and `other` is then the morning that they
 * may mean as well (for 7 to 12 the other half of the day). `06:15`, with its zero, is a time of the 24-hour clock.
 */
export function clockAt(tokens: readonly Token[], at: number): Clock | undefined {
  const first = tokens[at]?.text
  const ofWork = partOfDay(tokens, at)
  if (ofWork) return ofWork
  if (first === 'noon') return { time: '12:00', length: 1 }
  if (first === 'midnight') return { time: '23:59', length: 1 }
  const number = numberAt(tokens, at) ?? hindiHourAt(tokens, at)
  if (number === undefined || number.ordinal) return undefined
  let hour = number.value
  let minute = 0
  let index = at + number.length
  const sign = tokens[index]?.text
  const minutes = tokens[index + 1]?.text ?? ''
  const written = (sign === ':' || sign === '.') && /^[0-5]\d$/.test(minutes)
  if (written) {
    minute = Number(minutes)
    index += 2
  } else if (number.digits && hour >= 100 && hour < 2400 && hour % 100 < 60) {
    minute = hour % 100
    hour = Math.floor(hour / 100)
  }
  const unit = tokens[index]?.text ?? ''
  const half = unit === 'am' || unit === 'pm' ? unit : undefined
  const named =
    half !== undefined || unit === 'oclock' || unit === 'baje' || unit === 'bajhe' || unit === 'hrs' || unit === 'hours'
  const bounded = !named && !written && isBoundedHour(tokens, at, index)
  const ofPeriod = !named && !written && isHourOfPeriod(tokens, at, index)
  const part = partBehind(tokens, named ? index + 1 : index)
  const ofPart = part !== undefined && !written && !named && isPlainHour(tokens, at)
  const dotted = written && sign === '.' && isDottedTime(tokens, at, index)
  if (!(named || bounded || ofPeriod || ofPart || dotted || (written && sign === ':')) || hour > 23) return undefined
  if (number.digits && number.value >= 100 && !named) return undefined
  const length = index + (named ? 1 : 0) - at
  if (part && hour >= 1 && hour <= 12 && half === undefined)
    return { time: `${hourOfPart(hour, part.period)}:${pad(minute)}`, length: length + part.length }
  const hint = half ?? halfOfRange(tokens, at) ?? periodNear(tokens, at, at + length)
  const on24 = written && /^0\d$/.test(first ?? '')
  const timeAt = (of: number): ClockTime => `${pad(of)}:${pad(minute)}`
  const meant = on24 && hint === undefined ? hour : hourOfDay(hour, hint)
  const open = hint === undefined && !on24 && hour >= 1 && hour <= 12
  return { time: timeAt(meant), ...(open && { other: timeAt((meant + 12) % 24) }), length }
}

/** 'At night', 'in the morning' behind an hour, which is then of that part of the day. */
function partBehind(tokens: readonly Token[], at: number): { period: DayPeriod; length: number } | undefined {
  const lead = tokens[at]?.text
  if (lead !== 'at' && lead !== 'in') return undefined
  const length = tokens[at + 1]?.text === 'the' ? 3 : 2
  const period = periodAt(tokens, at + length - 1)
  return period && tokens[at]?.sentence === tokens[at + length - 1]?.sentence ? { period, length } : undefined
}

/** A number that may be an hour and is no day: 'on 5 in the evening' names one. */
const isPlainHour = (tokens: readonly Token[], at: number): boolean =>
  /^(?:[1-9]|1[0-2])$/.test(tokens[at]?.text ?? '') && !/^(?:on|the|of|for)$/.test(tokens[at - 1]?.text ?? '')

/** The hour of the clock: midnight and the small hours are of the night as well. */
function hourOfPart(hour: number, period: DayPeriod): string {
  if (period === 'morning' || (period === 'night' && hour < 5))
    return pad(hour === 12 && period === 'morning' ? 0 : hour)
  if (period === 'night' && hour === 12) return '23'
  return pad(hour === 12 ? 12 : hour + 12)
}

/** 'Aath baje': beyond five, Hindi numbers are read where an hour is told. */
function hindiHourAt(tokens: readonly Token[], at: number) {
  const word = tokens[at]?.said ?? ''
  const value = HINDI_NUMBERS.slice(0, 13).findIndex((spellings) => spellings.includes(word))
  const tells = /^(?:baje|bajhe)$/.test(tokens[at + 1]?.text ?? '')
  return value > 0 && tells ? { value, length: 1, ordinal: false, digits: false } : undefined
}

const BOUNDS = new Set('after before by post'.split(' '))
/** What makes a number something else than an hour: a unit, a month, a sign of a date or an amount. */
const CLOSES_HOUR = new Set([
  ...PLEASE,
  ...`or and on for from to at in if though tho nor is only also then onwards onward tak the with but so instead ke se ko return home ghar hai
   chahiye except not no any anything i we when because as but flight flights one wali wala non direct cheapest evening morning night afternoon shaam subah raat itself`.split(
    /\s+/,
  ),
])

/** 'After 6', 'by 9 at home': an hour without its half of the day, behind a word that bounds times. */
function isBoundedHour(tokens: readonly Token[], at: number, end: number): boolean {
  const [number, next] = [tokens[at]?.text ?? '', tokens[end]]
  const [before, compared] = [tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? '']
  const isBound = BOUNDS.has(before) || (before === 'than' && (compared === 'earlier' || compared === 'later'))
  if (!/^(?:[1-9]|1[0-2])$/.test(number)) return false
  if (isOfHourRange(tokens, at)) return true
  if (halfOfRange(tokens, at) !== undefined) return true
  if (!isBound) return false
  return next === undefined || next.sentence !== tokens[at]?.sentence || next.comma || CLOSES_HOUR.has(next.text)
}

/** 'Between 10 and 1': the second hour is past noon, so these are no days. */
function isOfHourRange(tokens: readonly Token[], at: number): boolean {
  const word = (place: number) => tokens[place]?.text ?? ''
  const first = word(at - 1) === 'between' ? at : at - 2
  if (word(first - 1) !== 'between' || word(first + 1) !== 'and') return false
  const [from, to] = [Number(word(first)), Number(word(first + 2))]
  const after = tokens[first + 3]
  return (
    to > 0 &&
    to < from &&
    from <= 12 &&
    (after === undefined || after.sentence !== tokens[at]?.sentence || after.comma || CLOSES_HOUR.has(after.text))
  )
}

/** Of 'between 6 and 9 pm' the first hour is in the half of the day of the second. */
function halfOfRange(tokens: readonly Token[], at: number): 'am' | 'pm' | undefined {
  const [lead, from, join, to, half] = [-1, 0, 1, 2, 3].map((step) => tokens[at + step]?.text ?? '')
  if (lead !== 'between' || join !== 'and' || (half !== 'am' && half !== 'pm')) return undefined
  return Number(from) > 0 && Number(from) < Number(to) && Number(to) < 12 ? half : undefined
}

/** Counts something else than hours and minutes: '4.50 lakh', 'above 4.25 stars'. */
const COUNTS_OTHERWISE = new Set(
  'lakh lakhs lac k crore cr thousand rs rupees inr star stars rating kg km hours hrs hour percent'.split(' '),
)

/** 'By 11.30', 'at 9.15': written with a full stop, as Indians do, behind a word that goes before a time. */
function isDottedTime(tokens: readonly Token[], at: number, end: number): boolean {
  const [before, next] = [tokens[at - 1]?.text ?? '', tokens[end]?.text ?? '']
  return (BOUNDS.has(before) || /^(?:at|till|until|from|around)$/.test(before)) && !COUNTS_OTHERWISE.has(next)
}

/** 'Subah 7 ke baad', 'evening 6 onwards': an hour right behind its part of the day, with what bounds it. */
function isHourOfPeriod(tokens: readonly Token[], at: number, end: number): boolean {
  if (!/^(?:[1-9]|1[0-2])$/.test(tokens[at]?.text ?? '') || periodAt(tokens, at - 1) === undefined) return false
  if (tokens[at]?.comma || tokens[at - 1]?.sentence !== tokens[at]?.sentence) return false
  const [next, after] = [tokens[end]?.text ?? '', tokens[end + 1]?.text ?? '']
  if (/^(?:onwards?|tak)$/.test(next)) return true
  return /^(?:ke|se)$/.test(next) && /^(?:baad|bad|pehle|pahle|upar|andar)$/.test(after)
}

const PARTS: readonly (readonly [words: readonly string[], time: ClockTime])[] = [
  [['office', 'hours'], '18:00'],
  [['office', 'time'], '18:00'],
  [['office'], '18:00'],
  [['work'], '18:00'],
  [['lunch'], '14:00'],
  [['dinner'], '21:00'],
]

/** 'After lunch', 'after office hours': times that people name by what they do. */
function partOfDay(tokens: readonly Token[], at: number): Clock | undefined {
  if (!BOUNDS.has(tokens[at - 1]?.text ?? '') || tokens[at - 1]?.sentence !== tokens[at]?.sentence) return undefined
  const part = PARTS.find(([words]) => words.every((word, index) => tokens[at + index]?.text === word))
  return part && { time: part[1], length: part[0].length }
}

/** The time of an hour of work without its half of the day: 9 is in the morning, 4 in the afternoon. */
export const hourTime = (hour: number): ClockTime => `${pad(hourOfDay(hour, undefined))}:00`

function hourOfDay(hour: number, hint: 'am' | 'pm' | undefined): number {
  if (hour > 12 || hour === 0) return hour
  if (hint === 'am') return hour === 12 ? 0 : hour
  if (hint === 'pm') return hour === 12 ? 12 : hour + 12
  return hour < 7 ? hour + 12 : hour
}

function periodNear(tokens: readonly Token[], start: number, end: number): 'am' | 'pm' | undefined {
  // 'Subah wali, 6 baje'.
  const before = /^(?:wali|wala|ko|mein|me)$/.test(tokens[start - 1]?.text ?? '') ? [start - 2] : []
  for (const index of [start - 1, ...before, end, end + 1, end + 2]) {
    const period = periodAt(tokens, index)
    if (period) return period === 'morning' ? 'am' : 'pm'
  }
  return undefined
}
