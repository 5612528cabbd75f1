import { z } from 'zod'
import { CalendarDate } from './dates.ts'
import { PlainText } from './text.ts'
import { FlightClass, Purpose, RoomType } from './trips.ts'

/** The most flights in a journey over several cities. */
export const MOST_LEGS = 6

/** A city by its name; the server knows which ones trips are planned between. */
export const CityName = PlainText.trim()
  .min(1, 'Name a city.')
  .max(100)
  .meta({ examples: ['Delhi'] })

/** The name of an option, as the search that found it gave it. */
export const Option = PlainText.min(1).max(300)
const day = CalendarDate.meta({ description: 'YYYY-MM-DD' })
const hotel = Option.meta({ description: 'the `option` of the hotel from the hotel search' })
const Name = PlainText.trim().min(1).max(200).nullable().optional()

/** What a trip is booked on. */
export const TRIP_BOOKING = {
  cost_centre: Name.meta({
    description: 'code or name of the cost centre; null for your default',
  }),
  project: Name.meta({ description: 'code or name of the project; null for none' }),
}

/** Flights one way, or there and back where there is a return day. `City` is what counts as a city. */
export const flightSearch = <City extends z.ZodType<string>>(City: City) => ({
  from: City,
  to: City,
  depart: day,
  return: CalendarDate.optional().meta({ description: 'YYYY-MM-DD; omit for one way' }),
  class: FlightClass.default('economy'),
})

/** A stay in one city. */
export const hotelSearch = <City extends z.ZodType<string>>(City: City) => ({
  city: City,
  check_in: CalendarDate,
  check_out: CalendarDate,
  room_type: RoomType.default('single'),
})

const out = Option.meta({ description: 'the `option` of the outbound flight from the flight search' })
const ofLeg = Option.meta({
  description: 'the `option` of the flight from the flight search for this route and day',
})
const later = 'leave it out to choose it later'

/** What is told by name of what the searches gave, and the purpose. */
interface Parts {
  purpose: z.ZodType
  out: z.ZodType
  hotel: z.ZodType
  /** Of a flight in a journey over several cities. */
  ofLeg: z.ZodType
}

const choiceOf = <City extends z.ZodType<string>, const P extends Parts>(City: City, parts: P) =>
  z.object({
    purpose: parts.purpose as P['purpose'],
    flights: z
      .object({
        ...flightSearch(City),
        out: parts.out as P['out'],
        back: Option.optional().meta({ description: 'the `option` of the return flight, if there is a return day' }),
      })
      .optional()
      .meta({ description: 'one-way or return flights' }),
    stay: z.object({ ...hotelSearch(City), hotel: parts.hotel as P['hotel'] }).optional(),
    journey: z
      .object({
        class: FlightClass.default('economy').meta({ description: 'for all flights' }),
        room_type: RoomType.default('single').meta({ description: 'for all hotels' }),
        legs: z
          .array(
            z.object({
              from: City,
              to: City,
              depart: day,
              flight: parts.ofLeg as P['ofLeg'],
              stay: z
                .object({ check_in: CalendarDate, check_out: CalendarDate, hotel: parts.hotel as P['hotel'] })
                .optional()
                .meta({ description: 'hotel stay after this flight, until the next one' }),
            }),
          )
          .min(2, 'A journey over several cities has at least two flights.')
          .max(MOST_LEGS, `A journey has at most ${MOST_LEGS} flights.`),
      })
      .optional()
      .meta({
        description:
          'a multi-city journey, flight by flight, instead of flights and stay; the last one may return home',
      }),
    ...TRIP_BOOKING,
  })

/** A trip put together from options by the names that the searches gave them. */
export const tripChoice = <City extends z.ZodType<string>>(City: City) =>
  choiceOf(City, { purpose: Purpose, out, hotel, ofLeg })

/** The same, of which the purpose and every option may be told later. */
export const openTripChoice = <City extends z.ZodType<string>>(City: City) =>
  choiceOf(City, {
    purpose: Purpose.optional().meta({ description: later }),
    out: out.optional().meta({ description: later }),
    hotel: hotel.optional().meta({ description: later }),
    ofLeg: ofLeg.optional().meta({ description: later }),
  })
