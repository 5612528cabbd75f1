import type { ReopenedTrip } from '@pravas/contract/reopened'
import { legsOf } from './journey-rules.ts'
import { returnDay, stayOf, wantsFlight, wantsHotel } from './stay-rules.ts'
import type { Kind, ParkedLeg, TripDraft } from './trip-draft.ts'

type Sought = Pick<TripDraft, 'goal' | 'criteria' | 'legs' | 'chosen'>

/**
 * What stays chosen when a draft is changed: what is still sought. A hotel stays when only the nights change: the search for the
 * new ones says what it costs then.
 */
export function keptChoices<Draft extends Sought>(before: Sought, after: Draft): Pick<Draft, 'legs' | 'chosen'> {
  const routeOf = ({ criteria }: Sought) => JSON.stringify([criteria.from, criteria.to, criteria.class ?? 'economy'])
  const outbound = (draft: Sought) => `${routeOf(draft)} ${draft.criteria.depart}`
  const returning = (draft: Sought) => `${routeOf(draft)} ${returnDay(draft.criteria)}`
  const house = (draft: Sought) => JSON.stringify([stayOf(draft).city, stayOf(draft).room_type])
  const { chosen } = after
  const keepsFlight = wantsFlight(after.goal) && outbound(before) === outbound(after)
  const keepsReturn = wantsFlight(after.goal) && returning(before) === returning(after)
  const keepsHotel = wantsHotel(after.goal) && house(before) === house(after)
  const ofAnotherClass = (before.criteria.class ?? 'economy') !== (after.criteria.class ?? 'economy')
  const inAnotherRoom = stayOf(before).room_type !== stayOf(after).room_type
  const parked = (legs: ParkedLeg[]) =>
    legs.map((leg) => ({
      ...leg,
      ...(ofAnotherClass && { flight: null }),
      ...(inAnotherRoom && { hotel: null }),
    }))
  return {
    legs: after.legs && { before: parked(after.legs.before), after: parked(after.legs.after) },
    chosen: {
      flight: keepsFlight ? chosen.flight : null,
      return_flight: keepsReturn ? chosen.return_flight : null,
      hotel: keepsHotel ? chosen.hotel : null,
    },
  }
}

/** The draft of a returned trip with those choices that were not returned, as far as a change only dropped them. */
export function withSentChoices<Draft extends TripDraft>(before: TripDraft, after: Draft, open: ReopenedTrip): Draft {
  const [were, are] = [legsOf(before), legsOf(after)]
  const number = (after.legs?.before.length ?? 0) + 1
  const keeps = (at: number, part: 'flight' | 'hotel') => were.length === are.length && !open.leg(at, part)
  const isClosed = (kind: Kind) => (kind === 'return_flight' ? keeps(2, 'flight') : keeps(number, kind))
  const chosen = { ...after.chosen }
  if (isClosed('flight')) chosen.flight ??= before.chosen.flight
  if (isClosed('return_flight')) chosen.return_flight ??= before.chosen.return_flight
  if (isClosed('hotel')) chosen.hotel ??= before.chosen.hotel
  const kept = (legs: readonly ParkedLeg[], first: number) =>
    legs.map((leg, index) => {
      const was = were[first + index - 1]
      return {
        ...leg,
        flight: leg.flight ?? (keeps(first + index, 'flight') ? (was?.flight ?? null) : null),
        hotel: leg.hotel ?? (keeps(first + index, 'hotel') ? (was?.hotel ?? null) : null),
      }
    })
  const legs = after.legs && { before: kept(after.legs.before, 1), after: kept(after.legs.after, number + 1) }
  return { ...after, chosen, legs }
}
