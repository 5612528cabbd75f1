import type { FastifyInstance } from 'fastify'
import { problem } from '../errors.ts'
import { isOwnHost, type OwnHost } from './host-rules.ts'

/** What tells nothing of anybody, and is asked for by probes that know the process by its address alone. */
const ANY_HOST = new Set(['/healthz', '/readyz', '/metrics'])

/** Refuses every request, sockets included, for a name that is not this installation's. */
export function installHostHook(app: FastifyInstance, own: OwnHost): void {
  app.addHook('onRequest', async (request) => {
    // Asked by path: one of them may have no route, and is then found missing under every name.
    if (ANY_HOST.has(request.url.split('?', 1)[0] ?? '')) return
    const { host } = request.headers
    const forwardedHost = request.host === (host ?? '') ? undefined : request.host
    const fromLoopback = isFromLoopback(request.socket.remoteAddress)
    if (!isOwnHost({ host, forwardedHost, fromLoopback }, own)) throw problem('host.refused')
  })
}

function isFromLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\./i.test(address ?? '')
}
