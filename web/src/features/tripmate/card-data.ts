import { z } from 'zod'
import type { FlightOffer } from '../../travel-cards/flight-offer.ts'
import { type HotelOffer, numberIn } from '../../travel-cards/hotel-offer.ts'
import { completeObjects } from './complete-objects.ts'

/** A value that may be missing or of another type, in which case the card goes without it. */
function ifValid<T extends z.ZodType>(schema: T) {
  return schema.optional().catch(undefined)
}

const Amount = z.union([z.number(), z.string()])
const Figure = Amount.transform((amount) => numberIn(amount))
/** What a stay or a night costs, on its own or as the lowest of several rates. */
const Rate = z.union([z.object({ lowest: Amount }), Amount.transform((lowest) => ({ lowest }))])
const Text = z.union([z.string(), z.number().transform(String)])
const Source = z.enum(['sample', 'live'])
const Place = z.object({ id: Text, name: ifValid(z.string()), time: Text })
const Layover = z.object({ id: ifValid(Text), name: ifValid(z.string()), duration: ifValid(Figure) })

const Labels = ifValid(z.array(z.string()))
const Policy = ifValid(z.object({ within: z.boolean(), notes: z.array(z.string()).catch([]) }))

const Leg = z.object({
  airline: z.string(),
  flight_number: Text,
  departure_airport: Place,
  arrival_airport: Place,
  duration: ifValid(Figure),
  travel_class: ifValid(z.string()),
})

const Fare = z.object({
  total_duration: ifValid(Figure),
  layovers: ifValid(z.array(Layover)),
  price: ifValid(Figure),
  source: ifValid(Source),
  co2_grams: ifValid(z.number()),
  refundable: ifValid(z.boolean()),
  labels: Labels,
  policy: Policy,
  with_return_from: ifValid(z.number()),
  return_ticket: ifValid(z.object({ with: z.string(), total_price: z.number() })),
  flights: ifValid(z.array(z.unknown())),
})

/** An option that gives only its legs, as live sources do, leaves with the first and lands with the last. */
const OptionOfLegs = z.object({ flights: z.array(Leg) }).transform(({ flights }, context) => {
  const first = flights[0]
  const last = flights.at(-1)
  if (first === undefined || last === undefined) {
    context.addIssue('An option without a leg')
    return z.NEVER
  }
  return { ...first, arrival_airport: last.arrival_airport, duration: sumOfDurations(flights) }
})

function sumOfDurations(legs: z.infer<typeof Leg>[]): number | undefined {
  const known = legs.flatMap(({ duration }) => (duration === undefined ? [] : [duration]))
  return known.length === legs.length ? known.reduce((sum, minutes) => sum + minutes, 0) : undefined
}

const Option = z.union([Leg, OptionOfLegs])

const Hotel = z.object({
  name: z.string().trim().min(1),
  hotel_class: ifValid(Figure),
  overall_rating: ifValid(Figure),
  neighborhood: ifValid(z.string()),
  amenities: ifValid(z.array(Text)),
  rate_per_night: ifValid(Rate),
  total_rate: ifValid(Rate),
  price: ifValid(Amount),
  nights: ifValid(Figure),
  source: ifValid(Source),
  distance: ifValid(z.object({ km: z.number(), from: z.string() })),
  labels: Labels,
  policy: Policy,
  night_cap: ifValid(z.number()),
})

function readFlight(value: unknown): FlightOffer[] {
  const option = Option.safeParse(value)
  const fare = Fare.safeParse(value)
  if (!option.success || !fare.success) return []
  const { flights: legs, ...priced } = fare.data
  const unnamed = Array.from({ length: Math.max(0, (legs?.length ?? 1) - 1) }, () => ({}))
  return [{ ...option.data, ...priced, layovers: priced.layovers ?? unnamed }]
}

function readHotel(value: unknown): HotelOffer[] {
  const hotel = Hotel.safeParse(value)
  return hotel.success ? [hotel.data] : []
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const FlightSets = z.object({
  best_flights: z.array(z.unknown()).catch([]),
  other_flights: z.array(z.unknown()).catch([]),
})

/** A flight out and one back that are offered together; the total is rupees. */
export interface PairOffer {
  out: FlightOffer
  back: FlightOffer
  total: number
  label: string | undefined
  /** The total is the fare of both on one ticket. */
  oneTicket: boolean
}

interface FlightSet {
  best: FlightOffer[]
  other: FlightOffer[]
  pairs: PairOffer[]
}

const Pair = z.object({
  flight_number: z.string(),
  return_flight_number: z.string(),
  total_price: z.number(),
  label: ifValid(z.string()),
  one_ticket: z.boolean().catch(false),
})
const Pairs = z.object({
  pairs: z.array(z.unknown()).catch([]),
  return_flights: z.array(z.unknown()).catch([]),
})

/** The pairs of an answer whose flights it holds; none where it says nothing of pairs. */
function readPairs(value: unknown, outbound: FlightOffer[]): PairOffer[] {
  const sets = Pairs.safeParse(value)
  if (!sets.success) return []
  const returning = sets.data.return_flights.flatMap(readFlight)
  return sets.data.pairs.flatMap((each) => {
    const pair = Pair.safeParse(each).data
    const out = outbound.find(({ flight_number }) => flight_number === pair?.flight_number)
    const back = returning.find(({ flight_number }) => flight_number === pair?.return_flight_number)
    return pair && out && back
      ? [{ out, back, total: pair.total_price, label: pair.label, oneTicket: pair.one_ticket }]
      : []
  })
}

function flightSet(best: unknown[], other: unknown[], value: unknown): FlightSet | undefined {
  const read = { best: best.flatMap(readFlight), other: other.flatMap(readFlight) }
  const set = { ...read, pairs: readPairs(value, [...read.best, ...read.other]) }
  const nothingLegible = best.length + other.length > 0 && set.best.length + set.other.length === 0
  return nothingLegible ? undefined : set
}

/**
 * The flights in `{best_flights, other_flights}`. Of broken JSON every complete object of best_flights is kept.
 * Undefined when nothing in it can be shown as a flight.
 */
export function readFlights(json: string): FlightSet | undefined {
  const value = parseJson(json)
  if (Array.isArray(value)) return flightSet(value, [], undefined)
  const sets = FlightSets.safeParse(value)
  if (sets.success) return flightSet(sets.data.best_flights, sets.data.other_flights, value)
  const best = completeObjects(json, 'best_flights').flatMap(readFlight)
  return best.length > 0 ? { best, other: [], pairs: [] } : undefined
}

const HotelSets = z.union([
  z.array(z.unknown()),
  z.object({ properties: z.array(z.unknown()) }).transform(({ properties }) => properties),
  z.object({ hotels: z.array(z.unknown()) }).transform(({ hotels }) => hotels),
])

/** The hotels in an array, in `{properties}` or in `{hotels}`; undefined when nothing in it can be shown as a hotel. */
export function readHotels(json: string): HotelOffer[] | undefined {
  const set = HotelSets.safeParse(parseJson(json))
  if (!set.success) return undefined
  const hotels = set.data.flatMap(readHotel)
  return set.data.length > 0 && hotels.length === 0 ? undefined : hotels
}
