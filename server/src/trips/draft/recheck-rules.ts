import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { minutesBetween } from '../../travel/local-time.ts'
import { offerPaise } from './offer-rules.ts'
import type { TripRequest } from './trip-draft.ts'

type Segment = Exclude<TripRequest['segments'][number], { kind: 'ground' }>

/** One live part of a draft, asked for again: as it is on offer now, or null where it is not any more. */
export interface AskedAgain {
  title: string
  wasPaise: number
  was: FlightResult | HotelResult
  now: FlightResult | HotelResult | null
}

/** The parts of a draft whose prices came from a live source. */
export function livePartsOf({ segments }: Pick<TripRequest, 'segments'>): Segment[] {
  return segments.flatMap((segment) =>
    segment.kind !== 'ground' && segment.details.source === 'live' ? [segment] : [],
  )
}

/** Whether a live price of a draft is older, at the local time `now`, than one is taken to hold. */
export function isOutdated(draft: Pick<TripRequest, 'segments'>, now: string, keptMinutes: number): boolean {
  return livePartsOf(draft).some(
    ({ details: { priced_at } }) => priced_at === undefined || minutesBetween(priced_at, now) > keptMinutes,
  )
}

/** The parts that are still on offer, with how much more each costs now, in paise. */
export function movedParts(parts: readonly AskedAgain[]): (AskedAgain & { morePaise: number })[] {
  return parts.flatMap((part) => (part.now ? [{ ...part, morePaise: offerPaise(part.now) - part.wasPaise }] : []))
}

/** The draft, same id and same prices, with its live parts marked for the approver. */
export function markedUnchecked(draft: TripRequest): TripRequest {
  const segments = draft.segments.map((segment) =>
    segment.kind !== 'ground' && segment.details.source === 'live'
      ? { ...segment, details: { ...segment.details, unchecked: true } }
      : segment,
  )
  // Spreading a union loses which details go with which kind.
  return { ...draft, segments: segments as TripRequest['segments'] }
}

/** What has become of a live part since a draft was shown. */
export interface PriceChange {
  code: 'gone' | 'risen' | 'fallen'
  title: string
  beforePaise: number
  /** What it costs more now, or less; 0 where it is gone. */
  morePaise: number
}

/**
 * Returns what has changed since a draft was shown. A price that has fallen needs no new yes: the request asks for enough.
 */
export function changesSince(parts: readonly AskedAgain[]): { needsNewYes: boolean; changes: PriceChange[] } {
  const gone = parts
    .filter(({ now }) => now === null)
    .map(({ title, wasPaise }) => ({ code: 'gone' as const, title, beforePaise: wasPaise, morePaise: 0 }))
  const moved = movedParts(parts).map(({ title, wasPaise, morePaise }) => ({ title, beforePaise: wasPaise, morePaise }))
  const risen = moved.filter(({ morePaise }) => morePaise > 0).map((part) => ({ code: 'risen' as const, ...part }))
  const fallen = moved.filter(({ morePaise }) => morePaise < 0).map((part) => ({ code: 'fallen' as const, ...part }))
  return { needsNewYes: gone.length > 0 || risen.length > 0, changes: [...gone, ...risen, ...fallen] }
}
