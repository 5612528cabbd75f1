import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { toolText } from '@pravas/messages/tools'
import { lowestLogicalPaise } from '../../policy/lowest-fare-rules.ts'
import { flightId } from '../../travel/source.ts'
import type { ChoiceMistake, TripChange } from './choice-input-rules.ts'
import type { Offers } from './choice-rules.ts'
import { settled } from './journey-order-rules.ts'
import { legsOf } from './journey-rules.ts'
import { flightTitle, isFlight, isSameOption, offerPaise, shortlistOf } from './offer-rules.ts'
import type { AskedAgain } from './recheck-rules.ts'
import { flightsBack } from './return-fare-rules.ts'
import { stayOf, wantsFlight, wantsHotel } from './stay-rules.ts'
import type { BegunTripDraft, Kind, ParkedLeg } from './trip-draft.ts'

/** An option to choose for a leg, by its place among the picks of the change; null to choose another. */
export type Pick = NonNullable<TripChange['chosen']>[number]

/** What a draft holds with these picks, what of them cannot be, and what has become of what was looked up again. */
export interface Picked {
  draft: BegunTripDraft
  mistakes: readonly ChoiceMistake[]
  looked: readonly AskedAgain[]
}

type Option = FlightResult | HotelResult

/** Which parts of a leg are looked up: what is picked, what was chosen if `all`, and a hotel whose nights have moved. */
export function lookedUp(
  draft: BegunTripDraft,
  picks: readonly Pick[],
  all: boolean,
): { leg: number; flights: boolean; hotel: boolean }[] {
  const legs = draft.legs ? legsOf(draft) : [undefined]
  return legs.map((leg, at) => {
    const of = picks.filter((pick) => (draft.legs ? pick.leg === at + 1 : true) && pick.option !== null)
    const { flight, return_flight, hotel } = leg ? { ...leg, return_flight: null } : draft.chosen
    const flies = of.some(({ part }) => part !== 'hotel') || (all && (flight ?? return_flight) !== null)
    const nights = leg ? undefined : stayOf(draft)
    const hasMoved = hotel && nights ? !isOfNights(hotel, nights) : false
    const stays =
      of.some(({ part }) => part === 'hotel') || (hotel !== null && hotel !== undefined && (all || hasMoved))
    return {
      leg: at + 1,
      flights: flies && (leg !== undefined || wantsFlight(draft.goal)),
      hotel: stays && (leg?.stays ?? wantsHotel(draft.goal)),
    }
  })
}

function isOfNights(hotel: HotelResult, { check_in, check_out }: { check_in?: string; check_out?: string }): boolean {
  return hotel.check_in === check_in && hotel.check_out === check_out
}

/** The trip there, or there and back, with what is picked of these offers; what was looked up and is gone is to be chosen anew. */
export function pickedOf(draft: BegunTripDraft, picks: readonly Pick[], offers: Partial<Offers>): Picked {
  const looked: AskedAgain[] = []
  const mistakes: ChoiceMistake[] = []
  const next: BegunTripDraft = {
    ...draft,
    chosen: { ...draft.chosen },
    seen: { ...draft.seen },
    lowest: draft.lowest ?? {},
  }
  const take = <O extends Option>(kind: Kind, was: O | null, offered: readonly O[] | undefined): O | null =>
    taken(kind, { was, offered, picks, mistakes, looked })

  const { flight, return_flight: back, hotel } = draft.chosen
  const out = take('flight', flight, offers.outbound)
  next.chosen.flight = out
  if (offers.outbound && out) noted(next, 'flight', out, offers.outbound, offers.outbound)
  const returning =
    offers.returning && (out ? flightsBack(out, offers.returning, offers.fares ?? []) : offers.returning)
  const isPicked = (part: Kind) => picks.some((pick) => pick.part === part)
  // Another flight out is chosen anew with the flight back, which has to be caught after it.
  const isDropped = out === null && isPicked('flight') && !isPicked('return_flight')
  const homeward = isDropped ? null : take('return_flight', back, returning)
  next.chosen.return_flight = homeward
  if (returning && offers.returning && homeward) noted(next, 'return_flight', homeward, returning, offers.returning)
  const house = take('hotel', hotel, offers.hotels)
  next.chosen.hotel = house
  if (offers.hotels && house) next.seen.hotel = shortlistOf(offers.hotels)
  return { draft: next, mistakes, looked }
}

/** The journey with what is picked for its legs; `offers` are those of its legs, in their order. */
export function pickedOfLegs(draft: BegunTripDraft, picks: readonly Pick[], offers: readonly FoundForLeg[]): Picked {
  const looked: AskedAgain[] = []
  const mistakes: ChoiceMistake[] = []
  const legs = legsOf(draft).map((leg, at): ParkedLeg => {
    const { flights, hotels } = offers[at] ?? {}
    const ofLeg = picks.map((pick) => (pick.leg === at + 1 ? pick : undefined))
    const flight = taken('flight', { was: leg.flight, offered: flights, picks: ofLeg, mistakes, looked })
    const hotel = leg.stays ? taken('hotel', { was: leg.hotel, offered: hotels, picks: ofLeg, mistakes, looked }) : null
    const { lowestPaise: before, ...rest } = leg
    const lowestPaise = flights && flight ? lowestLogicalPaise(flight, flights) : flight ? before : undefined
    return {
      ...rest,
      flight,
      hotel,
      seen: {
        ...leg.seen,
        ...(flights && flight && { flight: shortlistOf(flights) }),
        ...(hotels && hotel && { hotel: shortlistOf(hotels) }),
      },
      ...(lowestPaise !== undefined && { lowestPaise }),
    }
  })
  for (const [at, { leg, part }] of picks.entries()) {
    if (part === 'return_flight')
      mistakes.push({ path: `chosen[${at}].part`, message: toolText('change_trip.no-return') })
    else if (leg > legs.length)
      mistakes.push({ path: `chosen[${at}].leg`, message: toolText('change_trip.no-leg', { leg }) })
    else if (part === 'hotel' && !legs[leg - 1]?.stays)
      mistakes.push({ path: `chosen[${at}].part`, message: toolText('change_trip.no-stay') })
  }
  return { draft: withChosenLegs(draft, settled(legs).legs), mistakes, looked }
}

/** What is on offer for a leg, where that was looked up. */
export interface FoundForLeg {
  flights?: readonly FlightResult[] | undefined
  hotels?: readonly HotelResult[] | undefined
}

/** The journey with these legs in the place of its own; the same one is worked on. */
function withChosenLegs(draft: BegunTripDraft, legs: readonly ParkedLeg[]): BegunTripDraft {
  const at = draft.legs?.before.length ?? 0
  const current = legs[at]
  if (!current) throw new RangeError('A journey has the leg that is worked on.')
  const { flight, hotel, seen, lowestPaise } = current
  return {
    ...draft,
    chosen: { flight, return_flight: null, hotel },
    seen,
    lowest: lowestPaise === undefined ? {} : { flight: lowestPaise },
    legs: { before: legs.slice(0, at), after: legs.slice(at + 1) },
  }
}

/** What is chosen of a part: what is picked, else what was chosen as it is on offer now, where that was looked up. */
function taken<O extends Option>(
  kind: Kind,
  {
    was,
    offered,
    picks,
    mistakes,
    looked,
  }: {
    was: O | null
    offered: readonly O[] | undefined
    picks: readonly (Pick | undefined)[]
    mistakes: ChoiceMistake[]
    looked: AskedAgain[]
  },
): O | null {
  const at = picks.findIndex((pick) => pick?.part === kind)
  const pick = picks[at]
  if (pick?.option === null) return null
  if (pick) {
    const option = offered?.find((one) => optionOf(one) === pick.option)
    if (option) return option
    const message = toolText(kind === 'hotel' ? 'draft_trip.no-hotel' : 'draft_trip.no-flight', { option: pick.option })
    mistakes.push({ path: `chosen[${at}].option`, message })
    return was
  }
  if (!was || !offered) return was
  const now =
    offered.find((one) => isSameOption(one, was)) ?? offered.find((one) => optionOf(one) === optionOf(was)) ?? null
  looked.push({ title: titleOf(was), wasPaise: offerPaise(was), was, now })
  return now
}

const optionOf = (option: Option) => (isFlight(option) ? flightId(option) : option.name)
const titleOf = (option: Option) => (isFlight(option) ? flightTitle(option) : option.name)

function noted(
  draft: BegunTripDraft,
  kind: 'flight' | 'return_flight',
  flight: FlightResult,
  offered: readonly FlightResult[],
  found: readonly FlightResult[],
): void {
  const lowest = lowestLogicalPaise(flight, found)
  draft.seen[kind] = shortlistOf(offered)
  const { [kind]: _, ...others } = draft.lowest ?? {}
  draft.lowest = { ...others, ...(lowest !== undefined && { [kind]: lowest }) }
}
