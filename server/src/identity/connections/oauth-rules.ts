import { createHash, timingSafeEqual } from 'node:crypto'
import { CONNECTION_SCOPES, type ConnectionRequest, type ConnectionScope } from '@pravas/contract/connections'

/** A code is exchanged within this many seconds. */
export const CODE_SECONDS = 60
/** An access token is good for this many seconds. */
export const ACCESS_SECONDS = 10 * 60
/** A refresh token that is not used for this many days is worth nothing any more. */
export const REFRESH_DAYS = 30
/** A connection ends after this many days, used or not, and is asked for again. */
export const CONNECTION_DAYS = 180

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a code may be sent to an address: https, or http on the person's own machine (RFC 8252), without a fragment and
 * without a name or password in it, in characters that a database keeps. An address of another scheme may belong to any program of that machine.
 */
export function isRedirectUri(address: string): boolean {
  if (!URL.canParse(address) || !address.isWellFormed() || /\p{Cc}/u.test(address)) return false
  const { protocol, hostname, hash, username, password } = new URL(address)
  if (hash !== '' || address.includes('#') || username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
}

/** Where a person's browser would go, in the words of the page: the host, or their own machine. */
export function redirectHost(address: string): string {
  const { host, hostname } = new URL(address)
  return LOOPBACK.has(hostname) ? `this computer (${host})` : host
}

/** The scopes of a request, in their own order: those that there are; all where it names none. */
export function askedScopes(scope: string | undefined): ConnectionScope[] {
  const words = scope?.split(' ').filter((word) => word !== '') ?? []
  return CONNECTION_SCOPES.filter((name) => words.length === 0 || words.includes(name))
}

/** Why a request is refused: the code of RFC 6749 and what is wrong, in words for the person. */
export interface RequestRefusal {
  error: 'unsupported_response_type' | 'invalid_request' | 'invalid_scope' | 'invalid_target'
  text: string
}

/** What is wrong with a request of a known client to a registered address; undefined when nothing is. */
export function refusalOf(request: ConnectionRequest, resource: string): RequestRefusal | undefined {
  if (request.response_type !== 'code') {
    return { error: 'unsupported_response_type', text: 'The assistant requested an unsupported response type.' }
  }
  if (request.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(request.code_challenge ?? '')) {
    return { error: 'invalid_request', text: 'The assistant did not send a PKCE challenge (S256).' }
  }
  if (!isResource(request.resource, resource)) {
    return { error: 'invalid_target', text: 'The assistant requested access to another resource.' }
  }
  if (askedScopes(request.scope).length === 0) {
    return { error: 'invalid_scope', text: 'The assistant requested no permission that Pravas can grant.' }
  }
  return undefined
}

/** Whether what is asked for is ours (RFC 8707); who names nothing means it. A slash at the end does not count. */
export function isResource(asked: string | undefined, resource: string): boolean {
  return asked === undefined || asked.replace(/\/$/, '') === resource
}

/** The address to go on at, with an answer's fields added to those that it has. */
export function answeredAt(redirectUri: string, fields: Record<string, string | undefined>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}

/** Whether a verifier is the one of which the challenge was made (RFC 7636, S256). */
export function provesChallenge(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false
  const made = createHash('sha256').update(verifier).digest()
  const known = Buffer.from(challenge, 'base64url')
  return made.length === known.length && timingSafeEqual(made, known)
}
