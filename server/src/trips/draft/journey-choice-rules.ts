import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { Purpose } from '@pravas/contract/trips'
import { toolText } from '@pravas/messages/tools'
import { lowestLogicalPaise } from '../../policy/lowest-fare-rules.ts'
import { flightId } from '../../travel/source.ts'
import type { ChoiceMistake, Journey, Leg } from './choice-input-rules.ts'
import { checkCriteria } from './criteria-rules.ts'
import { findingWords } from './finding-text-rules.ts'
import { settled } from './journey-order-rules.ts'
import { draftOfLegs } from './journey-rules.ts'
import { shortlistOf } from './offer-rules.ts'
import type { BegunTripDraft, ParkedLeg, TripCriteria } from './trip-draft.ts'

/** What is on offer for one leg. */
export interface LegOffers {
  flights: readonly FlightResult[]
  hotels: readonly HotelResult[]
}

/** What is wrong with a journey before anything is searched; empty when nothing is. */
export function journeyMistakes({ legs }: Journey, today: string): ChoiceMistake[] {
  const said = legs.flatMap(({ from, to, depart, stay }, at) => {
    const criteria: TripCriteria = {
      from,
      to,
      depart,
      ...(stay && { check_in: stay.check_in, check_out: stay.check_out }),
    }
    const next = legs[at + 1]
    return [
      ...checkCriteria(criteria, new Set(), today).findings.map(findingWords),
      ...(stay && stay.check_in < depart ? [toolText('draft_trip.stay-early', { city: to })] : []),
      ...(stay && next && stay.check_out > next.depart ? [toolText('draft_trip.stay-late', { city: to })] : []),
    ]
  })
  const all = new Set([...said, ...settled(legs.map(parked)).findings.map(findingWords)])
  return [...all].map((message) => ({ path: 'journey.legs', message }))
}

/** The trip draft that a journey makes; what is wrong where an option is not on offer. */
export function draftOfJourney(
  purpose: Purpose | undefined,
  journey: Journey,
  offers: readonly LegOffers[],
  today: string,
): BegunTripDraft | ChoiceMistake {
  const legs: ParkedLeg[] = []
  for (const [at, leg] of journey.legs.entries()) {
    const taken = legTaken(leg, offers[at] ?? { flights: [], hotels: [] })
    if ('message' in taken) return { path: `journey.legs[${at}].${taken.path}`, message: taken.message }
    legs.push(taken)
  }
  const { findings } = settled(legs)
  if (findings.length > 0) return { path: 'journey.legs', message: findings.map(findingWords).join(' ') }
  const shared = { ...(purpose !== undefined && { purpose }), class: journey.class, room_type: journey.room_type }
  return draftOfLegs(shared, legs, today) ?? { path: 'journey', message: toolText('draft_trip.incomplete') }
}

/** A leg with the options that are chosen for it. */
function legTaken(leg: Leg, { flights, hotels }: LegOffers): ParkedLeg | ChoiceMistake {
  const { from, to, flight: wanted, stay } = leg
  const flight = flights.find((one) => flightId(one) === wanted)
  if (wanted !== undefined && !flight)
    return { path: 'flight', message: toolText('draft_trip.no-flight-leg', { option: wanted, from, to }) }
  const lowestPaise = flight && lowestLogicalPaise(flight, flights)
  const flying: ParkedLeg = {
    ...parked(leg),
    ...(flight && { flight, seen: { flight: shortlistOf(flights) } }),
    ...(lowestPaise !== undefined && { lowestPaise }),
  }
  const { hotel: named } = stay ?? {}
  if (named === undefined) return flying
  const hotel = hotels.find(({ name }) => name === named)
  if (!hotel) return { path: 'stay.hotel', message: toolText('draft_trip.no-hotel-leg', { option: named, city: to }) }
  return { ...flying, hotel, seen: { ...flying.seen, hotel: shortlistOf(hotels) } }
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
