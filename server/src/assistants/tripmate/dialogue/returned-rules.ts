import { isDeepStrictEqual } from 'node:util'
import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { LegPart, ReopenedTrip } from '@pravas/contract/reopened'
import { isSameOption } from '../../../trips/draft/offer-rules.ts'
import {
  closedChanges,
  isOpenLeg,
  isOpenPart,
  nameOf,
  notOpenWords,
  openOf,
  partsOfDraft,
  type ReturnedTrip,
} from '../../../trips/draft/reopened-trip-rules.ts'
import { wantsFlight, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import { KINDS, type Kind, type ParkedLeg } from '../../../trips/draft/trip-draft.ts'
import { legsOf, withLegs } from './legs-rules.ts'
import { aside, type Outcome } from './outcome.ts'
import type { CriterionName, DialogueState } from './state.ts'

/**
 * The outcome of a message about a returned trip: what was not returned is refused before anything is searched, and the trip stays as it
 * was. A choice that a change of something else would drop is kept.
 */
export function withinReturn(before: DialogueState, outcome: Outcome): Outcome {
  const { returned } = before
  const { state: after } = outcome
  if (!returned || outcome.act === 'submit' || after.goal === null || after.draftId !== before.draftId) return outcome
  const state = { ...withKeptChoices(before, after, openOf(returned)), returned }
  const was = new Set(closedChanges(returned, partsOfDraft(before)))
  const closed = closedChanges(returned, partsOfDraft(state)).filter((name) => !was.has(name))
  const closedAsked = [
    ...askedAnew(before, state),
    ...wantedAnew(before, state),
    ...outcome.show.flatMap((kind) => partOfKind(state, kind)),
  ]
    .filter(([number, part]) => !isOpenLeg(returned, number, part))
    .map(([number, part]) => nameOf(returned, number, part))
  const isReasonClosed = after.reason !== before.reason && !isOpenPart(returned, 'reason')
  const names = [...closed, ...closedAsked, ...(isReasonClosed ? ['reason'] : []), ...keptAlone(before, after, state)]
  if (names.length === 0) return { ...outcome, state }
  return { ...aside(before, notOpenWords(returned, [...new Set(names)])), ...(outcome.of && { of: outcome.of }) }
}

/** Which choices of what is worked on stay as they were sent, so that nothing is searched for them. */
export function isKeptAsSent(state: DialogueState, kind: Kind): boolean {
  const { returned, chosen } = state
  return Boolean(
    returned && chosen[kind] && partOfKind(state, kind).every(([n, part]) => !openOf(returned).leg(n, part)),
  )
}

type OfLeg = readonly [number: number, part: LegPart]

/** Where a part of the leg that is worked on is, by its place among all legs. */
function partOfKind({ legs }: DialogueState, kind: Kind): OfLeg[] {
  const number = (legs?.before.length ?? 0) + 1
  return [kind === 'return_flight' ? [2, 'flight'] : [number, kind]]
}

const PART_OF: Partial<Record<CriterionName, LegPart>> = {
  from: 'from',
  to: 'to',
  depart: 'date',
  return: 'date',
  class: 'flight',
  city: 'hotel',
  check_in: 'hotel',
  check_out: 'hotel',
  nights: 'hotel',
  room_type: 'hotel',
}

/** What is to be asked for again, which nobody needs. */
function askedAnew(before: DialogueState, { open, offer, range, doubt, beyond, legs }: DialogueState): OfLeg[] {
  const slots: CriterionName[] = open.filter((slot) => !before.open.includes(slot))
  if (offer && !before.offer) slots.push(offer.slot)
  if (range && !before.range) slots.push(range.slot)
  if (doubt && !before.doubt) slots.push(doubt.first)
  if (beyond && !before.beyond) slots.push('class')
  const number = (legs?.before.length ?? 0) + 1
  return slots.flatMap((slot): OfLeg[] => {
    const part = PART_OF[slot]
    return part ? [[slot === 'return' && !legs ? 2 : number, part]] : []
  })
}

/** The flights and stays that were not part of the trip and are now wanted. */
function wantedAnew(before: DialogueState, after: DialogueState): OfLeg[] {
  const [were, are] = [legsOf(before), legsOf(after)]
  const stays = are.flatMap(({ stays }, index): OfLeg[] => (stays && !were[index]?.stays ? [[index + 1, 'hotel']] : []))
  if (after.legs) return before.legs ? stays : []
  const isNew = (wants: typeof wantsHotel) => wants(after.goal) && !wants(before.goal)
  return [
    ...(isNew(wantsHotel) ? [[1, 'hotel'] as const] : []),
    ...(isNew(wantsFlight) ? [[1, 'flight'] as const] : []),
  ]
}

/** The state with those choices that were not returned, as far as a message only dropped them. */
function withKeptChoices(before: DialogueState, after: DialogueState, open: ReopenedTrip): DialogueState {
  if (!before.legs || !after.legs) {
    const chosen = { ...after.chosen }
    const isClosed = (kind: Kind) => partOfKind(after, kind).every(([number, part]) => !open.leg(number, part))
    const { flight, return_flight, hotel } = before.chosen
    if (isClosed('flight')) chosen.flight ??= flight
    if (isClosed('return_flight')) chosen.return_flight ??= return_flight
    if (isClosed('hotel')) chosen.hotel ??= hotel
    return { ...after, chosen }
  }
  const [were, are] = [legsOf(before), legsOf(after)]
  if (were.length !== are.length) return after
  const legs = are.map((leg, index): ParkedLeg => {
    const was = were[index]
    const keeps = (part: 'flight' | 'hotel') => was && !open.leg(index + 1, part)
    return {
      ...leg,
      ...(keeps('flight') && { flight: leg.flight ?? was?.flight ?? null }),
      ...(keeps('hotel') && { hotel: leg.hotel ?? was?.hotel ?? null }),
    }
  })
  return withLegs(after, legs, after.legs.before.length)
}

/** The choices that a message asked to drop and nothing else, which were kept. */
function keptAlone(before: DialogueState, after: DialogueState, kept: DialogueState): string[] {
  const { returned } = before
  if (!returned || !isDeepStrictEqual(partsOfDraft(before), partsOfDraft(kept))) return []
  if (kept.open.length > before.open.length) return []
  const [is, dropped] = [partsOfDraft(kept), partsOfDraft(after)]
  return namesDropped(returned, is.legs, dropped.legs)
}

function namesDropped(
  returned: ReturnedTrip,
  kept: readonly Record<LegPart, string | null>[],
  dropped: readonly Record<LegPart, string | null>[],
): string[] {
  return kept.flatMap((leg, index) =>
    (['flight', 'hotel'] as const)
      .filter((part) => leg[part] !== null && dropped[index]?.[part] === null)
      .map((part) => nameOf(returned, index + 1, part)),
  )
}

/** The parts of a booking that may not be changed. */
export function closedBooking(
  { returned }: DialogueState,
  parts: readonly ('cost_centre' | 'project')[],
): { words: string; closed: ('cost_centre' | 'project')[] } | undefined {
  const closed = returned ? parts.filter((part) => !isOpenPart(returned, part)) : []
  return returned && closed.length > 0 ? { closed, words: notOpenWords(returned, closed) } : undefined
}

/** Whether a choice stays as it was sent although it may no longer be on offer: no other one may take its place. */
export function isKeptOption(state: DialogueState, option: FlightResult | HotelResult): boolean {
  const { returned } = state
  if (!returned) return false
  const open = openOf(returned)
  if (state.legs) {
    return legsOf(state).some(
      ({ flight, hotel }, index) =>
        (flight && isSameOption(flight, option) && !open.leg(index + 1, 'flight')) ||
        (hotel && isSameOption(hotel, option) && !open.leg(index + 1, 'hotel')),
    )
  }
  return KINDS.some((kind) => {
    const chosen = state.chosen[kind]
    return chosen && isSameOption(chosen, option) && isKeptAsSent(state, kind)
  })
}
