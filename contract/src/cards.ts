import { z } from 'zod'

/** The place and local time (`YYYY-MM-DD HH:mm`) at which a flight leaves or lands. `id` is the IATA code. */
export const AirportTime = z.object({ id: z.string(), name: z.string().optional(), time: z.string() })

const Leg = z.object({
  airline: z.string(),
  flight_number: z.string(),
  departure_airport: AirportTime,
  arrival_airport: AirportTime,
  duration: z.number().meta({ description: 'minutes' }),
  travel_class: z.string().optional(),
})

/** A flight on offer. `duration` is flying time and `total_duration` door to door, both in minutes; `price` is in rupees. */
export const FlightResult = Leg.extend({
  total_duration: z.number().meta({ description: 'minutes' }),
  layovers: z.array(z.object({ id: z.string(), name: z.string().optional(), duration: z.number() })),
  price: z.number(),
  travel_class: z.string(),
  flights: z.array(Leg).optional(),
  co2_grams: z.int().nonnegative().optional().meta({ description: 'grams of CO₂ for one traveller' }),
  /** Where the fare comes from: the built-in timetable gives samples, not fares on sale. */
  source: z.enum(['sample', 'live']).optional(),
}).meta({ id: 'FlightResult' })
export type FlightResult = z.infer<typeof FlightResult>

/** What stands between the flight markers. */
export const FlightCards = z
  .object({ best_flights: z.array(FlightResult), other_flights: z.array(FlightResult) })
  .meta({ id: 'FlightCards' })
export type FlightCards = z.infer<typeof FlightCards>

/** Rupees a night or for the whole stay. */
const Rate = z.object({ lowest: z.union([z.number(), z.string()]) })

/** A hotel on offer. `hotel_class` is its star count, rates are in rupees. */
export const HotelResult = z
  .object({
    name: z.string(),
    hotel_class: z.number(),
    overall_rating: z.number(),
    neighborhood: z.string(),
    amenities: z.array(z.string()),
    rate_per_night: Rate.optional(),
    total_rate: Rate.optional(),
    price: z.number().optional(),
    city: z.string().optional(),
    check_in: z.string().optional(),
    check_out: z.string().optional(),
    nights: z.number().optional(),
    source: z.enum(['sample', 'live']).optional(),
  })
  .meta({ id: 'HotelResult' })
export type HotelResult = z.infer<typeof HotelResult>

/** What stands between the hotel markers. */
export const HotelCards = z.array(HotelResult).meta({ id: 'HotelCards' })
export type HotelCards = z.infer<typeof HotelCards>

/** How card data travels in an assistant's text: JSON between START and END, or from DATA to the end of the text. */
export const CARD_MARKERS = {
  flight: { data: 'FLIGHT_CARDS_DATA:', start: '[FLIGHT_CARDS_START]', end: '[FLIGHT_CARDS_END]' },
  hotel: { data: 'HOTEL_CARDS_DATA:', start: '[HOTEL_CARDS_START]', end: '[HOTEL_CARDS_END]' },
} as const
