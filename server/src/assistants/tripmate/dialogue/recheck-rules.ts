import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import { minutesBetween } from '../../../travel/local-time.ts'
import { flightId } from '../../../travel/source.ts'
import { legsOf, withLegs } from './legs-rules.ts'
import { isFlight } from './selection-rules.ts'
import type { DialogueState } from './state.ts'
import type { TripDraft } from './trip-draft.ts'
import { dayWords, rupeeWords, stayPaise } from './words.ts'

/** One live part of a draft, asked for again: as it is on offer now, or null where it is not any more. */
export interface AskedAgain {
  title: string
  wasPaise: number
  was: FlightResult | HotelResult
  now: FlightResult | HotelResult | null
}

type Segment = TripDraft['segments'][number]

/** The parts of a draft whose prices came from a live source. */
export function livePartsOf({ segments }: Pick<TripDraft, 'segments'>): Segment[] {
  return segments.filter(({ details }) => details.source === 'live')
}

/** Whether a live price of a draft is older, at the local time `now`, than one is taken to hold. */
export function isOutdated(draft: Pick<TripDraft, 'segments'>, now: string, keptMinutes: number): boolean {
  return livePartsOf(draft).some(
    ({ details: { priced_at } }) => priced_at === undefined || minutesBetween(priced_at, now) > keptMinutes,
  )
}

/** What asking again makes of a draft that is about to be sent. */
export interface Rechecked {
  /** With the prices of now, where the draft no longer stands. */
  state: DialogueState
  /** A price has risen or a part is gone, so that what was confirmed is not to be had. */
  needsNewYes: boolean
  /** What has changed, a line each. */
  notes: string[]
}

/** Compares what was shown with what is on offer now. A price that has fallen needs no new yes: the request asks for enough. */
export function rechecked(state: DialogueState, parts: readonly AskedAgain[]): Rechecked {
  const gone = parts.filter(({ now }) => now === null)
  const moved = movedParts(parts)
  const risen = moved.filter(({ morePaise }) => morePaise > 0)
  const fallen = moved.filter(({ morePaise }) => morePaise < 0)
  if (gone.length === 0 && risen.length === 0) return { state, needsNewYes: false, notes: fallen.map(changeLine) }
  const changed = [...gone, ...risen, ...fallen].map(({ was }) => was)
  // What was found with the old prices holds no more than they do.
  const unfound = {
    ...state,
    flights: changed.some(isFlight) ? null : state.flights,
    hotels: changed.every(isFlight) ? state.hotels : null,
  }
  return {
    state: withPricesOfNow(unfound, parts),
    needsNewYes: true,
    notes: [
      'Before sending I asked the live prices again, and nothing has been sent yet:',
      ...gone.map(({ title, wasPaise }) => `${title} is not on offer any more; it was ${rupeeWords(wasPaise)}.`),
      ...[...risen, ...fallen].map(changeLine),
    ],
  }
}

/** The parts that are still on offer, with how much more each costs now, in paise. */
export function movedParts(parts: readonly AskedAgain[]): (AskedAgain & { morePaise: number })[] {
  return parts.flatMap((part) => (part.now ? [{ ...part, morePaise: pricePaise(part.now) - part.wasPaise }] : []))
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

/** Whether two options are the same flight, or the same hotel for nights that begin on the same day. */
export function isSameOption(a: FlightResult | HotelResult, b: FlightResult | HotelResult): boolean {
  if (isFlight(a)) return isFlight(b) && flightId(a) === flightId(b)
  return !isFlight(b) && a.name.toLowerCase() === b.name.toLowerCase() && a.check_in === b.check_in
}

function changeLine({ title, wasPaise, morePaise }: AskedAgain & { morePaise: number }): string {
  const by = `${morePaise > 0 ? 'risen' : 'fallen'} by ${rupeeWords(Math.abs(morePaise))}`
  return `${title} has ${by}, from ${rupeeWords(wasPaise)} to ${rupeeWords(wasPaise + morePaise)}.`
}

function pricePaise(option: FlightResult | HotelResult): number {
  return isFlight(option) ? paiseFromRupees(option.price) : stayPaise(option)
}

/** Says that the live prices cannot be asked, and what sending them as they are means. */
export function uncheckedWords(draft: TripDraft): string {
  const seen = livePartsOf(draft).flatMap(({ details: { priced_at } }) => priced_at ?? [])
  const [day = '', clock = ''] = (seen.toSorted()[0] ?? '').split(' ')
  const when = clock === '' ? '' : ` on ${dayWords(day)} at ${clock}`
  return `I cannot ask the live prices at the moment, so I do not know whether they still hold. You can try again later, or send the request with the prices as last seen${when}; your approver will see that they were not checked.`
}

/** The draft, same id and same prices, with its live parts marked for the approver. */
export function markedUnchecked(draft: TripDraft): TripDraft {
  const segments = draft.segments.map((segment) =>
    segment.details.source === 'live' ? { ...segment, details: { ...segment.details, unchecked: true } } : segment,
  )
  // Spreading a union loses which details go with which kind.
  return { ...draft, segments: segments as TripDraft['segments'] }
}
