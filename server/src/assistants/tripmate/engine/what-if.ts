import { isDeepStrictEqual } from 'node:util'
import type { FlightResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import { replies } from '@pravas/messages/tripmate'
import { priceText } from '../../../formats.ts'
import { type FlightFilters, filterFlights } from '../../../travel/filter-rules.ts'
import { flightSearch } from '../../../trips/draft/search-rules.ts'
import { FLIGHT_FILTERS, type TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { flightWords } from '../../trip-texts/option-text-rules.ts'
import { offered, returnFilters } from '../dialogue/criteria-rules.ts'
import type { WhatIf } from '../dialogue/outcome.ts'
import { filterWords } from '../dialogue/relax-rules.ts'
import type { DialogueState } from '../dialogue/state.ts'
import type { TripmateTools } from '../tools/tripmate-tools.ts'
import type { TripmateTurn } from './read-turn.ts'

/** Of longer words only a part is the wish. */
const MOST_WORDS = 9

type Way = 'flight' | 'return_flight'
type Caller = Pick<TripmateTurn<Pick<TripmateTools, 'search_flights'>>, 'actor' | 'tools' | 'signal'>

/** What the flights of an imagined trip cost, and whether it can be changed to that by its words, beside those that are chosen, or the cheapest in sight. */
export async function whatIfWords(
  { actor, tools, signal }: Caller,
  state: DialogueState,
  { criteria, words }: WhatIf,
): Promise<{ words: string; told: boolean }> {
  const unknown = { words: replies('what-if.unknown', { words }), told: false }
  const search = flightSearch(criteria)
  if (!search) return unknown
  const { outbound, returning } = await tools.search_flights.run(actor, search, signal)
  const now = flightSearch(state.criteria)
  const isSame = search.class === now?.class && search.from === now.from && search.to === now.to
  const out = filtersOf(criteria)
  const back = returnFilters(criteria)
  const ofOut = !isSame || search.depart !== now?.depart || !isDeepStrictEqual(out, filtersOf(state.criteria))
  const ofBack = !isSame || search.return !== now?.return || !isDeepStrictEqual(back, returnFilters(state.criteria))
  const lines = [
    ...(ofOut ? wayWords(state, 'flight', outbound, out) : []),
    ...(ofBack && search.return !== undefined ? wayWords(state, 'return_flight', returning, back) : []),
  ]
  if (lines.length === 0) return unknown
  const isShort = words.split(' ').length <= MOST_WORDS
  return { words: [...lines, replies(isShort ? 'what-if.take' : 'what-if.kept')].join('\n'), told: isShort }
}

/** The cheapest of a way as it might be, and what it costs more or less than the way as it is. */
function wayWords(
  state: DialogueState,
  way: Way,
  found: readonly FlightResult[],
  wishes: FlightFilters,
): readonly string[] {
  const { options, unmet } = filterFlights(found, wishes)
  const some = cheapestOf(options)
  if (!some) return [replies('what-if.none', { way })]
  const held = state.chosen[way] ?? cheapestOf(offered(state, way))
  const costs = held ? paiseFromRupees(some.price) - paiseFromRupees(held.price) : 0
  const price = !held || costs === 0 ? 'same' : costs > 0 ? 'more' : 'less'
  return [
    ...(unmet ? [replies('what-if.unmet', { filters: filterWords(wishes), way })] : []),
    replies(held ? 'what-if.way' : 'what-if.way-alone', {
      way,
      flight: flightWords(some),
      price,
      amount: priceText(Math.abs(costs)),
      held: state.chosen[way] ? 'chosen' : 'cheapest',
    }),
  ]
}

/** What picks among the flights out. */
const filtersOf = (criteria: TripCriteria): FlightFilters =>
  Object.fromEntries(FLIGHT_FILTERS.flatMap((name) => (criteria[name] === undefined ? [] : [[name, criteria[name]]])))

const cheapestOf = (flights: readonly FlightResult[]): FlightResult | undefined =>
  flights.toSorted((a, b) => a.price - b.price)[0]
