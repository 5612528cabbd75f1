import type { BookablePart, BookedLeg, BookedStay } from '@pravas/contract/bookings'
import { ChosenFlight, ChosenHotel } from '@pravas/contract/trips'

/** A part of a sent trip, as it was chosen. */
export interface TripSegmentRow {
  kind: 'flight' | 'return_flight' | 'hotel' | 'ground'
  position: number
  title: string
  pricePaise: number
  details: unknown
}

/** A part of a trip that can be booked, as it was approved. */
export interface ApprovedPart {
  /** Its kind and position, such as `flight:1`. */
  part: string
  kind: BookablePart['kind']
  title: string
  pricePaise: number
  legs: BookedLeg[] | null
  stay: Partial<BookedStay> | null
  fare: BookablePart['fare']
  /** When it begins, in local time; a stay behind the flight of its day. */
  begins: string
}

/** The parts of a trip in the order of the journey; travellers buy trains, buses and cabs themselves. */
export function approvedParts(segments: readonly TripSegmentRow[]): ApprovedPart[] {
  const booked = segments.filter(({ kind }) => kind !== 'ground')
  return booked.map(approvedPart).toSorted((a, b) => (a.begins < b.begins ? -1 : a.begins > b.begins ? 1 : 0))
}

function approvedPart({ kind, position, title, pricePaise, details }: TripSegmentRow): ApprovedPart {
  const part = `${kind}:${position}`
  if (kind === 'hotel') {
    const { name, neighborhood, city, check_in, check_out } = ChosenHotel.parse(details)
    const address = [neighborhood, city].filter(Boolean).join(', ')
    const stay = { name, ...(address && { address }), ...(check_in && { check_in }), ...(check_out && { check_out }) }
    return { part, kind: 'hotel', title, pricePaise, legs: null, stay, fare: null, begins: `${check_in ?? ''} 99` }
  }
  const flight = ChosenFlight.parse(details)
  const legs = (flight.flights ?? [flight]).map(
    ({ airline, flight_number, departure_airport: leaves, arrival_airport: lands }): BookedLeg => ({
      airline,
      flight_number,
      from: leaves.id,
      from_terminal: null,
      departs: leaves.time,
      to: lands.id,
      to_terminal: null,
      arrives: lands.time,
      seat: null,
    }),
  )
  const fare = { cabin: flight.travel_class, refundable: flight.refundable ?? null }
  const begins = flight.departure_airport.time
  return { part, kind: 'flight', title, pricePaise, legs, stay: null, fare, begins }
}

/** What a booking is called: its flights, or its hotel. */
export function bookingTitle(content: { legs: readonly BookedLeg[] } | { stay: BookedStay }): string {
  if ('stay' in content) return content.stay.name
  return content.legs
    .map(({ airline, flight_number: number }) => [airline, number].filter(Boolean).join(' '))
    .join(', ')
}
