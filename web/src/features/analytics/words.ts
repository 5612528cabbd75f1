const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const days = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** `2026-04` as `Apr 2026`. */
export function formatMonth(month: string): string {
  return months.format(new Date(`${month}-01T00:00:00Z`))
}

/** Days as `1 day`, `2.4 days`. */
export function formatDays(count: number): string {
  const text = days.format(count)
  return `${text} ${text === '1' ? 'day' : 'days'}`
}

/** Rupees where there is room for a few characters: `₹950`, `₹12k`, `₹1.5 L`, `₹2.3 Cr`. */
export function formatShortRupees(rupees: number): string {
  if (rupees >= 1e7) return `₹${days.format(rupees / 1e7)} Cr`
  if (rupees >= 1e5) return `₹${days.format(rupees / 1e5)} L`
  if (rupees >= 1e3) return `₹${days.format(rupees / 1e3)}k`
  return `₹${days.format(rupees)}`
}

/** A part of a whole in full per cent; a part that is there is never 0%, and one that is not all never 100%. */
export function formatShare(part: number, whole: number): string {
  if (part <= 0 || whole <= 0) return '0%'
  if (part >= whole) return '100%'
  return `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))}%`
}

/** How an amount compares with the one of last year, in words. */
export function formatChange(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'Nothing a year earlier either' : 'Nothing a year earlier'
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return 'As much as a year earlier'
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'} than a year earlier`
}

interface Route {
  departure_city: string | null
  destination_city: string
}

/** The way of a trip, `Delhi → Mumbai`; `Stay in Chennai` when there is no way there. */
export function routeName({ departure_city, destination_city }: Route): string {
  return departure_city === null ? `Stay in ${destination_city}` : `${departure_city} → ${destination_city}`
}
