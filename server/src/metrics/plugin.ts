import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { queueStates } from '../db/queue-state.ts'
import { sendUnknownPath } from '../http/problems.ts'
import { isLoopback } from '../loopback-rules.ts'
import { createMetrics, type Metrics } from './metrics-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
  }
}

interface MetricsOptions {
  config: { metricsToken: string | undefined }
  db: Database['db']
  clock: Clock
}

/** The figures of this process at `/metrics`, for its operator; for everyone else the address does not exist. */
export const metricsPlugin = plugin<MetricsOptions>(
  async (app, { config: { metricsToken }, db, clock }) => {
    const metrics = createMetrics({
      queues: () => queueStates(db, clock.now()),
      openSockets: () => app.websocketServer.clients.size,
    })
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      const call = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
      metrics.request(call, reply.elapsedTime / 1000)
    })
    app.get('/metrics', async (request, reply) => {
      if (!mayScrape({ address: request.socket.remoteAddress, headers: request.headers }, metricsToken)) {
        return sendUnknownPath(reply)
      }
      return reply
        .header('Cache-Control', 'no-store')
        .type(metrics.contentType)
        .send(await metrics.text())
    })
    app.decorate('metrics', metrics)
  },
  { name: 'metrics' },
)

/** Set by every proxy that passes a request of somebody else on. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Who asks for the figures. `address` is the other end of the connection, whatever a proxy says. */
interface Scraper {
  address: string | undefined
  headers: IncomingHttpHeaders
}

/** Whether somebody may read the figures: on this machine and not through a proxy, or with the token. */
export function mayScrape({ address, headers }: Scraper, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  if (given !== undefined) return token !== undefined && timingSafeEqual(digest(given), digest(token))
  const isForwarded = FORWARDED.some((name) => headers[name] !== undefined)
  return !isForwarded && address !== undefined && isLoopback(address.replace(/^::ffff:/i, ''))
}

/** Of one length whatever is sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
