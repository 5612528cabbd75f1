import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** Serves the API reference under `/api/docs` and its document under `/api/docs/json`, to those who are signed in. */
export async function serveApiReference(app: FastifyInstance, sessionCookieName: string): Promise<void> {
  const document = openApiDocument(app.entries, sessionCookieName)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
}
