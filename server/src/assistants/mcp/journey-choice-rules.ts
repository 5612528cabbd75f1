import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { Purpose } from '@pravas/contract/trips'
import { flightId } from '../../travel/source.ts'
import type { RequestContent } from '../../trips/draft/request-rules.ts'
import type { ParkedLeg, TripCriteria } from '../../trips/draft/trip-draft.ts'
import { checkCriteria } from '../tripmate/dialogue/check-rules.ts'
import { withChosen } from '../tripmate/dialogue/choose-rules.ts'
import { offered } from '../tripmate/dialogue/criteria-rules.ts'
import { draftOf } from '../tripmate/dialogue/draft-rules.ts'
import { legsOf, settled, withLegs } from '../tripmate/dialogue/legs-rules.ts'
import { type DialogueState, EMPTY } from '../tripmate/dialogue/state.ts'
import type { Journey, Leg } from './trip-choice.ts'

/** What is on offer for one leg. */
export interface LegOffers {
  flights: readonly FlightResult[]
  hotels: readonly HotelResult[]
}

/** What is wrong with a journey before anything is searched, in sentences; empty when nothing is. */
export function journeyMistakes({ legs }: Journey, today: string): string[] {
  const notes = legs.flatMap(({ from, to, depart, stay }, at) => {
    const criteria: TripCriteria = {
      from,
      to,
      depart,
      ...(stay && { check_in: stay.check_in, check_out: stay.check_out }),
    }
    const next = legs[at + 1]
    return [
      ...checkCriteria(criteria, new Set(), today).notes,
      ...(stay && stay.check_in < depart ? [`The stay in ${to} begins before the flight there.`] : []),
      ...(stay && next && stay.check_out > next.depart ? [`The stay in ${to} ends after the next flight.`] : []),
    ]
  })
  return [...new Set([...notes, ...settled(legs.map(parked)).notes])]
}

/** The request that a journey makes, by TripMate's own rules; a sentence where an option is not on offer. */
export function draftOfJourney(
  purpose: Purpose,
  journey: Journey,
  offers: readonly LegOffers[],
): RequestContent | string {
  let legs = journey.legs.map(parked)
  const begun: DialogueState = {
    ...EMPTY,
    criteria: { purpose, class: journey.class, room_type: journey.room_type },
    legs: { before: [], after: [] },
  }
  for (const [at, leg] of journey.legs.entries()) {
    const taken = legTaken(withLegs(begun, legs, at), leg, offers[at] ?? { flights: [], hotels: [] })
    if (typeof taken === 'string') return taken
    legs = legsOf(taken)
  }
  const { notes } = settled(legs)
  if (notes.length > 0) return notes.join(' ')
  return draftOf(withLegs(begun, legs, 0)) ?? 'The trip is not complete.'
}

/** The journey with the options of the leg that is talked about. */
function legTaken(
  state: DialogueState,
  { from, to, flight: wanted, stay }: Leg,
  { flights, hotels }: LegOffers,
): DialogueState | string {
  const found: DialogueState = {
    ...state,
    flights: { search: '', key: '', outbound: [...flights], returning: [], rest: { outbound: [], returning: [] } },
    hotels: { search: '', key: '', options: [...hotels], rest: [] },
  }
  const flight = offered(found, 'flight').find((one) => flightId(one) === wanted)
  if (!flight) return `There is no flight '${wanted}' from ${from} to ${to} on offer now. Please search again.`
  const flying = withChosen(found, 'flight', flight)
  if (!stay) return flying
  const hotel = offered(flying, 'hotel').find(({ name }) => name === stay.hotel)
  if (!hotel) return `There is no hotel '${stay.hotel}' in ${to} on offer now. Please search again.`
  return withChosen(flying, 'hotel', hotel)
}

function parked({ from, to, depart, stay }: Leg): ParkedLeg {
  return {
    from,
    to,
    depart,
    stays: stay !== undefined,
    ...(stay && { check_in: stay.check_in, check_out: stay.check_out }),
    flight: null,
    hotel: null,
    seen: {},
  }
}
