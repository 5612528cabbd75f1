import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { replies } from '@pravas/messages/tripmate'
import { dayWords } from '../../../formats.ts'
import { isFlight, isSameOption } from '../../../trips/draft/offer-rules.ts'
import { type AskedAgain, changesSince, livePartsOf, movedParts } from '../../../trips/draft/recheck-rules.ts'
import type { TripRequest } from '../../../trips/draft/trip-draft.ts'
import { priceChangeWords } from '../../trip-texts/recheck-text-rules.ts'
import { legsOf, withLegs } from './legs-rules.ts'
import type { DialogueState } from './state.ts'

/** What asking again makes of a draft that is about to be sent. */
export interface Rechecked {
  /** With the prices of now, where the draft no longer stands. */
  state: DialogueState
  /** A price has risen or a part is gone, so that what was confirmed is not to be had. */
  needsNewYes: boolean
  /** What has changed, a line each. */
  notes: string[]
}

/** Compares what was shown with what is on offer now. */
export function rechecked(state: DialogueState, parts: readonly AskedAgain[]): Rechecked {
  const { needsNewYes, changes } = changesSince(parts)
  const lines = changes.map(priceChangeWords)
  if (!needsNewYes) return { state, needsNewYes, notes: lines }
  const changed = [
    ...parts.filter(({ now }) => now === null),
    ...movedParts(parts).filter(({ morePaise }) => morePaise !== 0),
  ].map(({ was }) => was)
  // What was found with the old prices holds no more than they do.
  const unfound = {
    ...state,
    flights: changed.some(isFlight) ? null : state.flights,
    hotels: changed.every(isFlight) ? state.hotels : null,
  }
  return {
    state: withPricesOfNow(unfound, parts),
    needsNewYes,
    notes: [replies('recheck.changed'), ...lines],
  }
}

/** The trip with each of its live choices as it is on offer now; a choice that is gone is open again. */
function withPricesOfNow(state: DialogueState, parts: readonly AskedAgain[]): DialogueState {
  const now = <Option extends FlightResult | HotelResult>(option: Option | null): Option | null => {
    const part = option && parts.find(({ was }) => isSameOption(option, was))
    // The same option is of the same kind.
    return part ? (part.now as Option | null) : option
  }
  if (state.legs) {
    const legs = legsOf(state).map((leg) => ({ ...leg, flight: now(leg.flight), hotel: now(leg.hotel) }))
    return withLegs(state, legs, state.legs.before.length)
  }
  const { flight, return_flight, hotel } = state.chosen
  return { ...state, chosen: { flight: now(flight), return_flight: now(return_flight), hotel: now(hotel) } }
}

/** Says that the live prices cannot be asked, and what sending them as they are means. */
export function uncheckedWords(draft: TripRequest): string {
  const seen = livePartsOf(draft).flatMap(({ details: { priced_at } }) => priced_at ?? [])
  const [day = '', clock = ''] = (seen.toSorted()[0] ?? '').split(' ')
  return clock === ''
    ? replies('recheck.unavailable')
    : replies('recheck.unavailable-since', { day: dayWords(day), time: clock })
}
