import type { AirportTime } from '@pravas/contract/cards'
import { travelCards } from '@pravas/messages/en/travel-cards'
import { texts } from '@pravas/messages/texts'
import type { z } from 'zod'

const t = texts(travelCards)

type Optional<T> = { [K in keyof T]?: T[K] | undefined }

/**
 * A flight as the card shows it: a `FlightResult` of the contract, or what an older or outside source gave of one.
 * Durations are minutes, the price is rupees, times are local `YYYY-MM-DD HH:mm`.
 */
export interface FlightOffer {
  airline: string
  flight_number: string
  departure_airport: Place
  arrival_airport: Place
  duration?: number | undefined
  total_duration?: number | undefined
  layovers?: Optional<{ id: string; name: string; duration: number }>[] | undefined
  price?: number | undefined
  travel_class?: string | undefined
  source?: 'sample' | 'live' | undefined
  /** An estimate for one traveller. */
  co2_grams?: number | undefined
  refundable?: boolean | undefined
  /** How it stands out among those offered with it. */
  labels?: string[] | undefined
  policy?: OfferPolicy | undefined
  /** Rupees with the cheapest flight back. */
  with_return_from?: number | undefined
  /** Its price is what it adds to that flight out on one ticket; the total is of both, in rupees. */
  return_ticket?: { with: string; total_price: number } | undefined
  /** When a live price was asked, local time in India. */
  priced_at?: string | undefined
  /** The price could not be asked again before the request was sent. */
  unchecked?: boolean | undefined
}

/** What the travel policy says of an offer by itself. */
export interface OfferPolicy {
  within: boolean
  notes: string[]
}

type Place = Optional<z.infer<typeof AirportTime>> & { id: string; time: string }

/** Minutes as `2h 15m`, `45m` or `3h`. */
export function formatMinutes(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes))
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest}m`
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`
}

/** `Non-stop`, `1 stop`, `2 stops`: the number of layovers. */
export function formatStops(layovers: number): string {
  return t('stops', { count: layovers })
}

/** The `HH:mm` of a local time such as `2026-11-27 06:05`; the whole text where there is none. */
export function clockOf(time: string): string {
  const [, hour, minute] = /(?:^|[ T])(\d{1,2}):(\d{2})/.exec(time) ?? []
  return hour === undefined || minute === undefined ? time : `${hour.padStart(2, '0')}:${minute}`
}

/** The `YYYY-MM-DD` of a local time, when it has one. */
export function dayOf(time: string): string | undefined {
  return /^\d{4}-\d{2}-\d{2}/.exec(time)?.[0]
}

/** Calendar days between leaving and landing: 1 for a flight that lands on the next day. 0 where the dates are not known. */
export function daysLater(departure: string, arrival: string): number {
  const from = dayOf(departure)
  const to = dayOf(arrival)
  if (from === undefined || to === undefined) return 0
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
  return Number.isFinite(days) ? days : 0
}
