import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { addDays } from '@pravas/language/text/calendar'
import { lowestLogicalPaise } from '../../../policy/lowest-fare-rules.ts'
import { type FlightFilters, filterFlights, type HotelFilters } from '../../../travel/filter-rules.ts'
import { keptChoices } from '../../../trips/draft/kept-choices-rules.ts'
import { flightsBack } from '../../../trips/draft/return-fare-rules.ts'
import { type FlightSearch, flightSearch, wholeStay } from '../../../trips/draft/search-rules.ts'
import { type Stay, stayOf } from '../../../trips/draft/stay-rules.ts'
import {
  FLIGHT_FILTERS,
  type Kind,
  type LowestFares,
  TIME_NAMES,
  type TripCriteria,
  type TripDraft,
} from '../../../trips/draft/trip-draft.ts'
import type { DialogueState } from './state.ts'

/** What picks among the flights back: its own filters, and those of both flights that these do not replace. */
export function returnFilters({ return_filters: own = {}, ...criteria }: TripCriteria): FlightFilters {
  const shared = FLIGHT_FILTERS.filter(
    (name) => !TIME_NAMES.some((time) => time === name) && criteria[name] !== undefined,
  )
  const filters: FlightFilters = { ...Object.fromEntries(shared.map((name) => [name, criteria[name]])), ...own }
  if (own.airline !== undefined && own.other_airlines === undefined) delete filters.other_airlines
  if (filters.airline !== undefined && own.without_airlines?.includes(filters.airline)) delete filters.airline
  return filters
}

/** The first night of a stay whose end is not known yet: what there is can be shown before it is asked for. */
export function firstNight(state: DialogueState): Stay | undefined {
  const { check_in, check_out, ...rest } = stayOf(state)
  if (check_in === undefined || check_out !== undefined) return undefined
  const { city, room_type } = rest
  if (city === undefined || room_type === undefined) return undefined
  return { city, room_type, check_in, check_out: addDays(check_in, 1) }
}

/** Says what a search was for, so that it is made again when, and only when, that has changed. */
export function flightKey(criteria: TripCriteria): string {
  return JSON.stringify([
    flightSearch(criteria),
    [...FLIGHT_FILTERS, 'return_filters' as const].map((name) => criteria[name]),
  ])
}

export function hotelKey(state: DialogueState): string {
  const { stars, stars_most, max_night_paise, sort, near, amenities } = hotelFilters(state)
  return JSON.stringify([
    stayOf(state),
    stars,
    stars_most,
    max_night_paise,
    sort,
    near,
    ...(amenities ? [amenities] : []),
  ])
}

/** What picks among hotels. A stay alone may have its limit as one of fares, from before there were two. */
export function hotelFilters({ goal, criteria }: Pick<DialogueState, 'goal' | 'criteria'>): HotelFilters {
  const { stars, stars_most, max_night_paise, max_price_paise, near, amenities } = criteria
  const sort = criteria.hotel_sort ?? criteria.sort
  const limit = max_night_paise ?? (goal === 'hotel' ? max_price_paise : undefined)
  return {
    ...(stars !== undefined && { stars }),
    ...(stars_most !== undefined && { stars_most }),
    ...(limit !== undefined && { max_night_paise: limit }),
    ...(sort !== undefined && { sort }),
    ...(near !== undefined && { near }),
    ...(amenities !== undefined && { amenities }),
  }
}

/** Says what is searched, whatever is wished of the results. */
export function searchKey(due: FlightSearch | Partial<Stay> | undefined): string {
  return JSON.stringify(due && Object.entries(due).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether the stay of the results is the one that is wanted, or its first night while its end is open. */
function isStayOf(state: DialogueState, search: string): boolean {
  return search === searchKey(wholeStay(state) ?? firstNight(state))
}

/** The options that stand to choose from; a return leaves after the chosen outbound flight has landed. */
export function offered(state: DialogueState, kind: 'hotel'): readonly HotelResult[]
export function offered(state: DialogueState, kind: 'flight' | 'return_flight'): readonly FlightResult[]
export function offered(state: DialogueState, kind: Kind): readonly (FlightResult | HotelResult)[]
export function offered(state: DialogueState, kind: Kind): readonly (FlightResult | HotelResult)[] {
  const { flights, hotels, chosen } = state
  if (kind === 'hotel') return hotels?.options ?? []
  if (kind === 'flight') return flights?.outbound ?? []
  const { returning = [], fares = [] } = flights ?? {}
  const out = chosen.flight
  if (!out) return returning
  const fits = flightsBack(out, returning, fares)
  const { sort } = returnFilters(state.criteria)
  return fares.length === 0 ? fits : filterFlights(fits, { ...(sort !== undefined && { sort }) }).options
}

/** All flights that a search found for this way, whether they fit the wishes or not: what a fare is compared with. */
export function foundFlights({ flights }: DialogueState, kind: 'flight' | 'return_flight'): readonly FlightResult[] {
  if (!flights) return []
  const list = kind === 'flight' ? 'outbound' : 'returning'
  return [...flights[list], ...flights.rest[list]]
}

/** The trip draft within a dialogue, with the fares that its flights are measured by. */
export function draftIn(state: DialogueState): TripDraft {
  const { goal, criteria, legs, ground, chosen, seen, searchedOn } = state
  const lowest: LowestFares = {}
  for (const kind of ['flight', 'return_flight'] as const) {
    const paise = chosen[kind] && lowestLogicalPaise(chosen[kind], foundFlights(state, kind))
    if (typeof paise === 'number') lowest[kind] = paise
  }
  return { goal, criteria, legs, chosen, seen, searchedOn, lowest, ...(ground?.length && { ground }) }
}

/**
 * Drops what was found, and what was chosen, for a wish that has changed since. A hotel stays chosen when only the
 * nights change: the search for the new ones says what it costs then.
 */
export function dropOutdated(before: DialogueState, after: DialogueState): DialogueState {
  return {
    ...after,
    ...keptChoices(before, after),
    flights: after.flights?.search === searchKey(flightSearch(after.criteria)) ? after.flights : null,
    hotels: after.hotels && isStayOf(after, after.hotels.search) ? after.hotels : null,
  }
}
