import type { FlightResult } from '@pravas/contract/cards'
import { FlightClass, RoomType } from '@pravas/contract/trips'
import { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import { TravelCity } from '../../../travel/city-rules.ts'
import { localTimeOf } from '../../../travel/local-time.ts'
import type { TravelSearch } from '../../../travel/search-service.ts'
import type { FlightQuery } from '../../../travel/source.ts'
import { isSameOption } from '../../../trips/draft/offer-rules.ts'
import { type AskedAgain, isOutdated, livePartsOf } from '../../../trips/draft/recheck-rules.ts'
import { pricedBack } from '../../../trips/draft/return-fare-rules.ts'
import { TripRequest } from '../../../trips/draft/trip-draft.ts'
import { ownTool } from '../../kernel/tool.ts'

/** The prices are young enough or no live ones, they cannot be asked, or what the live parts cost now. */
export type Recheck = { standing: 'fresh' } | { standing: 'unavailable' } | { standing: 'asked'; parts: AskedAgain[] }

type Flying = Extract<TripRequest['segments'][number], { kind: 'flight' | 'return_flight' }>

/** Asks the live prices of a draft again when they are older than they are taken to hold. */
export function recheckFares({ travel, clock }: { travel: TravelSearch; clock: Clock }) {
  return ownTool({
    effect: 'read',
    // Prices are for one person, so who travels is none of its business.
    input: z.object({ draft: TripRequest.omit({ travellers: true }), room_type: RoomType }),
    async run(_actor, { draft, room_type: room }, signal): Promise<Recheck> {
      const askedAt = localTimeOf(clock.now())
      if (!isOutdated(draft, askedAt, travel.keptMinutes)) return { standing: 'fresh' }
      const live = livePartsOf(draft)
      const flying = live.flatMap((segment) => (segment.kind === 'hotel' ? [] : [segment]))
      const ways = flying.map((segment) => queryOf(draft, segment, askedAt))
      const stays = live.flatMap(({ kind, details }) => {
        if (kind !== 'hotel' || !('check_in' in details) || !details.check_in || !details.check_out) return []
        const city = TravelCity.safeParse(details.city ?? draft.destinationCity).data
        return city ? [{ city, checkIn: details.check_in, checkOut: details.check_out, room, askedAt }] : []
      })
      const [out, back] = ways
      const onTicket = out && back && flying.some(({ details }) => details.return_ticket !== undefined)
      const [flights, hotels, fares] = await Promise.all([
        ways.length > 0 ? travel.flights(ways, signal) : NOTHING,
        stays.length > 0 ? travel.hotels(stays, signal) : NOTHING,
        onTicket ? travel.returnFares({ ...out, back: back.date }, signal) : [],
      ])
      if (flights.liveUnavailable || hotels.liveUnavailable || fares === undefined) return { standing: 'unavailable' }

      let flightOut: FlightResult | undefined
      const parts = live.map((segment): AskedAgain => {
        const { kind, title, pricePaise: wasPaise } = segment
        if (segment.kind === 'hotel') {
          const was = segment.details
          const now = hotels.answers.flat().find((hotel) => isSameOption(hotel, was))
          return { title, wasPaise, was, now: now ?? null }
        }
        const was = segment.details
        const found = flights.answers.flat().find((flight) => isSameOption(flight, was))
        if (kind === 'flight') flightOut = found
        const now = found && kind === 'return_flight' && flightOut ? pricedBack(flightOut, found, fares) : found
        return { title, wasPaise, was, now: now ?? null }
      })
      return { standing: 'asked', parts }
    },
  })
}

const NOTHING = { answers: [], liveUnavailable: false }

function queryOf(draft: TripRequest, { kind, details, leg }: Flying, askedAt: string): FlightQuery {
  const { departureCity, destinationCity } = draft
  if (departureCity === null) throw new Error('A draft with a flight says where it leaves from.')
  const there = leg ?? { from: TravelCity.parse(departureCity), to: TravelCity.parse(destinationCity) }
  const { from, to } = kind === 'flight' ? there : { from: there.to, to: there.from }
  // A cabin between the classes was offered for the one below it.
  const cabin = FlightClass.safeParse(details.travel_class.toLowerCase()).data ?? 'economy'
  return { from, to, date: details.departure_airport.time.slice(0, 10), cabin, askedAt }
}
