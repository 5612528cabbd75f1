import { CalendarDate } from '@pravas/contract/dates'
import { City, FlightClass, RoomType } from '@pravas/contract/trips'

/** A way there, and back where there is a return day. */
export const Way = {
  from: City,
  to: City,
  depart: CalendarDate.describe('YYYY-MM-DD'),
  return: CalendarDate.optional().describe('YYYY-MM-DD; leave it out for one way.'),
  class: FlightClass.default('economy'),
}

export const Stay = {
  city: City,
  check_in: CalendarDate,
  check_out: CalendarDate,
  room_type: RoomType.default('single'),
}
