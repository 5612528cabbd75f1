import type { FlightPair, FlightResult, HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { textOfFinding } from '../../../policy/finding-text-rules.ts'
import { lowestLogicalPaise } from '../../../policy/lowest-fare-rules.ts'
import { nightCapPaise } from '../../../policy/stay-rules.ts'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { nightPaise, worthOf } from '../../../travel/filter-rules.ts'
import { minutesAfter } from '../../../travel/local-time.ts'
import type { ReturnFare } from '../../../travel/source.ts'
import { flightTitle, stayPaise } from '../../../trips/draft/offer-rules.ts'
import { pairPrice, pricedBack, TURNAROUND_MINUTES } from '../../../trips/draft/return-fare-rules.ts'
import { findingsOfDraft } from '../../../trips/trip-policy-rules.ts'

type Labels<T extends { labels?: readonly string[] | undefined }> = NonNullable<T['labels']>

/** What flights are shown beside. */
interface Beside {
  /** All that the search found for their way. */
  found: readonly FlightResult[]
  /** The flights back, where these are flights out. */
  returning: readonly FlightResult[]
  fares?: readonly ReturnFare[] | undefined
  policy: PolicyOfDay
}

/**
 * Flights as they are shown: those that stand out are marked, and each says what the policy makes of it beside
 * all that the search found, and what it costs with the cheapest flight back.
 */
export function labelledFlights(
  flights: readonly FlightResult[],
  kind: 'flight' | 'return_flight',
  { found, returning, fares = [], policy }: Beside,
): FlightResult[] {
  const byPrice = flights.toSorted((a, b) => a.price - b.price)
  const cheapest = leastOf(byPrice, ({ price }) => price)
  const fastest = leastOf(byPrice, ({ total_duration }) => total_duration)
  const greenest = onlyLeastOf(flights, ({ co2_grams }) => co2_grams)
  return flights.map((flight) => {
    const labels: Labels<FlightResult> = []
    if (flight === cheapest) labels.push('cheapest')
    if (flight === fastest) labels.push('fastest')
    if (flight === greenest) labels.push('lowest_co2')
    const withBack = fitsAfter(flight, kind === 'flight' ? returning : []).map((back) => pairPrice(flight, back, fares))
    return {
      ...flight,
      ...(labels.length > 0 && { labels }),
      ...flightPolicy(flight, kind, found, policy),
      ...(withBack.length > 0 && { with_return_from: Math.min(...withBack) }),
    }
  })
}

/** The flights back that leave after this one has landed, with time to turn around. */
function fitsAfter(flight: FlightResult, returning: readonly FlightResult[]): FlightResult[] {
  const landed = minutesAfter(flight.arrival_airport.time, TURNAROUND_MINUTES)
  return returning.filter(({ departure_airport }) => departure_airport.time >= landed)
}

function flightPolicy(
  flight: FlightResult,
  kind: 'flight' | 'return_flight',
  found: readonly FlightResult[],
  policy: PolicyOfDay,
): Pick<FlightResult, 'policy'> {
  const pricePaise = paiseFromRupees(flight.price)
  const lowestPaise = lowestLogicalPaise(flight, found)
  const day = flight.departure_airport.time.slice(0, 10)
  const segment = { kind, title: flightTitle(flight), pricePaise, details: flight, lowestPaise }
  const findings = findingsOfDraft(
    { destinationCity: '', departureDate: day, returnDate: null, segments: [segment] },
    policy,
  )
  if (findings === null) return {}
  const notes = findings.filter(({ part }) => part !== undefined).map(textOfFinding)
  return { policy: { within: notes.length === 0, notes } }
}

/** The same for hotels, each with the cap of its city. */
export function labelledHotels(hotels: readonly HotelResult[], city: string, policy: PolicyOfDay): HotelResult[] {
  const cheapest = leastOf(hotels, nightPaise)
  const best = onlyLeastOf(hotels, ({ overall_rating }) => -overall_rating)
  const nearest = leastOf(
    hotels.filter(({ distance }) => distance !== undefined),
    ({ distance }) => distance?.km ?? Number.POSITIVE_INFINITY,
  )
  return hotels.map((hotel) => {
    const labels: Labels<HotelResult> = []
    if (hotel === cheapest) labels.push('cheapest')
    if (hotel === best) labels.push('best_rated')
    if (hotel === nearest) labels.push('nearest')
    const cap = nightCapPaise(hotel.city ?? city, policy)
    return {
      ...hotel,
      ...(labels.length > 0 && { labels }),
      ...(cap !== undefined && { night_cap: rupeesFromPaise(cap) }),
      ...hotelPolicy(hotel, city, policy),
    }
  })
}

function hotelPolicy(hotel: HotelResult, city: string, policy: PolicyOfDay): Pick<HotelResult, 'policy'> {
  const { check_in: departureDate = policy.day, check_out: returnDate = null } = hotel
  const segment = { kind: 'hotel' as const, title: hotel.name, pricePaise: stayPaise(hotel), details: hotel }
  const found = findingsOfDraft({ destinationCity: city, departureDate, returnDate, segments: [segment] }, policy)
  if (found === null) return {}
  const notes = found.filter(({ part }) => part !== undefined).map(textOfFinding)
  return { policy: { within: notes.length === 0, notes } }
}

/**
 * Ways there and back that are worth a look: the cheapest in all, the fastest, and the best for the money. Fewer where
 * one is all of these, none where no flight back fits.
 */
export function pairsOf(
  outbound: readonly FlightResult[],
  returning: readonly FlightResult[],
  fares: readonly ReturnFare[] = [],
): FlightPair[] {
  const all = outbound.flatMap((out) =>
    fitsAfter(out, returning).map((back) => ({ out, back: pricedBack(out, back, fares) })),
  )
  const sum = (of: (flight: FlightResult) => number) => (pair: (typeof all)[number]) => of(pair.out) + of(pair.back)
  const picked = [
    {
      label: 'cheapest' as const,
      pair: leastOf(
        all,
        sum(({ price }) => price),
        1,
      ),
    },
    { label: 'best' as const, pair: leastOf(all, sum(worthOf), 1) },
    {
      label: 'fastest' as const,
      pair: leastOf(
        all,
        sum(({ total_duration }) => total_duration),
        1,
      ),
    },
  ]
  return picked.flatMap(({ label, pair }, at) => {
    if (!pair || picked.findIndex((other) => other.pair === pair) < at) return []
    const { out, back } = pair
    return [
      {
        flight_number: out.flight_number,
        return_flight_number: back.flight_number,
        total_price: pairPrice(out, back, []),
        label,
        ...(back.return_ticket && { one_ticket: true }),
      },
    ]
  })
}

/** The first option of the least weight; undefined among fewer than `atLeast`, where nothing stands out. */
function leastOf<T>(options: readonly T[], weight: (option: T) => number, atLeast = 2): T | undefined {
  const [first, ...rest] = options
  if (first === undefined || options.length < atLeast) return undefined
  return rest.reduce((best, option) => (weight(option) < weight(best) ? option : best), first)
}

/** The option of the least weight where no other has the same; options without a weight are left aside. */
function onlyLeastOf<T>(options: readonly T[], weight: (option: T) => number | undefined): T | undefined {
  const weighed = options.filter((option) => weight(option) !== undefined)
  const of = (option: T) => weight(option) ?? Number.POSITIVE_INFINITY
  const best = leastOf(weighed, of)
  return best !== undefined && weighed.filter((option) => of(option) === of(best)).length === 1 ? best : undefined
}
