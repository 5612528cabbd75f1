/**
 * A date in a text: `iso` is YYYY-MM-DD; `ambiguous` when day and month could be exchanged and both readings are possible. Of a date
 * in figures `exchanged` is the other past date that it may be, and `first` what stands first where the calendar allows one order only.
 */
export type FoundDate = {
  iso: string
  start: number
  end: number
  ambiguous: boolean
  exchanged?: string
  first?: 'day' | 'month'
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
// A nought may be read for the letter, and the other way round, and a 1 for an l.
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|ju[l1]y?|aug(?:ust)?|sept?(?:ember)?|[o0]ct(?:[o0]ber)?|n[o0]v(?:ember)?|dec(?:ember)?)'
const MARK = '\\s?[-/.,|]\\s?'
const D = '[0-9OoIl]'

// A recogniser may drop the space between a date and a time.
const END = '(?=$|[^0-9]|\\d{1,2}\\s?[:.]\\s?\\d\\d)'

const YEAR_FIRST = new RegExp(`(?<![0-9])(20\\d\\d)${MARK}(${D}{1,2})${MARK}(${D}{1,2})(?![0-9])`, 'gi')
const DAY_FIRST = [/20\d\d/, /\d\d/].map(
  ({ source: year }) => new RegExp(`(?<![0-9])(${D}{1,2})${MARK}(${D}{1,2})${MARK}(${year})${END}`, 'gi'),
)
const DAY_NAMED = new RegExp(
  `(?<![0-9])(${D}{1,2})(?:st|nd|rd|th)?[\\s\\-/.,']*${MONTH}[\\s\\-/.,']*(20\\d\\d|\\d\\d)${END}`,
  'gi',
)
const MONTH_NAMED = new RegExp(
  `${MONTH}[\\s\\-/.,']*(${D}{1,2})(?:(?:st|nd|rd|th)?[\\s\\-/.,']+(20\\d\\d)${END}|(?:st|nd|rd|th)?,?\\s?['’\u0060]\\s?(\\d\\d)(?!:)${END}|,?\\s(\\d\\d)(?=\\s{1,3}\\d{1,2}:\\d\\d))`,
  'gi',
)
// A stroke between the parts may be read as the digit that it looks like, or as another letter.
const MISREAD = /(?<![0-9])([0-3]?\d)[17IlB|/](0?[1-9]|1[0-2])[17IlB|/](20\d\d)(?![0-9])/g
const COMPACT = /(?<![0-9])(20\d\d)(0\d|1[0-2])([0-2]\d|3[01])(?![0-9])/g

const WITHOUT_STROKES = /(?<![0-9])([0-2]\d|3[01])(0[1-9]|1[0-2])(20\d\d)(?![0-9])/g

/** A date behind a label whose strokes were misread or lost, such as 25B412017 or 25042017; undefined where the text has a plain date as well. */
export function findMisreadDate(text: string, today: string): FoundDate | undefined {
  if (findDates(text, today).length > 0) return undefined
  for (const match of [...text.matchAll(MISREAD), ...text.matchAll(WITHOUT_STROKES)]) {
    const iso = past(isoDate(match[3], match[2], match[1]), today)
    if (iso !== undefined) return { iso, start: match.index, end: match.index + match[0].length, ambiguous: true }
  }
  return undefined
}

/**
 * All dates in a text that lie neither after `today` (YYYY-MM-DD) nor before the year 2000. The day comes before the month, as is
 * written in India, unless only the other order is a date; `monthFirst` tries the other order first.
 */
export function findDates(text: string, today: string, { monthFirst = false } = {}): FoundDate[] {
  const found: FoundDate[] = []
  const add = (
    match: RegExpExecArray,
    iso: string | undefined,
    ambiguous = false,
    order: Pick<FoundDate, 'exchanged' | 'first'> = {},
  ) => {
    if (iso === undefined || iso > today || iso < '2000-01-01') return
    const start = match.index
    const end = start + match[0].length
    if (found.some((other) => start < other.end && other.start < end)) return
    found.push({ iso, start, end, ambiguous, ...order })
  }
  for (const match of text.matchAll(YEAR_FIRST)) add(match, isoDate(match[1], match[2], match[3]))
  for (const match of text.matchAll(DAY_NAMED)) add(match, isoDate(match[3], monthNumber(match[2]), match[1]))
  for (const match of text.matchAll(MONTH_NAMED))
    add(match, isoDate(match[3] ?? match[4] ?? match[5], monthNumber(match[1]), match[2]))
  // A whole year first: in '#12- 20/02/2025' the 12 is no part of the date.
  for (const match of DAY_FIRST.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const dayFirst = isoDate(match[3], match[2], match[1])
    const other = isoDate(match[3], match[1], match[2])
    const indian = past(dayFirst, today)
    const american = past(other, today)
    const both = indian !== undefined && american !== undefined && indian !== american
    const order = both
      ? { exchanged: monthFirst ? indian : american }
      : dayFirst === undefined
        ? { first: 'month' as const }
        : other === undefined
          ? { first: 'day' as const }
          : {}
    if (monthFirst) add(match, american ?? indian, both, order)
    else add(match, indian ?? american, indian === undefined && dayFirst !== undefined, order)
  }
  for (const match of text.matchAll(COMPACT)) add(match, isoDate(match[1], match[2], match[3]))
  return found.sort((a, b) => a.start - b.start)
}

function past(iso: string | undefined, today: string): string | undefined {
  return iso !== undefined && iso <= today ? iso : undefined
}

function monthNumber(name: string | undefined): string | undefined {
  const index = MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase().replace('0', 'o').replace('1', 'l'))
  return index < 0 ? undefined : String(index + 1)
}

/** Puts printed numbers together as YYYY-MM-DD; undefined when they are no date. Two-digit years are of this century. */
function isoDate(year?: string, month?: string, day?: string): string | undefined {
  const [y, m, d] = [year, month, day].map((part) => Number((part ?? '').replace(/[Oo]/g, '0').replace(/[Il]/g, '1')))
  if (y === undefined || m === undefined || d === undefined) return undefined
  const full = y < 100 ? 2000 + y : y
  if (!(m >= 1 && m <= 12 && d >= 1 && d <= new Date(Date.UTC(full, m, 0)).getUTCDate())) return undefined
  return `${full}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}
