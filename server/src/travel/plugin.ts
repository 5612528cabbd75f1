import { searchFlights, searchHotels } from '@pravas/contract/travel'
import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import { goneSignal } from '../http/gone-signal.ts'
import { checkedInput, type Handle } from '../http/handle.ts'
import { createTravelSearch, type TravelSearch } from './search-service.ts'
import {
  FlightSearch,
  findFlights,
  findHotels,
  HotelSearch,
  presentFlights,
  presentHotels,
} from './searches-service.ts'
import { configuredSources, type LiveSettings } from './sources/configured.ts'

declare module 'fastify' {
  interface FastifyInstance {
    travel: TravelSearch
  }
}

interface TravelOptions {
  config: { liveFares: LiveSettings | undefined }
  clock: Clock
  handle: Handle
}

/** How many options of each kind are answered. */
const MOST_ANSWERED = 200

/** The search for flights and hotels, over the sources that are configured. */
export const travelPlugin = plugin<TravelOptions>(
  async (app, { config, clock, handle }) => {
    const travel = createTravelSearch({
      ...configuredSources(config.liveFares, app.log),
      onError: (err) => app.log.error({ err }, 'a live source of fares failed'),
    })
    app.decorate('travel', travel)
    const searches = { travel, clock }
    handle(searchFlights, async ({ query, reply }) => {
      const search = checkedInput('query', FlightSearch, query)
      return presentFlights(await findFlights(searches, search, goneSignal(reply)), MOST_ANSWERED)
    })
    handle(searchHotels, async ({ query, reply }) => {
      const search = checkedInput('query', HotelSearch, query)
      return presentHotels(await findHotels(searches, search, goneSignal(reply)), MOST_ANSWERED)
    })
  },
  { name: 'travel' },
)
