import { monthAfter } from '@pravas/contract/months'
import { LOCALE } from './formats.ts'

let names: Intl.DateTimeFormat | undefined

/** A month (`YYYY-MM`) as people write it: `November 2026`. */
export function monthName(month: string): string {
  // With the first month only: a page's first use of `Intl` holds a phone up.
  names ??= new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return names.format(new Date(`${month}-01T00:00:00Z`))
}

/** How many months can be chosen: this financial year and the two before it at least. */
const MONTHS = 36

/** The months that can be chosen on a day (`YYYY-MM-DD`), the latest first, and the one of the address where it is older. */
export function monthsUntil(today: string, chosen: string): string[] {
  const months = Array.from({ length: MONTHS }, (_, count) => monthAfter(today.slice(0, 7), -count))
  return months.includes(chosen) ? months : [...months, chosen].sort().reverse()
}
