import type { FastifyInstance } from 'fastify'
import { problem } from '../errors.ts'
import { fromOwnOrigin } from './origin-rules.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses state-changing calls and sockets that another site's page starts with this browser's cookie. */
export function installOriginHook(app: FastifyInstance, publicHost: string): void {
  app.addHook('onRequest', async (request) => {
    const opensSocket = request.headers.upgrade !== undefined
    if (SAFE_METHODS.has(request.method) && !opensSocket) return
    if (!fromOwnOrigin(request.headers, publicHost)) throw problem('origin.refused')
  })
}
