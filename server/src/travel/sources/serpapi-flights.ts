import type { FlightResult } from '@pravas/contract/cards'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import type { FlightClass } from '@pravas/contract/trips'
import { z } from 'zod'
import { airportOf } from '../airports.ts'
import type { TravelCity } from '../city-rules.ts'
import { minutesBetween } from '../local-time.ts'
import { CABIN_NAMES, type FlightQuery, type FlightSource, type SourceLog, SourceUnavailable } from '../source.ts'
import { fitting } from './fitting.ts'
import { Amount, askSerpApi, type SerpApi, ShortText } from './serpapi.ts'

/** The second airports of cities that have two. */
const SECOND_AIRPORT: Partial<Record<TravelCity, string>> = { Delhi: 'DXN', Mumbai: 'NMI', Goa: 'GOX' }

/** The airports of a city. */
function airportsOf(city: TravelCity): string[] {
  const second = SECOND_AIRPORT[city]
  return [airportOf(city).id, ...(second === undefined ? [] : [second])]
}

const ROUND_TRIP = 1
const ONE_WAY = 2
const TRAVEL_CLASS: Readonly<Record<FlightClass, number>> = { economy: 1, business: 3, first: 4 }
/** From the lowest to the highest. */
const CABINS = ['economy', 'premium economy', 'business', 'first']

const Minutes = z.number().nonnegative().max(10_000)
const LocalTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d{1,2}:\d\d$/)
  .transform((time) => `${time.slice(0, 10)} ${time.slice(11).padStart(5, '0')}`)

const AirportTime = z
  .object({ id: z.string().regex(/^[A-Z]{3}$/), name: ShortText.nullish(), time: LocalTime })
  .transform(({ id, name, time }) => ({ id, ...(name && { name }), time }))

const Leg = z.object({
  departure_airport: AirportTime,
  arrival_airport: AirportTime,
  duration: Minutes,
  airline: ShortText,
  flight_number: ShortText,
  travel_class: ShortText.nullish(),
})

const FlightOption = z.object({
  flights: z.array(Leg).min(1).max(6),
  total_duration: Minutes.positive(),
  price: Amount,
  carbon_emissions: z.object({ this_flight: z.number().nonnegative().nullish() }).nullish(),
  departure_token: z.unknown().optional(),
})
type FlightOption = z.infer<typeof FlightOption>

/** Either list may be missing, not both. */
const Answer = z
  .object({ best_flights: z.array(z.unknown()).nullish(), other_flights: z.array(z.unknown()).nullish() })
  .refine(({ best_flights, other_flights }) => best_flights || other_flights)

/**
 * Google Flights, one way. Each way of a trip is asked for by itself, so that each flight has a fare of its own, by which
 * it is compared; what both cost on one ticket is in `serpapi-returns.ts`.
 */
export function serpApiFlights(access: SerpApi): FlightSource {
  return {
    async search(query, signal) {
      if (query.from === query.to) return []
      const options = flightsThat(query, await askFlights(access, query, {}, signal), access.log)
      return distinct(options.map((option) => flightCard(option, query)))
    },
  }
}

/**
 * The options that Google Flights answers, still to be checked. One way, or with `return_date` the ways out of a round
 * trip, or with `departure_token` too the ways back that go with one of them. Rejects as `Source.search` does.
 */
export async function askFlights(
  access: SerpApi,
  { from, to, date, cabin }: FlightQuery,
  roundTrip: { return_date?: string; departure_token?: string },
  signal: AbortSignal,
): Promise<unknown[]> {
  const found = await askSerpApi(
    access,
    {
      engine: 'google_flights',
      type: roundTrip.return_date === undefined ? ONE_WAY : ROUND_TRIP,
      departure_id: airportsOf(from).join(','),
      arrival_id: airportsOf(to).join(','),
      outbound_date: date,
      ...roundTrip,
      travel_class: TRAVEL_CLASS[cabin],
      adults: 1,
    },
    signal,
  )
  if (found === undefined) return []
  const answer = Answer.safeParse(found)
  if (!answer.success) throw new SourceUnavailable('unreadable')
  const { best_flights, other_flights } = answer.data
  return [...(best_flights ?? []), ...(other_flights ?? [])]
}

/** The options that are what a query asks for; the others are left out and logged. */
export function flightsThat(query: FlightQuery, options: readonly unknown[], log: SourceLog): FlightOption[] {
  const read = fitting(
    FlightOption.superRefine((option, context) => checkRoute(option, query, context)),
    options,
    { source: 'Google Flights', log },
  )
  return read.filter((option) => hasCabin(option, query.cabin))
}

function checkRoute({ flights }: FlightOption, { from, to, date }: FlightQuery, context: z.RefinementCtx): void {
  const [leaves, lands] = [flights[0]?.departure_airport, flights.at(-1)?.arrival_airport]
  if (!leaves || !airportsOf(from).includes(leaves.id) || !leaves.time.startsWith(date)) {
    context.addIssue({ code: 'custom', path: ['departure_airport'], message: 'leaves elsewhere or on another day' })
  }
  if (!lands || !airportsOf(to).includes(lands.id)) {
    context.addIssue({ code: 'custom', path: ['arrival_airport'], message: 'lands elsewhere' })
  }
}

/** The highest cabin of the legs; what was asked for where none is named. */
function cabinOf({ flights }: FlightOption, asked: FlightClass): string {
  const named = flights.flatMap(({ travel_class: cabin }) => cabin ?? [])
  const height = (cabin: string) => CABINS.indexOf(cabin.toLowerCase())
  return named.toSorted((a, b) => height(b) - height(a))[0] ?? CABIN_NAMES[asked]
}

/** Where a cabin is not sold, lower ones may be offered in its place; those are no answer. */
function hasCabin(option: FlightOption, asked: FlightClass): boolean {
  return CABINS.indexOf(cabinOf(option, asked).toLowerCase()) >= CABINS.indexOf(asked)
}

/** What an option shows; its price is the one that Google Flights gives with it. */
export function flightCard(option: FlightOption, { cabin: asked, askedAt }: FlightQuery): FlightResult {
  const { flights: legs, total_duration, price, carbon_emissions } = option
  const [first = legs[0], last = first] = [legs[0], legs.at(-1)]
  if (!first || !last) throw new Error('An option has at least one leg.')
  const grams = carbon_emissions?.this_flight
  const cabin = cabinOf(option, asked)
  const cards = legs.map((leg) => ({ ...leg, travel_class: leg.travel_class ?? cabin }))
  return {
    airline: first.airline,
    flight_number: first.flight_number,
    departure_airport: first.departure_airport,
    arrival_airport: last.arrival_airport,
    duration: legs.reduce((sum, leg) => sum + leg.duration, 0),
    total_duration,
    layovers: layoversOf(legs),
    price: rupeesFromPaise(paiseFromRupees(price)),
    travel_class: cabin,
    ...(legs.length > 1 && { flights: cards }),
    ...(typeof grams === 'number' && { co2_grams: Math.round(grams) }),
    source: 'live',
    priced_at: askedAt,
  }
}

/** From the legs themselves, since the list of layovers may be missing. */
function layoversOf(legs: FlightOption['flights']): FlightResult['layovers'] {
  return legs.slice(1).map(({ departure_airport: next }, at) => {
    const landed = legs[at]?.arrival_airport ?? next
    const { time, ...place } = landed
    return { ...place, duration: minutesBetween(time, next.time) }
  })
}

/**
 * The cheapest first. A card is chosen by its number and its departure, so of connections that begin with the same
 * flight all but the cheapest carry the numbers of all their legs.
 */
function distinct(flights: FlightResult[]): FlightResult[] {
  const chosenBy = ({ airline, flight_number, departure_airport }: FlightResult) =>
    `${airline} ${flight_number} ${departure_airport.time}`
  const kept = new Map<string, FlightResult>()
  for (const flight of flights.toSorted((a, b) => a.price - b.price)) {
    const numbers = (flight.flights ?? [flight]).map(({ flight_number }) => flight_number).join(' - ')
    const named = kept.has(chosenBy(flight)) ? { ...flight, flight_number: numbers } : flight
    if (!kept.has(chosenBy(named))) kept.set(chosenBy(named), named)
  }
  return [...kept.values()]
}
