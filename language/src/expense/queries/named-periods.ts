import { addDays, mondayOf, partsOf } from '../../text/calendar.ts'
import { MONTHS } from '../../text/date-words.ts'
import { NUMBER_WORD } from '../../text/words/counts.ts'
import { dayAt } from '../receipts/past-dates.ts'
import {
  type Days,
  financialYear,
  monthsBack,
  oneDay,
  quarterBack,
  quarterOf,
  rolling,
  startOfFinancialYear,
  wholeMonth,
  yearOf,
} from './date-ranges.ts'
import { type DateRange, takeMatch } from './query.ts'

const MONTH_NAMES = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|')
/** Names of months that are words of other meaning too, and count only where a period is announced. */
const DOUBTFUL = new Set(['may', 'mar', 'dec', 'march'])
const ANNOUNCED =
  /(?:\b(?:in|for|during|of|since|about|till|until|through|to|from|and|vs|versus|with|against|than|only|last|this|between|over|se|mahine))\s*$/

const MONTH_SAID = new RegExp(
  `\\b(${MONTH_NAMES})(?:\\.)?(?:'?s)?(?:,? (?:of )?(20\\d\\d|last year|this year))?\\b`,
  'g',
)
const MONTH_OF_YEAR = new RegExp(`\\b(?:${MONTH_NAMES}),? (?:of )?(?:last|this) year\\b`)

type Count = (today: string, match: RegExpExecArray) => Days | undefined

/** 'A' and 'do' count only before a unit of time. */
const SMALL: Readonly<Record<string, number>> = { ...NUMBER_WORD, a: 1, do: 2 }
const NUMBER = `\\d{1,3}|${Object.keys(SMALL)
  .filter((word) => word !== 'a')
  .join('|')}`
const LAST = 'last|past|previous|prev|pichh?l[aei]|gaye?'
const THIS = 'this|current|the current|is|iss'
const WEEK = 'week|hafte|hafta'
const MONTH = 'months?|mahin[ae]|maheen[ae]'
const YEAR = 'year|saal|sal'

const FORMS: [RegExp, Count][] = [
  [
    new RegExp(
      `\\b(?:in |over |for |during )?(?:the )?(?:${LAST}) (${NUMBER}) (days?|weeks?|months?|years?|din|hafte|mahine|saal)\\b`,
    ),
    (today, match) => rolling(today, numberOf(match[1]), match[2] ?? ''),
  ],
  [/\bday before yesterday\b|\bparso\w*\b/, (today) => oneDay(addDays(today, -2))],
  [/\b(?:yesterday|kal)\b/, (today) => oneDay(addDays(today, -1))],
  [/\b(?:today|aaj)\b/, (today) => oneDay(today)],
  [/\bmonth before last\b/, (today) => monthsBack(today, 2)],
  [/\bweek before last\b/, (today) => ({ from: addDays(mondayOf(today), -14), to: addDays(mondayOf(today), -8) })],
  [
    new RegExp(`\\b(?:${LAST}) weekend\\b`),
    (today) => ({ from: addDays(mondayOf(today), -2), to: addDays(mondayOf(today), -1) }),
  ],
  [/\bthis weekend\b/, (today) => ({ from: addDays(mondayOf(today), 5), to: addDays(mondayOf(today), 6) })],
  [
    new RegExp(`\\b(?:${LAST}) (?:${WEEK})\\b`),
    (today) => ({ from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }),
  ],
  [
    new RegExp(`\\b(?:${THIS}) (?:${WEEK})\\b`),
    (today) => ({ from: mondayOf(today), to: addDays(mondayOf(today), 6) }),
  ],
  [/\bsame month last year\b|\bthis month last year\b/, (today) => monthsBack(today, 12)],
  [new RegExp(`\\b(?:${LAST}) (?:${MONTH})(?! s)\\b`), (today) => monthsBack(today, 1)],
  [new RegExp(`\\b(?:${THIS}) (?:${MONTH})\\b|\\bmonth to date\\b|\\bmtd\\b`), (today) => monthsBack(today, 0)],
  [
    /\b(?:the )?(?:last|previous) (?:financial|fiscal) year\b|\blast fy\b|\bprevious fy\b/,
    (today) => financialYear(startOfFinancialYear(today) - 1),
  ],
  [
    /\b(?:this |the |current |the current )?(?:financial|fiscal) year\b|\b(?:this|current) fy\b/,
    (today) => financialYear(startOfFinancialYear(today)),
  ],
  [
    /\b(?:fy|financial year) ?(?:20)?(\d\d)(?: ?[-/] ?| )(?:20)?\d\d\b/,
    (_, match) => financialYear(2000 + Number(match[1])),
  ],
  [/\bfy ?(?:20)?(\d\d)\b/, (_, match) => financialYear(1999 + Number(match[1]))],
  [/\bfy\b(?! ?\d)/, (today) => financialYear(startOfFinancialYear(today))],
  [/\b(?:last|previous) quarter\b/, (today) => quarterBack(today, 1)],
  [/\b(?:this|current|the current) quarter\b|\bqtd\b/, (today) => quarterBack(today, 0)],
  [
    /\bq([1-4])(?: (?:of )?(?:fy ?)?(20\d\d))?\b/,
    (today, match) => quarterOf(Number(match[1]), match[2] ? Number(match[2]) : startOfFinancialYear(today)),
  ],
  [new RegExp(`\\b(?:${LAST}) (?:${YEAR})\\b`), (today) => yearOf(partsOf(today).year - 1)],
  [new RegExp(`\\b(?:${THIS}) (?:${YEAR})\\b|\\byear to date\\b|\\bytd\\b`), (today) => yearOf(partsOf(today).year)],
  [/\bfirst half of (20\d\d)\b/, (_, match) => ({ from: `${match[1]}-01-01`, to: `${match[1]}-06-30` })],
  [/\bsecond half of (20\d\d)\b/, (_, match) => ({ from: `${match[1]}-07-01`, to: `${match[1]}-12-31` })],
]

/** A range that stands in a text, and where. */
export interface NamedPeriod {
  at: number
  end: number
  range: DateRange
}

/** The range that a text names first or most plainly; the text is in lower case and clean. */
export function periodNamed(text: string, today: string): NamedPeriod | undefined {
  if (MONTH_OF_YEAR.test(text)) return monthIn(text, today)
  for (const [pattern, count] of FORMS) {
    const match = pattern.exec(text)
    const range = match && count(today, match)
    if (match && range) {
      const words = match[0].replace(/^(?:in|over|for|during) /, '').trim()
      return { at: match.index, end: match.index + match[0].length, range: { ...range, words } }
    }
  }
  const day = dayAt(text, today)
  const month = monthIn(text, today)
  if (day && (!month || day.at <= month.at)) return { ...day, range: { ...day.period, words: '' } }
  return month ?? yearIn(text)
}

/** 'October', 'in oct 2025', 'october last year'. */
function monthIn(text: string, today: string): NamedPeriod | undefined {
  for (const match of text.matchAll(MONTH_SAID)) {
    const name = match[1] ?? ''
    const month = MONTHS.get(name) ?? 1
    const said = match[2]
    const alone = match[0].length === text.trim().length
    if (said === undefined && !alone && DOUBTFUL.has(name) && !ANNOUNCED.test(text.slice(0, match.index))) continue
    const now = partsOf(today)
    const year =
      said === undefined
        ? month > now.month
          ? now.year - 1
          : now.year
        : said === 'last year'
          ? now.year - 1
          : said === 'this year'
            ? now.year
            : Number(said)
    const at = match.index
    return { at, end: at + match[0].length, range: { ...wholeMonth(year, month), words: '' } }
  }
  return undefined
}

function yearIn(text: string): NamedPeriod | undefined {
  const match = takeMatch(
    text,
    /\b(?:in|of|during|for|year|and|vs|with|against|about|than) (20[0-4]\d)\b|^(20[0-4]\d)\b/,
  )?.match
  const year = match?.[1] ?? match?.[2]
  if (!match || !year) return undefined
  const end = match.index + match[0].length
  return { at: end - 4, end, range: { ...yearOf(Number(year)), words: '' } }
}

function numberOf(word = ''): number {
  return SMALL[word] ?? Number(word)
}
