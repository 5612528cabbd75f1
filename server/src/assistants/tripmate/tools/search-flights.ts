import { CalendarDate } from '@pravas/contract/dates'
import { City, FlightClass } from '@pravas/contract/trips'
import { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import { localTimeOf } from '../../../travel/local-time.ts'
import type { TravelSearch } from '../../../travel/search-service.ts'
import { tool } from '../../kernel/tool.ts'

const Input = z.object({
  from: City,
  to: City,
  depart: CalendarDate,
  return: CalendarDate.optional(),
  class: FlightClass,
})

export function searchFlights({ travel, clock }: { travel: TravelSearch; clock: Clock }) {
  return tool({
    name: 'search_flights',
    description:
      'Finds flights between two cities on a day, and, when a return day is given, those back and what both cost on one ticket.',
    input: Input,
    async run(_actor, { from, to, depart, return: back, class: cabin }, signal) {
      const askedAt = localTimeOf(clock.now())
      const queries = [{ from, to, date: depart, cabin, askedAt }]
      if (back !== undefined) queries.push({ from: to, to: from, date: back, cabin, askedAt })
      const [{ answers, liveUnavailable }, fares] = await Promise.all([
        travel.flights(queries, signal),
        back === undefined ? [] : travel.returnFares({ from, to, date: depart, back, cabin, askedAt }, signal),
      ])
      const [outbound = [], returning = []] = answers
      // What a ticket costs says nothing beside samples.
      const fits = liveUnavailable ? [] : fares
      return { outbound, returning, fares: fits ?? [], returnFaresUnavailable: fits === undefined, liveUnavailable }
    },
  })
}
