import { outgoingFetch } from '../../spans.ts'
import { SourceUnavailable } from '../source.ts'

/** More than any list of flights or hotels takes. */
const MOST_BYTES = 8 * 1024 * 1024

const tracedFetch = outgoingFetch('fares')

/**
 * The JSON that an address answers. Rejects with `SourceUnavailable` for everything else that it may answer, and with
 * the signal's reason when aborted. No error holds the address, since it may hold a key; redirections are not followed,
 * since they would carry the key elsewhere.
 */
export async function getJson(address: URL, signal: AbortSignal): Promise<unknown> {
  let text: string
  try {
    const response = await tracedFetch(address, { signal, redirect: 'manual', headers: { accept: 'application/json' } })
    if (!response.ok) {
      await response.body?.cancel()
      throw refusal(response)
    }
    text = await textOf(response)
  } catch (error) {
    if (signal.aborted || error instanceof SourceUnavailable) throw error
    throw new SourceUnavailable('unreachable')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new SourceUnavailable('unreadable')
  }
}

function refusal({ status, headers }: Response): SourceUnavailable {
  const pause = retryAfterMs(headers.get('retry-after'), Date.now())
  if (status === 429) return new SourceUnavailable('too many requests', pause)
  if (status === 408 || status >= 500) return new SourceUnavailable('failing', pause)
  return new SourceUnavailable(status === 401 || status === 403 ? 'refused' : 'unreadable')
}

/** The pause that a Retry-After header asks for: seconds or a date (RFC 9110, 10.2.3). Undefined where it says neither. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the rest of the body.
    if (bytes > MOST_BYTES) throw new SourceUnavailable('unreadable')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
