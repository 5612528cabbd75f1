import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_SECONDS } from './device-cookie-rules.ts'
import { CODE_FLOW_MINUTES, NONCE_MINUTES, SESSION_SECONDS } from './session-rules.ts'

/** The cookie of somebody's session. */
export function sessionCookie(secure: boolean) {
  return ownCookie('pravas-session', secure, SESSION_SECONDS)
}

/** The cookie that a sign-in at the identity provider is bound to, from the nonce to the token. */
export function signOnCookie(secure: boolean) {
  return ownCookie('pravas-sign-on', secure, NONCE_MINUTES * 60)
}

/**
 * The cookie of a sign-in that the server does, from the way to the provider to the way back. That one begins at another
 * site, so the cookie has to come along on it.
 */
export function codeFlowCookie(secure: boolean) {
  return ownCookie('pravas-provider', secure, CODE_FLOW_MINUTES * 60, 'lax')
}

/** The cookie by which a browser shows who signed in there before; it outlives the sessions. */
export function deviceCookie(secure: boolean) {
  return ownCookie('pravas-device', secure, DEVICE_SECONDS)
}

/**
 * A cookie that scripts never get, and other sites' requests only where it is 'lax' and a page is opened. Over https it carries the `__Host-` prefix, which binds it to this
 * very host; over plain http (a clone on one's own machine) browsers would refuse that name.
 */
function ownCookie(plainName: string, secure: boolean, maxAge: number, sameSite: 'strict' | 'lax' = 'strict') {
  const name = secure ? `__Host-${plainName}` : plainName
  const options = { path: '/', httpOnly: true, sameSite, secure } as const
  return {
    name,
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    set: (reply: FastifyReply, token: string) => reply.setCookie(name, token, { ...options, maxAge }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>
export type DeviceCookie = ReturnType<typeof deviceCookie>
export type SignOnCookie = ReturnType<typeof signOnCookie>
export type CodeFlowCookie = ReturnType<typeof codeFlowCookie>
