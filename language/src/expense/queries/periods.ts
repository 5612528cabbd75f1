import { addDays, partsOf } from '../../text/calendar.ts'
import { MONTHS } from '../../text/date-words.ts'
import { monthsBack } from './date-ranges.ts'
import { type NamedPeriod, periodNamed } from './named-periods.ts'
import { type DateRange, type Taken, without } from './query.ts'

const RANGE = /\b(?:from|between)\s(.{1,40}?)\s(?:to|till|until|and|through|-)\s(.{1,40})$/
/** '1 Nov to 15 Nov', '1-15 November': a range without a word before it. */
const BARE_RANGE =
  /\b(\d{1,2}(?:st|nd|rd|th)?(?: [a-z]{3,9})?(?:,? 20\d\d)?)\s?(?:to|till|until|through|se|-)\s?(\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9}.{0,20})$/
/** 'Mar to Aug', 'march 2025 se june 2025 tak': months without a word before them. */
const MONTH = [...MONTHS.keys()].join('|')
const MONTH_RANGE = new RegExp(
  `\\b((?:${MONTH})(?: 20\\d\\d)?) ?(?:to|till|until|through|se|-|–) ?((?:${MONTH})(?: 20\\d\\d)?)(?: tak)?\\b`,
)
const BOTH_SIDES = /\bbetween\s\D{1,40}\sand\s/
const ONWARDS = /\b(?:since|after|starting(?: from)?|from)\s(.{1,40})$/
const UNTIL = /\b(?:until|till|before|up to)\s(.{1,40})$/

/**
 * The stretches of days that a text names, in its order, as somebody means them who looks back: 'October' is the last one
 * that has begun. The text is in lower case and clean.
 */
export function takePeriods(text: string, today: string, isCompared = false): Taken<DateRange[]> {
  // 'The difference between October and November' holds one against the other.
  const ranged = isCompared && BOTH_SIDES.test(text) ? undefined : takeRange(text, today)
  if (ranged) return ranged
  const found: { at: number; range: DateRange }[] = []
  let rest = text
  for (let next = periodNamed(rest, today); next && found.length < 3; next = periodNamed(rest, today)) {
    found.push({ at: next.at, range: next.range })
    rest = blank(rest, next.at, next.end)
  }
  found.sort((a, b) => a.at - b.at)
  return { value: found.map(({ range }) => range), rest }
}

/** As `without`, but what follows stays where it was, so that the order can still be told. */
function blank(text: string, start: number, end: number): string {
  return `${text.slice(0, start)}${'·'.padEnd(end - start)}${text.slice(end)}`
}

/** 'From 3 June to 10 June', 'between July and September', 'since March', 'after the 5th'. */
function takeRange(text: string, today: string): Taken<DateRange[]> | undefined {
  const range = RANGE.exec(text) ?? BARE_RANGE.exec(text) ?? MONTH_RANGE.exec(text)
  if (range) {
    const to = atStart(range[2] ?? '', today)
    const from = to && atStart(withMonthOf(to, range[1] ?? ''), today)
    if (from && to) {
      const start = from.range.from <= to.range.from ? from.range.from : yearEarlier(from.range.from)
      const end = range.index + range[0].length - (range[2] ?? '').length + to.end
      return { value: [{ from: start, to: to.range.to, words: '' }], rest: without(text, range.index, end) }
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
    const { from, to } = named.range
    const strict = /^(?:after|before)/.test(match[0])
    const range = onwards
      ? { from: strict ? addDays(to, 1) : from, to: today }
      : { from: '2000-01-01', to: strict ? addDays(from, -1) : to }
    const end = match.index + match[0].length - (match[1] ?? '').length + named.end
    const tail = /^\s*(?:onwards?|on)\b/.exec(text.slice(end))?.[0].length ?? 0
    return { value: [{ ...range, words: '' }], rest: without(text, match.index, end + tail) }
  }
  return undefined
}

/** 'Between 1 and 15 November', 'from April to June 2025': the beginning has the month and the year of the end. */
function withMonthOf({ range: { from, to } }: NamedPeriod, said: string): string {
  const { year, month } = partsOf(to)
  if (DAY_ALONE.test(said))
    return `${Number.parseInt(said.replace('the ', ''), 10)} ${MONTH_BY_NUMBER[month - 1]} ${year}`
  const isOfYear = MONTH_ALONE.test(said) && partsOf(from).year === year
  return isOfYear && monthNumber(said) <= month ? `${said} ${year}` : said
}

const DAY_ALONE = /^(?:the )?\d{1,2}(?:st|nd|rd|th)?$/
const MONTH_ALONE = /^(?:\d{1,2}(?:st|nd|rd|th)? )?[a-z]{3,9}$/
const MONTH_BY_NUMBER = 'january february march april may june july august september october november december'.split(
  ' ',
)
const monthNumber = (said: string): number => MONTHS.get(said.split(' ').at(-1) ?? '') ?? 13

function yearEarlier(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
}

/** The range that a text begins with. */
function atStart(text: string, today: string): NamedPeriod | undefined {
  const one = periodNamed(text.replace(/^the /, ''), today)
  const shift = text.startsWith('the ') ? 4 : 0
  return one && one.at <= 1 ? { ...one, at: one.at + shift, end: one.end + shift } : undefined
}

/** The week, quarter, year or, where the words say nothing else, month in which today lies. */
export function periodAround(words: string, today: string): DateRange {
  const kind = /\b(?:week|quarter|year|fy|saal)\b/.exec(words)?.[0]
  const name = kind === undefined ? 'month' : kind === 'saal' ? 'year' : kind === 'fy' ? 'financial year' : kind
  return periodNamed(`this ${name}`, today)?.range ?? { ...monthsBack(today, 0), words: 'this month' }
}
