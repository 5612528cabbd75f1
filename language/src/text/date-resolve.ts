import {
  addDays,
  dateOf,
  daysBetween,
  type IsoDate,
  lastDayOfMonth,
  lastWeekday,
  mondayOf,
  monthAfter,
  nextWeekday,
  partsOf,
} from './calendar.ts'
import type { DateExpression } from './date-expression.ts'

/** From which days an expression counts. */
export interface DateBase {
  today: IsoDate
  /** The first day of the trip or stay, when known: a return or check-out lies at or after it. */
  start?: IsoDate
  /** The day that the slot to be filled holds already. */
  held?: IsoDate
  /** The days between which it was asked for, as after 'next week'. */
  within?: { from: IsoDate; to: IsoDate }
}

export type Resolved = { day: IsoDate } | { from: IsoDate; to: IsoDate } | 'invalid'

/** Turns what was said into a day or, for a vague period, into its first and last day. */
export function resolveDate(expression: DateExpression, base: DateBase): Resolved {
  const { today } = base
  const origin = base.start !== undefined && base.start > today ? base.start : today
  switch (expression.kind) {
    case 'calendar':
      return asResolved(
        expression.year === undefined
          ? nextOccurrence(expression, base)
          : dateOf(expression.year, expression.month, expression.day),
      )
    case 'day_of_month':
      return asResolved(dayOfMonth(expression, base, origin))
    case 'weekday':
      return { day: weekdayNear(expression, base, origin) }
    case 'past_weekday':
      return { day: addDays(lastWeekday(today, expression.weekday), -expression.weeks * 7) }
    case 'weekday_of_week':
      return { day: addDays(mondayOf(today), expression.weekOffset * 7 + ((expression.weekday + 6) % 7)) }
    case 'from_today':
      return { day: addDays(today, expression.days) }
    case 'shift':
      return { day: addDays(base.held ?? base.start ?? today, expression.days) }
    case 'from_start':
      return { day: addDays(base.start ?? base.held ?? today, expression.days) }
    case 'after': {
      const from = resolveDate(expression.base, base)
      return from !== 'invalid' && 'day' in from ? { day: addDays(from.day, expression.days) } : from
    }
    case 'week': {
      const monday = addDays(mondayOf(today), expression.weekOffset * 7)
      return { from: expression.weekendOnly ? addDays(monday, 5) : later(monday, today), to: addDays(monday, 6) }
    }
    case 'month_part':
      return monthPart(expression, today)
  }
}

/**
 * A weekday alone is that of the days that were asked about, else the one nearest to the day that it replaces; with 'next' or 'this',
 * and without either of these, the next one.
 */
function weekdayNear(
  { weekday, weeks, ahead, soonest }: Extract<DateExpression, { kind: 'weekday' }>,
  { within, held }: DateBase,
  origin: IsoDate,
): IsoDate {
  const next = addDays(nextWeekday(origin, weekday), weeks * 7)
  if (ahead || soonest) return next
  const asked = within && nextWeekday(addDays(within.from, -1), weekday)
  if (within && asked && asked <= within.to) return asked
  if (held === undefined) return next
  return addDays(next, Math.max(0, Math.round(daysBetween(next, held) / 7)) * 7)
}

const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)
const asResolved = (day: IsoDate | undefined): Resolved => (day === undefined ? 'invalid' : { day })

/** A return this soon after the start belongs to it even where the year has turned in between. */
const ACROSS_NEW_YEAR_DAYS = 60

/**
 * The next time that day and month occur, counting today itself; undefined where the coming February has no 29th. A day before
 * the start stays there ('leaving 20 June, returning 18 June' is for the dialogue to settle), unless the year turns.
 */
function nextOccurrence(
  { day, month }: { day: number; month: number },
  { today, start }: DateBase,
): IsoDate | undefined {
  const { year } = partsOf(today)
  const isOver = `${pad(month)}-${pad(day)}` < today.slice(5)
  const first = dateOf(year + (isOver ? 1 : 0), month, day)
  if (first === undefined || start === undefined || first >= start) return first
  const next = dateOf(partsOf(first).year + 1, month, day)
  return next !== undefined && next >= start && daysBetween(start, next) <= ACROSS_NEW_YEAR_DAYS ? next : first
}

const pad = (value: number) => String(value).padStart(2, '0')

/** The next such day; where a start is held, counted from the month of that: 'make it the 15th'. */
function dayOfMonth(
  expression: { day: number; monthOffset?: number },
  { today, start, held, within }: DateBase,
  origin: IsoDate,
): IsoDate | undefined {
  if (expression.monthOffset !== undefined) {
    const { year, month } = monthAfter(today, expression.monthOffset)
    return dateOf(year, month, expression.day)
  }
  const asked = within && nearestTo(within, expression.day, today)
  if (asked !== undefined) return asked
  const from = start === undefined && held !== undefined && held > origin ? held : origin
  for (let ahead = 0; ahead <= 3; ahead++) {
    const { year, month } = monthAfter(from, ahead)
    const date = dateOf(year, month, expression.day)
    if (date !== undefined && date >= origin) return date
  }
  return undefined
}

/** The day of the month that lies in some days, or else nearest to them: 'the 15th' of 'around the 20th of next month' is in that month. */
function nearestTo({ from, to }: { from: IsoDate; to: IsoDate }, day: number, today: IsoDate): IsoDate | undefined {
  const away = (date: IsoDate) => (date < from ? daysBetween(date, from) : date > to ? daysBetween(to, date) : 0)
  const days = [-1, 0, 1].flatMap((ahead) => {
    const { year, month } = monthAfter(from, ahead)
    const date = dateOf(year, month, day)
    return date === undefined || date < today ? [] : [date]
  })
  const [first, ...others] = days
  return first && others.reduce((best, date) => (away(date) < away(best) ? date : best), first)
}

function monthPart(
  expression: { month?: number; monthOffset?: number; firstDay: number; lastDay: number },
  today: IsoDate,
): Resolved {
  const now = partsOf(today)
  const ahead =
    expression.month === undefined ? (expression.monthOffset ?? 0) : (expression.month - now.month + 12) % 12
  const { year, month } = monthAfter(today, ahead)
  const from = dateOf(year, month, expression.firstDay)
  if (from === undefined) return 'invalid'
  const to = expression.lastDay >= 31 ? lastDayOfMonth(year, month) : dateOf(year, month, expression.lastDay)
  if (to === undefined || to < today) return 'invalid'
  return { from: later(from, today), to }
}
