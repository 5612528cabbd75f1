import { dayAndMonth, dayOfMonth, dayOfNamedMonth, monthAndDay, namedDay, numericDate } from './date-absolute.ts'
import type { DateMatch, Tokens } from './date-expression.ts'
import { vaguePeriod } from './date-periods.ts'
import { countedDays, relativeDay, weekdayDate } from './date-relative.ts'

/** Reads the date that begins at `at`: the longest reading that the grammar has. */
export function dateAt(tokens: Tokens, at: number): DateMatch | undefined {
  return (
    numericDate(tokens, at) ??
    namedDay(tokens, at) ??
    relativeDay(tokens, at) ??
    countedDays(tokens, at) ??
    weekdayDate(tokens, at) ??
    dayOfNamedMonth(tokens, at) ??
    vaguePeriod(tokens, at) ??
    dayAndMonth(tokens, at) ??
    monthAndDay(tokens, at) ??
    dayOfMonth(tokens, at)
  )
}
