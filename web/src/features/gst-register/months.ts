const NAME = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month (`YYYY-MM`) as people write it: `November 2026`. */
export function monthName(month: string): string {
  return NAME.format(new Date(`${month}-01T00:00:00Z`))
}

/** The month (`YYYY-MM`) that lies so many months before another. */
export function monthBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * 12 + (number - 1) - count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** How many months can be chosen: this financial year and the two before it at least. */
const MONTHS = 36

/** The months that can be chosen on a day (`YYYY-MM-DD`), the latest first, and the one of the address where it is older. */
export function monthsUntil(today: string, chosen: string): string[] {
  const months = Array.from({ length: MONTHS }, (_, count) => monthBefore(today.slice(0, 7), count))
  return months.includes(chosen) ? months : [...months, chosen].sort().reverse()
}
