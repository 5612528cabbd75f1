import { isLoopback } from '../loopback-rules.ts'

/** Whom a request names as its server, and who says so. */
export interface NamedHost {
  /** The Host header. */
  host: string | undefined
  /** The X-Forwarded-Host header of a proxy that is trusted; undefined without one. */
  forwardedHost: string | undefined
  /** Whether the connection comes from this machine. */
  fromLoopback: boolean
}

/** Where this installation is reached. */
export interface OwnHost {
  /** The host of `PUBLIC_URL`. */
  publicHost: string
  /** The address that the process listens on. */
  boundHost: string
}

const WILDCARDS = new Set(['0.0.0.0', '[::]'])

/**
 * Whether a request is for this installation by a name of its own. A page of somebody else's name that is made to point
 * here (DNS rebinding) would be of one origin with us in the eyes of a browser.
 *
 * What a trusted proxy forwards is the name that people opened. A browser on this machine may stand where such a proxy
 * would and write that header too, so that over loopback the Host header, which no page can write, has to be right as well.
 */
export function isOwnHost({ host, forwardedHost, fromLoopback }: NamedHost, own: OwnHost): boolean {
  const names = forwardedHost === undefined ? [host] : fromLoopback ? [host, forwardedHost] : [forwardedHost]
  return names.every((name) => isOwnName(name, own))
}

function isOwnName(header: string | undefined, { publicHost, boundHost }: OwnHost): boolean {
  const name = hostName(header)
  if (name === undefined) return false
  const publicName = hostName(publicHost)
  const bound = hostName(boundHost.includes(':') ? `[${boundHost}]` : boundHost)
  if (isLoopback(name) || name === publicName) return true
  // Nobody has said by which name people come: an address is no name that could be made to point elsewhere.
  if (publicName === undefined || !isLoopback(publicName) || bound === undefined || isLoopback(bound)) return false
  return WILDCARDS.has(bound) ? isAddress(name) : name === bound
}

/** The name in a Host header as browsers write it, without port and final dot; undefined when it is none. */
function hostName(header: string | undefined): string | undefined {
  if (header === undefined || !/^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(header)) return undefined
  const address = `http://${header}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : undefined
}

function isAddress(name: string): boolean {
  return name.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(name)
}
