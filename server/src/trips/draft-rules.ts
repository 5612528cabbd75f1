import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { AlsoOffered, Purpose } from '@pravas/contract/trips'

/** One chosen part of a trip with its price, kept as it stood when it was chosen. */
export type TripSegment = {
  title: string
  pricePaise: number
  /** What stood beside it when it was chosen; missing where that was not kept. */
  alsoOffered?: AlsoOffered | undefined
} & (
  | {
      kind: 'flight' | 'return_flight'
      details: FlightResult
      /** The cheapest fare that would have done as well; missing where nobody looked. */
      lowestPaise?: number | undefined
      /** The leg of a journey over several cities. */
      leg?: { from: string; to: string } | undefined
    }
  | { kind: 'hotel'; details: HotelResult }
)

/** A trip request that the traveller has confirmed. */
export interface ConfirmedDraft {
  /** Of the draft that was shown; the same draft confirmed again is the same trip. */
  draftId: string
  purpose: Purpose
  /** Null for a stay without a flight. */
  departureCity: string | null
  /** Of a journey over several cities the first one it goes to. */
  destinationCity: string
  /** All cities of such a journey in their order. */
  route?: string[] | undefined
  departureDate: string
  returnDate: string | null
  segments: TripSegment[]
}

/** What a draft costs in paise: the sum of its segments. */
export function draftTotal(segments: readonly Pick<TripSegment, 'pricePaise'>[]): number {
  return segments.reduce((sum, segment) => sum + segment.pricePaise, 0)
}

/** The same where every price is known: a hotel whose price nobody gave counts as zero, which is no price. */
export function knownTotal(segments: readonly Pick<TripSegment, 'pricePaise'>[]): number | null {
  return segments.some(({ pricePaise }) => pricePaise === 0) ? null : draftTotal(segments)
}
