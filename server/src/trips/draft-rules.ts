import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { GroundLeg } from '@pravas/contract/ground'
import type { AlsoOffered, Purpose, Traveller } from '@pravas/contract/trips'

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
  | { kind: 'ground'; details: GroundLeg }
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
  /** Who travels; missing where it is the requester alone. */
  travellers?: Traveller[] | undefined
}

/** Of what a trip costs: its parts, each at the price for one, and who travels. */
type Priced = { segments: readonly Pick<TripSegment, 'pricePaise'>[]; travellers?: readonly Traveller[] | undefined }

/** What a draft costs in paise: the sum of its segments, a seat and a room for each who travels. */
export function draftTotal({ segments, travellers }: Priced): number {
  return segments.reduce((sum, segment) => sum + segment.pricePaise, 0) * (travellers?.length ?? 1)
}

/** The same where every price is known: a hotel whose price nobody gave counts as zero, which is no price. */
export function knownTotal(draft: Priced): number | null {
  return draft.segments.some(({ pricePaise }) => pricePaise === 0) ? null : draftTotal(draft)
}
