import plugin from 'fastify-plugin'
import { createTravelSearch, type TravelSearch } from './search-service.ts'
import { configuredSources, type LiveSettings } from './sources/configured.ts'

declare module 'fastify' {
  interface FastifyInstance {
    travel: TravelSearch
  }
}

interface TravelOptions {
  config: { liveFares: LiveSettings | undefined }
}

/** The search for flights and hotels, over the sources that are configured. */
export const travelPlugin = plugin<TravelOptions>(
  async (app, { config }) => {
    const travel = createTravelSearch({
      ...configuredSources(config.liveFares, app.log),
      onError: (err) => app.log.error({ err }, 'a live source of fares failed'),
    })
    app.decorate('travel', travel)
  },
  { name: 'travel' },
)
