import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { City, FlightClass, RoomType } from '@pravas/contract/trips'

/** One leg, one way, for one traveller. */
export interface FlightQuery {
  from: City
  to: City
  /** `YYYY-MM-DD` */
  date: string
  cabin: FlightClass
  /** When it is asked, local time in India (`YYYY-MM-DD HH:mm`): fares depend on the day, and a flight that has left is no offer. */
  askedAt: string
}

export interface FlightSource {
  /** Every flight on offer, in no particular order; empty when there is none. Rejects when aborted. */
  search(query: FlightQuery, signal: AbortSignal): Promise<FlightResult[]>
}

/** One room for one traveller; `checkOut` is after `checkIn`. */
export interface HotelQuery {
  city: City
  checkIn: string
  checkOut: string
  room: RoomType
  /** As in `FlightQuery`. */
  askedAt: string
}

export interface HotelSource {
  /** Every hotel on offer, in no particular order, with the rate of a night and of the stay. Rejects when aborted. */
  search(query: HotelQuery, signal: AbortSignal): Promise<HotelResult[]>
}
