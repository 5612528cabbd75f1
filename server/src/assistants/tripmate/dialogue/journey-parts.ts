import type { Leg, Stays } from '@pravas/language/travel/types'
import { lowestLogicalPaise } from '../../../policy/lowest-fare-rules.ts'
import { flightId } from '../../../travel/source.ts'
import { timesOf } from '../../../trips/draft/journey-rules.ts'
import { returnDay } from '../../../trips/draft/stay-rules.ts'
import type { ParkedLeg } from '../../../trips/draft/trip-draft.ts'
import { foundFlights } from './criteria-rules.ts'
import { currentLeg, legsOf } from './legs-rules.ts'
import type { DialogueState } from './state.ts'

/** Where hotels are wanted, and for how many nights where it is not until the next flight. */
export interface Hotels {
  stays?: Stays
  nights?: number
}

const FRESH: Pick<ParkedLeg, 'flight' | 'hotel' | 'seen' | 'stays'> = {
  flight: null,
  hotel: null,
  seen: {},
  stays: false,
}

/** A leg as it was said, with nothing chosen. */
export function asParked({ from, to, depart, between, period }: Leg): ParkedLeg {
  return {
    ...FRESH,
    ...(from && { from }),
    ...(to && { to }),
    ...(depart && { depart }),
    ...(between && { between }),
    ...(period && { times: { depart_period: period } }),
  }
}

/** The trip draft as legs, whatever it is made of. */
export function legsSoFar(state: DialogueState): ParkedLeg[] {
  if (state.legs) return legsOf(state)
  const { criteria, chosen, seen } = state
  const out = currentLeg(state)
  if (out.from === undefined && out.to === undefined) return []
  const back = returnDay(criteria)
  const returns = back !== undefined || criteria.trip_type === 'round_trip'
  if (!returns) return [out]
  const { return_flight: flown } = chosen
  const found = foundFlights(state, 'return_flight')
  // A journey has no ticket for two of its flights: each has its own fare.
  const ownFare = flown?.return_ticket ? found.find((each) => flightId(each) === flightId(flown)) : flown
  const lowestPaise = ownFare ? lowestLogicalPaise(ownFare, found) : undefined
  const home: ParkedLeg = {
    ...FRESH,
    ...(criteria.to !== undefined && { from: criteria.to }),
    ...(criteria.from !== undefined && { to: criteria.from }),
    ...(back !== undefined && { depart: back }),
    ...(criteria.return_filters && { times: timesOf(criteria.return_filters) }),
    flight: ownFare ?? null,
    seen: seen.return_flight ? { flight: seen.return_flight } : {},
    ...(lowestPaise !== undefined && { lowestPaise }),
  }
  return [out, home]
}

/** Whether a journey only goes on from what was said before. */
export function isRest(before: readonly ParkedLeg[], legs: readonly ParkedLeg[]): boolean {
  return before.every(
    ({ from, to }, at) => (from ?? legs[at]?.from) === legs[at]?.from && (to ?? legs[at]?.to) === legs[at]?.to,
  )
}

/** Marks the legs at whose end a hotel is wanted: every stop where one goes on, or the cities named. */
export function staying(legs: readonly ParkedLeg[], { stays, nights }: Hotels): ParkedLeg[] {
  if (!stays) return [...legs]
  return legs.map((leg, at) => {
    const named = stays === 'every' ? at < legs.length - 1 : leg.to !== undefined && stays.includes(leg.to)
    return named ? { ...leg, stays: true, ...(nights !== undefined && { nights }) } : leg
  })
}

/** A leg that begins or ends elsewhere keeps its day and loses its flight. */
export function rerouted(leg: ParkedLeg): ParkedLeg {
  const { from: _, lowestPaise: _l, ...rest } = leg
  return { ...rest, flight: null, seen: {} }
}
