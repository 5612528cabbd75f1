import { FlightResult, HotelResult } from '@pravas/contract/cards'
import { CalendarDate } from '@pravas/contract/dates'
import { GroundLeg, MOST_GROUND_LEGS } from '@pravas/contract/ground'
import { MOST_LEGS } from '@pravas/contract/trip-choice'
import { AlsoOffered, FlightClass, MOST_TRAVELLERS, Purpose, RoomType, Traveller } from '@pravas/contract/trips'
import { AMENITIES } from '@pravas/language/travel/amenities'
import { z } from 'zod'
import { TravelCity } from '../../travel/city-rules.ts'
import { SORT_ORDERS } from '../../travel/filter-rules.ts'

const Clock = z.string().regex(/^\d\d:\d\d$/)

const Times = z.object({
  depart_period: z.enum(['morning', 'afternoon', 'evening', 'night']),
  depart_after: Clock,
  depart_before: Clock,
  arrive_after: Clock,
  arrive_before: Clock,
})
export const TIME_NAMES = Times.keyof().options

/** What picks among the flights of one direction. */
const FlightFilters = z.object({
  airline: z.string(),
  /** Airlines that will do as well. */
  other_airlines: z.array(z.string()),
  /** Airlines that are left out of the results. */
  without_airlines: z.array(z.string()),
  stops: z.int(),
  max_price_paise: z.int(),
  refundable: z.boolean(),
  ...Times.shape,
  sort: z.enum(SORT_ORDERS),
})
/** Their names. */
export const FLIGHT_FILTERS = FlightFilters.keyof().options

/** What the traveller has asked for, under the names that the language uses. */
export const TripCriteria = z
  .object({
    from: TravelCity,
    to: TravelCity,
    depart: CalendarDate,
    return: CalendarDate,
    trip_type: z.enum(['one_way', 'round_trip']),
    class: FlightClass,
    ...FlightFilters.shape,
    /** Filters of the flight back alone, in the place of those above. */
    return_filters: FlightFilters.partial(),
    purpose: Purpose,
    /** Who travels; missing where it is whoever plans the trip. */
    travellers: z.array(Traveller).min(1).max(MOST_TRAVELLERS),
    city: TravelCity,
    check_in: CalendarDate,
    check_out: CalendarDate,
    nights: z.int(),
    /** Stars of the hotel: just as many, or from as many on where `stars_most` says up to how many. */
    stars: z.number(),
    stars_most: z.number(),
    /** Highest price of a night; a stay without flights may have it as `max_price_paise` from before November 2026. */
    max_night_paise: z.int(),
    room_type: RoomType,
    /** The order of the hotels, where another one is wished of them than of the flights. */
    hotel_sort: z.enum(SORT_ORDERS),
    /** What the hotel shall have. */
    amenities: z.array(z.enum(AMENITIES)),
    /** A place in the city of the stay, by the gazetteer's name. */
    near: z.string(),
  })
  .partial()
/** The same with what is not known left out, instead of undefined. */
type Known<T> = { [K in keyof T]?: NonNullable<T[K]> }
export type TripCriteria = Known<Omit<z.infer<typeof TripCriteria>, 'return_filters'>> & {
  return_filters?: Known<z.infer<typeof FlightFilters>>
}

/** Criteria as they are stored: until November 2026 the filters of the flight back were its times alone. */
export const StoredCriteria = z.preprocess((stored) => {
  if (typeof stored !== 'object' || stored === null || !('return_times' in stored)) return stored
  const { return_times, ...criteria } = stored
  return { return_filters: return_times, ...criteria }
}, TripCriteria)

/** The parts that are chosen from results. */
export const KINDS = ['flight', 'return_flight', 'hotel'] as const
export type Kind = (typeof KINDS)[number]

/** What the trip consists of. */
export const Goal = z.enum(['flight', 'hotel', 'both', 'ground'])
export type Goal = z.infer<typeof Goal>

/** By part, what else was offered when it was chosen. */
const Seen = z.partialRecord(z.enum(KINDS), AlsoOffered)

/**
 * A leg of a journey over several cities that is not being talked about just now: what was said of it, what is chosen,
 * and what else was offered. A hotel is one in the city where it ends, until the next leg.
 */
const ParkedLeg = z.object({
  from: TravelCity.optional(),
  to: TravelCity.optional(),
  depart: CalendarDate.optional(),
  /** The days between which its day is awaited. */
  between: z.object({ from: CalendarDate, to: CalendarDate }).optional(),
  times: Times.partial().optional(),
  stays: z.boolean(),
  check_in: CalendarDate.optional(),
  check_out: CalendarDate.optional(),
  nights: z.int().optional(),
  flight: FlightResult.nullable(),
  hotel: HotelResult.nullable(),
  seen: Seen,
  /** Paise of the lowest fare that would have done as well as the flight chosen. */
  lowestPaise: z.int().nonnegative().optional(),
})
export type ParkedLeg = Known<Omit<z.infer<typeof ParkedLeg>, 'times' | 'flight' | 'hotel' | 'seen'>> &
  Pick<z.infer<typeof ParkedLeg>, 'flight' | 'hotel' | 'seen'> & { times?: Known<z.infer<typeof Times>> }

/** The other legs of a journey; the one that is worked on lies between them, in the criteria and the choices. */
const Legs = z.object({ before: z.array(ParkedLeg), after: z.array(ParkedLeg) })
export type Journey = { before: ParkedLeg[]; after: ParkedLeg[] }

const Chosen = z.object({
  flight: FlightResult.nullable(),
  return_flight: FlightResult.nullable(),
  hotel: HotelResult.nullable(),
})

/** The fields of a trip draft: what was asked for and what is chosen so far. */
export const TRIP_DRAFT_FIELDS = {
  goal: Goal.nullable(),
  criteria: StoredCriteria,
  /** Of a journey over several cities; null for a trip there, or there and back. */
  legs: Legs.nullable().default(null),
  /** Ways by train, bus or cab; one without a day is on that of the departure. */
  ground: z.array(GroundLeg).max(MOST_GROUND_LEGS).optional(),
  chosen: Chosen,
  /** What else was offered when each part was chosen, for the approver. */
  seen: Seen.default({}),
  /** The day of the searches that the choices are from: fares change from day to day. */
  searchedOn: CalendarDate.nullable(),
}

/** A trip that has not been sent: what was asked for and what is chosen so far. */
export interface TripDraft {
  goal: Goal | null
  criteria: TripCriteria
  legs: Journey | null
  ground?: GroundLeg[] | undefined
  chosen: z.infer<typeof Chosen>
  seen: z.infer<typeof Seen>
  searchedOn: string | null
  /** Paise of the lowest fare that would have done as well as each flight chosen; missing where nothing compares. */
  lowest?: LowestFares | undefined
}

const LowestFares = z.object({ flight: z.int().nonnegative(), return_flight: z.int().nonnegative() }).partial()
export type LowestFares = Known<z.infer<typeof LowestFares>>

/** A trip draft as it is stored: something has been asked for. */
export const BegunTripDraft = z.object({
  ...TRIP_DRAFT_FIELDS,
  goal: TRIP_DRAFT_FIELDS.goal.unwrap(),
  lowest: LowestFares.default({}),
})
export type BegunTripDraft = TripDraft & { goal: Goal }

const Segment = {
  title: z.string().min(1),
  pricePaise: z.int().nonnegative(),
  /** What else was offered when it was chosen. */
  alsoOffered: AlsoOffered.optional(),
}

/** A trip request as it is shown before it is sent. Prices are paise; the total is the sum of the segments for each who travels. */
export const TripRequest = z.object({
  /** Made when these contents are first shown; other contents get another one. */
  draftId: z.uuid(),
  purpose: Purpose,
  /** Null for a stay without a flight. */
  departureCity: z.string().nullable(),
  destinationCity: z.string(),
  departureDate: CalendarDate,
  returnDate: CalendarDate.nullable(),
  /** Of a journey over several cities: all of them in their order. */
  route: z.array(TravelCity).optional(),
  segments: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.enum(['flight', 'return_flight']),
          ...Segment,
          details: FlightResult,
          /** The cheapest fare, of those it was chosen from, that would have done as well. */
          lowestPaise: z.int().nonnegative().optional(),
          /** The leg of a journey over several cities. */
          leg: z.object({ from: TravelCity, to: TravelCity }).optional(),
        }),
        z.object({ kind: z.literal('hotel'), ...Segment, details: HotelResult }),
        z.object({ kind: z.literal('ground'), ...Segment, details: GroundLeg }),
      ]),
    )
    .min(1)
    .max(2 * MOST_LEGS + MOST_GROUND_LEGS),
  travellers: z.array(Traveller).optional(),
})
export type TripRequest = z.infer<typeof TripRequest>
