import { addDays, lastDayOfMonth, monthAfter, partsOf } from '../../text/calendar.ts'
import type { DateRange } from './query.ts'

/** Days from the first to the last, both included, `YYYY-MM-DD`. */
export type Days = Pick<DateRange, 'from' | 'to'>

/** The month with which India's financial year begins. */
const APRIL = 4

/** Up to today: whole months from the first of the one that lies so far back, as the dashboard counts them; else days. */
export function rolling(today: string, count: number, unit: string): Days | undefined {
  if (count < 1 || count > 400) return undefined
  if (/^(?:day|din)/.test(unit)) return { from: addDays(today, 1 - count), to: today }
  if (/^(?:week|hafte)/.test(unit)) return { from: addDays(today, 1 - 7 * count), to: today }
  const months = /^(?:month|mahine)/.test(unit) ? count : 12 * count
  const { year, month } = monthAfter(today, 1 - months)
  return { from: wholeMonth(year, month).from, to: today }
}

export function oneDay(day: string): Days {
  return { from: day, to: day }
}

/** The month that lies this many before this one. */
export function monthsBack(today: string, count: number): Days {
  const { year, month } = monthAfter(today, -count)
  return wholeMonth(year, month)
}

export function wholeMonth(year: number, month: number): Days {
  const to = lastDayOfMonth(year, month)
  return { from: `${to.slice(0, 8)}01`, to }
}

export function yearOf(year: number): Days {
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

/** The year in which the financial year of this day began. */
export function startOfFinancialYear(today: string): number {
  const { year, month } = partsOf(today)
  return month < APRIL ? year - 1 : year
}

/** The financial year that begins in April of this year. */
export function financialYear(year: number): Days {
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` }
}

/** A quarter of the financial year that begins in April of this year; the first is April to June. */
export function quarterOf(quarter: number, year: number): Days {
  const start = monthAfter(`${year}-04-01`, 3 * (quarter - 1))
  const end = monthAfter(`${year}-04-01`, 3 * quarter - 1)
  return { from: wholeMonth(start.year, start.month).from, to: wholeMonth(end.year, end.month).to }
}

/** The quarter that lies this many before this one. */
export function quarterBack(today: string, count: number): Days {
  const { month } = partsOf(today)
  const start = monthAfter(today, -((month - 1) % 3) - 3 * count)
  const end = monthAfter(`${wholeMonth(start.year, start.month).from}`, 2)
  return { from: wholeMonth(start.year, start.month).from, to: wholeMonth(end.year, end.month).to }
}

/** The range of the same kind before this one: the month before a month, else as many days before. */
export function rangeBefore({ from, to }: DateRange): DateRange {
  const months = wholeMonths(from, to)
  if (months === undefined) {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
    return { from: addDays(from, -days), to: addDays(from, -1), words: '' }
  }
  const start = monthAfter(from, -months)
  return { from: wholeMonth(start.year, start.month).from, to: addDays(from, -1), words: '' }
}

/** How many whole calendar months a range is; undefined when it is not made of such. */
function wholeMonths(from: string, to: string): number | undefined {
  const [start, end] = [partsOf(from), partsOf(to)]
  if (start.day !== 1 || lastDayOfMonth(end.year, end.month) !== to) return undefined
  return (end.year - start.year) * 12 + end.month - start.month + 1
}
