import type { LiveProvider } from '../source.ts'
import { serpApiProvider } from './serpapi-provider.ts'

/** Everyone who can give live fares. One of them may be set up at a time. */
export const PROVIDERS: readonly LiveProvider[] = [serpApiProvider]
