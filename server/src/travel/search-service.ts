import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { minutesAfter } from './local-time.ts'
import {
  type FlightQuery,
  type HotelQuery,
  MINUTES_TO_BOARD,
  type ReturnFare,
  type ReturnQuery,
  type Source,
  SourceUnavailable,
  type TravelSources,
} from './source.ts'

/** What is on offer for each query, in their order. */
export interface Found<Option> {
  answers: Option[][]
  /** Live fares could not be had, so these are samples; false where no live source is configured. */
  liveUnavailable: boolean
}

export interface TravelSearch {
  /** All queries of one trip together, so that live and sample fares are never mixed. Rejects when aborted. */
  flights(queries: readonly FlightQuery[], signal: AbortSignal): Promise<Found<FlightResult>>
  /** Rejects when aborted. */
  hotels(queries: readonly HotelQuery[], signal: AbortSignal): Promise<Found<HotelResult>>
  /**
   * What both ways cost on one ticket, for the few pairs that the live source tells; undefined where it could not tell,
   * empty where there is none that sells such tickets. Rejects when aborted.
   */
  returnFares(query: ReturnQuery, signal: AbortSignal): Promise<ReturnFare[] | undefined>
  /** How long a live price is taken to hold, in minutes. */
  readonly keptMinutes: number
}

export interface TravelSearchParts {
  /** Always answers: what stands in where there is nothing live. */
  sample: TravelSources
  /** Samples stand in for the kinds that it has not. */
  live?: Partial<TravelSources> | undefined
  /** How long the answers of a live source are kept, in milliseconds. */
  keptMs?: number
  /** Told of surprises in a live source. */
  onError: (error: unknown) => void
}

/** Searches the live sources, and the samples where there are none or where they cannot answer. */
export function createTravelSearch({ sample, live, keptMs = 0, onError }: TravelSearchParts): TravelSearch {
  async function search<Query, Option>(
    queries: readonly Query[],
    signal: AbortSignal,
    liveSource: Source<Query, Option> | undefined,
    sampleSource: Source<Query, Option>,
  ): Promise<Found<Option>> {
    const ask = (source: Source<Query, Option>) => Promise.all(queries.map((query) => source.search(query, signal)))
    if (!liveSource) return { answers: await ask(sampleSource), liveUnavailable: false }
    try {
      return { answers: await ask(liveSource), liveUnavailable: false }
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof SourceUnavailable)) onError(error)
      return { answers: await ask(sampleSource), liveUnavailable: true }
    }
  }

  return {
    async flights(queries, signal) {
      const { answers, liveUnavailable } = await search(queries, signal, live?.flights, sample.flights)
      return { answers: answers.map((flights, at) => stillToBoard(flights, queries[at])), liveUnavailable }
    },
    hotels: (queries, signal) => search(queries, signal, live?.hotels, sample.hotels),

    async returnFares(query, signal) {
      if (!live?.returns) return []
      try {
        return await live.returns.search(query, signal)
      } catch (error) {
        signal.throwIfAborted()
        if (!(error instanceof SourceUnavailable)) onError(error)
        return undefined
      }
    },

    keptMinutes: keptMs / 60_000,
  }
}

/** An answer that was kept for a while may hold flights that have closed since. */
function stillToBoard(flights: FlightResult[], query: FlightQuery | undefined): FlightResult[] {
  const boarding = query && minutesAfter(query.askedAt, MINUTES_TO_BOARD)
  return flights.filter(({ departure_airport }) => boarding === undefined || departure_airport.time >= boarding)
}
