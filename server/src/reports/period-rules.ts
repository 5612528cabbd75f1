import type { AnalyticsRange } from '@pravas/contract/analytics'
import { addDays, partsOf } from '@pravas/language/text/calendar'

/** Days from the first to the last, both included, `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

const MONTHS_BACK = { '3-months': 2, '6-months': 5, '12-months': 11 } as const
/**
 * The days that a range stands for on the day `today`: whole months up to today, or a financial year, which begins with the
 * month `yearStart`, up to its end.
 */
export function periodOf(range: AnalyticsRange, today: string, yearStart: number): Period {
  const { year, month } = partsOf(today)
  const financialYear = month < yearStart ? year - 1 : year
  switch (range) {
    case 'financial-year':
      return { from: firstDay(financialYear, yearStart), to: today }
    case 'last-financial-year':
      return { from: firstDay(financialYear - 1, yearStart), to: addDays(firstDay(financialYear, yearStart), -1) }
    default:
      return { from: firstDay(year, month - MONTHS_BACK[range]), to: today }
  }
}

/** The same days a year earlier, so that a month that has only begun is compared with as much of the other. */
export function yearBefore({ from, to }: Period): Period {
  return { from: dayYearBefore(from), to: dayYearBefore(to) }
}

/** Every month of a period as `YYYY-MM`, in order. */
export function monthsOf({ from, to }: Period): string[] {
  const start = partsOf(from)
  const end = partsOf(to)
  const count = (end.year - start.year) * 12 + end.month - start.month + 1
  return Array.from({ length: count }, (_, index) => firstDay(start.year, start.month + index).slice(0, 7))
}

/** `2026-04` as `2025-04`. */
export function monthYearBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`
}

/** The first of a month; month 0 is December of the year before, month 13 January of the next. */
function firstDay(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
}

function dayYearBefore(day: string): string {
  const same = `${monthYearBefore(day.slice(0, 7))}${day.slice(7)}`
  // The year before a leap year's has no 29 February.
  return same.endsWith('-02-29') ? same.replace('29', '28') : same
}
