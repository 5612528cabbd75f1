import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isLoopback } from '../loopback-rules.ts'

/** Set by every proxy that passes a request of somebody else on. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Who asks for the figures. `address` is the other end of the connection, whatever a proxy says. */
export interface Scraper {
  address: string | undefined
  headers: IncomingHttpHeaders
}

/** Whether somebody may read the figures: on this machine and not through a proxy, or with the token. */
export function mayScrape({ address, headers }: Scraper, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  if (given !== undefined) return token !== undefined && timingSafeEqual(digest(given), digest(token))
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined)
  return !isForwarded && address !== undefined && isLoopback(address.replace(/^::ffff:/i, ''))
}

/** Of one length whatever is sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
