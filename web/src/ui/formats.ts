import { dates } from '@pravas/messages/en/dates'
import { texts } from '@pravas/messages/texts'
import { inIndianTime } from './today.ts'

// Amounts, counts and times are written without `Intl`, alike in every language of the pages: a page's first use of it holds a
// phone up for 100 ms.

const t = texts(dates)

/** The language of the pages and its country, by whose rules numbers are written and words sorted and listed. */
export const LOCALE = t('locale')

/** The language by whose rules things are listed in a sentence. */
export const LIST_LOCALE = t('lists')

const MONTHS = t('months').split(' ')

/** What stands where a value is missing. */
const ABSENT = t('absent')

/** The number in a number or numeric string; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** Rupees with paise and the Indian grouping, `₹1,23,456.50`; `N/A` when there is no number. */
export function formatRupees(rupees: unknown): string {
  const number = numberOf(rupees)
  return number === undefined ? ABSENT : exactRupees(number)
}

/** Rupees as a price tag shows them, without paise when there are none: `₹5,432`, `₹5,432.50`. */
export function formatPrice(rupees: unknown): string {
  const number = numberOf(rupees)
  if (number === undefined) return ABSENT
  return Number.isInteger(number) ? exactRupees(number).replace('.00', '') : exactRupees(number)
}

function exactRupees(rupees: number): string {
  // Rounded as it is written in decimals, where 1.005 is a half and not a little less.
  const paise = Math.round(Number(`${Math.abs(rupees)}e2`))
  if (!Number.isSafeInteger(paise)) return rupees.toLocaleString(LOCALE, { style: 'currency', currency: 'INR' })
  const whole = grouped(Math.floor(paise / 100))
  return `${rupees < 0 ? '-' : ''}₹${whole}.${String(paise % 100).padStart(2, '0')}`
}

/** A whole number from 0 in the Indian grouping: three digits at the end, two in each group before them. */
function grouped(number: number): string {
  const digits = String(number)
  const groups = [digits.slice(-3)]
  for (let end = digits.length - 3; end > 0; end -= 2) groups.unshift(digits.slice(Math.max(0, end - 2), end))
  return groups.join(',')
}

/** The sum of the amounts that are numbers, in rupees; added up in paise so that nothing is lost in between. */
export function sumRupees(amounts: unknown[]): number {
  return amounts.reduce<number>((paise, amount) => paise + Math.round((numberOf(amount) ?? 0) * 100), 0) / 100
}

interface Day {
  day: number
  month: string
  year: number
}

function dayOf(date: unknown): Day | undefined {
  const [, year, month, day] = typeof date === 'string' ? (/^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []) : []
  const name = MONTHS[Number(month) - 1]
  return name === undefined ? undefined : { day: Number(day), month: name, year: Number(year) }
}

/** A `YYYY-MM-DD` date as `21 Nov 2026`; other text as it is; `N/A` when there is none. */
export function formatDate(date: unknown): string {
  const parts = dayOf(date)
  if (parts) return `${parts.day} ${parts.month} ${parts.year}`
  return typeof date === 'string' && date.trim() !== '' ? date : ABSENT
}

/** A month, `YYYY-MM`, as `Nov 2026`. */
export function shortMonth(month: string): string {
  return formatDate(`${month}-01`).slice(2)
}

/** Two `YYYY-MM-DD` dates as `21–24 Nov 2026`, `28 Nov – 2 Dec 2026` or in full; one date when the second is missing. */
export function formatDateRange(from: unknown, to: unknown): string {
  const start = dayOf(from)
  const end = dayOf(to)
  if (!start || !end || from === to) return formatDate(start ? from : (to ?? from))
  if (start.year !== end.year) return `${formatDate(from)} – ${formatDate(to)}`
  if (start.month !== end.month) return `${start.day} ${start.month} – ${formatDate(to)}`
  return `${start.day}–${formatDate(to)}`
}

function inIndia(instant: unknown): { date: string; clock: string } | undefined {
  const time = typeof instant === 'string' ? Date.parse(instant) : Number.NaN
  if (Number.isNaN(time)) return undefined
  const there = inIndianTime(time)
  return { date: there.slice(0, 10), clock: there.slice(11, 16) }
}

/** An ISO instant in Indian time: `21 Nov 2026, 14:05`. */
export function formatInstant(instant: unknown): string {
  const moment = inIndia(instant)
  return moment === undefined ? ABSENT : `${formatDate(moment.date)}, ${moment.clock}`
}

/** The time of day of an ISO instant in India, `14:05`. */
export function formatClock(instant: unknown): string {
  return inIndia(instant)?.clock ?? ABSENT
}

/** The day of an ISO instant in India, `YYYY-MM-DD`; undefined for what is none. */
export function indianDay(instant: unknown): string | undefined {
  return inIndia(instant)?.date
}

/** Text as it is; `N/A` when it is missing or blank. */
export function formatText(text: unknown): string {
  if (typeof text === 'number') return String(text)
  return typeof text === 'string' && text.trim() !== '' ? text : ABSENT
}

/** Text with its first letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A count with the Indian grouping: `10,000`, `1,00,000`. */
export function formatCount(count: number): string {
  return Number.isSafeInteger(count) && count >= 0 ? grouped(count) : count.toLocaleString(LOCALE)
}
