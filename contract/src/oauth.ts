import { z } from 'zod'
import { PlainText } from './text.ts'

/** Where assistants of others find the product's tools, and what they speak to be let in. */
export const MCP_PATH = '/mcp'
export const OAUTH_PATHS = {
  register: '/oauth/register',
  token: '/oauth/token',
  revoke: '/oauth/revoke',
  server: '/.well-known/oauth-authorization-server',
  resource: '/.well-known/oauth-protected-resource',
  resourceOfMcp: '/.well-known/oauth-protected-resource/mcp',
} as const

/** What a program says of itself (RFC 7591); what is not named here is not used. */
export const ClientRegistration = z
  .object({
    client_name: PlainText.trim().max(80).optional(),
    redirect_uris: z.array(z.string().max(2000)).min(1).max(5),
    grant_types: z.array(z.string().max(100)).max(10).optional(),
  })
  .meta({ id: 'ClientRegistration' })

const Value = z.string().min(1).max(200)
const Resource = z.string().max(2000).optional()

/** A code or a refresh token to be exchanged (RFC 6749, RFC 7636, RFC 8707). */
export const TokenRequest = z
  .discriminatedUnion('grant_type', [
    z.object({
      grant_type: z.literal('authorization_code'),
      client_id: Value,
      code: Value,
      redirect_uri: z.string().max(2000),
      code_verifier: Value,
      resource: Resource,
    }),
    z.object({
      grant_type: z.literal('refresh_token'),
      client_id: Value,
      refresh_token: Value,
      resource: Resource,
    }),
  ])
  .meta({ id: 'TokenRequest' })

/** A token to be given back (RFC 7009). */
export const TokenRevocation = z.object({ token: Value, client_id: Value }).meta({ id: 'TokenRevocation' })

/** What exchanging answers. */
export const TokenAnswer = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.int().meta({ description: 'seconds' }),
    refresh_token: z.string(),
    scope: z.string(),
  })
  .meta({ id: 'TokenAnswer' })

/** A refusal (RFC 6749, section 5.2). */
export const OAuthProblem = z.object({ error: z.string(), error_description: z.string() }).meta({ id: 'OAuthProblem' })
