import type { FastifyInstance } from 'fastify'

interface HealthParts {
  isReady: () => Promise<boolean>
  isDraining: () => boolean
}

/** `/healthz` says that the process is up, `/readyz` that it can do its job and is not about to stop. */
export function healthRoutes(app: FastifyInstance, { isReady, isDraining }: HealthParts): void {
  app.get('/healthz', async () => ({ status: 'up' }))
  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'stopping' })
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}
