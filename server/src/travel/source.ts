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

/** A flight that leaves sooner than this, in minutes, is no offer any more. */
export const MINUTES_TO_BOARD = 90

/** What airlines call the cabins. */
export const CABIN_NAMES: Readonly<Record<FlightClass, string>> = {
  economy: 'Economy',
  business: 'Business',
  first: 'First',
}

/** Where options come from. Adding a source is described in docs/travel-sources.md. */
export interface Source<Query, Option> {
  /**
   * Everything on offer, in no particular order; empty when there is nothing. Rejects when aborted, and with
   * `SourceUnavailable` where it cannot say what is on offer.
   */
  search(query: Query, signal: AbortSignal): Promise<Option[]>
}

export type FlightSource = Source<FlightQuery, FlightResult>

/** One room for one traveller; `checkOut` is after `checkIn`. */
export interface HotelQuery {
  city: City
  checkIn: string
  checkOut: string
  room: RoomType
  /** As in `FlightQuery`. */
  askedAt: string
}

/** Its options carry the rate of a night and of the stay. */
export type HotelSource = Source<HotelQuery, HotelResult>

/** Why a source could not say what is on offer. */
export type Unavailability =
  | 'out of time'
  | 'unreachable'
  | 'failing'
  | 'too many requests'
  | 'refused'
  | 'unreadable'
  | 'not sold'
  | 'resting'

/** A source cannot say what is on offer. Holds no address and no key, so it may be logged. */
export class SourceUnavailable extends Error {
  override name = 'SourceUnavailable'
  readonly reason: Unavailability
  /** How long the source asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(reason: Unavailability, retryAfterMs?: number) {
    super(`The source cannot answer: ${reason}.`)
    this.reason = reason
    this.retryAfterMs = retryAfterMs
  }
}

/** Where sources tell the operator what travellers need not know. */
export interface SourceLog {
  warn(fields: object, message: string): void
}
