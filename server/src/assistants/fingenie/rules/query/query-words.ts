import { RECEIPT_FIELD_LABELS } from '@pravas/contract/receipt-fields'
import type { DateRange, Query } from '@pravas/language/expense/queries/query'
import { lastDayOfMonth } from '@pravas/language/text/calendar'
import { replies } from '@pravas/messages/fingenie'
import { dayText, listWords, rupeeText } from '../../../../formats.ts'
import type { Lackable, SpendingGroup, SpendingStatus } from '../../../../reports/spending-rules.ts'
import { literal } from '../../../kernel/cards.ts'
import { paymentMethodText } from '../field-answers.ts'

const MONTH_WORDS = 'January February March April May June July August September October November December'.split(' ')
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '1 Oct 2026 to 31 Oct 2026', or one day; a stretch that begins with time itself has an end alone. */
export function dateRangeText({ from, to }: Pick<DateRange, 'from' | 'to'>): string {
  if (from === to) return dayText(from)
  return from <= '2000-01-01'
    ? replies('range.until', { to: dayText(to) })
    : replies('range.days', { from: dayText(from), to: dayText(to) })
}

const spelled = (words: string, english: string): [string, string][] => words.split(' ').map((word) => [word, english])
/** What periods are called, by what people write for it. */
const ENGLISH: ReadonlyMap<string, string> = new Map([
  ...spelled('is iss', 'this'),
  ...spelled('pichla pichle pichli pichhla pichhle pichhli gaye gay prev', 'last'),
  ...spelled('saal sal', 'year'),
  ...spelled('mahina mahine maheena maheene', 'month'),
  ...spelled('hafta hafte', 'week'),
  ...spelled('din', 'days'),
  ...spelled('do', 'two'),
  ...spelled('teen', 'three'),
  ...spelled('char', 'four'),
  ...spelled('kal', 'yesterday'),
  ...spelled('parso parson parsong', 'the day before yesterday'),
  ...spelled('aaj', 'today'),
  ...spelled('mtd', 'month to date'),
  ...spelled('ytd', 'year to date'),
  ...spelled('qtd', 'quarter to date'),
])
const COUNTS = new Set(['two', 'three', 'four'])
const UNITS = new Set(['month', 'week', 'year'])

/** The words that named a period, in English whatever they were said in: 'is saal' is this year. */
function periodWords(said: string): string {
  const words = said.split(' ').filter((word) => word !== '')
  if (words[0] === 'the') words.shift()
  const english = words.map((word) => ENGLISH.get(word) ?? inCapitals(word))
  return english.map((word, at) => (UNITS.has(word) && isCount(english[at - 1] ?? '') ? `${word}s` : word)).join(' ')
}

/** 'FY2026', 'Q2'. */
function inCapitals(word: string): string {
  if (word.startsWith('fy')) return `FY${word.slice(2)}`
  return word.length === 2 && word.startsWith('q') ? word.toUpperCase() : word
}

const isCount = (word: string): boolean => COUNTS.has(word) || (word !== '' && Number.isInteger(Number(word)))

/** 'last month (1 Oct 2026 to 31 Oct 2026)', or the days alone where no words named them. */
export function namedRange(stretch: DateRange): string {
  const words = periodWords(stretch.words)
  const days = dateRangeText(stretch)
  return words === '' ? days : replies('range.named', { name: literal(words), days })
}

/** A stretch as the head of a column: 'Oct 2026' for a whole month. */
export function shortRange({ from, to }: Pick<DateRange, 'from' | 'to'>): string {
  return isWholeMonth({ from, to }) ? monthText(from) : dateRangeText({ from, to })
}

function isWholeMonth({ from, to }: Pick<DateRange, 'from' | 'to'>): boolean {
  return from.endsWith('-01') && to === lastDayOfMonth(Number(from.slice(0, 4)), Number(from.slice(5, 7)))
}

function monthText(day: string): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
}

/** What lines are grouped by, in a sentence: 'payment method'. */
export function groupWord(group: SpendingGroup): string {
  return replies('group.word', { group })
}

/** A period as the subject of a sentence: 'November so far', 'October 2025', 'last year (1 Jan 2025 to 31 Dec 2025)'. */
export function spokenRange(stretch: DateRange, today: string): string {
  const { from, to } = stretch
  const isSoFar = from <= today && today < to
  if (!isWholeMonth(stretch))
    return stretch.words === '' || !isSoFar
      ? namedRange(stretch)
      : replies('range.named-so-far', { name: periodWords(stretch.words), days: dateRangeText(stretch) })
  const year = from.slice(0, 4) === today.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`
  const name = `${MONTH_WORDS[Number(from.slice(5, 7)) - 1]}${year}`
  return isSoFar ? replies('range.so-far', { name }) : name
}

export function groupHead(group: SpendingGroup): string {
  return replies('group.head', { group })
}

/** A group's key as a cell. */
export function keyText(group: SpendingGroup, key: string): string {
  if (key === '') return replies(group === 'claim' ? 'not-claimed' : 'not-read')
  if (group === 'month') return monthText(`${key}-01`)
  if (group === 'quarter') return replies('group.quarter', { month: monthText(`${key}-01`) })
  if (group === 'week' || group === 'day') return dayText(key)
  if (group === 'payment') return paymentMethodText(key)
  return literal(key)
}

/** Where claims stand by default, and how that is said. */
export const SENT: readonly SpendingStatus[] = ['pending', 'approved']

/** What a question counts, in words that follow a count: ' on Food in Mumbai above ₹500.00 without a GSTIN'. */
export function filterText(query: Query): string {
  const { categories, kinds, cities, means, merchant, lacks, leastPaise, mostPaise } = query
  return [
    categories.length > 0 && replies('filter.categories', { categories: listWords(categories) }),
    kinds.length > 0 && replies('filter.categories', { categories: listWords(kinds.map(({ name }) => literal(name))) }),
    cities.length > 0 && replies('filter.cities', { cities: listWords(cities.map(literal)) }),
    means.length > 0 &&
      replies('filter.means', {
        means: means.map(paymentMethodText).reduce((first, second) => replies('or', { first, second })),
      }),
    merchant !== null && replies('filter.merchant', { merchant: literal(merchant) }),
    amountText(leastPaise, mostPaise),
    lacks && replies('filter.lacks', { field: lacks, ...nameOfLacking(lacks) }),
  ]
    .filter((part) => part)
    .join('')
}

function nameOfLacking(lacks: Lackable): { name: string; article: string } {
  const name = lacks === 'tax' ? lacks : RECEIPT_FIELD_LABELS[lacks]
  return { name, article: /^[aeiou]/i.test(name) ? 'an' : 'a' }
}

function amountText(least: number | null, most: number | null): string {
  // A bound that begins a paisa beyond a whole rupee was said as 'above'.
  if (least !== null && most !== null)
    return replies('filter.between', { least: rupeeText(least), most: rupeeText(most) })
  if (least !== null)
    return least % 100 === 1
      ? replies('filter.above', { amount: rupeeText(least - 1) })
      : replies('filter.at-least', { amount: rupeeText(least) })
  if (most !== null)
    return most % 100 === 99
      ? replies('filter.below', { amount: rupeeText(most + 1) })
      : replies('filter.at-most', { amount: rupeeText(most) })
  return ''
}
