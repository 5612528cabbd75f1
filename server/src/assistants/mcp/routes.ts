import { CONNECTION_SCOPES } from '@pravas/contract/connections'
import { UPLOAD_BYTES } from '@pravas/contract/fingenie'
import { MCP_PATH, OAUTH_PATHS } from '@pravas/contract/oauth'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { payerOf } from '../../http/budget-hook.ts'
import type { Budgets } from '../../http/budgets.ts'
import type { Connected, Grants } from '../../identity/connections/grants-service.ts'
import type { McpEndpoint } from './mcp-server.ts'

/** What each request costs besides its tool: the person's, or the network address's without a token that stands. */
const COST = 5

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose assistant is calling `/mcp`. */
    connected: Connected | null
  }
}

interface McpRouteParts {
  endpoint: McpEndpoint
  grants: Pick<Grants, 'find'>
  budgets: Budgets
  /** The product's own address. */
  issuer: string
}

/** `/mcp`: the tools for other assistants over streamable HTTP, by an access token and nothing else. */
export function mcpRoutes(app: FastifyInstance, { endpoint, grants, budgets, issuer }: McpRouteParts): void {
  app.addHook('onClose', () => endpoint.close())
  app.decorateRequest('connected', null)

  app.route({
    // HEAD by its name: the one that Fastify adds to GET cannot send what the protocol's package answers.
    method: ['GET', 'HEAD', 'POST', 'DELETE'],
    exposeHeadRoute: false,
    url: MCP_PATH,
    // A receipt may come with a request.
    bodyLimit: UPLOAD_BYTES,
    // Before the body is read, so that nobody sends one who may not.
    onRequest: async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      const token = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
      const connected = token ? await grants.find(token) : undefined
      request.connected = connected ?? null
      budgets.spend(payerOf(request), COST)
      if (!connected) return challenge(reply, issuer, token !== undefined)
    },
    handler: async (request, reply) => {
      const { connected } = request
      if (!connected) throw new Error('The hook before let somebody through without a token.')
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      const asked = new Request(`${issuer}${MCP_PATH}`, {
        method: request.method,
        headers: headersOf(request.headers),
        signal: gone.signal,
        // The body was read already; the handler is given what it holds.
        ...(request.method === 'POST' && { body: '{}' }),
      })
      const answer = await endpoint.fetch(asked, {
        authInfo: { token: '', clientId: connected.connectionId, scopes: [...connected.scopes], extra: { connected } },
        ...(request.body !== undefined && { parsedBody: request.body }),
      })
      return reply.send(answer)
    },
  })
}

/** Says where to get a token (RFC 9728), as RFC 6750 has it. */
function challenge(reply: FastifyReply, issuer: string, hadToken: boolean): FastifyReply {
  const fields = [
    ...(hadToken ? ['error="invalid_token"', 'error_description="The token has ended."'] : []),
    `resource_metadata="${issuer}${OAUTH_PATHS.resourceOfMcp}"`,
    `scope="${CONNECTION_SCOPES.join(' ')}"`,
  ]
  return reply
    .code(401)
    .header('WWW-Authenticate', `Bearer ${fields.join(', ')}`)
    .send({ error: 'invalid_token', error_description: 'An access token is needed.' })
}

/** What the protocol reads, and nothing else: no cookie, no token. */
function headersOf(headers: Record<string, string | string[] | undefined>): Headers {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && /^(accept|content-type|mcp-.+)$/.test(name) ? [[name, value] as [string, string]] : [],
  )
  return new Headers(kept)
}
