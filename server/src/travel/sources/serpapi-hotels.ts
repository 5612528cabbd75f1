import type { HotelResult } from '@pravas/contract/cards'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { daysBetween } from '@pravas/language/text/calendar'
import { z } from 'zod'
import { type HotelQuery, type HotelSource, SourceUnavailable } from '../source.ts'
import { fitting } from './fitting.ts'
import { Amount, askSerpApi, type SerpApi, ShortText } from './serpapi.ts'

const Rate = z.object({ extracted_lowest: Amount.nullish() }).nullish()

const NearbyPlace = z.object({
  name: ShortText,
  transportations: z.array(z.object({ type: z.string().nullish(), duration: z.string().nullish() })).nullish(),
})

const Property = z
  .object({
    name: ShortText,
    type: z.string().nullish(),
    rate_per_night: Rate,
    total_rate: Rate,
    extracted_hotel_class: z.number().min(1).max(5).nullish(),
    overall_rating: z.number().min(0).max(5).nullish(),
    amenities: z.array(z.unknown()).nullish(),
    nearby_places: z.array(z.unknown()).nullish(),
    gps_coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullish().catch(undefined),
  })
  .refine(({ rate_per_night: night, total_rate: total }) => night?.extracted_lowest ?? total?.extracted_lowest, {
    path: ['rate_per_night'],
  })
type Property = z.infer<typeof Property>

const Answer = z.object({ properties: z.array(z.unknown()) })

const MOST_AMENITIES = 20
/** A minute's ride through a city is about as far as this many minutes on foot. */
const RIDE_TO_WALK = 4

/**
 * Google Hotels: the first page of a city. Rates include taxes and are those of the hotel's cheapest room for one guest,
 * or for two where a double room is asked for. It cannot be asked for suites.
 */
export function serpApiHotels(access: SerpApi): HotelSource {
  return {
    async search(query, signal) {
      const { city, checkIn, checkOut, room } = query
      if (room === 'suite') throw new SourceUnavailable('not sold')
      const found = await askSerpApi(
        access,
        {
          engine: 'google_hotels',
          q: `hotels in ${city}, India`,
          check_in_date: checkIn,
          check_out_date: checkOut,
          adults: room === 'double' ? 2 : 1,
        },
        signal,
      )
      if (found === undefined) return []
      const answer = Answer.safeParse(found)
      if (!answer.success) throw new SourceUnavailable('unreadable')
      const log = { source: 'Google Hotels', log: access.log }
      const hotels = fitting(Property, answer.data.properties, log).filter(({ type }) => type !== 'vacation rental')
      // A card is chosen by its name, so one of each.
      return [...new Map(hotels.map((hotel) => [hotel.name.toLowerCase(), card(hotel, query)])).values()]
    },
  }
}

function card(hotel: Property, { city, checkIn, checkOut, askedAt }: HotelQuery): HotelResult {
  const nights = daysBetween(checkIn, checkOut)
  const { night, total } = ratesOf(hotel, nights)
  return {
    name: hotel.name,
    hotel_class: hotel.extracted_hotel_class ?? 0,
    overall_rating: hotel.overall_rating ?? 0,
    neighborhood: neighborhoodOf(hotel.nearby_places ?? []) ?? city,
    amenities: textsOf(hotel.amenities ?? []).slice(0, MOST_AMENITIES),
    rate_per_night: { lowest: night },
    total_rate: { lowest: total },
    city,
    check_in: checkIn,
    check_out: checkOut,
    nights,
    ...(hotel.gps_coordinates && { coordinates: hotel.gps_coordinates }),
    source: 'live',
    priced_at: askedAt,
  }
}

/** Rupees; of a night and of the stay the one that is missing follows from the other. */
function ratesOf({ rate_per_night, total_rate }: Property, nights: number): { night: number; total: number } {
  const ofNight = rate_per_night?.extracted_lowest
  const ofStay = total_rate?.extracted_lowest
  const total = paiseFromRupees(ofStay ?? (ofNight ?? 0) * nights)
  const night = ofNight ? paiseFromRupees(ofNight) : Math.round(total / nights)
  return { night: rupeesFromPaise(night), total: rupeesFromPaise(total) }
}

function textsOf(values: readonly unknown[]): string[] {
  return values.flatMap((value) => ShortText.safeParse(value).data ?? [])
}

/** The place that is nearest on foot, else by any means; an airport says little of where in a city a hotel stands. */
function neighborhoodOf(places: readonly unknown[]): string | undefined {
  const known = places.flatMap((place) => NearbyPlace.safeParse(place).data ?? [])
  const inTown = known.filter(({ name }) => !/\bairport\b/i.test(name))
  const [nearest] = (inTown.length > 0 ? inTown : known).toSorted((a, b) => minutesTo(a) - minutesTo(b))
  return nearest && `Near ${nearest.name}`
}

/** How far a place is, in minutes on foot; infinitely far where no way is given. */
function minutesTo({ transportations }: z.infer<typeof NearbyPlace>): number {
  const ways = (transportations ?? []).map(({ type, duration }) => {
    const [, hours, minutes] = /(?:(\d+)\s*h\w*)?\s*(?:(\d+)\s*min)?/i.exec(duration ?? '') ?? []
    const known = hours !== undefined || minutes !== undefined
    const ride = type?.toLowerCase() !== 'walking'
    return known ? (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (ride ? RIDE_TO_WALK : 1) : Infinity
  })
  return Math.min(Infinity, ...ways)
}
