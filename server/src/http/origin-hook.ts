import type { FastifyInstance } from 'fastify'
import { problem } from '../errors.ts'
import { isApiAddress } from './api-address.ts'
import { fromOwnOrigin, mayRead } from './origin-rules.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses state-changing calls, sockets and readings of the API that another origin's page starts in this browser. */
export function installOriginHook(app: FastifyInstance, publicHost: string): void {
  app.addHook('onRequest', async (request) => {
    const { headers, method, routeOptions } = request
    const changes = !SAFE_METHODS.has(method) || headers.upgrade !== undefined
    if (
      changes ? !fromOwnOrigin(headers, publicHost) : isApiAddress(routeOptions.url ?? request.url) && !mayRead(headers)
    ) {
      throw problem('origin.refused')
    }
  })
}
