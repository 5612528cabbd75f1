import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { rupeesFromPaise } from '@pravas/contract/money'
import { AlsoOffered } from '@pravas/contract/trips'
import { nightPaise } from '../../../travel/refine-rules.ts'
import { flightTitle, stayPaise } from './words.ts'

/** What stood beside a choice when it was made: how many options there were, and the ones that stand out. */
export const Shortlist = AlsoOffered
export type Shortlist = AlsoOffered

/** The shortlist of the options from which something is chosen. Their prices are those of the cards. */
export function shortlistOf(options: readonly (FlightResult | HotelResult)[]): Shortlist {
  const flights = options.flatMap((option) => ('flight_number' in option ? [option] : []))
  const hotels = options.flatMap((option) => ('flight_number' in option ? [] : [option]))
  const cheapest = least(flights, ({ price }) => price)
  const fastest = least(flights, ({ total_duration }) => total_duration)
  const cheapestHotel = least(hotels, nightPaise)
  return {
    of: options.length,
    ...(cheapest && { cheapest: flightLine(cheapest) }),
    ...(fastest && { fastest: flightLine(fastest) }),
    ...(cheapestHotel && {
      cheapest: { title: cheapestHotel.name, price: rupeesFromPaise(stayPaise(cheapestHotel)) },
    }),
  }
}

function flightLine(flight: FlightResult): NonNullable<Shortlist['fastest']> {
  return {
    title: flightTitle(flight),
    price: flight.price,
    leaves: flight.departure_airport.time,
    minutes: flight.total_duration,
  }
}

function least<T>(options: readonly T[], weight: (option: T) => number): T | undefined {
  const [first, ...rest] = options
  return first && rest.reduce((best, option) => (weight(option) < weight(best) ? option : best), first)
}
