import { CONNECT_PATH, CONNECTION_SCOPES } from '@pravas/contract/connections'
import { ERRORS } from '@pravas/contract/errors'
import { ClientRegistration, OAUTH_PATHS, TokenRequest, TokenRevocation } from '@pravas/contract/oauth'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { ProblemError } from '../../errors.ts'
import type { Budgets } from '../../http/budgets.ts'
import { networkOf } from '../../network-rules.ts'
import type { OAuthClients } from './clients-service.ts'
import type { Grants, Tokens } from './grants-service.ts'
import { OAuthError } from './oauth-error.ts'

/** What each of these calls costs its network address: they come before anybody is known. */
const COST = 20
const BODY_BYTES = 16 * 1024

interface OAuthParts {
  clients: OAuthClients
  grants: Grants
  budgets: Budgets
  issuer: string
  resource: string
}

/**
 * The part of OAuth 2.1 that programs speak: what there is (RFC 8414, RFC 9728), registering (RFC 7591), tokens for codes
 * and refresh tokens, and giving them back (RFC 7009). People answer on a page of ours, see `routes.ts`.
 */
export async function oauthRoutes(app: FastifyInstance, parts: OAuthParts): Promise<void> {
  const { clients, grants, budgets, issuer, resource } = parts
  const at = (path: string) => `${issuer}${path}`

  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: unknown, body: string) => fieldsOf(body),
    )
    scope.setErrorHandler((error: unknown, request, reply) => {
      const refusal = refusalOf(error)
      if (refusal.status >= 500) request.log.error({ err: error }, 'unexpected error')
      if (error instanceof ProblemError && error.retryAfterSeconds !== undefined) {
        reply.header('Retry-After', error.retryAfterSeconds)
      }
      return reply.code(refusal.status).send({ error: refusal.error, error_description: refusal.message })
    })
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('Cache-Control', 'no-store')
    })
    scope.addHook('preHandler', async (request) => budgets.spend(`address ${networkOf(request.ip)}`, COST))

    const server = {
      issuer,
      authorization_endpoint: at(CONNECT_PATH),
      token_endpoint: at(OAUTH_PATHS.token),
      registration_endpoint: at(OAUTH_PATHS.register),
      revocation_endpoint: at(OAUTH_PATHS.revoke),
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: CONNECTION_SCOPES,
      authorization_response_iss_parameter_supported: true,
    }
    const described = {
      resource,
      resource_name: 'Pravas',
      authorization_servers: [issuer],
      scopes_supported: CONNECTION_SCOPES,
      bearer_methods_supported: ['header'],
    }
    scope.get(OAUTH_PATHS.server, async () => server)
    scope.get(OAUTH_PATHS.resource, async () => described)
    scope.get(OAUTH_PATHS.resourceOfMcp, async () => described)

    scope.post(OAUTH_PATHS.register, { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const asked = checked(ClientRegistration, request.body, 'invalid_client_metadata')
      if (asked.grant_types && !asked.grant_types.includes('authorization_code')) {
        throw new OAuthError(
          'invalid_client_metadata',
          'grant_types: only authorization_code and refresh_token are given.',
        )
      }
      const { client_name: name, redirect_uris: redirectUris } = asked
      const client = await clients.register({ name, redirectUris }, request.ip)
      return reply.code(201).send({
        client_id: client.id,
        client_id_issued_at: Math.floor(client.registeredAt.getTime() / 1000),
        client_name: client.name,
        redirect_uris: client.redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        scope: CONNECTION_SCOPES.join(' '),
      })
    })

    scope.post(OAUTH_PATHS.token, { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const body = form(request.headers['content-type'], request.body)
      if (!['authorization_code', 'refresh_token'].includes(String(body.grant_type))) {
        throw new OAuthError('unsupported_grant_type', 'grant_type: authorization_code or refresh_token.')
      }
      const asked = checked(TokenRequest, body, 'invalid_request')
      if (!(await clients.find(asked.client_id)))
        throw new OAuthError('invalid_client', 'There is no such client.', 401)
      if (asked.grant_type === 'refresh_token') {
        const { refresh_token: refresh, client_id: clientId } = asked
        return sendTokens(reply, await grants.refresh({ refresh, clientId, resource: asked.resource }))
      }
      const tokens = await grants.exchange({
        code: asked.code,
        clientId: asked.client_id,
        redirectUri: asked.redirect_uri,
        verifier: asked.code_verifier,
        resource: asked.resource,
      })
      return sendTokens(reply, tokens)
    })

    scope.post(OAUTH_PATHS.revoke, { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const { token, client_id } = checked(
        TokenRevocation,
        form(request.headers['content-type'], request.body),
        'invalid_request',
      )
      await grants.revoke(token, client_id)
      return reply.code(200).send({})
    })
  })
}

function sendTokens(reply: FastifyReply, { access, refresh, expiresInSeconds, scopes }: Tokens): FastifyReply {
  return reply.header('Pragma', 'no-cache').send({
    access_token: access,
    token_type: 'Bearer',
    expires_in: expiresInSeconds,
    refresh_token: refresh,
    scope: scopes.join(' '),
  })
}

/** The fields of a form; each may come once (RFC 6749, section 3.2). */
function fieldsOf(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)]
  if (new Set(fields.map(([name]) => name)).size < fields.length) {
    throw new OAuthError('invalid_request', 'A field came more than once.')
  }
  return Object.fromEntries(fields)
}

function form(type: string | undefined, body: unknown): Record<string, unknown> {
  if (!type?.startsWith('application/x-www-form-urlencoded')) {
    throw new OAuthError('invalid_request', 'The body must be a form (application/x-www-form-urlencoded).')
  }
  return { ...(body as Record<string, unknown> | null) }
}

function checked<S extends z.ZodType>(schema: S, value: unknown, error: string): z.output<S> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new OAuthError(error, `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'is not valid'}`)
}

/** Any error in the words of OAuth; a surprise says nothing of itself. */
function refusalOf(error: unknown): OAuthError {
  if (error instanceof OAuthError) return error
  if (error instanceof ProblemError && error.code === 'request.too_many') {
    return new OAuthError('temporarily_unavailable', error.message, 429)
  }
  const status = error instanceof ProblemError ? ERRORS[error.code].status : (error as Partial<FastifyError>).statusCode
  const isCallers = status !== undefined && status >= 400 && status < 500
  if (isCallers) return new OAuthError('invalid_request', 'The request cannot be read.', status)
  return new OAuthError('server_error', 'Something went wrong on our side.', 500)
}
