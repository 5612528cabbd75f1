import { CITIES } from '@pravas/contract/trips'
import { addDays } from '@pravas/language/text/calendar'

/** A receipt as far as it tells of a trip. */
export interface PlacedReceipt {
  date: string | null
  /** Print that names where it was. */
  placeText: string
  /** A ticket is bought before the trip. */
  isTicket: boolean
}

/** A trip as far as receipts may belong to it; moments are local, `YYYY-MM-DD HH:mm`. */
export interface MatchedTrip {
  departureCity: string | null
  destinationCity: string
  from: string
  to: string
}

/** How many days before a trip its tickets are bought at most. */
const TICKET_DAYS = 180

/** Older and other names that bills print for the six cities. */
const OTHER_NAMES: Readonly<Record<string, RegExp>> = {
  Delhi: /\b(new delhi|delhi|gurugram|gurgaon|noida|aerocity)\b/i,
  Mumbai: /\b(mumbai|bombay|thane)\b/i,
  Bangalore: /\b(bangalore|bengaluru)\b/i,
  Chennai: /\b(chennai|madras)\b/i,
  Kolkata: /\b(kolkata|calcutta)\b/i,
  Hyderabad: /\b(hyderabad|secunderabad)\b/i,
}

/**
 * The trip that receipts belong to by date and city: more than half of those with a date were spent within a day of it, and
 * they name its cities more than others. The best one, of equals the first; undefined when none fits.
 */
export function matchTrip<T extends MatchedTrip>(
  receipts: readonly PlacedReceipt[],
  trips: readonly T[],
): T | undefined {
  const dated = receipts.filter(({ date }) => date !== null)
  const scored = trips.flatMap((trip) => {
    const within = dated.filter((receipt) => isWithin(receipt, trip))
    const score = within.length + receipts.reduce((sum, receipt) => sum + placeScore(receipt, trip), 0)
    return within.length * 2 > dated.length && score > 0 ? [{ trip, score }] : []
  })
  return scored.sort((a, b) => b.score - a.score)[0]?.trip
}

/** Whether a receipt was spent within a day of a trip, or is a ticket that was bought before it. */
export function isWithin(
  { date, isTicket, placeText }: PlacedReceipt,
  { from, to, destinationCity }: MatchedTrip,
): boolean {
  if (date === null) return false
  const first = from.slice(0, 10)
  if (date >= addDays(first, -1) && date <= addDays(to.slice(0, 10), 1)) return true
  return isTicket && date < first && date >= addDays(first, -TICKET_DAYS) && names(placeText, destinationCity)
}

function placeScore({ placeText }: PlacedReceipt, { departureCity, destinationCity }: MatchedTrip): number {
  const named = CITIES.filter((city) => names(placeText, city))
  if (named.length === 0 && !names(placeText, destinationCity)) return 0
  return names(placeText, destinationCity) || (departureCity !== null && names(placeText, departureCity)) ? 1 : -1
}

function names(text: string, city: string): boolean {
  return OTHER_NAMES[city]?.test(text) ?? text.toLowerCase().includes(city.toLowerCase())
}
