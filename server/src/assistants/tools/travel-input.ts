import { CalendarDate } from '@pravas/contract/dates'
import { FlightClass, RoomType } from '@pravas/contract/trips'
import { toolText } from '@pravas/messages/tools'
import { TravelCity } from '../../travel/city-rules.ts'

/** A way there, and back where there is a return day. */
export const Way = {
  from: TravelCity,
  to: TravelCity,
  depart: CalendarDate.describe(toolText('search.day')),
  return: CalendarDate.optional().describe(toolText('search.return')),
  class: FlightClass.default('economy'),
}

export const Stay = {
  city: TravelCity,
  check_in: CalendarDate,
  check_out: CalendarDate,
  room_type: RoomType.default('single'),
}
