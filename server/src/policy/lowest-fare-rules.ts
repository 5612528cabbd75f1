import type { FlightResult } from '@pravas/contract/cards'
import { paiseFromRupees } from '@pravas/contract/money'
import { minutesOfDay } from '../travel/local-time.ts'

/** Minutes by which a flight may leave earlier or later and do as well. */
const LEAVES_WITHIN = 120

/**
 * The lowest logical fare in paise: the cheapest of the flights offered for the same way and day that would have done as
 * well as the chosen one, because they leave at about its time with no more stops in the same cabin. Never more than the
 * chosen one's own fare; undefined where none of the offers compares.
 */
export function lowestLogicalPaise(chosen: FlightResult, offered: readonly FlightResult[]): number | undefined {
  const leaves = minutesOfDay(chosen.departure_airport.time)
  const asGood = offered.filter(
    ({ departure_airport, layovers, travel_class }) =>
      Math.abs(minutesOfDay(departure_airport.time) - leaves) <= LEAVES_WITHIN &&
      layovers.length <= chosen.layovers.length &&
      travel_class === chosen.travel_class,
  )
  if (asGood.length === 0) return undefined
  return Math.min(paiseFromRupees(chosen.price), ...asGood.map(({ price }) => paiseFromRupees(price)))
}
