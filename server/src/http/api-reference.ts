import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { EndpointSpec } from '@pravas/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { problem } from '../errors.ts'
import { openApiDocument } from './openapi.ts'

/** Serves the API reference under `/api/docs` and its document under `/api/docs/json`, to those who are signed in. */
export async function serveApiReference(app: FastifyInstance, entries: readonly EndpointSpec[]): Promise<void> {
  const document = openApiDocument(entries)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
    uiHooks: {
      onRequest: (request, _reply, done) => done(request.signedIn ? undefined : problem('session.missing')),
    },
  })
}
