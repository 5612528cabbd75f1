import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { City, Purpose } from '@pravas/contract/trips'
import type { TripSegment } from '../trips/draft-rules.ts'
import { type Decided, dayAfter, type Scene } from './scene.ts'

export interface DemoFlight {
  airline: string
  number: string
  from: string
  to: string
  departs: string
  arrives: string
  minutes: number
  rupees: number
  /** Economy when absent. */
  cabin?: 'Business'
}

export interface DemoHotel {
  name: string
  stars: number
  rating: number
  area: string
  rupeesANight: number
}

export interface DemoTrip {
  owner: string
  from: City | null
  to: City
  purpose: Purpose
  /** The code of the project that it is booked on; none when absent. */
  project?: string
  /** Days from the loading of the demo to departure and return, and how many days ago the request was made. */
  departs: number
  returns: number | null
  requested: number
  flight?: DemoFlight
  returnFlight?: DemoFlight
  hotel?: DemoHotel
  decided?: Decided
}

/** The parts of a demo trip with their prices. */
export function segmentsOf(scene: Scene, trip: DemoTrip): TripSegment[] {
  const segments: TripSegment[] = []
  if (trip.flight) segments.push(flightSegment('flight', trip.flight, dayAfter(scene, trip.departs)))
  if (trip.returnFlight) {
    segments.push(flightSegment('return_flight', trip.returnFlight, dayAfter(scene, trip.returns ?? trip.departs)))
  }
  if (trip.hotel) segments.push(hotelSegment(scene, trip, trip.hotel))
  return segments
}

function flightSegment(kind: 'flight' | 'return_flight', flight: DemoFlight, day: string): TripSegment {
  return {
    kind,
    title: `${flight.airline} ${flight.number}`,
    pricePaise: flight.rupees * 100,
    details: flightDetails(flight, day),
  }
}

function hotelSegment(scene: Scene, trip: DemoTrip, hotel: DemoHotel): TripSegment {
  const nights = trip.returns === null ? 1 : trip.returns - trip.departs
  return {
    kind: 'hotel',
    title: hotel.name,
    pricePaise: hotel.rupeesANight * nights * 100,
    details: hotelDetails(scene, trip, hotel, nights),
  }
}

function flightDetails(flight: DemoFlight, day: string): FlightResult {
  return {
    airline: flight.airline,
    flight_number: flight.number,
    departure_airport: { id: flight.from, time: `${day} ${flight.departs}` },
    arrival_airport: { id: flight.to, time: `${day} ${flight.arrives}` },
    duration: flight.minutes,
    total_duration: flight.minutes,
    layovers: [],
    price: flight.rupees,
    travel_class: flight.cabin ?? 'Economy',
    source: 'sample',
  }
}

function hotelDetails(scene: Scene, trip: DemoTrip, hotel: DemoHotel, nights: number): HotelResult {
  return {
    name: hotel.name,
    hotel_class: hotel.stars,
    overall_rating: hotel.rating,
    neighborhood: hotel.area,
    amenities: ['Free Wi-Fi', 'Breakfast', 'Laundry', 'Gym'],
    rate_per_night: { lowest: hotel.rupeesANight },
    total_rate: { lowest: hotel.rupeesANight * nights },
    city: trip.to,
    check_in: dayAfter(scene, trip.departs),
    check_out: dayAfter(scene, trip.departs + nights),
    nights,
    source: 'sample',
  }
}
