import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that changes something, or opens a socket, comes from our own pages or from no page at all.
 * Browsers say so themselves in Sec-Fetch-Site; older ones only in Origin; programs send neither.
 */
export function fromOwnOrigin(headers: IncomingHttpHeaders, publicHost: string): boolean {
  const site = headers['sec-fetch-site']
  // What a browser says of the site may stand beside an Origin, which has to agree.
  const origin = headers.origin === undefined || isOwnOrigin(headers.origin, headers.host, publicHost)
  if (site !== undefined) return (site === 'same-origin' && origin) || (site === 'none' && headers.origin === undefined)
  return origin
}

/**
 * Whether a request that only reads may be answered: our own pages' may, a program's, and one that opens a tab, such as
 * a link in a mail. What another origin's page fetches or frames is not: its answer would be kept from that page, but
 * not how long it took.
 */
export function mayRead(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site === undefined || site === 'same-origin' || site === 'none') return true
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}

function isOwnOrigin(origin: string, requestHost: string | undefined, publicHost: string): boolean {
  if (!URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === requestHost || host === publicHost
}
