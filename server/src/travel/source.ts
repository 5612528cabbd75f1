import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { FlightClass, RoomType } from '@pravas/contract/trips'
import type { TravelCity } from './city-rules.ts'

/** One leg, one way, for one traveller. */
export interface FlightQuery {
  from: TravelCity
  to: TravelCity
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

/** A way there on `date` and back on `back`, on one ticket. */
export interface ReturnQuery extends FlightQuery {
  /** `YYYY-MM-DD` */
  back: string
}

/** What a flight out and one back cost on one ticket. */
export interface ReturnFare {
  /** Each by its `flightId`. */
  out: string
  back: string
  /** Rupees for both. */
  total: number
  /** As in `FlightResult`. */
  priced_at: string
}

/** The tickets of the pairs that it knows a fare of: a few worth a look, not all. */
export type ReturnFareSource = Source<ReturnQuery, ReturnFare>

/** What tells one flight of a day from another, whatever a card calls it: the numbers of its legs and its departure. */
export function flightId(flight: Pick<FlightResult, 'flights' | 'flight_number' | 'departure_airport'>): string {
  const numbers = (flight.flights ?? [flight]).map(({ flight_number }) => flight_number)
  return `${numbers.join('+')} ${flight.departure_airport.time}`
}

/** One room for one traveller; `checkOut` is after `checkIn`. */
export interface HotelQuery {
  city: TravelCity
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

/** What one place offers. A kind that it has not is answered by samples. */
export interface TravelSources {
  flights: FlightSource
  hotels: HotelSource
  /** Missing where every flight has a fare of its own. */
  returns?: ReturnFareSource | undefined
}

/** What a provider is given to open its sources with. */
export interface OpenTools {
  log: SourceLog
  /** Puts care around everything that answers over the network: see `guarded-source.ts`. `name` is what the log calls it. */
  guard<Query extends { askedAt: string }, Option>(name: string, source: Source<Query, Option>): Source<Query, Option>
}

/** A provider of live fares: its file is all there is of it, but for its name in `sources/configured.ts`. */
export interface LiveProvider {
  name: string
  /** The variables of the environment that it reads; each may be given as a file too. */
  variables: readonly string[]
  /**
   * Reads its own variables of the environment. `unset` where it is not wanted; `mistakes` are lines for whoever runs the
   * product, each naming its variable.
   */
  read(
    environment: Readonly<Record<string, string | undefined>>,
  ): 'unset' | { mistakes: string[] } | { open(tools: OpenTools): Partial<TravelSources> }
}

/** Where sources tell the operator what travellers need not know. */
export interface SourceLog {
  warn(fields: object, message: string): void
}
