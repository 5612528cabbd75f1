import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { TripDraft } from '@pravas/contract/trip-draft'
import type { Trip } from '@pravas/contract/trips'

/** How many options are told of; the person sees all of them on cards. */
const TOLD = 6

/** Flights for a model: an id and what is worth saying, in rupees and minutes. */
export function flightData(flights: readonly FlightResult[]) {
  return flights.slice(0, TOLD).map((flight) => ({
    id: flight.flight_number,
    airline: flight.airline,
    leaves: flight.departure_airport.time,
    arrives: flight.arrival_airport.time,
    minutes: flight.total_duration,
    stops: flight.layovers.length,
    rupees: flight.price,
    class: flight.travel_class,
    refundable: flight.refundable ?? null,
    labels: flight.labels ?? [],
    beyond_policy: flight.policy?.notes ?? [],
    fares: flight.source ?? null,
  }))
}

/** Hotels for a model. */
export function hotelData(hotels: readonly HotelResult[]) {
  return hotels.slice(0, TOLD).map((hotel) => ({
    name: hotel.name,
    stars: hotel.hotel_class,
    rating: hotel.overall_rating,
    area: hotel.neighborhood,
    night_rupees: hotel.rate_per_night?.lowest ?? null,
    stay_rupees: hotel.total_rate?.lowest ?? hotel.price ?? null,
    km: hotel.distance?.km ?? null,
    labels: hotel.labels ?? [],
    beyond_policy: hotel.policy?.notes ?? [],
    rates: hotel.source ?? null,
  }))
}

/** A trip that was sent. */
export function tripData(trip: Trip) {
  return {
    number: trip.trip_number,
    status: trip.status,
    reason: trip.rejection_reason,
    from: trip.departure_city,
    to: trip.destination_city,
    depart: trip.departure_date,
    return: trip.return_date,
    purpose: trip.purpose,
    rupees: trip['total_price(INR)'],
    flight: trip.flight,
    hotel: trip.hotel_name,
  }
}

/** The trip draft: what is known, chosen and missing. */
export function draftData(draft: TripDraft | null) {
  if (!draft) return null
  const { parts, findings, ...rest } = draft
  return {
    ...rest,
    chosen: parts.map(({ part, title, price }) => ({ part, title, rupees: price })),
    beyond_policy: findings ?? [],
  }
}
