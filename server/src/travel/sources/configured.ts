import { guarded, type Limits } from '../guarded-source.ts'
import type { LiveProvider, SourceLog, TravelSources } from '../source.ts'
import { sampleFlights } from './sample-flights.ts'
import { sampleHotels } from './sample-hotels.ts'
import { serpApiProvider } from './serpapi-provider.ts'

/** Everyone who can give live fares. One of them may be set up at a time. */
const PROVIDERS: readonly LiveProvider[] = [serpApiProvider]

/** The live source to ask, and within what limits. */
export interface LiveSettings extends Limits {
  provider: Exclude<ReturnType<LiveProvider['read']>, 'unset' | { mistakes: string[] }>
}

/** Everything that providers read of the environment. */
export const PROVIDER_VARIABLES = PROVIDERS.flatMap(({ variables }) => variables)

/**
 * The provider whose variables are set; undefined where none is. `mistakes` are lines for whoever runs the product, of
 * every provider.
 */
export function providerOf(
  environment: Readonly<Record<string, string | undefined>>,
  providers: readonly LiveProvider[] = PROVIDERS,
): { provider: LiveSettings['provider'] | undefined; mistakes: string[] } {
  const mistakes: string[] = []
  const found: { name: string; provider: LiveSettings['provider'] }[] = []
  for (const { name, read } of providers) {
    const settings = read(environment)
    if (settings === 'unset') continue
    if ('mistakes' in settings) mistakes.push(...settings.mistakes)
    else found.push({ name, provider: settings })
  }
  if (found.length > 1) {
    mistakes.push(`Only one source of live fares can be set up, not ${found.map(({ name }) => name).join(' and ')}.`)
  }
  return { provider: found[0]?.provider, mistakes }
}

/** The sources that the configuration names: the samples always, live ones where there is access to them. */
export function configuredSources(
  live: LiveSettings | undefined,
  log: SourceLog,
): { sample: TravelSources; live: Partial<TravelSources> | undefined; keptMs: number } {
  return {
    sample: { flights: sampleFlights, hotels: sampleHotels },
    live: live?.provider.open({ log, guard: (name, source) => guarded(source, { name, limits: live, log }) }),
    keptMs: live?.cacheMs ?? 0,
  }
}
