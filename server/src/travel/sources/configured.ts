import { guarded, type Limits } from '../guarded-source.ts'
import type { TravelSources } from '../search-service.ts'
import type { SourceLog } from '../source.ts'
import { sampleFlights } from './sample-flights.ts'
import { sampleHotels } from './sample-hotels.ts'
import { serpApiFlights } from './serpapi-flights.ts'
import { serpApiHotels } from './serpapi-hotels.ts'

/** Which live source to ask, and within what limits. */
export interface LiveSettings extends Limits {
  serpApi: { key: string; url: URL }
}

/** The sources that the configuration names: the samples always, live ones where there is access to them. */
export function configuredSources(
  live: LiveSettings | undefined,
  log: SourceLog,
): { sample: TravelSources; live: TravelSources | undefined } {
  return {
    sample: { flights: sampleFlights, hotels: sampleHotels },
    live: live && {
      flights: guarded(serpApiFlights({ ...live.serpApi, log }), { name: 'Google Flights', limits: live, log }),
      hotels: guarded(serpApiHotels({ ...live.serpApi, log }), { name: 'Google Hotels', limits: live, log }),
    },
  }
}
