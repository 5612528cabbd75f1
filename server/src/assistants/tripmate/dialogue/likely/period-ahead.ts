import {
  addDays,
  dateOf,
  type IsoDate,
  lastDayOfMonth,
  mondayOf,
  monthAfter,
  partsOf,
} from '@pravas/language/text/calendar'
import { MONTHS } from '@pravas/language/text/date-words'
import { romanised } from '@pravas/language/text/devanagari'

/** Days from the first to the last. */
export interface Period {
  from: IsoDate
  to: IsoDate
}

const THIS_WEEK = /\b(?:this|coming|is|iss) (?:week|hafte|hafta)\b/
const NEXT_WEEK = /\b(?:next|agle) (?:week|hafte|hafta)\b/
const THIS_MONTH = /\b(?:this|is|iss) (?:month|mahine|mahina)\b/
const NEXT_MONTH = /\b(?:next|agle) (?:month|mahine|mahina)\b/

/** The weeks or months ahead that a question names: 'in December' without a year is the next December. */
export function periodAhead(message: string, today: IsoDate): Period | undefined {
  const words = romanised(message).toLowerCase()
  const monday = mondayOf(today)
  if (NEXT_WEEK.test(words)) return { from: addDays(monday, 7), to: addDays(monday, 13) }
  if (THIS_WEEK.test(words)) return { from: today, to: addDays(monday, 6) }
  const { year, month } = partsOf(today)
  if (NEXT_MONTH.test(words)) {
    const next = monthAfter(today, 1)
    return monthOf(next.year, next.month)
  }
  if (THIS_MONTH.test(words)) return monthOf(year, month)
  const named = words.match(/[a-z]+/g)?.flatMap((word) => (word === 'may' ? [] : (MONTHS.get(word) ?? [])))[0]
  if (named === undefined) return undefined
  const said = /\b(20\d\d)\b/.exec(words)?.[1]
  return monthOf(said ? Number(said) : named < month ? year + 1 : year, named)
}

function monthOf(year: number, month: number): Period | undefined {
  const first = dateOf(year, month, 1)
  return first === undefined ? undefined : { from: first, to: lastDayOfMonth(year, month) }
}
