import { CalendarDate } from '@pravas/contract/dates'
import { City, RoomType } from '@pravas/contract/trips'
import { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import { localTimeOf } from '../../../travel/local-time.ts'
import type { TravelSearch } from '../../../travel/search-service.ts'
import { tool } from '../../kernel/tool.ts'

const Input = z.object({ city: City, check_in: CalendarDate, check_out: CalendarDate, room_type: RoomType })

export function searchHotels({ travel, clock }: { travel: TravelSearch; clock: Clock }) {
  return tool({
    name: 'search_hotels',
    description: 'Finds hotels in a city for the nights from check-in to check-out, with the rate of one room.',
    input: Input,
    async run(_actor, { city, check_in: checkIn, check_out: checkOut, room_type: room }, signal) {
      const query = { city, checkIn, checkOut, room, askedAt: localTimeOf(clock.now()) }
      const { answers, liveUnavailable } = await travel.hotels([query], signal)
      return { options: answers.flat(), liveUnavailable }
    },
  })
}
