import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { MCP_PATH } from '@pravas/contract/oauth'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** Serves the API reference under `/api/docs` and its document under `/api/docs/json`, to those who are signed in. */
export async function serveApiReference(app: FastifyInstance, sessionCookieName: string): Promise<void> {
  const document = openApiDocument(app.entries, sessionCookieName, app.hasRoute({ method: 'POST', url: MCP_PATH }))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
}
