import type { ServiceScope } from '@pravas/contract/endpoint'
import { IDLE_HEADER } from '@pravas/contract/idle'
import { SERVICE_TOKEN_PREFIX } from '@pravas/contract/service-tokens'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem } from '../errors.ts'
import { isApiAddress } from '../http/api-address.ts'
import type { SessionCookie } from './cookie.ts'
import type { Identity } from './service.ts'
import type { ServiceTokens } from './service-tokens/tokens-service.ts'
import { idleSecondsOf } from './session-rules.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the service token that came with the request; null without one. */
    service: string | null
  }
  interface FastifyContextConfig {
    /** What a service token needs to be allowed for the route; such tokens don't reach it when absent. */
    scope?: ServiceScope | undefined
  }
}

interface Callers {
  identity: Identity
  cookie: SessionCookie
  tokens: ServiceTokens
}

/**
 * Looks up the session of every `/api` request, or its service token, and refuses those without either unless the route is public,
 * so that nobody else learns even which addresses exist. A token reaches only the routes that its scopes name.
 */
export function installSessionHook(app: FastifyInstance, { identity, cookie, tokens }: Callers): void {
  app.decorateRequest('signedIn', null)
  app.decorateRequest('service', null)
  app.addHook('onRequest', async (request, reply) => {
    // The route's own address where there is one: the request's may write it with escapes or with a host in front.
    const { url = request.url, config } = request.routeOptions
    if (!isApiAddress(url)) return
    // Answers belong to one person; no cache on the way may keep them.
    reply.header('Cache-Control', 'no-store')
    const key = serviceTokenOf(request)
    if (key !== undefined) {
      const service = await tokens.find(key)
      if (!service) throw problem('token.unknown')
      if (config.scope === undefined || !service.scopes.includes(config.scope)) throw problem('token.scope')
      request.signedIn = service.signedIn
      request.service = service.name
      return
    }
    const token = cookie.read(request)
    // A page opens its socket again by itself; what its person then writes is the activity.
    const idleSeconds = request.headers.upgrade ? Number.POSITIVE_INFINITY : idleSecondsOf(request.headers[IDLE_HEADER])
    if (token) request.signedIn = (await identity.find(token, idleSeconds)) ?? null
    if (!request.signedIn && config.access !== 'public') throw problem('session.missing')
  })
}

/** The service token of a request; other keys are of no concern here. */
function serviceTokenOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  const [scheme = '', key = ''] = authorization?.split(' ') ?? []
  return scheme.toLowerCase() === 'bearer' && key.startsWith(SERVICE_TOKEN_PREFIX) ? key : undefined
}
