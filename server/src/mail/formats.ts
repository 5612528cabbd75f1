const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Paise as rupees in the Indian grouping, such as ₹12,34,567.50. */
export function rupeeText(paise: number): string {
  return RUPEES.format(paise / 100)
}

/** A calendar day as 21 Nov 2026. */
export function dayText(day: string): string {
  return DAY.format(new Date(`${day}T00:00:00Z`))
}
