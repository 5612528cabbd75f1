import type { FlightResult } from '@pravas/contract/cards'
import { CalendarDate } from '@pravas/contract/dates'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { TURN_COST } from '../../http/cost-rules.ts'
import { localTimeOf } from '../../travel/local-time.ts'
import type { TravelSearch } from '../../travel/search-service.ts'
import { flightId } from '../../travel/source.ts'
import { tool } from '../kernel/tool.ts'
import { Stay, Way } from './travel-input.ts'

interface TravelToolDeps {
  travel: TravelSearch
  clock: Clock
}

/** So many options of each kind are told to a connected assistant, the cheapest first. */
const LISTED = 15

export function searchFlights({ travel, clock }: TravelToolDeps) {
  return tool({
    name: 'search_flights',
    title: toolText('search_flights.title'),
    description: toolText('search_flights.description'),
    scope: 'read',
    effect: 'read',
    cost: () => TURN_COST,
    input: z.object(Way),
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
    present: ({ outbound, returning, fares, liveUnavailable }) => ({
      outbound: listedFlights(outbound),
      returning: listedFlights(returning),
      on_one_ticket: fares.map(({ out, back, total }) => ({ out, back, total_price: total })),
      are_samples: liveUnavailable || outbound.some(({ source }) => source === 'sample'),
    }),
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
      from: Way.from,
      to: Way.to,
      days: z.array(CalendarDate).min(1).max(7),
      class: Way.class,
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

export function searchHotels({ travel, clock }: TravelToolDeps) {
  return tool({
    name: 'search_hotels',
    title: toolText('search_hotels.title'),
    description: toolText('search_hotels.description'),
    scope: 'read',
    effect: 'read',
    cost: () => TURN_COST,
    input: z.object(Stay),
    async run(_actor, { city, check_in: checkIn, check_out: checkOut, room_type: room }, signal) {
      const query = { city, checkIn, checkOut, room, askedAt: localTimeOf(clock.now()) }
      const { answers, liveUnavailable } = await travel.hotels([query], signal)
      return { options: answers.flat(), liveUnavailable }
    },
    present: ({ options, liveUnavailable }) => ({
      hotels: options.slice(0, LISTED).map((hotel) => ({ option: hotel.name, ...hotel })),
      are_samples: liveUnavailable || options.some(({ source }) => source === 'sample'),
    }),
  })
}

function listedFlights(flights: readonly FlightResult[]) {
  return flights
    .toSorted((a, b) => a.price - b.price)
    .slice(0, LISTED)
    .map((flight) => ({ option: flightId(flight), ...flight }))
}
