import type { TravelCity } from '../../travel/city-rules.ts'
import { wantsHotel } from './stay-rules.ts'
import { type BegunTripDraft, type ParkedLeg, TIME_NAMES, type TripCriteria, type TripDraft } from './trip-draft.ts'

type Ends = Pick<ParkedLeg, 'from' | 'to'>

/** Returns all legs of a journey in their order, the one that is worked on among them; none for any other trip. */
export function legsOf(draft: TripDraft): ParkedLeg[] {
  const { legs } = draft
  return legs ? [...legs.before, currentLeg(draft), ...legs.after] : []
}

/** Returns the times of day among filters. */
export function timesOf(filters: Pick<TripCriteria, (typeof TIME_NAMES)[number]>): NonNullable<ParkedLeg['times']> {
  const said = TIME_NAMES.filter((name) => filters[name] !== undefined).map((name) => [name, filters[name]])
  return Object.fromEntries(said)
}

/** Returns what is being worked on, as a leg. */
export function currentLeg({ goal, criteria, chosen, seen, lowest }: TripDraft): ParkedLeg {
  const times = timesOf(criteria)
  return {
    ...(criteria.from !== undefined && { from: criteria.from }),
    ...(criteria.to !== undefined && { to: criteria.to }),
    ...(criteria.depart !== undefined && { depart: criteria.depart }),
    ...(Object.keys(times).length > 0 && { times }),
    ...(criteria.check_in !== undefined && { check_in: criteria.check_in }),
    ...(criteria.check_out !== undefined && { check_out: criteria.check_out }),
    ...(criteria.nights !== undefined && { nights: criteria.nights }),
    stays: wantsHotel(goal),
    flight: chosen.flight,
    hotel: chosen.hotel,
    seen: { ...(seen.flight && { flight: seen.flight }), ...(seen.hotel && { hotel: seen.hotel }) },
    ...(chosen.flight && lowest?.flight !== undefined && { lowestPaise: lowest.flight }),
  }
}

/** Returns the draft of a journey whose legs are all chosen; undefined where there is none. `shared` is of all legs. */
export function draftOfLegs(
  shared: TripCriteria,
  [first, ...after]: readonly ParkedLeg[],
  searchedOn: string,
): BegunTripDraft | undefined {
  if (!first) return undefined
  const { from, to, depart, check_in, check_out, stays, flight, hotel, seen, lowestPaise } = first
  return {
    goal: stays ? 'both' : 'flight',
    criteria: {
      ...shared,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(depart !== undefined && { depart }),
      ...(check_in !== undefined && { check_in }),
      ...(check_out !== undefined && { check_out }),
    },
    legs: { before: [], after },
    chosen: { flight, return_flight: null, hotel },
    seen,
    searchedOn,
    lowest: lowestPaise === undefined ? {} : { flight: lowestPaise },
  }
}

/** Returns the place of the first leg that is not complete; undefined where all are. */
export function openLeg(legs: readonly ParkedLeg[]): number | undefined {
  const index = legs.findIndex((leg) => !isComplete(leg))
  return index < 0 ? undefined : index
}

function isComplete({ from, to, depart, flight, stays, hotel }: ParkedLeg): boolean {
  return from !== undefined && to !== undefined && depart !== undefined && flight !== null && (!stays || hotel !== null)
}

/** Returns the cities of a journey in their order, as far as they are known. */
export function routeOf(legs: readonly Ends[]): TravelCity[] {
  const cities = legs.flatMap(({ from, to }) => [from, to]).filter((city) => city !== undefined)
  return cities.filter((city, index) => city !== cities[index - 1])
}

/** Returns the cities that a journey goes to besides its first one, each once. */
export function stopsOf(legs: readonly Ends[]): TravelCity[] {
  const route = routeOf(legs)
  return [...new Set(route.slice(1).filter((city) => city !== route[0]))]
}

/** Whether a journey ends where it began. */
export function comesHome(legs: readonly Ends[]): boolean {
  const home = legs[0]?.from
  return home !== undefined && legs.length > 1 && legs.at(-1)?.to === home
}
