import { CalendarDate } from '@pravas/contract/dates'
import { City, FlightClass } from '@pravas/contract/trips'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { localTimeOf } from '../../travel/local-time.ts'
import type { FlightSource } from '../../travel/source.ts'
import { tool } from './tool.ts'

const Input = z.object({
  from: City,
  to: City,
  depart: CalendarDate,
  return: CalendarDate.optional(),
  class: FlightClass,
})

export function searchFlights({ flights, clock }: { flights: FlightSource; clock: Clock }) {
  return tool({
    name: 'search_flights',
    description: 'Finds flights between two cities on a day, and those back when a return day is given.',
    input: Input,
    async run(_actor, { from, to, depart, return: back, class: cabin }, signal) {
      const askedAt = localTimeOf(clock.now())
      const [outbound, returning] = await Promise.all([
        flights.search({ from, to, date: depart, cabin, askedAt }, signal),
        back === undefined ? [] : flights.search({ from: to, to: from, date: back, cabin, askedAt }, signal),
      ])
      return { outbound, returning }
    },
  })
}
