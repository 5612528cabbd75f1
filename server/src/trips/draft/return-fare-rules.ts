import type { FlightResult } from '@pravas/contract/cards'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { minutesAfter } from '../../travel/local-time.ts'
import { flightId, type ReturnFare } from '../../travel/source.ts'
import { flightTitle } from './offer-rules.ts'

/**
 * A flight back as it is priced beside a flight out: where both are cheaper on one ticket, its price is what it adds to
 * the flight out, so that the two make the fare of the ticket. A ticket that costs no more than the flight out alone has
 * no price for the way back, and one that is dearer than two of one way is none to take; both are left aside, which also
 * guards against a source that errs in one of the three.
 */
export function pricedBack(out: FlightResult, back: FlightResult, fares: readonly ReturnFare[]): FlightResult {
  const [outId, backId] = [flightId(out), flightId(back)]
  const fare = fares.find((each) => each.out === outId && each.back === backId)
  if (!fare) return back
  const addsPaise = paiseFromRupees(fare.total) - paiseFromRupees(out.price)
  if (addsPaise <= 0 || addsPaise >= paiseFromRupees(back.price)) return back
  return {
    ...back,
    price: rupeesFromPaise(addsPaise),
    return_ticket: { with: flightTitle(out), total_price: fare.total },
  }
}

/** What a flight out and one back cost together in rupees, on one ticket where that is cheaper. */
export function pairPrice(out: FlightResult, back: FlightResult, fares: readonly ReturnFare[]): number {
  return rupeesFromPaise(paiseFromRupees(out.price) + paiseFromRupees(pricedBack(out, back, fares).price))
}

/** Minutes on the ground between landing and leaving again on the same day. */
export const TURNAROUND_MINUTES = 60

/** Returns the flights back that can be caught after a flight out, each as it is priced beside it. */
export function flightsBack(
  out: FlightResult,
  returning: readonly FlightResult[],
  fares: readonly ReturnFare[],
): FlightResult[] {
  const landed = minutesAfter(out.arrival_airport.time, TURNAROUND_MINUTES)
  return returning
    .filter(({ departure_airport }) => departure_airport.time >= landed)
    .map((back) => pricedBack(out, back, fares))
}
