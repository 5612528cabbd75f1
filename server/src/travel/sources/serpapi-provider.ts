import { z } from 'zod'
import type { LiveProvider } from '../source.ts'
import { serpApiFlights } from './serpapi-flights.ts'
import { serpApiHotels } from './serpapi-hotels.ts'
import { serpApiReturns } from './serpapi-returns.ts'

const setting = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional()

const Environment = z.object({
  SERPAPI_KEY: setting.pipe(z.string().regex(/^\S+$/, 'must not contain spaces').optional()),
  SERPAPI_URL: setting.pipe(
    z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).default('https://serpapi.com'),
  ),
  SERPAPI_RETURN_CALLS: setting
    .transform((count) => Number(count ?? 2))
    .pipe(z.int('must be a whole number from 0 to 10').min(0, 'must be at least 0').max(10, 'must be at most 10')),
})

/** Google Flights and Google Hotels through SerpApi, which asks for payment by the call. */
export const serpApiProvider: LiveProvider = {
  name: 'SerpApi',
  variables: Object.keys(Environment.shape),
  read(environment) {
    const parsed = Environment.safeParse(environment)
    if (!parsed.success) {
      return { mistakes: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
    }
    const { SERPAPI_KEY: key, SERPAPI_URL, SERPAPI_RETURN_CALLS: most } = parsed.data
    if (key === undefined) return 'unset'
    return {
      open({ log, guard }) {
        const access = { key, url: new URL(SERPAPI_URL), log }
        return {
          flights: guard('Google Flights', serpApiFlights(access)),
          hotels: guard('Google Hotels', serpApiHotels(access)),
          returns: most > 0 ? serpApiReturns(access, most, guard) : undefined,
        }
      },
    }
  },
}
