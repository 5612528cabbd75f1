import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { MCP_PATH } from '@pravas/contract/oauth'
import { PROVIDER_CALLBACK_PATH } from '@pravas/contract/sign-on'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** Serves the API reference under `/api/docs` and its document under `/api/docs/json`, to those who are signed in. */
export async function serveApiReference(app: FastifyInstance, sessionCookieName: string): Promise<void> {
  const offers = {
    connects: app.hasRoute({ method: 'POST', url: MCP_PATH }),
    asksProvider: app.hasRoute({ method: 'GET', url: `/api${PROVIDER_CALLBACK_PATH}` }),
  }
  // Written when somebody asks for it: it takes a third of a start.
  let written: ReturnType<typeof openApiDocument> | undefined
  const document = {
    toJSON: () => {
      written ??= openApiDocument(app.entries, sessionCookieName, offers)
      return written
    },
  }
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
}
