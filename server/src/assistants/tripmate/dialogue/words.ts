import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import { CITIES } from '@pravas/contract/trips'
import { daysBetween } from '@pravas/language/text/calendar'
import { listWords, priceText } from '../../../formats.ts'
import { flightTitle, stayPaise } from '../../../trips/draft/offer-rules.ts'

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day as it is always said back, such as `Fri 27 Nov 2026`. */
export function dayWords(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  return `${WEEKDAYS[day.getUTCDay()]} ${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** What a day of the trip is called. */
export const DAY_NAMES = {
  depart: 'departure',
  return: 'return',
  check_in: 'check-in',
  check_out: 'check-out',
} as const

export const SIX_CITIES = listWords(CITIES)

/** Minutes as the cards show them, `2h 15m`. */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return [hours > 0 && `${hours}h`, minutes % 60 > 0 && `${minutes % 60}m`].filter(Boolean).join(' ')
}

/** ` (+1 day)` behind the time of a landing on a later day than the departure. */
function daysLater(leaves: string, lands: string): string {
  const days = daysBetween(leaves.slice(0, 10), lands.slice(0, 10))
  return days > 0 ? ` (+${days} ${days === 1 ? 'day' : 'days'})` : ''
}

/** A flight in one line. */
export function flightWords(flight: FlightResult): string {
  const { departure_airport: leaves, arrival_airport: lands, layovers } = flight
  const stops = layovers.length === 0 ? 'non-stop' : `via ${listWords(layovers.map(({ id }) => id))}`
  return [
    `${flightTitle(flight)}, ${dayWords(leaves.time.slice(0, 10))}`,
    `${leaves.id} ${leaves.time.slice(11)} to ${lands.id} ${lands.time.slice(11)}${daysLater(leaves.time, lands.time)}`,
    `${durationWords(flight.total_duration)}, ${stops}`,
    `${flight.travel_class}, ${priceText(paiseFromRupees(flight.price))}${ticketWords(flight)}`,
  ].join(', ')
}

/** A hotel in one line; a class of 0 is not known. */
export function hotelWords(hotel: HotelResult): string {
  const stay = hotel.nights === undefined ? '' : `, ${nightWords(hotel.nights)}`
  const stars = hotel.hotel_class > 0 ? `, ${hotel.hotel_class}-star` : ''
  return `${hotel.name}${stars}, ${hotel.neighborhood}${stay}, ${priceText(stayPaise(hotel))}`
}

/** Says of a flight back that its price holds only with the flight out, on one ticket. */
function ticketWords({ return_ticket }: FlightResult): string {
  if (!return_ticket) return ''
  const total = priceText(paiseFromRupees(return_ticket.total_price))
  return ` on one ticket with ${return_ticket.with}, ${total} for both`
}

export function nightWords(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`
}
