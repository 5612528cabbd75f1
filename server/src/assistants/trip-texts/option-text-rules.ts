import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { GroundLeg } from '@pravas/contract/ground'
import { paiseFromRupees } from '@pravas/contract/money'
import { daysBetween } from '@pravas/language/text/calendar'
import { replies } from '@pravas/messages/tripmate'
import { dayWords, listWords, priceText } from '../../formats.ts'
import { groundTitle } from '../../trips/draft/ground-rules.ts'
import { flightTitle, isFlight, stayPaise } from '../../trips/draft/offer-rules.ts'

/** Minutes as the cards show them, `2h 15m`. */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return [
    hours > 0 && replies('option.hours', { hours }),
    minutes % 60 > 0 && replies('option.minutes', { minutes: minutes % 60 }),
  ]
    .filter(Boolean)
    .join(' ')
}

/** A flight in one line. */
export function flightWords(flight: FlightResult): string {
  const { departure_airport: leaves, arrival_airport: lands, layovers } = flight
  const days = daysBetween(leaves.time.slice(0, 10), lands.time.slice(0, 10))
  const values = {
    title: flightTitle(flight),
    day: dayWords(leaves.time.slice(0, 10)),
    from: leaves.id,
    leaves: leaves.time.slice(11),
    to: lands.id,
    lands: lands.time.slice(11),
    duration: durationWords(flight.total_duration),
    stops:
      layovers.length === 0
        ? replies('option.non-stop')
        : replies('option.via', { airports: listWords(layovers.map(({ id }) => id)) }),
    class: flight.travel_class,
    price: fareWords(flight),
  }
  return days > 0 ? replies('option.flight-later', { ...values, days }) : replies('option.flight', values)
}

/** A flight or a hotel in one line. */
export function optionWords(option: FlightResult | HotelResult): string {
  return isFlight(option) ? flightWords(option) : hotelWords(option)
}

/** A way by train, bus or cab in one line, with whether its cost is an estimate. */
export function groundWords(leg: GroundLeg): string {
  const { date, time, kilometres: km, minutes, cost, cost_source: source } = leg
  const price = priceText(paiseFromRupees(cost))
  return [
    groundTitle(leg),
    ...(date === null ? [] : [dayWords(date)]),
    ...(time ? [replies('option.ground-time', { ...time })] : []),
    ...(km === null || minutes === null ? [] : [replies('option.ground-way', { km, time: durationWords(minutes) })]),
    replies('option.ground-cost', { price, source }),
  ].join(', ')
}

/** A hotel in one line; a class of 0 is not known. */
export function hotelWords(hotel: HotelResult): string {
  const { name, hotel_class: stars, neighborhood, nights } = hotel
  return [
    name,
    ...(stars > 0 ? [replies('option.stars', { stars })] : []),
    neighborhood,
    ...(nights === undefined ? [] : [replies('option.nights', { nights })]),
    priceText(stayPaise(hotel)),
  ].join(', ')
}

/** A fare; of a flight back on one ticket with the flight out also what both cost. */
function fareWords({ price, return_ticket: ticket }: FlightResult): string {
  const fare = priceText(paiseFromRupees(price))
  if (!ticket) return fare
  const total = priceText(paiseFromRupees(ticket.total_price))
  return replies('option.ticket', { price: fare, flight: ticket.with, total })
}
