import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that changes something, or opens a socket, comes from our own pages or from no page at all.
 * Browsers say so themselves in Sec-Fetch-Site; older ones only in Origin; programs send neither.
 */
export function fromOwnOrigin(headers: IncomingHttpHeaders, publicHost: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || (site === 'none' && headers.origin === undefined)
  if (headers.origin === undefined) return true
  if (!URL.canParse(headers.origin)) return false
  const { host } = new URL(headers.origin)
  return host === headers.host || host === publicHost
}
