import { FlightResult, HotelResult } from '@pravas/contract/cards'
import { AlsoOffered, Purpose } from '@pravas/contract/trips'
import { z } from 'zod'
import { TravelCity } from '../../travel/city-rules.ts'
import { groundLegsOf } from './ground-rules.ts'
import { draftOfLegs } from './journey-rules.ts'
import { BegunTripDraft, type Kind, type ParkedLeg, type TripCriteria } from './trip-draft.ts'

/** A trip as it was sent; its segments of each kind in their order. */
export interface SentTrip {
  purpose: string
  departure_city: string | null
  destination_city: string
  departure_date: string
  return_date: string | null
  route: readonly unknown[] | null
  segments: readonly { kind: Kind | 'ground'; details: unknown }[]
  /** Who travels; null where it is the requester alone. */
  travellers: unknown
}

const Offered = z.object({ also_offered: AlsoOffered.optional().catch(undefined) }).catch({})
const Cities = z.object({
  purpose: Purpose,
  departure_city: TravelCity.nullable().catch(null),
  destination_city: TravelCity.optional().catch(undefined),
})

/**
 * The draft that a sent trip could have come from, as of the day of its choices; undefined where the trip holds what no draft
 * can, such as a city that is not offered.
 */
export function draftOfSent(trip: SentTrip, today: string): BegunTripDraft | undefined {
  const known = Cities.safeParse(trip).data
  const flies = trip.segments.some(({ kind }) => kind === 'flight' || kind === 'return_flight')
  if (!known || (flies && (!known.destination_city || !known.departure_city))) return undefined
  const chosen = trip.segments.flatMap(({ kind, details }) => (kind === 'ground' ? [] : [{ kind, details }]))
  const ground = groundLegsOf(trip.segments)
  const parts = chosen.map(({ kind, details }) => ({
    kind,
    flight: FlightResult.safeParse(details).data ?? null,
    hotel: HotelResult.safeParse(details).data ?? null,
    offered: Offered.parse(details).also_offered,
  }))
  const isLegible = parts.every(({ kind, flight, hotel }) => (kind === 'hotel' ? hotel : flight) !== null)
  if (!isLegible || trip.segments.length === 0) return undefined
  const plain =
    trip.route === null ? plainDraft(known, trip, parts, today) : journeyDraft(known, trip.route, parts, today)
  const { travellers } = trip
  const draft = plain && travellers ? { ...plain, criteria: { ...plain.criteria, travellers } } : plain
  return draft && (BegunTripDraft.safeParse({ ...draft, ground }).data as BegunTripDraft | undefined)
}

type Known = z.infer<typeof Cities>
interface Part {
  kind: Kind
  flight: FlightResult | null
  hotel: HotelResult | null
  offered: AlsoOffered | undefined
}

function plainDraft(
  { purpose, departure_city, destination_city }: Known,
  { departure_date, return_date }: SentTrip,
  parts: readonly Part[],
  today: string,
): BegunTripDraft {
  const of = (kind: Kind) => parts.find((part) => part.kind === kind)
  const [flight, back, stay] = [of('flight'), of('return_flight'), of('hotel')]
  const hotel = stay?.hotel ?? null
  const flies = flight !== undefined || back !== undefined
  const city = TravelCity.safeParse(hotel?.city ?? destination_city).data
  const criteria: TripCriteria = {
    purpose,
    ...(flies && {
      ...(destination_city && { to: destination_city }),
      depart: departure_date,
      trip_type: return_date === null ? ('one_way' as const) : ('round_trip' as const),
      ...(departure_city && { from: departure_city }),
      ...(return_date && { return: return_date }),
    }),
    ...(hotel && {
      ...(city && { city }),
      check_in: hotel.check_in ?? departure_date,
      ...((hotel.check_out ?? return_date) && { check_out: hotel.check_out ?? return_date ?? '' }),
    }),
  }
  return {
    goal: flies ? (hotel ? 'both' : 'flight') : hotel ? 'hotel' : 'ground',
    criteria,
    legs: null,
    chosen: { flight: flight?.flight ?? null, return_flight: back?.flight ?? null, hotel },
    seen: Object.fromEntries(parts.flatMap(({ kind, offered }) => (offered ? [[kind, offered]] : []))),
    searchedOn: today,
  }
}

/** Its flights are its legs; a stay belongs to the leg that ends where it is, by the last day before it begins. */
function journeyDraft(
  { purpose }: Known,
  cities: readonly unknown[],
  parts: readonly Part[],
  today: string,
): BegunTripDraft | undefined {
  const route = z.array(TravelCity).safeParse(cities).data ?? []
  // Where a leg begins elsewhere than the one before it ended, the route does not tell which is which.
  if (route.length !== parts.filter(({ kind }) => kind !== 'hotel').length + 1) return undefined
  const stays = parts.flatMap(({ hotel, kind, offered }) => (kind === 'hotel' && hotel ? [{ hotel, offered }] : []))
  const legs = parts
    .filter(({ kind }) => kind !== 'hotel')
    .flatMap(({ flight, offered }, at): ParkedLeg[] => {
      const [from, to] = route.slice(at)
      if (!flight) return []
      const depart = flight.departure_airport.time.slice(0, 10)
      const seen = offered ? { flight: offered } : {}
      return [{ ...(from && { from }), ...(to && { to }), depart, stays: false, flight, hotel: null, seen }]
    })
  for (const { hotel, offered } of stays) {
    const at = legs.findLastIndex(
      ({ to, depart = '', stays }) => !stays && to === hotel.city && depart <= (hotel.check_in ?? ''),
    )
    const leg = legs[at]
    if (!leg) return undefined
    legs[at] = {
      ...leg,
      stays: true,
      hotel,
      ...(hotel.check_in && { check_in: hotel.check_in }),
      ...(hotel.check_out && { check_out: hotel.check_out }),
      seen: { ...leg.seen, ...(offered && { hotel: offered }) },
    }
  }
  return draftOfLegs({ purpose }, legs, today)
}
