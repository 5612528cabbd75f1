import type { FlightOffer } from '../../travel-cards/flight-offer.ts'
import { type HotelOffer, hotelPrice } from '../../travel-cards/hotel-offer.ts'
import { formatPrice } from '../../ui/formats.ts'

function withPrice(line: string, price: number | undefined): string {
  return price === undefined ? line : `${line}\nPrice: ${formatPrice(price)}`
}

/** What choosing a flight says: the flight with its times, and the price on a line of its own. */
export function flightSelection({ airline, flight_number, ...flight }: FlightOffer): string {
  const times = `Departure: ${flight.departure_airport.time}, Arrival: ${flight.arrival_airport.time}`
  return withPrice(`Flight: ${airline}-${flight_number} (${times})`, flight.price)
}

/** What choosing a hotel says: its name, and the price on a line of its own. */
export function hotelSelection(hotel: HotelOffer): string {
  return withPrice(`Hotel: ${hotel.name}`, hotelPrice(hotel))
}
