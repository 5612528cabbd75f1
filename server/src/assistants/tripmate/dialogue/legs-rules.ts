import { replies } from '@pravas/messages/tripmate'
import { dayWords, listWords } from '../../../formats.ts'
import { caughtFrom } from '../../../trips/draft/journey-order-rules.ts'
import { currentLeg as currentLegOf, routeOf, stopsOf } from '../../../trips/draft/journey-rules.ts'
import { flightSearch } from '../../../trips/draft/search-rules.ts'
import { stayOf } from '../../../trips/draft/stay-rules.ts'
import { type ParkedLeg, TIME_NAMES, type TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { draftIn, searchKey } from './criteria-rules.ts'
import type { DialogueState } from './state.ts'

/** All legs of a journey in their order, the one that is talked about among them; empty for any other trip. */
export function legsOf(state: DialogueState): ParkedLeg[] {
  const { legs } = state
  return legs ? [...legs.before, currentLeg(state), ...legs.after] : []
}

/** What is being talked about, as a leg. */
export function currentLeg(state: DialogueState): ParkedLeg {
  const { range, criteria } = state
  const awaited = range?.slot === 'depart' && criteria.depart === undefined
  return {
    ...currentLegOf(draftIn(state)),
    ...(awaited && { between: { from: range.from, to: range.to } }),
  }
}

/** Wishes that are of one leg alone; the others, such as the class, are of all. */
const OF_ONE_LEG = [
  'from',
  'to',
  'depart',
  'return',
  'trip_type',
  'return_filters',
  'city',
  'check_in',
  'check_out',
  'nights',
  'near',
  ...TIME_NAMES,
] as const satisfies (keyof TripCriteria)[]

/** The journey of these legs, of which one is talked about. Results are kept where they are that leg's. */
export function withLegs(state: DialogueState, legs: readonly ParkedLeg[], index: number): DialogueState {
  const leg = legs[index]
  if (!leg) throw new RangeError(`There is no leg ${index} among ${legs.length}.`)
  const shared: TripCriteria = { ...state.criteria }
  for (const name of OF_ONE_LEG) delete shared[name]
  const { from, to, depart, between, times, check_in, check_out, nights } = leg
  const criteria: TripCriteria = {
    ...shared,
    ...times,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(depart !== undefined && { depart }),
    ...(leg.stays && check_in !== undefined && { check_in }),
    ...(leg.stays && check_out !== undefined && { check_out }),
    ...(leg.stays && nights !== undefined && { nights }),
  }
  const next: DialogueState = {
    ...state,
    goal: leg.stays ? 'both' : 'flight',
    criteria,
    legs: { before: legs.slice(0, index), after: legs.slice(index + 1) },
    range: between && depart === undefined ? { slot: 'depart', ...between } : null,
    flights: state.flights?.search === searchKey(flightSearch(criteria)) ? state.flights : null,
    chosen: { flight: leg.flight, return_flight: null, hotel: leg.stays ? leg.hotel : null },
    seen: leg.seen,
    again: null,
  }
  const { city, check_in: since, check_out: until } = stayOf(next)
  const found = next.hotels?.options[0]
  const sameStay = found?.city === city && found?.check_in === since && found?.check_out === until
  return { ...next, hotels: leg.stays && sameStay ? next.hotels : null }
}

/** Each leg begins where the one before ends, unless it was said to begin elsewhere. */
export function connected(legs: readonly ParkedLeg[]): ParkedLeg[] {
  const joined: ParkedLeg[] = []
  for (const leg of legs) {
    const from = leg.from ?? joined.at(-1)?.to
    joined.push({ ...leg, ...(from !== undefined && { from }) })
  }
  return joined
}

/** 'Delhi, Mumbai, Bangalore, Delhi'. */
export function routeWords(legs: readonly Pick<ParkedLeg, 'from' | 'to'>[]): string {
  return routeOf(legs).join(' – ')
}

/** One leg in words, `Delhi to Mumbai on Thu 5 Mar 2026`. */
export function legWords({ from, to, depart, between, stays }: ParkedLeg): string {
  const open = replies('leg.city-open')
  const route = replies('leg.route', { from: from ?? open, to: to ?? open })
  const day = between
    ? replies('leg.between', { from: dayWords(between.from), until: dayWords(between.to) })
    : replies('leg.day-open')
  const leg = replies('leg.words', {
    route,
    day: depart === undefined ? day : replies('leg.on', { day: dayWords(depart) }),
  })
  return stays ? replies('leg.with-hotel', { leg }) : leg
}

/** All legs in words, with the number of flights. */
export function legsWords(legs: readonly ParkedLeg[]): string {
  if (routeOf(legs).length === 0) return replies('legs.begin')
  const lines = legs.map((leg, at) => replies('legs.line', { number: at + 1, leg: legWords(leg) }))
  return [replies('legs.all', { count: legs.length }), ...lines].join('\n')
}

/** The moment before which the flight of this leg cannot be caught; undefined where nothing is chosen before it. */
export function earliestDeparture({ legs }: DialogueState): string | undefined {
  const flight = legs?.before.at(-1)?.flight
  return flight ? caughtFrom(flight) : undefined
}

/** Where a journey goes besides its beginning, 'Mumbai and Bangalore'. */
export function stopsWords(legs: readonly ParkedLeg[]): string {
  return listWords(stopsOf(legs))
}
