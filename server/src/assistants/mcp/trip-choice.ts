import { CalendarDate } from '@pravas/contract/dates'
import { City, FlightClass, Purpose, RoomType } from '@pravas/contract/trips'
import { z } from 'zod'
import { MOST_LEGS } from '../../trips/draft/trip-draft.ts'
import { Stay, Way } from '../tools/travel-input.ts'

const option = z.string().min(1).max(300)
const hotel = option.describe("The 'option' of the hotel, as search_hotels gave it.")

const Leg = z.object({
  from: City,
  to: City,
  depart: CalendarDate.describe('YYYY-MM-DD'),
  flight: option.describe("The 'option' of the flight, as search_flights gave it for this way and day."),
  stay: z
    .object({ check_in: CalendarDate, check_out: CalendarDate, hotel })
    .optional()
    .describe('A hotel where this flight ends, until the next one leaves.'),
})
export type Leg = z.infer<typeof Leg>

const Journey = z.object({
  class: FlightClass.default('economy').describe('Of all flights.'),
  room_type: RoomType.default('single').describe('Of all hotels.'),
  legs: z
    .array(Leg)
    .min(2, 'A journey over several cities has two flights at least.')
    .max(MOST_LEGS, `A journey has at most ${MOST_LEGS} flights.`),
})
export type Journey = z.infer<typeof Journey>

/** What an assistant has chosen: options by the names that the searches gave them. */
export const TripChoice = z.object({
  purpose: Purpose,
  flights: z
    .object({
      ...Way,
      out: option.describe("The 'option' of the flight out, as search_flights gave it."),
      back: option.optional().describe("The 'option' of the flight back, where there is a return day."),
    })
    .optional()
    .describe('There, or there and back.'),
  stay: z.object({ ...Stay, hotel }).optional(),
  journey: Journey.optional().describe(
    'Over several cities, flight after flight, in place of flights and stay; the last one may lead home.',
  ),
})
export type TripChoice = z.infer<typeof TripChoice>
