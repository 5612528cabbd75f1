import { lookup as dnsLookup } from 'node:dns'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { SpanKind } from '@opentelemetry/api'
import { inSpan, markFailed, traceHeaders } from '../spans.ts'

/** How long one message may take, from the search for the host to the end of the answer. */
export const ANSWER_SECONDS = 10
/** More of an answer is not read. */
const ANSWER_BYTES = 64 * 1024

/** IPv4 that isn't the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry. */
const SPECIAL = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  SPECIAL.addSubnet(network, prefix)

/** The global part of IPv6, and what within it leads elsewhere: protocol assignments with Teredo, 6to4, documentation. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
const WITHIN_GLOBAL = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  WITHIN_GLOBAL.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is on the public internet; of IPv6 only what is routed there, so that no IPv4 hides in one. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !SPECIAL.check(address)
  return version === 6 && GLOBAL.check(address, 'ipv6') && !WITHIN_GLOBAL.check(address, 'ipv6')
}

/** Names that are never public: of this machine and of local networks (RFC 6761, 6762, 8375), and those without a dot. */
const LOCAL_NAME = /^[^.]+$|\.(?:localhost|local|internal|home\.arpa|invalid|onion)$/

/** Whether a host can be on the public internet: a public address, or a name that may lead to one. */
export function mayBePublic(url: URL): boolean {
  const ip = ipOf(url)
  if (ip !== undefined) return isPublicAddress(ip)
  return !LOCAL_NAME.test(url.hostname.replace(/\.$/, ''))
}

/** What a URL's host is where that is an IP address, without its brackets; undefined for a name. */
function ipOf({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? undefined : bare
}

/** Why a message was not taken; `status` where the service answered. */
export type Refusal =
  | { why: 'private' | 'redirect' | 'timeout' }
  | { why: 'answer'; status: number; retryAfterSeconds: number }
  | { why: 'unreachable'; code: string }

/** What an address answered that took a message. */
export interface Taken {
  status: number
}

/** Writes a JSON text to an address. Never rejects. */
export type PostJson = (
  address: URL,
  json: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<Taken | Refusal>

interface OutgoingDeps {
  /** Whether an IP address may be connected to. */
  isAllowed: (address: string) => boolean
  request: (options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest
}

class PrivateAddress extends Error {}

/**
 * Writes to other people's servers: the address that is checked is the one that is connected to, whatever its name leads to a
 * moment later; redirects are not followed, and the time and the size of an answer are limited.
 */
export function createPostJson({
  isAllowed = isPublicAddress,
  request = httpsRequest,
}: Partial<OutgoingDeps> = {}): PostJson {
  const lookup: LookupFunction = (hostname, options, callback) => {
    dnsLookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error) callback(error, '')
      // One private address among public ones is one that is meant to be tried.
      else if (!first || found.some(({ address }) => !isAllowed(address))) callback(new PrivateAddress(), '')
      else if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }

  const send = (address: URL, json: string, headers: Readonly<Record<string, string>>) =>
    new Promise<Taken | Refusal>((resolve) => {
      const ip = ipOf(address)
      // Where the host is an address nothing is looked up.
      if (address.protocol !== 'https:' || (ip !== undefined && !isAllowed(ip))) return resolve({ why: 'private' })
      const body = Buffer.from(json)
      const sending = request(
        {
          host: ip ?? address.hostname,
          port: address.port === '' ? 443 : Number(address.port),
          path: `${address.pathname}${address.search}`,
          method: 'POST',
          headers: {
            ...{ host: address.host, 'content-type': 'application/json', 'content-length': body.length },
            ...headers,
          },
          ...(ip === undefined && { servername: address.hostname }),
          agent: false,
          lookup,
          signal: AbortSignal.timeout(ANSWER_SECONDS * 1000),
        },
        (answer) => {
          let bytes = 0
          const settle = () => {
            answer.destroy()
            resolve(resultOf(answer))
          }
          answer.on('data', (part: Buffer) => {
            bytes += part.length
            if (bytes > ANSWER_BYTES) settle()
          })
          answer.on('end', settle)
          answer.on('error', (error) => resolve(failureOf(error)))
        },
      )
      sending.on('error', (error) => resolve(failureOf(error)))
      sending.end(body)
    })

  return (address, json, headers = {}) => {
    const attributes = { 'server.address': address.hostname, 'http.request.method': 'POST' }
    return inSpan('webhook', { kind: SpanKind.CLIENT, attributes }, async (span) => {
      const result = await send(address, json, { ...headers, ...traceHeaders() })
      if ('status' in result) span.setAttribute('http.response.status_code', result.status)
      if ('why' in result) markFailed(span, result.why)
      return result
    })
  }
}

function resultOf({ statusCode: status = 0, headers }: IncomingMessage): Taken | Refusal {
  if (status >= 200 && status < 300) return { status }
  if (status >= 300 && status < 400) return { why: 'redirect' }
  const seconds = Number(headers['retry-after'])
  return { why: 'answer', status, retryAfterSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : 0 }
}

function failureOf(error: Error): Refusal {
  if (error instanceof PrivateAddress) return { why: 'private' }
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return { why: 'timeout' }
  // The message of the error would name the address.
  return { why: 'unreachable', code: 'code' in error ? String(error.code) : 'no connection' }
}
