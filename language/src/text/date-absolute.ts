import { type DateMatch, skip, type Tokens, wordAt } from './date-expression.ts'
import { MONTHS, NEXT_WORDS, RANGE_WORDS } from './date-words.ts'
import { numberAt } from './numbers.ts'
import { placeAt } from './place-names.ts'
import { ADDRESS, PLEASE, THANKING } from './words/filler.ts'

const isDay = (value: number) => value >= 1 && value <= 31

/** `25/06/2026`, `05-06`, `5.6.26`, `2026-06-25`: Indian order, day before month. */
export function numericDate(tokens: Tokens, at: number): DateMatch | undefined {
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
export function dayAndMonth(tokens: Tokens, at: number): DateMatch | undefined {
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

const NAMED_DAYS: readonly (readonly [words: RegExp, day: number, month: number])[] = [
  [/^new years? eve\b/, 31, 12],
  [/^new years? day\b/, 1, 1],
  [/^christmas eve\b/, 24, 12],
  [/^(?:christmas day|christmas|xmas)\b/, 25, 12],
]

/** 'New Year’s Eve', 'Christmas'. */
export function namedDay(tokens: Tokens, at: number): DateMatch | undefined {
  const words = tokens
    .slice(at, at + 3)
    .map(({ said }) => said)
    .join(' ')
  for (const [named, day, month] of NAMED_DAYS) {
    const found = named.exec(words)
    if (found) return { expression: { kind: 'calendar', day, month }, length: found[0].split(' ').length }
  }
  return undefined
}

/** 'March 9th', 'sep the 18th', 'august tenth', 'july 5, 2026'. */
export function monthAndDay(tokens: Tokens, at: number): DateMatch | undefined {
  const month = MONTHS.get(wordAt(tokens, at) ?? '')
  if (month === undefined) return undefined
  const start = skip(tokens, at + 1, 'the')
  const day = numberAt(tokens, start)
  if (day === undefined || !isDay(day.value) || wordAt(tokens, start + day.length) === ':') return undefined
  return withYear(tokens, at, start + day.length, day.value, month)
}

/** 'Agle mahine ki 5 tarikh', 'next month on the 5th'. */
export function dayOfNamedMonth(tokens: Tokens, at: number): DateMatch | undefined {
  const step = NEXT_WORDS.has(wordAt(tokens, at) ?? '') ? 1 : wordAt(tokens, at) === 'is' ? 0 : undefined
  const unit = wordAt(tokens, at + 1)
  if (step === undefined || (unit !== 'mahine' && unit !== 'month')) return undefined
  const start = skip(tokens, at + 2, 'ki', 'ke', 'ka', 'on', 'the')
  const day = numberAt(tokens, start)
  if (day === undefined || !isDay(day.value)) return undefined
  const end = start + day.length
  const tarikh = TARIKH.has(wordAt(tokens, end) ?? '')
  if (!tarikh && !day.ordinal) return undefined
  return {
    expression: { kind: 'day_of_month', day: day.value, monthOffset: step },
    length: end + (tarikh ? 1 : 0) - at,
  }
}

const TARIKH = new Set(['tarikh', 'tareekh', 'taarikh'])
/**
 * What may follow a day of the month. Anything else is what the number counts: 'the 3rd floor', '2nd class', 'the 1st option'.
 */
const AFTER_DAY = new Set([
  ...PLEASE,
  ...THANKING,
  ...ADDRESS,
  ...`to from for on at in by till til until upto through thru and or ya & - is was will would should ko ka ki ke se tak tarikh tareekh
  taarikh instead only itself also too then but if because so morning afternoon evening night noon
  midnight subah dopahar shaam raat early late around after before between with via non direct i we my me us it this that
  return returning back wapas leaving leave departing depart departure arriving arrive arrival landing going go fly flying
  flight flights travel travelling traveling check checkin checkout checking coming come stay staying not nahi hai jana jaana
  chahiye karo kar do rakho date day works work suits fine good better okay sounds maybe perhaps shayad one-way economy
  business premium nonstop book find show need want make change get give what how can could may of the a an am pm per total
  tha thi the onward onwards sharp again possible`.split(/\s+/),
])
/** Words that count results where a day would be announced too: 'on the 2nd flight'. */
const RESULT_WORDS = new Set(
  'one option flight hotel result choice card room class ones wala wali waala ticket seat time stop'.split(' '),
)

/** Whether what follows an ordinal leaves it a day. */
function endsDay(tokens: Tokens, end: number): boolean {
  const next = tokens[end]
  if (next === undefined || next.sentence !== tokens[end - 1]?.sentence || next.comma) return true
  if (RESULT_WORDS.has(next.text)) return false
  return (
    AFTER_DAY.has(next.text) || /^\d|ly$/.test(next.text) || MONTHS.has(next.text) || placeAt(tokens, end) !== undefined
  )
}

export function ordinalDay(tokens: Tokens, at: number): DateMatch | undefined {
  const day = numberAt(tokens, at)
  if (!day?.ordinal || !isDay(day.value) || !endsDay(tokens, at + day.length)) return undefined
  return { expression: { kind: 'day_of_month', day: day.value }, length: day.length }
}

const BEFORE_DAY = new Set('on by till until from between and for of date se in'.split(' '))

const OF_DAY = new Set('date day night evening morning afternoon instead'.split(' '))

/** 'I take the 2nd' chooses a result. */
const CHOOSING = new Set('take choose pick select prefer with'.split(' '))

/** 'The 12th', '5th of this month', 'on the twenty eighth'; words as 'second' only where a date is announced. */
export function dayOfMonth(tokens: Tokens, at: number): DateMatch | undefined {
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
  const tarikh = TARIKH.has(wordAt(tokens, end) ?? '')
  if (tarikh) end++
  if (!day.ordinal && !tarikh) return undefined
  // 'The rating of the second' is that of a result.
  const ofResult = wordAt(tokens, at - 1) === 'of' && !OF_DAY.has(wordAt(tokens, at - 2) ?? '')
  const announced = BEFORE_DAY.has(wordAt(tokens, at - 1) ?? '') && !ofResult
  if (!day.digits && !tarikh && !(announced && start > at)) return undefined
  if (!endsDay(tokens, end) || CHOOSING.has(wordAt(tokens, wordAt(tokens, at - 1) === 'the' ? at - 2 : at - 1) ?? ''))
    return undefined
  return { expression: { kind: 'day_of_month', day: day.value }, length: end - at }
}
