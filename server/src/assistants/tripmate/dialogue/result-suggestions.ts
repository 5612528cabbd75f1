import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import { replies } from '@pravas/messages/tripmate'
import { priceText } from '../../../formats.ts'
import { type FlightFilters, filterFlights, filterHotels, nightPaise } from '../../../travel/filter-rules.ts'
import { isFlight } from '../../../trips/draft/offer-rules.ts'
import type { Kind, TripCriteria } from '../../../trips/draft/trip-draft.ts'
import { offered } from './criteria-rules.ts'
import { isHotel } from './selection-rules.ts'
import type { DialogueState } from './state.ts'

/** Price limits are proposed in full steps of this many paise. */
const PRICE_STEP = 500_00
/** How many suggestions fit without crowding the answer. */
const MOST = 7

/**
 * Sentences that pick among the results in sight: what chooses one, then what makes fewer of them. A filter is proposed
 * only where it leaves some and takes some away.
 */
export function resultSuggestions(state: DialogueState, kind: Kind): string[] {
  const { criteria } = state
  const shown: readonly (FlightResult | HotelResult)[] = kind === 'hotel' ? offered(state, kind) : offered(state, kind)
  const hotels = shown.filter(isHotel)
  const flights = shown.filter(isFlight)
  const suggestions = kind === 'hotel' ? hotelSuggestions(hotels, criteria) : flightSuggestions(flights, criteria, kind)
  return [...suggestions.slice(0, MOST), ...(isFiltered(state, kind) ? [replies('suggest.all')] : [])]
}

function flightSuggestions(flights: readonly FlightResult[], criteria: TripCriteria, kind: Kind): string[] {
  const limit = middlePrice(flights.map(({ price }) => paiseFromRupees(price)))
  const filters: [string, FlightFilters][] = [
    [replies('suggest.non-stop'), { stops: 0 }],
    kind === 'flight'
      ? [replies('suggest.morning'), { depart_period: 'morning' }]
      : [replies('suggest.evening'), { depart_period: 'evening' }],
    [replies('suggest.refundable'), { refundable: true }],
  ]
  if (limit !== undefined)
    filters.push([replies('suggest.under', { amount: priceText(limit) }), { max_price_paise: limit }])
  const fewer = filters.filter(([, wishes]) => {
    const { options, unmet } = filterFlights(flights, wishes)
    return !unmet && options.length < flights.length
  })
  const orders = criteria.sort === 'price' ? [] : [replies('suggest.cheapest-first')]
  return [replies('suggest.cheapest'), replies('suggest.fastest'), ...fewer.map(([words]) => words), ...orders]
}

function hotelSuggestions(hotels: readonly HotelResult[], criteria: TripCriteria): string[] {
  const limit = middlePrice(hotels.map(nightPaise).filter(Number.isFinite))
  const first = criteria.near === undefined ? [] : [replies('suggest.first-one')]
  const fewer = [4, 5].filter((stars) => {
    const { options, unmet } = filterHotels(hotels, { stars })
    return !unmet && options.length < hotels.length
  })
  return [
    ...first,
    replies('suggest.cheapest'),
    ...fewer.map((stars) => replies('suggest.stars', { stars })),
    ...(limit === undefined ? [] : [replies('suggest.under', { amount: priceText(limit) })]),
    ...(criteria.sort === 'price' ? [] : [replies('suggest.cheapest-first')]),
  ]
}

/** A limit that about half of the prices keep to, in full steps; undefined where it would take none or all away. */
function middlePrice(paise: readonly number[]): number | undefined {
  const sorted = paise.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  const dearest = sorted.at(-1)
  if (middle === undefined || dearest === undefined) return undefined
  const limit = Math.ceil(middle / PRICE_STEP) * PRICE_STEP
  return limit < dearest ? limit : undefined
}

/** Whether something that was found is not in sight. */
function isFiltered({ flights, hotels }: DialogueState, kind: Kind): boolean {
  if (kind === 'hotel') return (hotels?.rest.length ?? 0) > 0
  return (flights?.rest[kind === 'flight' ? 'outbound' : 'returning'].length ?? 0) > 0
}
