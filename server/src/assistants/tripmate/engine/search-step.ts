import { replies } from '@pravas/messages/tripmate'
import { dayWords } from '../../../formats.ts'
import { isTooNear } from '../../../travel/ground-rules.ts'
import type { FlightSearch } from '../../../trips/draft/search-rules.ts'
import type { Stay } from '../../../trips/draft/stay-rules.ts'
import type { Kind } from '../../../trips/draft/trip-draft.ts'
import type { TurnInput } from '../../kernel/engine.ts'
import { chosenNote } from '../dialogue/choose-rules.ts'
import { flightKey, hotelFilters, hotelKey, returnFilters, searchKey } from '../dialogue/criteria-rules.ts'
import { withDistances } from '../dialogue/distance-rules.ts'
import { earliestDeparture } from '../dialogue/legs-rules.ts'
import { relaxedNote, relaxFlights, relaxHotels } from '../dialogue/relax-rules.ts'
import type { DialogueState } from '../dialogue/state.ts'
import { groundWords } from '../dialogue/unserved-places.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'

export interface Searched {
  state: DialogueState
  notes: string[]
  /** What was found and is still to be chosen. */
  show: Kind[]
}

/** What is being searched, for the page to show meanwhile. */
export function searchStage(flights: FlightSearch | undefined, hotels: Stay | undefined): string {
  if (flights && hotels) return replies('stage.both', { from: flights.from, to: flights.to, city: hotels.city })
  if (flights) return replies('stage.flights', { from: flights.from, to: flights.to })
  return replies('stage.hotels', { city: hotels?.city ?? '' })
}

export interface Due {
  flights: FlightSearch | undefined
  hotels: Stay | undefined
}

/** What of the searches has not been made yet: where only the wishes changed, the results that are there do. */
export function toFetch(state: DialogueState, due: Due): Due {
  const kept = keptResults(state, due)
  return { flights: kept.flights ? undefined : due.flights, hotels: kept.hotels ? undefined : due.hotels }
}

function keptResults({ flights, hotels }: DialogueState, due: Due) {
  const { rest } = flights ?? {}
  return {
    flights:
      due.flights && flights && rest && flights.search === searchKey(due.flights)
        ? {
            outbound: [...flights.outbound, ...rest.outbound],
            returning: [...flights.returning, ...rest.returning],
            fares: flights.fares ?? [],
            returnFaresUnavailable: false,
            liveUnavailable: false,
          }
        : undefined,
    hotels:
      due.hotels && hotels && hotels.search === searchKey(due.hotels)
        ? { options: [...hotels.options, ...hotels.rest], liveUnavailable: false }
        : undefined,
  }
}

type Caller = Pick<TurnInput<TripmateTools>, 'actor' | 'tools' | 'signal'>

/**
 * Makes the searches that are due and puts what they found into the state, best first. `again` names parts that are
 * looked at again although they are chosen.
 */
export async function search(
  { actor, tools, signal }: Caller,
  state: DialogueState,
  due: Due,
  again: readonly Kind[],
): Promise<Searched> {
  const kept = keptResults(state, due)
  const [flights, hotels] = await Promise.all([
    kept.flights ?? (due.flights && tools.search_flights.run(actor, due.flights, signal)),
    kept.hotels ?? (due.hotels && tools.search_hotels.run(actor, due.hotels, signal)),
  ])
  let searched: Searched = { state, notes: unavailableNotes(flights, hotels), show: [] }
  if (due.flights && flights) searched = withFlights(searched, due.flights, flights, again)
  if (due.hotels && hotels) searched = withHotels(searched, due.hotels, hotels)
  return searched
}

/** Says that samples stand in for live fares: what is not on sale must not be taken for it. */
function unavailableNotes(flights: Standing | undefined, hotels: Standing | undefined): string[] {
  const [fares, rates] = [flights?.liveUnavailable, hotels?.liveUnavailable]
  return [
    ...(fares || rates
      ? [replies(fares ? (rates ? 'live.no-fares-and-rates' : 'live.no-fares') : 'live.no-rates')]
      : []),
    ...(flights?.returnFaresUnavailable ? [replies('live.no-return-fares')] : []),
  ]
}

type Standing = Pick<FoundFlights, 'liveUnavailable'> & Partial<Pick<FoundFlights, 'returnFaresUnavailable'>>
type FoundFlights = Awaited<ReturnType<TripmateTools['search_flights']['run']>>

function withFlights(
  { state, notes, show }: Searched,
  due: FlightSearch,
  found: FoundFlights,
  again: readonly Kind[],
): Searched {
  const { criteria } = state
  if (found.outbound.length === 0) return nothingFlies(state, due, notes, show)
  const earliest = earliestDeparture(state)
  const reached = found.outbound.filter(({ departure_airport }) => !earliest || departure_airport.time >= earliest)
  if (reached.length === 0) {
    const { depart: _, ...left } = criteria
    const note = replies('found.no-flights-after', { from: due.from, to: due.to, day: dayWords(due.depart) })
    return { state: { ...state, criteria: left }, notes: [...notes, note], show }
  }
  if (due.return !== undefined && found.returning.length === 0) {
    const { return: _, ...left } = criteria
    const note = replies('found.no-flights-back', { day: dayWords(due.return) })
    return { state: { ...state, criteria: { ...left, trip_type: 'round_trip' } }, notes: [...notes, note], show }
  }
  const outbound = relaxFlights(reached, criteria)
  const returning = relaxFlights(found.returning, returnFilters(criteria))
  const flights = {
    search: searchKey(due),
    key: flightKey(criteria),
    outbound: outbound.options,
    returning: returning.options,
    rest: {
      outbound: others(reached, outbound.options),
      returning: others(found.returning, returning.options),
    },
    fares: found.fares,
  }
  const { chosen } = state
  const open: Kind | undefined = chosen.flight ? (chosen.return_flight ? undefined : 'return_flight') : 'flight'
  const kind = again.find((part) => part !== 'hotel') ?? open
  const note = kind && relaxedNote(kind === 'flight' ? outbound : returning, 'flight')
  return {
    state: { ...state, flights },
    notes: [...notes, ...(note ? [note] : [])],
    show: [...show, ...(kind ? [kind] : [])],
  }
}

function nothingFlies(state: DialogueState, due: FlightSearch, notes: string[], show: Kind[]): Searched {
  const { class: cabin, ...withoutClass } = state.criteria
  const search = { from: due.from, to: due.to, day: dayWords(due.depart) }
  if (cabin !== undefined && cabin !== 'economy') {
    const note = replies('found.no-flights-class', { ...search, class: cabin })
    return { state: { ...state, criteria: withoutClass, open: ['class'] }, notes: [...notes, note], show }
  }
  if (isTooNear(due.from, due.to)) {
    const { to: _, ...left } = state.criteria
    const note = [replies('found.too-near', search), groundWords(due.from, due.to), replies('ground.add')]
    const way = { from: due.from, to: due.to }
    return { state: { ...state, criteria: left, way }, notes: [...notes, note.filter(Boolean).join('\n')], show }
  }
  const { depart: _, ...left } = state.criteria
  const note = replies('found.no-flights', search)
  return { state: { ...state, criteria: left }, notes: [...notes, note], show }
}

function others<T>(all: readonly T[], shown: readonly T[]): T[] {
  return all.filter((option) => !shown.includes(option))
}

type FoundHotels = Awaited<ReturnType<TripmateTools['search_hotels']['run']>>

function withHotels({ state, notes, show }: Searched, due: Stay, found: FoundHotels): Searched {
  if (found.options.length === 0) {
    const { check_in: _in, check_out: _out, nights: _nights, ...criteria } = state.criteria
    const note = replies('found.no-rooms', {
      city: due.city,
      check_in: dayWords(due.check_in),
      check_out: dayWords(due.check_out),
    })
    return { state: { ...state, criteria, open: ['check_in'] }, notes: [...notes, note], show }
  }
  const options = withDistances(found.options, due.city, state.criteria.near)
  const relaxed = relaxHotels(options, hotelFilters(state))
  const hotels = {
    search: searchKey(due),
    key: hotelKey(state),
    options: relaxed.options,
    rest: others(options, relaxed.options),
  }
  const note = relaxedNote(relaxed, 'hotel')
  const chosen = state.chosen.hotel
  const kept = chosen ? options.find(({ name }) => name === chosen.name) : undefined
  const next = { ...state, hotels, chosen: { ...state.chosen, hotel: kept ?? null } }
  if (kept) return { state: next, notes: [...notes, chosenNote('hotel', kept)], show }
  const gone = chosen ? [replies('found.no-room', { hotel: chosen.name })] : []
  return { state: next, notes: [...notes, ...gone, ...(note ? [note] : [])], show: [...show, 'hotel'] }
}
