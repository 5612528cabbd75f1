import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import type { AlsoOffered } from '@pravas/contract/trips'
import { nightPaise } from '../../travel/filter-rules.ts'
import { ratePaise } from '../../travel/rate-rules.ts'
import { flightId } from '../../travel/source.ts'

/** Whether an offer is a flight and not a hotel. */
export function isFlight(option: FlightResult | HotelResult): option is FlightResult {
  return 'flight_number' in option
}

/** What a flight is called in a request, such as `IndiGo 6E 2046`. */
export function flightTitle({ airline, flight_number }: FlightResult): string {
  return `${airline} ${flight_number}`
}

/** What the stay costs in paise: the first of its total, its night's rate and its price that holds an amount. */
export function stayPaise({ total_rate, rate_per_night, price }: HotelResult): number {
  return ratePaise(total_rate?.lowest) ?? ratePaise(rate_per_night?.lowest) ?? ratePaise(price) ?? 0
}

/** What an offer costs in paise, a hotel for the whole stay. */
export function offerPaise(option: FlightResult | HotelResult): number {
  return isFlight(option) ? paiseFromRupees(option.price) : stayPaise(option)
}

/** Whether two options are the same flight, or the same hotel for nights that begin on the same day. */
export function isSameOption(a: FlightResult | HotelResult, b: FlightResult | HotelResult): boolean {
  if (isFlight(a)) return isFlight(b) && flightId(a) === flightId(b)
  return !isFlight(b) && a.name.toLowerCase() === b.name.toLowerCase() && a.check_in === b.check_in
}

/** The shortlist of the options from which something is chosen. Their prices are those of the cards. */
export function shortlistOf(options: readonly (FlightResult | HotelResult)[]): AlsoOffered {
  const flights = options.flatMap((option) => ('flight_number' in option ? [option] : []))
  const hotels = options.flatMap((option) => ('flight_number' in option ? [] : [option]))
  const cheapest = least(flights, ({ price }) => price)
  const fastest = least(flights, ({ total_duration }) => total_duration)
  const cheapestHotel = least(hotels, nightPaise)
  const median = medianPaise(options.map(offerPaise).filter((paise) => paise > 0))
  return {
    of: options.length,
    ...(median !== undefined && { median: rupeesFromPaise(median) }),
    ...(cheapest && { cheapest: flightLine(cheapest) }),
    ...(fastest && { fastest: flightLine(fastest) }),
    ...(cheapestHotel && {
      cheapest: { title: cheapestHotel.name, price: rupeesFromPaise(stayPaise(cheapestHotel)) },
    }),
  }
}

/**
 * The median of prices in paise: the middle one in their order, or the mean of the two in the middle, half a paisa rounded up.
 * Undefined of fewer than three, which say nothing that the cheapest does not.
 */
export function medianPaise(prices: readonly number[]): number | undefined {
  if (prices.length < 3) return undefined
  const inOrder = prices.toSorted((a, b) => a - b)
  const [low, high = low] = inOrder.slice(Math.ceil(prices.length / 2) - 1, Math.floor(prices.length / 2) + 1)
  return low === undefined || high === undefined ? undefined : Math.round((low + high) / 2)
}

function flightLine(flight: FlightResult): NonNullable<AlsoOffered['fastest']> {
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
