import type { FastifyInstance } from 'fastify'
import type { SessionCookie } from '../identity/cookie.ts'
import type { Identity, SignedIn } from '../identity/service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the session cookie says is calling; null without a session. */
    signedIn: SignedIn | null
  }
}

/** Looks up the session of every `/api` request before anything else happens to it. */
export function installSessionHook(app: FastifyInstance, identity: Identity, cookie: SessionCookie): void {
  app.decorateRequest('signedIn', null)
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api')) return
    // Answers belong to one person; no cache on the way may keep them.
    reply.header('Cache-Control', 'no-store')
    const token = cookie.read(request)
    if (token) request.signedIn = (await identity.find(token)) ?? null
  })
}
