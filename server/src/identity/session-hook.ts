import { IDLE_HEADER } from '@pravas/contract/idle'
import type { FastifyInstance } from 'fastify'
import { problem } from '../errors.ts'
import { isApiAddress } from '../http/api-address.ts'
import type { SessionCookie } from './cookie.ts'
import type { Identity } from './service.ts'
import { idleSecondsOf } from './session-rules.ts'

/**
 * Looks up the session of every `/api` request and refuses those without one unless the route is public, so that
 * nobody else learns even which addresses exist.
 */
export function installSessionHook(app: FastifyInstance, identity: Identity, cookie: SessionCookie): void {
  app.decorateRequest('signedIn', null)
  app.addHook('onRequest', async (request, reply) => {
    // The route's own address where there is one: the request's may write it with escapes or with a host in front.
    const { url = request.url, config } = request.routeOptions
    if (!isApiAddress(url)) return
    // Answers belong to one person; no cache on the way may keep them.
    reply.header('Cache-Control', 'no-store')
    const token = cookie.read(request)
    // A page opens its socket again by itself; what its person then writes is the activity.
    const idleSeconds = request.headers.upgrade ? Number.POSITIVE_INFINITY : idleSecondsOf(request.headers[IDLE_HEADER])
    if (token) request.signedIn = (await identity.find(token, idleSeconds)) ?? null
    if (!request.signedIn && config.access !== 'public') throw problem('session.missing')
  })
}
