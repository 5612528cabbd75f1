import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_SECONDS } from './session-rules.ts'

/**
 * The session cookie. Over https it carries the `__Host-` prefix, which binds it to this very host; over plain http
 * (a clone on one's own machine) browsers would refuse that name.
 */
export function sessionCookie(secure: boolean) {
  const name = secure ? '__Host-pravas-session' : 'pravas-session'
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return {
    name,
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    set: (reply: FastifyReply, token: string) => reply.setCookie(name, token, { ...options, maxAge: SESSION_SECONDS }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  }
}

export type SessionCookie = ReturnType<typeof sessionCookie>
