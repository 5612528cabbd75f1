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

/** What the travel policy says of an option by itself, as far as the option decides it. */
const OptionPolicy = z.object({
  within: z.boolean(),
  notes: z.array(z.string()).meta({ description: 'policy findings, one line each' }),
})

export const FLIGHT_LABELS = ['cheapest', 'fastest', 'lowest_co2'] as const
export const HOTEL_LABELS = ['cheapest', 'best_rated', 'nearest'] as const

/** What is known of a price that was on sale when it was asked. */
const Priced = {
  priced_at: z.string().optional().meta({ description: 'when a live price was fetched, in Indian Standard Time' }),
  unchecked: z
    .boolean()
    .optional()
    .meta({ description: "true if a live price couldn't be rechecked before the request was sent" }),
}

/** A flight on offer. `duration` is flying time and `total_duration` door to door, both in minutes; `price` is in rupees. */
export const FlightResult = Leg.extend({
  total_duration: z.number().meta({ description: 'minutes' }),
  layovers: z.array(z.object({ id: z.string(), name: z.string().optional(), duration: z.number() })),
  price: z.number(),
  travel_class: z.string(),
  flights: z.array(Leg).optional(),
  co2_grams: z.int().nonnegative().optional().meta({ description: 'estimated grams of CO₂ for one traveller' }),
  refundable: z.boolean().optional(),
  later_fare: z
    .object({ days: z.int().min(1), price: z.number() })
    .optional()
    .meta({ description: 'price in rupees of the same seat, booked that many days later' }),
  labels: z.array(z.enum(FLIGHT_LABELS)).optional().meta({ description: 'comparison with the other options' }),
  policy: OptionPolicy.optional(),
  with_return_from: z
    .number()
    .optional()
    .meta({ description: 'price in rupees, including the cheapest suitable return flight' }),
  return_ticket: z.object({ with: z.string(), total_price: z.number() }).optional().meta({
    description: 'a return flight; its price in rupees is what it adds to the outbound flight on one ticket',
  }),
  /** Where the fare comes from: the built-in timetable gives samples, not fares on sale. */
  source: z.enum(['sample', 'live']).optional(),
  ...Priced,
}).meta({ id: 'FlightResult' })
export type FlightResult = z.infer<typeof FlightResult>

/** A flight out and one back, by their numbers, with what both cost in rupees. */
export const FlightPair = z.object({
  flight_number: z.string(),
  return_flight_number: z.string(),
  total_price: z.number(),
  label: z.enum(['cheapest', 'fastest', 'best']),
  one_ticket: z.boolean().optional().meta({
    description: 'true if the total is the fare of both on one ticket, which is lower than two one-way fares',
  }),
})
export type FlightPair = z.infer<typeof FlightPair>

/** What stands between the flight markers. */
export const FlightCards = z
  .object({
    best_flights: z.array(FlightResult),
    other_flights: z.array(FlightResult),
    /** For a round trip: pairs worth a look; the flights back are described here. */
    pairs: z.array(FlightPair).optional(),
    return_flights: z.array(FlightResult).optional(),
  })
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
    coordinates: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
    distance: z
      .object({ km: z.number().nonnegative(), from: z.string() })
      .optional()
      .meta({ description: 'straight-line distance to the place the traveller named' }),
    labels: z.array(z.enum(HOTEL_LABELS)).optional(),
    policy: OptionPolicy.optional(),
    night_cap: z.number().optional().meta({ description: "the policy's limit per night, in rupees" }),
    source: z.enum(['sample', 'live']).optional(),
    ...Priced,
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
