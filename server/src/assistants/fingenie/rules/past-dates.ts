import { addDays, dateOf, lastDayOfMonth, mondayOf, partsOf, weekdayOf } from '@pravas/language/calendar'
import { dateAt } from '@pravas/language/date-grammar'
import { clean, tokenise } from '@pravas/language/tokens'

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

function pastPeriod(text: string, today: string): Period | undefined {
  const unit = /\b(?:last|past|previous)\s+(week|month|year)\b/i.exec(text)?.[1]?.toLowerCase()
  const { year, month } = partsOf(today)
  // Of what was bought 'kal' and 'parso' lie behind.
  const word = /\b(kal|parso)\b/i.exec(text)?.[1]?.toLowerCase()
  const day = addDays(today, word === 'kal' ? -1 : -2)
  if (word) return { from: day, to: day }
  if (unit === 'week') return { from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }
  if (unit === 'month') return monthOf(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1)
  if (unit === 'year') return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  return undefined
}

function lookBack(expression: DateExpression, today: string): Period | 'invalid' | undefined {
  const { year, month } = partsOf(today)
  switch (expression.kind) {
    case 'calendar':
      if (expression.year !== undefined) return oneDay(dateOf(expression.year, expression.month, expression.day))
      return oneDay(lastOccurrence(today, expression.month, expression.day))
    case 'day_of_month': {
      const thisMonth = dateOf(year, month, expression.day)
      if (thisMonth !== undefined && thisMonth <= today) return oneDay(thisMonth)
      return oneDay(dateOf(month === 1 ? year - 1 : year, month === 1 ? 12 : month - 1, expression.day))
    }
    case 'weekday':
    case 'weekday_of_week':
      return oneDay(addDays(today, -((weekdayOf(today) - expression.weekday + 7) % 7)))
    case 'from_today':
      return oneDay(addDays(today, expression.days))
    case 'week':
      return { from: addDays(mondayOf(today), expression.weekendOnly ? 5 : 0), to: addDays(mondayOf(today), 6) }
    case 'month_part':
      return partOfMonth(
        expression,
        expression.month !== undefined && expression.month > month ? year - 1 : year,
        month,
      )
    default:
      return undefined
  }
}

function partOfMonth(
  { month, firstDay, lastDay }: Extract<DateExpression, { kind: 'month_part' }>,
  year: number,
  thisMonth: number,
): Period {
  const { from, to } = monthOf(year, month ?? thisMonth)
  const end = dateOf(year, month ?? thisMonth, lastDay)
  return { from: addDays(from, firstDay - 1), to: end ?? to }
}

function oneDay(day: string | undefined): Period | 'invalid' {
  return day === undefined ? 'invalid' : { from: day, to: day }
}

function monthOf(year: number, month: number): Period {
  const to = lastDayOfMonth(year, month)
  return { from: `${to.slice(0, 8)}01`, to }
}

function lastOccurrence(today: string, month: number, day: number): string | undefined {
  const { year } = partsOf(today)
  const dates = Array.from({ length: 9 }, (_, back) => dateOf(year - back, month, day))
  return dates.find((date) => date !== undefined && date <= today)
}
