import { addDays, lastDayOfMonth, mondayOf, monthAfter, partsOf } from '@pravas/language/calendar'
import { MONTHS } from '@pravas/language/date-words'
import { dayAt } from '../past-dates.ts'
import { type Stretch, type Taken, takeMatch, without } from './query.ts'

/** The month with which India's financial year begins. */
const APRIL = 4

const MONTH_NAMES = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|')
/** Names of months that are words of other meaning too, and count only where a period is announced. */
const DOUBTFUL = new Set(['may', 'mar', 'dec', 'march'])
const ANNOUNCED =
  /(?:\b(?:in|for|during|of|since|about|till|until|through|to|from|and|vs|versus|with|against|than|only|last|this|between|over|se|mahine))\s*$/

const MONTH_OF_YEAR = new RegExp(`\\b(?:${MONTH_NAMES}),? (?:of )?(?:last|this) year\\b`)

type Count = (today: string, match: RegExpExecArray) => { from: string; to: string } | undefined

const SMALL: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  twelve: 12,
  do: 2,
  teen: 3,
  char: 4,
}
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

const RANGE = /\b(?:from|between)\s+(.{1,40}?)\s+(?:to|till|until|and|through|-)\s+(.{1,40})$/
const ONWARDS = /\b(?:since|after|starting(?: from)?|from)\s+(.{1,40})$/
const UNTIL = /\b(?:until|till|before|up to)\s+(.{1,40})$/

/**
 * The stretches of days that a text names, in its order, as somebody means them who looks back: 'October' is the last one
 * that has begun. The text is in lower case and clean.
 */
export function takePeriods(text: string, today: string): Taken<Stretch[]> {
  const ranged = takeRange(text, today)
  if (ranged) return ranged
  const found: { at: number; stretch: Stretch }[] = []
  let rest = text
  for (let next = takeOne(rest, today); next && found.length < 3; next = takeOne(rest, today)) {
    found.push({ at: next.at, stretch: next.stretch })
    rest = blank(rest, next.at, next.end)
  }
  found.sort((a, b) => a.at - b.at)
  return { value: found.map(({ stretch }) => stretch), rest }
}

/** As `without`, but what follows stays where it was, so that the order can still be told. */
function blank(text: string, start: number, end: number): string {
  return `${text.slice(0, start)}${'·'.padEnd(end - start)}${text.slice(end)}`
}

/** 'From 3 June to 10 June', 'between July and September', 'since March', 'after the 5th'. */
function takeRange(text: string, today: string): Taken<Stretch[]> | undefined {
  const range = RANGE.exec(text)
  if (range) {
    const from = atStart(range[1] ?? '', today)
    const to = atStart(range[2] ?? '', today)
    if (from && to) {
      const start = from.stretch.from <= to.stretch.from ? from.stretch.from : yearEarlier(from.stretch.from)
      const end = range.index + range[0].length - (range[2] ?? '').length + to.end
      return { value: [{ from: start, to: to.stretch.to, words: '' }], rest: without(text, range.index, end) }
    }
  }
  for (const [pattern, onwards] of [
    [ONWARDS, true],
    [UNTIL, false],
  ] as const) {
    const match = pattern.exec(text)
    const named = match && atStart(match[1] ?? '', today)
    // 'From October' alone speaks of October, and what follows may be a second end that was not understood.
    if (!match || !named || (match[0].startsWith('from') && !/\b(?:onwards?|on)\b/.test(match[0]))) continue
    const { from, to } = named.stretch
    const strict = /^(?:after|before)/.test(match[0])
    const stretch = onwards
      ? { from: strict ? addDays(to, 1) : from, to: today }
      : { from: '2000-01-01', to: strict ? addDays(from, -1) : to }
    const end = match.index + match[0].length - (match[1] ?? '').length + named.end
    const tail = /^\s*(?:onwards?|on)\b/.exec(text.slice(end))?.[0].length ?? 0
    return { value: [{ ...stretch, words: '' }], rest: without(text, match.index, end + tail) }
  }
  return undefined
}

function yearEarlier(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
}

interface One {
  at: number
  end: number
  stretch: Stretch
}

/** The stretch that a text begins with. */
function atStart(text: string, today: string): One | undefined {
  const one = takeOne(text.replace(/^the /, ''), today)
  const shift = text.startsWith('the ') ? 4 : 0
  return one && one.at <= 1 ? { ...one, at: one.at + shift, end: one.end + shift } : undefined
}

function takeOne(text: string, today: string): One | undefined {
  if (MONTH_OF_YEAR.test(text)) return monthIn(text, today)
  for (const [pattern, count] of FORMS) {
    const match = pattern.exec(text)
    const stretch = match && count(today, match)
    if (match && stretch) {
      const words = match[0].replace(/^(?:in|over|for|during) /, '').trim()
      return { at: match.index, end: match.index + match[0].length, stretch: { ...stretch, words } }
    }
  }
  const day = dayAt(text, today)
  const month = monthIn(text, today)
  if (day && (!month || day.at <= month.at)) return { ...day, stretch: { ...day.period, words: '' } }
  return month ?? yearIn(text)
}

/** 'October', 'in oct 2025', 'october last year'. */
function monthIn(text: string, today: string): One | undefined {
  for (const match of text.matchAll(
    new RegExp(`\\b(${MONTH_NAMES})(?:\\.)?(?:'?s)?(?:,? (?:of )?(20\\d\\d|last year|this year))?\\b`, 'g'),
  )) {
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
    return { at, end: at + match[0].length, stretch: { ...wholeMonth(year, month), words: '' } }
  }
  return undefined
}

function yearIn(text: string): One | undefined {
  const match = takeMatch(
    text,
    /\b(?:in|of|during|for|year|and|vs|with|against|about|than) (20[0-4]\d)\b|^(20[0-4]\d)\b/,
  )?.match
  const year = match?.[1] ?? match?.[2]
  if (!match || !year) return undefined
  const end = match.index + match[0].length
  return { at: end - 4, end, stretch: { ...yearOf(Number(year)), words: '' } }
}

function numberOf(word = ''): number {
  return SMALL[word] ?? Number(word)
}

/** Up to today: whole months from the first of the one that lies so far back, as the dashboard counts them; else days. */
function rolling(today: string, count: number, unit: string) {
  if (count < 1 || count > 400) return undefined
  if (/^(?:day|din)/.test(unit)) return { from: addDays(today, 1 - count), to: today }
  if (/^(?:week|hafte)/.test(unit)) return { from: addDays(today, 1 - 7 * count), to: today }
  const months = /^(?:month|mahine)/.test(unit) ? count : 12 * count
  const { year, month } = monthAfter(today, 1 - months)
  return { from: wholeMonth(year, month).from, to: today }
}

function oneDay(day: string) {
  return { from: day, to: day }
}

function monthsBack(today: string, count: number) {
  const { year, month } = monthAfter(today, -count)
  return wholeMonth(year, month)
}

function wholeMonth(year: number, month: number) {
  const to = lastDayOfMonth(year, month)
  return { from: `${to.slice(0, 8)}01`, to }
}

function yearOf(year: number) {
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

function startOfFinancialYear(today: string): number {
  const { year, month } = partsOf(today)
  return month < APRIL ? year - 1 : year
}

/** The financial year that begins in April of this year. */
function financialYear(year: number) {
  return { from: `${year}-04-01`, to: `${year + 1}-03-31` }
}

/** A quarter of the financial year that begins in April of this year; the first is April to June. */
function quarterOf(quarter: number, year: number) {
  const start = monthAfter(`${year}-04-01`, 3 * (quarter - 1))
  const end = monthAfter(`${year}-04-01`, 3 * quarter - 1)
  return { from: wholeMonth(start.year, start.month).from, to: wholeMonth(end.year, end.month).to }
}

function quarterBack(today: string, count: number) {
  const { month } = partsOf(today)
  const start = monthAfter(today, -((month - 1) % 3) - 3 * count)
  const end = monthAfter(`${wholeMonth(start.year, start.month).from}`, 2)
  return { from: wholeMonth(start.year, start.month).from, to: wholeMonth(end.year, end.month).to }
}

/** The stretch of the same kind before this one: the month before a month, else as many days before. */
export function stretchBefore({ from, to }: Stretch): Stretch {
  const months = wholeMonths(from, to)
  if (months === undefined) {
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
    return { from: addDays(from, -days), to: addDays(from, -1), words: '' }
  }
  const start = monthAfter(from, -months)
  return { from: wholeMonth(start.year, start.month).from, to: addDays(from, -1), words: '' }
}

/** How many whole calendar months a stretch is; undefined when it is not made of such. */
function wholeMonths(from: string, to: string): number | undefined {
  const [start, end] = [partsOf(from), partsOf(to)]
  if (start.day !== 1 || lastDayOfMonth(end.year, end.month) !== to) return undefined
  return (end.year - start.year) * 12 + end.month - start.month + 1
}

/** The week, quarter, year or, where the words say nothing else, month in which today lies. */
export function periodAround(words: string, today: string): Stretch {
  const kind = /\b(?:week|quarter|year|fy|saal)\b/.exec(words)?.[0]
  const name = kind === undefined ? 'month' : kind === 'saal' ? 'year' : kind === 'fy' ? 'financial year' : kind
  return takeOne(`this ${name}`, today)?.stretch ?? { ...monthsBack(today, 0), words: 'this month' }
}
