import { CalendarDate } from '@pravas/contract/dates'
import { FlightClass, Purpose, RoomType } from '@pravas/contract/trips'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import { TravelCity } from '../../travel/city-rules.ts'
import { MOST_LEGS } from '../../trips/draft/trip-draft.ts'
import { NamedAllocation } from '../tools/booking-input.ts'
import { Stay, Way } from '../tools/travel-input.ts'

const option = z.string().min(1).max(300)
const hotel = option.describe(toolText('draft_trip.hotel'))

const Leg = z.object({
  from: TravelCity,
  to: TravelCity,
  depart: CalendarDate.describe(toolText('search.day')),
  flight: option.describe(toolText('draft_trip.flight')),
  stay: z
    .object({ check_in: CalendarDate, check_out: CalendarDate, hotel })
    .optional()
    .describe(toolText('draft_trip.leg-stay')),
})
export type Leg = z.infer<typeof Leg>

const Journey = z.object({
  class: FlightClass.default('economy').describe(toolText('draft_trip.class')),
  room_type: RoomType.default('single').describe(toolText('draft_trip.room_type')),
  legs: z
    .array(Leg)
    .min(2, toolText('draft_trip.few-legs'))
    .max(MOST_LEGS, toolText('draft_trip.many-legs', { most: MOST_LEGS })),
})
export type Journey = z.infer<typeof Journey>

/** What an assistant has chosen: options by the names that the searches gave them. */
export const TripChoice = z.object({
  purpose: Purpose,
  flights: z
    .object({
      ...Way,
      out: option.describe(toolText('draft_trip.out')),
      back: option.optional().describe(toolText('draft_trip.back')),
    })
    .optional()
    .describe(toolText('draft_trip.flights')),
  stay: z.object({ ...Stay, hotel }).optional(),
  journey: Journey.optional().describe(toolText('draft_trip.journey')),
  ...NamedAllocation.shape,
})
export type TripChoice = z.infer<typeof TripChoice>
