import { Purpose, type Trip } from '@pravas/contract/trips'
import { replies } from '@pravas/messages/tripmate'
import { z } from 'zod'
import type { Actor } from '../../../access/actor.ts'
import { listWords } from '../../../formats.ts'
import { TravelCity } from '../../../travel/city-rules.ts'
import type { Goal, ParkedLeg, TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { legsOf, routeWords, withLegs } from '../dialogue/legs-rules.ts'
import { type DialogueState, EMPTY } from '../dialogue/state.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'

/** The trip that is meant: of a number, or the latest to or from each of some cities, or the latest of all. */
interface Meant {
  trip: string | undefined
  places: readonly string[]
}

type Read = Pick<TripmateTools, 'list_my_trips' | 'get_trip'>

/** The wish of an earlier request without its days; undefined when there is none that is meant. */
async function earlierRequest(
  actor: Actor,
  { submitted }: DialogueState,
  { trip: number, places }: Meant,
  tools: Read,
  signal: AbortSignal,
): Promise<(Pick<DialogueState, 'criteria' | 'again' | 'legs'> & { goal: Goal }) | undefined> {
  const trip =
    number === undefined
      ? latestTo(await tools.list_my_trips.run(actor, {}, signal), places)
      : await tools.get_trip.run(actor, { trip: number }, signal)
  const again = trip && titlesOf(trip)
  const journey = trip?.route && journeyAgain(trip.route)
  if (journey) return { ...journey, criteria: { ...journey.criteria, ...sameOf(actor, trip) } }
  if (submitted && number === undefined && places.length === 0)
    return { ...submitted, again: again ?? null, legs: null }
  const to = TravelCity.safeParse(trip?.destination_city)
  if (!trip || !again || !to.success) return undefined
  const from = TravelCity.safeParse(trip.departure_city)
  const flies = trip.flight !== null && from.success
  return {
    goal: flies ? (trip.hotel_name === null ? 'flight' : 'both') : 'hotel',
    criteria: {
      ...(flies ? { from: from.data, to: to.data } : { city: to.data }),
      ...(flies && trip.return_flight !== null && { trip_type: 'round_trip' as const }),
      ...sameOf(actor, trip),
    },
    again,
    legs: null,
  }
}

/** The latest of one’s trips that ends in the last of some cities, or else begins or stops there. */
function latestTo(trips: readonly Trip[], places: readonly string[]): Trip | undefined {
  const named = trips.filter((each) => goesTo(each, places))
  return named.find(({ destination_city }) => destination_city === places.at(-1)) ?? named[0]
}

function goesTo({ departure_city, destination_city, route }: Trip, places: readonly string[]): boolean {
  const cities = [departure_city, destination_city, ...(route ?? [])]
  return places.every((city) => cities.includes(city))
}

/** The purpose, and who travels; what somebody else requested was for others than the actor would be. */
function sameOf({ employeeId }: Actor, trip: Trip): Pick<TripCriteria, 'purpose' | 'travellers'> {
  const purpose = Purpose.safeParse(trip.purpose)
  const { travellers } = trip
  return {
    ...(purpose.success && { purpose: purpose.data }),
    ...(travellers && trip.employee_id === employeeId && { travellers }),
  }
}

/** The cities of a journey, to be gone through again; its days are asked for. */
function journeyAgain(
  route: readonly string[],
): (Pick<DialogueState, 'criteria' | 'legs' | 'again'> & { goal: Goal }) | undefined {
  const cities = z.array(TravelCity).min(3).safeParse(route)
  if (!cities.success) return undefined
  const legs = cities.data.slice(1).map((to, at): ParkedLeg => {
    const from = cities.data[at]
    return { ...(from && { from }), to, stays: false, flight: null, hotel: null, seen: {} }
  })
  const { goal, criteria, legs: journey } = withLegs({ ...EMPTY, goal: 'flight' }, legs, 0)
  return { goal: goal ?? 'flight', criteria, legs: journey, again: null }
}

/** What a trip was made of. */
function titlesOf({ flight, return_flight, hotel_name }: Trip): NonNullable<DialogueState['again']> {
  return {
    ...(flight !== null && { flight }),
    ...(return_flight !== null && { return_flight }),
    ...(hotel_name !== null && { hotel: hotel_name }),
  }
}

/**
 * Begins a trip like an earlier one: what was said now counts, then what was requested then, but its days. Its flights and
 * its hotel are taken again where the new days have them.
 */
export async function sameAgain(
  actor: Actor,
  state: DialogueState,
  meant: Meant,
  tools: Read,
  signal: AbortSignal,
): Promise<{ state: DialogueState; note: string }> {
  const earlier = await earlierRequest(actor, state, meant, tools, signal)
  if (!earlier) return { state, note: noneWords(meant) }
  const { depart: _d, return: back, check_in: _i, check_out: _o, nights: _n, ...kept } = earlier.criteria
  const roundTrip =
    back !== undefined && state.criteria.return === undefined ? { trip_type: 'round_trip' as const } : {}
  const criteria: TripCriteria = { ...kept, ...roundTrip, ...state.criteria }
  const { from, to = criteria.city ?? '' } = criteria
  const single = from === undefined ? to : replies('leg.route', { from, to })
  const next = { ...state, goal: earlier.goal, criteria, again: earlier.again, legs: earlier.legs }
  const route = next.legs ? routeWords(legsOf(next)) : single
  return { state: next, note: replies('again.route', { route, number: meant.trip ?? 'last' }) }
}

function noneWords({ trip, places }: Meant): string {
  if (trip !== undefined) return replies('status.unknown')
  return places.length > 0 ? replies('again.none-there', { cities: listWords(places) }) : replies('again.none')
}
