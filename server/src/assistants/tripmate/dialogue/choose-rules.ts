import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { Selection } from '@pravas/language/travel/types'
import { type Note, note, replies } from '@pravas/messages/tripmate'
import { filterFlights } from '../../../travel/filter-rules.ts'
import { flightId } from '../../../travel/source.ts'
import { flightTitle, isFlight, shortlistOf } from '../../../trips/draft/offer-rules.ts'
import { wantsFlight, wantsHotel } from '../../../trips/draft/stay-rules.ts'
import type { Kind, TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { optionWords } from '../../trip-texts/option-text-rules.ts'
import { dropOutdated, foundFlights, offered } from './criteria-rules.ts'
import type { Outcome } from './outcome.ts'
import { focusOf, isHotel, resolve } from './selection-rules.ts'
import type { DialogueState } from './state.ts'

type Chosen = Pick<Outcome, 'state' | 'notes' | 'act' | 'show'>

/**
 * Takes a selection among the results, or makes it a wish where there are no results yet. Flights of the airlines `without` are not
 * taken: of a part of the day or an order they are left aside, and one that is counted out is not chosen.
 */
export function choose(state: DialogueState, selection: Selection, without: readonly string[] = []): Chosen {
  const resolved = resolve(state, selection, without)
  switch (resolved.found) {
    case 'none':
      if (selection.by === 'airline' && isFlown(state, selection.airline)) return criteriaFor(state, selection)
      return { state, notes: [resolved.why], act: 'ask-again', show: [] }
    case 'no-results':
      return criteriaFor(state, selection)
    case 'several': {
      const notes = [replies('choose.fit', { count: resolved.options.length })]
      return { state: narrowed(state, resolved.kind, resolved.options), notes, act: 'go-on', show: [resolved.kind] }
    }
    case 'one':
      return taken(state, resolved.kind, resolved.option, selection)
  }
}

/** An airline that only the wishes of the moment keep out of sight. */
function isFlown(state: DialogueState, airline: string): boolean {
  const kind = focusOf(state, 'flight') === 'return_flight' ? 'return_flight' : 'flight'
  return foundFlights(state, kind).some((flight) => flight.airline === airline)
}

/** Takes one of the results. The cheapest or fastest way out brings the same of the way back. */
export function taken(
  state: DialogueState,
  kind: Kind,
  option: FlightResult | HotelResult,
  selection: Selection = { by: 'fitting' },
): Chosen {
  const notes: Note[] = [exchangeNote(state, kind, option)]
  let next = withChosen(state, kind, option)
  const { return_flight: back } = state.chosen
  if (back && !next.chosen.return_flight) {
    notes.push(note('chosen.too-soon', { flight: flightTitle(back) }))
  }
  const wantsSame =
    selection.by === 'extreme' &&
    !selection.rank &&
    !selection.among &&
    ['cheapest', 'fastest'].includes(selection.extreme)
  const isOpen =
    kind === 'flight' && wantsSame && !next.chosen.return_flight && offered(next, 'return_flight').length > 0
  // What was wished of the way out alone, or of a way back that none of those left is, says nothing of the others.
  if (isOpen && !selection.where && isWished(next)) {
    const back = resolve({ ...next, listed: 'return_flight' }, { ...selection, target: 'return_flight' })
    if (back.found === 'one') {
      next = withChosen(next, 'return_flight', back.option)
      const chosen = chosenNote('return_flight', back.option)
      notes.push(note('chosen.back-too', { chosen, which: selection.extreme }))
      return { state: next, notes, act: 'go-on', show: ['return_flight'] }
    }
  }
  return { state: next, notes, act: 'go-on', show: [] }
}

/** Whether the flights back that are left are as they were wished for. */
function isWished(state: DialogueState): boolean {
  const { return_filters: filters } = state.criteria
  return filters === undefined || !filterFlights(offered(state, 'return_flight'), filters).unmet
}

export function chosenNote(kind: Kind, option: FlightResult | HotelResult): string {
  return replies('chosen', { part: kind, option: optionWords(option) })
}

/** The same, with what was chosen before where that was something else. */
function exchangeNote({ chosen }: DialogueState, kind: Kind, option: FlightResult | HotelResult): string {
  const before = chosen[kind]
  const words = (one: FlightResult | HotelResult) => (isFlight(one) ? flightTitle(one) : one.name)
  if (!before || words(before) === words(option)) return chosenNote(kind, option)
  return replies('chosen.changed', { part: kind, before: words(before), option: optionWords(option) })
}

/** A choice, with what it stood beside. */
export function withChosen(state: DialogueState, kind: Kind, option: FlightResult | HotelResult): DialogueState {
  const goal = kind === 'hotel' && !wantsHotel(state.goal) && wantsFlight(state.goal) ? 'both' : state.goal
  const seen = { ...state.seen, [kind]: shortlistOf(kind === 'hotel' ? offered(state, kind) : offered(state, kind)) }
  const next = { ...state, goal, seen, chosen: { ...state.chosen, [kind]: option } }
  return kind === 'flight' ? besideOut(next) : next
}

/**
 * The flight back beside another flight out: it may have another price there, and stays chosen where it can be caught,
 * whatever is wished of those that are shown.
 */
function besideOut(state: DialogueState): DialogueState {
  const { return_flight: back } = state.chosen
  if (!back) return state
  const found = foundFlights(state, 'return_flight').find((flight) => flightId(flight) === flightId(back))
  const { flights, ...rest } = state
  const all = flights && { ...flights, returning: found ? [found] : [] }
  const [possible] = offered({ ...rest, flights: all }, 'return_flight')
  return { ...state, chosen: { ...state.chosen, return_flight: possible ?? null } }
}

/** The results with only those that fit, so that 'the second one' means the second that is shown. */
export function narrowed(
  state: DialogueState,
  kind: Kind,
  options: readonly (FlightResult | HotelResult)[],
): DialogueState {
  const flights = options.filter(isFlight)
  const hotels = options.filter(isHotel)
  if (kind === 'hotel') {
    const left = state.hotels?.options.filter((hotel) => !hotels.includes(hotel)) ?? []
    const found = state.hotels && { ...state.hotels, options: hotels, rest: [...state.hotels.rest, ...left] }
    return { ...state, hotels: found }
  }
  const list = kind === 'flight' ? 'outbound' : 'returning'
  const found = state.flights
  if (!found) return state
  // What was offered may be priced as part of a ticket, what was found is not.
  const kept = new Set(flights.map(flightId))
  const fitting = found[list].filter((flight) => kept.has(flightId(flight)))
  const left = found[list].filter((flight) => !kept.has(flightId(flight)))
  const rest = { ...found.rest, [list]: [...found.rest[list], ...left] }
  return { ...state, flights: { ...found, [list]: fitting, rest } }
}

/** 'The cheapest hotel' before any was shown is a wish for the search. */
function criteriaFor(state: DialogueState, selection: Selection): Chosen {
  const criteria = criteriaOf(selection)
  if (!criteria || state.goal === null) {
    const target = 'target' in selection ? selection.target : undefined
    if (criteria && target) {
      const begun = {
        ...state,
        goal: target === 'hotel' ? target : ('flight' as const),
        criteria: { ...state.criteria, ...criteria },
      }
      return { state: begun, notes: [], act: 'go-on', show: [] }
    }
    const note =
      state.goal === null && state.submitted
        ? replies('status.already-sent', { number: state.submitted.tripNumber })
        : replies('choose.none')
    return { state, notes: [note], act: state.goal === null ? 'ask-again' : 'go-on', show: [] }
  }
  const ofFlight = selection.by === 'airline' || selection.by === 'departure'
  const kind = focusOf(state, ofFlight ? 'flight' : 'target' in selection ? selection.target : undefined)
  const hotel = kind === 'hotel'
  const goal = hotel && state.goal === 'flight' ? 'both' : state.goal
  const { other_airlines: others, ...held } = state.criteria
  const kept = others && selection.by !== 'airline' ? { ...held, other_airlines: others } : held
  const next = dropOutdated(state, { ...state, goal, criteria: wanting({ ...kept, ...criteria }) })
  // Of a part that is chosen the others are looked at, unless another one is just being chosen.
  return next.chosen[kind] && state.asked?.about !== 'choice'
    ? { state: next, notes: [note('chosen.kept')], act: 'go-on', show: [kind] }
    : { state: next, notes: [], act: 'go-on', show: [] }
}

/** A wish for an airline by its name takes it back that it was left out. */
function wanting({ without_airlines: without = [], ...criteria }: TripCriteria): TripCriteria {
  const left = without.filter((name) => name !== criteria.airline)
  return left.length > 0 ? { ...criteria, without_airlines: left } : criteria
}

function criteriaOf(selection: Selection): TripCriteria | undefined {
  if (selection.by === 'airline') return { airline: selection.airline }
  if (selection.by === 'departure') {
    const { time, period } = selection
    return time ? { depart_after: time, depart_before: time } : period && { depart_period: period }
  }
  if (selection.by !== 'extreme' || selection.rank) return undefined
  const sort = (
    {
      cheapest: 'price',
      fastest: 'duration',
      earliest: 'departure_early',
      latest: 'departure_late',
      dearest: undefined,
      first_landing: undefined,
      best_rated: 'rating',
      nearest: undefined,
    } as const
  )[selection.extreme]
  return sort && { sort }
}
