import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const TAG = 'Connected assistants'

/** What a person may let another assistant do for them, the least first. */
export const CONNECTION_SCOPES = ['read', 'draft', 'submit'] as const
export const ConnectionScope = z.enum(CONNECTION_SCOPES).meta({ id: 'ConnectionScope' })
export type ConnectionScope = z.infer<typeof ConnectionScope>

/** The page that asks a person whether an assistant may be connected: the authorisation endpoint of OAuth. */
export const CONNECT_PATH = '/connect'

const Text = z.string().max(2000).optional()

/** What an assistant sends a person's browser to the page with, as OAuth 2.1 and RFC 8707 name it. */
export const ConnectionRequest = z
  .object({
    client_id: z.string().max(100),
    redirect_uri: z.string().max(2000),
    response_type: Text,
    code_challenge: Text,
    code_challenge_method: Text,
    scope: Text,
    state: Text,
    resource: Text,
  })
  .meta({ id: 'ConnectionRequest' })
export type ConnectionRequest = z.infer<typeof ConnectionRequest>

/** A request as the page shows it. */
export const AskedConnection = z
  .object({
    client_name: z.string().meta({ description: 'name of the program, as given by itself, unverified' }),
    redirect_host: z.string().meta({ description: 'where the browser is redirected' }),
    scopes: z.array(ConnectionScope).meta({ description: 'the requested scopes' }),
    refusal: z
      .object({ text: z.string(), back: z.string() })
      .nullable()
      .meta({ description: "why the program can't be connected, and the address to redirect to with that error" }),
  })
  .meta({ id: 'AskedConnection' })
export type AskedConnection = z.infer<typeof AskedConnection>

export const askedConnection = endpoint({
  operationId: 'askedConnection',
  method: 'GET',
  path: '/connections/asked',
  summary: 'Get the connection request of an assistant',
  tag: TAG,
  query: ConnectionRequest,
  response: AskedConnection,
  errors: ['connection.unknown_client', 'connection.redirect'],
})

export const answerConnection = endpoint({
  operationId: 'answerConnection',
  method: 'POST',
  path: '/connections/answer',
  summary:
    'Connect an assistant with some of the requested scopes, or refuse with none. Returns the address to continue at',
  tag: TAG,
  body: z.object({ request: ConnectionRequest, scopes: z.array(ConnectionScope).max(CONNECTION_SCOPES.length) }),
  response: z.object({ redirect: z.string() }),
  errors: ['connection.unknown_client', 'connection.redirect'],
})

/** An assistant that may act for the person. */
export const Connection = z
  .object({
    id: z.uuid(),
    client_name: z.string(),
    redirect_host: z.string(),
    scopes: z.array(ConnectionScope),
    connected_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'to the minute' }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Connection' })
export type Connection = z.infer<typeof Connection>

export const ownConnections = endpoint({
  operationId: 'ownConnections',
  method: 'GET',
  path: '/connections',
  summary: 'List your connected assistants, most recently connected first',
  tag: TAG,
  response: z.array(Connection),
})

export const endConnection = endpoint({
  operationId: 'endConnection',
  method: 'DELETE',
  path: '/connections/:connectionId',
  summary: 'Disconnect an assistant and revoke its tokens',
  tag: TAG,
  params: z.object({ connectionId: z.string().min(1).max(100) }),
  errors: ['record.not_found'],
})
