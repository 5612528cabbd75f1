import { z } from 'zod'
import { type SourceLog, SourceUnavailable } from '../source.ts'
import { getJson } from './http-json.ts'

/** Access to SerpApi, which reads Google Flights and Google Hotels; see https://serpapi.com. */
export interface SerpApi {
  key: string
  /** Where it answers: https://serpapi.com, or what stands before it. */
  url: URL
  log: SourceLog
}

/** What every answer may say of itself, whatever the engine. */
const About = z.object({
  error: z.string().nullish(),
  search_metadata: z.object({ status: z.string().nullish() }).nullish(),
  search_parameters: z.object({ currency: z.string().nullish() }).nullish(),
})

/** How it says that there is nothing, with a successful status. */
const NOTHING_FOUND = /hasn.t returned any results/i

/**
 * Asks one of SerpApi's engines, in rupees and as from India. Answers what it found, still to be checked; undefined when
 * it found nothing. Rejects as `Source.search` does.
 */
export async function askSerpApi(
  { key, url }: SerpApi,
  query: Readonly<Record<string, string | number>>,
  signal: AbortSignal,
): Promise<unknown> {
  const address = new URL(`${url.pathname.replace(/\/$/, '')}/search`, url)
  const asked = { ...query, currency: 'INR', gl: 'in', hl: 'en', output: 'json', api_key: key }
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, String(value))
  const answer = await getJson(address, signal)
  const about = About.safeParse(answer)
  if (!about.success) throw new SourceUnavailable('unreadable')
  const { error, search_metadata: metadata, search_parameters: parameters } = about.data
  if (error && NOTHING_FOUND.test(error)) return undefined
  if (error || metadata?.status === 'Error') throw new SourceUnavailable('failing')
  // Amounts in another currency would be taken for rupees.
  if (parameters?.currency && parameters.currency !== 'INR') throw new SourceUnavailable('unreadable')
  return answer
}

/** A text of an answer that a card can show. */
export const ShortText = z.string().trim().min(1).max(200)

/** Rupees as SerpApi gives them. */
export const Amount = z.number().positive().max(10_000_000)
