import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { queueStates } from '../db/queue-state.ts'
import { sendUnknownPath } from '../http/problems.ts'
import { mayScrape } from './access-rules.ts'
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
