import { CONNECT_PATH, CONNECTION_SCOPES, type ConnectionScope } from '@pravas/contract/connections'
import { MCP_PATH, OAUTH_PATHS } from '@pravas/contract/oauth'

const WHAT: Record<ConnectionScope, string> = {
  read: 'Read what the person may read',
  draft: 'Put trip requests and claims together',
  submit: 'Send what was drafted to the manager',
}

const tags = ['Connected assistants']
const ref = (name: string) => ({ schema: { $ref: `#/components/schemas/${name}` } })
const json = (name: string) => ({ 'application/json': ref(name) })
const refused = (description: string) => ({ description, content: json('OAuthProblem') })

/** How a connected assistant proves itself. */
export const CONNECTION_SCHEME = {
  type: 'oauth2',
  flows: {
    authorizationCode: {
      authorizationUrl: CONNECT_PATH,
      tokenUrl: OAUTH_PATHS.token,
      refreshUrl: OAUTH_PATHS.token,
      scopes: Object.fromEntries(CONNECTION_SCOPES.map((scope) => [scope, WHAT[scope]])),
    },
  },
}

/** The calls that assistants of others make, which speak OAuth and the Model Context Protocol instead of ours. */
export function connectionPaths() {
  const description = (operationId: string, summary: string) => ({
    get: { operationId, summary, tags, security: [], responses: { 200: { description: 'The description' } } },
  })
  const form = (name: string) => ({
    required: true,
    content: { 'application/x-www-form-urlencoded': ref(name) },
  })
  return {
    [MCP_PATH]: {
      post: {
        operationId: 'callMcp',
        summary: 'The tools for other assistants: one message of the Model Context Protocol (streamable HTTP)',
        tags,
        security: [{ connection: [] }],
        requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
        responses: {
          200: { description: 'The answer, as JSON or as an event stream of it' },
          202: { description: 'A notification was taken' },
          401: refused('There is no token, or it has ended; `WWW-Authenticate` says where to get one'),
        },
      },
    },
    [OAUTH_PATHS.register]: {
      post: {
        operationId: 'registerClient',
        summary: 'Register a program that people may connect (RFC 7591)',
        tags,
        security: [],
        requestBody: { required: true, content: json('ClientRegistration') },
        responses: {
          201: { description: 'It is registered, without a secret' },
          400: refused('`invalid_redirect_uri` or `invalid_client_metadata`'),
          429: refused('Too many are registered from this network'),
        },
      },
    },
    [OAUTH_PATHS.token]: {
      post: {
        operationId: 'exchangeToken',
        summary: 'Exchange a code or a refresh token, each once, for new tokens',
        tags,
        security: [],
        requestBody: form('TokenRequest'),
        responses: {
          200: { description: 'The tokens', content: json('TokenAnswer') },
          400: refused('`invalid_grant`, `invalid_request`, `invalid_target` or `unsupported_grant_type`'),
          401: refused('`invalid_client`'),
        },
      },
    },
    [OAUTH_PATHS.revoke]: {
      post: {
        operationId: 'revokeToken',
        summary: 'Give a token back, which ends its connection (RFC 7009)',
        tags,
        security: [],
        requestBody: form('TokenRevocation'),
        responses: { 200: { description: 'The token is worth nothing' }, 400: refused('`invalid_request`') },
      },
    },
    [OAUTH_PATHS.server]: description('describeAuthorizationServer', 'What of OAuth there is (RFC 8414)'),
    [OAUTH_PATHS.resource]: description('describeProtectedResource', 'What the tools ask for (RFC 9728)'),
    [OAUTH_PATHS.resourceOfMcp]: description(
      'describeMcpResource',
      'The same, at the address that clients look for first',
    ),
  }
}
