import {
  addDays,
  dateOf,
  lastDayOfMonth,
  lastWeekday,
  mondayOf,
  monthAfter,
  nextWeekday,
  partsOf,
  weekdayOf,
} from '../../text/calendar.ts'
import { dateAt } from '../../text/date-grammar.ts'
import { MONTHS } from '../../text/date-words.ts'
import { type NoDate, readDate } from '../../text/dates.ts'
import { clean, tokenise } from '../../text/tokens.ts'

type DateExpression = NonNullable<ReturnType<typeof dateAt>>['expression']

/** A stretch of days, both ends included, `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

/**
 * The day or stretch of days that a text names, as somebody means it who speaks of receipts: a day without a year is the
 * last one that was, a weekday the last one before today. Undefined when it names none, 'invalid' for 31 February.
 */
export function periodIn(text: string, today: string): Period | 'invalid' | undefined {
  return pastPeriod(text, today) ?? dateIn(text, today)?.period
}

/** The last month of this name that has begun: 'the April dinner'. Undefined where a text names none, or more than one. */
export function monthIn(text: string, today: string): Period | undefined {
  const found = tokenise(clean(text)).flatMap(({ text: word }) => MONTHS.get(word) ?? [])
  const [month, ...others] = found
  if (month === undefined || others.length > 0) return undefined
  const now = partsOf(today)
  const to = lastDayOfMonth(month > now.month ? now.year - 1 : now.year, month)
  return { from: `${to.slice(0, 8)}01`, to }
}

/** The first day or stretch that the grammar of dates finds in a text, and where it stands; a day that is none is left. */
export function dayAt(text: string, today: string): { period: Period; at: number; end: number } | undefined {
  const found = dateIn(text, today)
  return found && found.period !== 'invalid' ? { ...found, period: found.period } : undefined
}

function dateIn(text: string, today: string): { period: Period | 'invalid'; at: number; end: number } | undefined {
  const tokens = tokenise(clean(text))
  for (let at = 0; at < tokens.length; at++) {
    const match = dateAt(tokens, at)
    const period = match && lookBack(match.expression, today)
    const [first, last] = [tokens[at], match && tokens[at + match.length - 1]]
    if (period && first && last) return { period, at: first.start, end: last.end }
  }
  return undefined
}

/**
 * The day or stretch of days that a phrase is, with nothing left over: as `periodIn`, but for a value that is to be set. Undefined
 * where the phrase holds no date, 'invalid' for 31 February and for a 29 February that was not.
 */
export function wholePeriodIn(text: string, today: string): Period | 'invalid' | NoDate | undefined {
  const stretch = pastPeriod(text, today)
  const read = readDate(text)
  if (read === undefined || 'why' in read) return stretch && read === undefined ? stretch : read
  // 'Thursday, 12 November' says one day twice.
  const [expression, ...more] = read.expressions.toSorted((a, b) => Number(isWeekday(a)) - Number(isWeekday(b)))
  const period = expression && lookBack(expression, today)
  if (expression === undefined || period === undefined) return { why: 'unread', words: text.trim() }
  // On a Monday 'on Monday' may be today or a week ago.
  if (more.length === 0 && isWeekday(expression) && !expression.ahead && weekdayOf(today) === expression.weekday)
    return { why: 'several', words: text.trim() }
  const named = 'weekday' in expression && !isWeekday(expression) ? expression.weekday : undefined
  if (named !== undefined && period !== 'invalid' && weekdayOf(period.from) !== named && !isAnyWeekday(expression))
    return { why: 'several', words: text.trim() }
  const agrees = more.every((other) =>
    isWeekday(other) && period !== 'invalid'
      ? weekdayOf(period.from) === other.weekday
      : JSON.stringify(lookBack(other, today)) === JSON.stringify(period),
  )
  return agrees ? period : { why: 'several', words: text.trim() }
}

/** Whether a weekday is all that was said of a day. */
function isAnyWeekday({ kind }: DateExpression): boolean {
  return kind === 'past_weekday' || kind === 'weekday_of_week'
}

function isWeekday(expression: DateExpression): expression is Extract<DateExpression, { kind: 'weekday' }> {
  return expression.kind === 'weekday'
}

function pastPeriod(text: string, today: string): Period | undefined {
  const unit = /\b(?:last|past|previous|pichh?l[aei])\s+(week|month|year|haft[ae]|mahin[ae]|saal)\b/i
    .exec(text)?.[1]
    ?.toLowerCase()
  const { year, month } = partsOf(today)
  if (unit === undefined || dateIn(text, today)) return undefined
  if (unit === 'week' || unit.startsWith('haft'))
    return { from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }
  if (unit === 'year' || unit === 'saal') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  return monthOf(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1)
}

function lookBack(expression: DateExpression, today: string): Period | 'invalid' | undefined {
  const { year, month } = partsOf(today)
  switch (expression.kind) {
    case 'calendar':
      if (expression.year !== undefined) return oneDay(dateOf(expression.year, expression.month, expression.day))
      return oneDay(lastOccurrence(today, expression.month, expression.day))
    case 'day_of_month': {
      if (expression.monthOffset !== undefined) {
        const named = monthAfter(today, expression.monthOffset)
        return oneDay(dateOf(named.year, named.month, expression.day))
      }
      const thisMonth = dateOf(year, month, expression.day)
      if (thisMonth !== undefined && thisMonth <= today) return oneDay(thisMonth)
      return oneDay(dateOf(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1, expression.day))
    }
    case 'past_weekday':
      return oneDay(addDays(lastWeekday(today, expression.weekday), -expression.weeks * 7))
    case 'weekday_of_week':
      return oneDay(addDays(mondayOf(today), expression.weekOffset * 7 + ((expression.weekday + 6) % 7)))
    case 'weekday':
      if (expression.ahead) return oneDay(addDays(nextWeekday(today, expression.weekday), expression.weeks * 7))
      return oneDay(addDays(today, -((weekdayOf(today) - expression.weekday + 7) % 7)))
    case 'from_today':
      // Of what was bought 'kal' and 'parso' lie behind.
      return oneDay(addDays(today, expression.either ? -expression.days : expression.days))
    case 'week': {
      const monday = addDays(mondayOf(today), expression.weekOffset * 7)
      return { from: addDays(monday, expression.weekendOnly ? 5 : 0), to: addDays(monday, 6) }
    }
    case 'month_part': {
      if (expression.month !== undefined)
        return partOfMonth(expression, expression.month > month ? year - 1 : year, expression.month)
      const named = monthAfter(today, expression.monthOffset ?? 0)
      return partOfMonth(expression, named.year, named.month)
    }
    default:
      return undefined
  }
}

function partOfMonth(
  { firstDay, lastDay }: Extract<DateExpression, { kind: 'month_part' }>,
  year: number,
  month: number,
): Period {
  const { from, to } = monthOf(year, month)
  return { from: addDays(from, firstDay - 1), to: dateOf(year, month, lastDay) ?? to }
}

function oneDay(day: string | undefined): Period | 'invalid' {
  return day === undefined ? 'invalid' : { from: day, to: day }
}

function monthOf(year: number, month: number): Period {
  const to = lastDayOfMonth(year, month)
  return { from: `${to.slice(0, 8)}01`, to }
}

/** The last time that day and month occurred, today included; undefined where that February had no 29th. */
function lastOccurrence(today: string, month: number, day: number): string | undefined {
  const { year } = partsOf(today)
  const pad = (value: number) => String(value).padStart(2, '0')
  return dateOf(`${pad(month)}-${pad(day)}` > today.slice(5) ? year - 1 : year, month, day)
}
