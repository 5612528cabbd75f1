import { CalendarDate } from '@pravas/contract/dates'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { TURN_COST } from '../../http/cost-rules.ts'
import { localTimeOf } from '../../travel/local-time.ts'
import type { TravelSearch } from '../../travel/search-service.ts'
import {
  FlightSearch,
  findFlights,
  findHotels,
  HotelSearch,
  presentFlights,
  presentHotels,
} from '../../travel/searches-service.ts'
import { tool } from '../kernel/tool.ts'

interface TravelToolDeps {
  travel: TravelSearch
  clock: Clock
}

/** How many options of each kind are told to a connected assistant, the cheapest first. */
const LISTED = 15

export function searchFlights(deps: TravelToolDeps) {
  return tool({
    name: 'search_flights',
    title: toolText('search_flights.title'),
    description: toolText('search_flights.description'),
    scope: 'read',
    effect: 'read',
    cost: () => TURN_COST,
    input: FlightSearch,
    run: (_actor, search, signal) => findFlights(deps, search, signal),
    present: (found) => presentFlights(found, LISTED),
  })
}

/** The lowest fare of each of some days, from one search. */
export function fareCalendar({ travel, clock }: TravelToolDeps) {
  return tool({
    name: 'fare_calendar',
    title: toolText('fare_calendar.title'),
    description: toolText('fare_calendar.description'),
    scope: 'read',
    effect: 'read',
    cost: () => TURN_COST,
    input: z.object({
      from: FlightSearch.shape.from,
      to: FlightSearch.shape.to,
      days: z.array(CalendarDate).min(1).max(7),
      class: FlightSearch.shape.class,
    }),
    async run(_actor, { from, to, days, class: cabin }, signal) {
      const askedAt = localTimeOf(clock.now())
      const queries = days.map((date) => ({ from, to, date, cabin, askedAt }))
      const { answers } = await travel.flights(queries, signal)
      return days.map((day, at) => {
        const fares = (answers[at] ?? []).map(({ price }) => price)
        return { day, lowest: fares.length > 0 ? Math.min(...fares) : undefined }
      })
    },
    present: (days) => ({ days }),
  })
}

export function searchHotels(deps: TravelToolDeps) {
  return tool({
    name: 'search_hotels',
    title: toolText('search_hotels.title'),
    description: toolText('search_hotels.description'),
    scope: 'read',
    effect: 'read',
    cost: () => TURN_COST,
    input: HotelSearch,
    run: (_actor, search, signal) => findHotels(deps, search, signal),
    present: (found) => presentHotels(found, LISTED),
  })
}
