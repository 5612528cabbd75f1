import { createRequire } from 'node:module'
import {
  type EndpointSpec,
  IDEMPOTENCY_HEADER,
  REPLAYED_HEADER,
  SERVICE_SCOPES,
  type ServiceScope,
  takesKey,
} from '@pravas/contract/endpoint'
import { ERRORS, type ErrorCode, Problem } from '@pravas/contract/errors'
import { expensePdfPath, receiptFilePath } from '@pravas/contract/expenses'
import { TokenRequest } from '@pravas/contract/oauth'
import { RECEIPT_MAILS_PATH, TakenMail } from '@pravas/contract/receipt-mail'
import { receiptPicturePath } from '@pravas/contract/receipt-review'
import { PROVIDER_CALLBACK_PATH } from '@pravas/contract/sign-on'
import { ClientMessage, ServerMessage, TRIPMATE_SOCKET_PATH } from '@pravas/contract/tripmate'
import { RECEIPT_TYPES } from '@pravas/reading/sniff'
import { z } from 'zod'
import { problem } from '../errors.ts'
import { CONNECTION_SCHEME, connectionPaths } from './openapi-connections.ts'
import { EXAMPLE_ID, exampleOf } from './openapi-examples.ts'
import { problemDocument } from './problems.ts'

const { version } = createRequire(import.meta.url)('../../package.json') as { version: string }

type JsonSchema = Record<string, unknown>

/**
 * The OpenAPI 3.1 document of all calls, written from the contract; `sessionCookieName` is what sign-in sets, and
 * `connects` whether assistants of others may be connected, and `asksProvider` whether the server itself signs people in with an
 * identity provider.
 */
export function openApiDocument(
  entries: readonly EndpointSpec[],
  sessionCookieName: string,
  { connects, asksProvider }: { connects: boolean; asksProvider: boolean },
) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const entry of entries) {
    const path = `/api${entry.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operation(entry) }
  }
  paths[receiptFilePath('{receiptId}')] = { get: receiptFileOperation() }
  paths[receiptPicturePath('{receiptId}', '{page}')] = { get: receiptPictureOperation() }
  paths[expensePdfPath('{expenseId}')] = { get: claimPdfOperation() }
  paths[RECEIPT_MAILS_PATH] = { post: receiptMailOperation() }
  paths[TRIPMATE_SOCKET_PATH] = { get: socketOperation() }
  if (asksProvider) paths[`/api${PROVIDER_CALLBACK_PATH}`] = { get: providerCallbackOperation() }
  if (connects) Object.assign(paths, connectionPaths())
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pravas',
      version,
      description:
        'Business trips and expense claims. Authenticate with the session cookie from sign-in, or with a service token for the calls that its scopes allow.',
    },
    paths,
    components: {
      schemas: sharedSchemas(),
      examples: problemExamples(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName },
        serviceToken: SERVICE_TOKEN_SCHEME,
        ...(connects && { connection: CONNECTION_SCHEME }),
      },
    },
  }
}

function providerCallbackOperation() {
  return {
    operationId: 'finishProviderSignIn',
    summary: 'Redirect target of an identity provider that requires a secret, if one is configured',
    tags: ['Sign-in'],
    security: [],
    responses: {
      303: { description: 'Redirect to a page, with a session cookie or with the reason why there is none' },
    },
  }
}

/** A key with which another program calls; an administrator makes one under Settings. */
const SERVICE_TOKEN_SCHEME = {
  type: 'http',
  scheme: 'bearer',
  description: `A service token, created by an administrator; its scopes are ${SERVICE_SCOPES.join(', ')}.`,
}

/** A session, or a service token with the scope where there is one for it. */
function securityOf(scope: ServiceScope | undefined) {
  return [{ session: [] }, ...(scope === undefined ? [] : [{ serviceToken: [scope] }])]
}

function operation(entry: EndpointSpec) {
  const headers = takesKey(entry) ? { headers: REPLAYED } : {}
  return {
    operationId: entry.operationId,
    summary: entry.summary,
    tags: [entry.tag],
    security: entry.access === 'public' ? [] : securityOf(entry.scope),
    parameters: [
      ...parameters(entry.params, 'path'),
      ...parameters(entry.query, 'query'),
      ...(takesKey(entry) ? [IDEMPOTENCY_PARAMETER] : []),
    ],
    ...(entry.body
      ? { requestBody: { required: true, content: { ...jsonOf(entry.body, 'input'), ...formOf(entry) } } }
      : {}),
    responses: {
      ...(entry.response
        ? {
            200: {
              description: 'Success',
              ...headers,
              content: { ...jsonOf(entry.response, 'output'), ...events(entry) },
            },
          }
        : { 204: { description: 'Success, without a body', ...headers } }),
      ...errorResponses(entry),
    },
  }
}

const IDEMPOTENCY_PARAMETER = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  description:
    'A new value for each request, such as a UUID. If the same request is repeated with it within 24 hours, the first response is returned and nothing is executed again; a refused request is executed again.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: EXAMPLE_ID,
}

const REPLAYED = {
  [REPLAYED_HEADER]: {
    description: 'present if this is the stored response to an earlier, identical request',
    schema: { type: 'string', enum: ['true'] },
  },
}

/** The same body as a form, its files as they are, where the call may be sent as one. */
function formOf({ body, files }: EndpointSpec): JsonSchema {
  if (!body || files === undefined) return {}
  const { properties, ...schema } = schemaOf(body, 'input')
  const bytes = { type: 'array', items: { type: 'string', format: 'binary' } }
  return { 'multipart/form-data': { schema: { ...schema, properties: { ...(properties as object), [files]: bytes } } } }
}

/** Each event has its type as its name and its JSON as its data. */
function events({ events: schema }: EndpointSpec) {
  return schema ? { 'text/event-stream': { schema: schemaOf(schema, 'output') } } : {}
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  const examples = schema ? (exampleOf(schema, 'input') as Record<string, unknown>) : {}
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
    example: examples[name],
  }))
}

/** What any call may answer: that there were too many, that something is broken, or that the product is stopping. */
const ANY_CALL: readonly ErrorCode[] = ['request.too_many', 'server.error', 'server.unavailable', 'server.disk_full']

/** The errors of the entry's own, those that its shape makes possible and those of any call, one response a status. */
function errorResponses(entry: EndpointSpec) {
  const codes: ErrorCode[] = [...(entry.errors ?? [])]
  if (entry.access !== 'public') codes.push('session.missing')
  if (entry.scope) codes.push('token.unknown', 'token.scope')
  if (entry.body || entry.params || entry.query) codes.push('request.invalid')
  if (entry.body) codes.push('request.not_json', 'request.too_large')
  if (entry.method !== 'GET') codes.push('origin.refused')
  if (takesKey(entry)) codes.push('idempotency.reused', 'idempotency.in_progress', 'idempotency.lost')
  return problemResponses(codes)
}

/** After how many seconds the caller may try again. */
const RETRY_AFTER = { 'Retry-After': { description: 'in seconds', schema: { type: 'integer' }, example: 7 } }

/** Each error as it is answered, by its code. */
function problemExamples() {
  return Object.fromEntries(
    Object.keys(ERRORS).map((code) => [code, { value: problemDocument(problem(code as ErrorCode), EXAMPLE_ID) }]),
  )
}

function problemResponses(own: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(new Set([...own, ...ANY_CALL]), (code) => ERRORS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${ERRORS[code].title}`).join('\n\n'),
        ...(status === 429 && { headers: RETRY_AFTER }),
        content: {
          'application/problem+json': {
            schema: ref('Problem'),
            examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
          },
        },
      },
    ]),
  )
}

function receiptFileOperation() {
  return {
    operationId: 'getReceiptFile',
    summary: 'Get the file of a receipt as uploaded; without camera metadata, except for the uploader',
    tags: ['Expenses'],
    security: securityOf('read'),
    parameters: [{ name: 'receiptId', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {
      200: {
        description: 'The file, with an inline disposition and its own name',
        content: Object.fromEntries(RECEIPT_TYPES.map((type) => [type, {}])),
      },
      ...problemResponses(['session.missing', 'record.not_found']),
    },
  }
}

function receiptMailOperation() {
  return {
    operationId: 'takeReceiptMail',
    summary:
      'Submit an email with receipts as received; they become unclaimed receipts of the person it was addressed to',
    tags: ['Expenses'],
    security: securityOf('mail'),
    parameters: [IDEMPOTENCY_PARAMETER],
    requestBody: {
      required: true,
      description: 'The raw email (RFC 5322), with a `Delivered-To` header if no other header contains the address.',
      content: { 'message/rfc822': {} },
    },
    responses: {
      200: { description: 'The outcome', headers: REPLAYED, content: jsonOf(TakenMail, 'output') },
      ...problemResponses([
        'session.missing',
        'token.unknown',
        'token.scope',
        'action.forbidden',
        'receipt_mail.off',
        'request.invalid',
        'request.too_large',
        'origin.refused',
      ]),
    },
  }
}

function receiptPictureOperation() {
  const inPath = { in: 'path', required: true }
  return {
    operationId: 'getReceiptPicture',
    summary: 'Get a page of a receipt as a picture: upright, without camera metadata, at most 1,600 pixels wide',
    tags: ['Expenses'],
    security: securityOf('read'),
    parameters: [
      { ...inPath, name: 'receiptId', schema: { type: 'string' } },
      { ...inPath, name: 'page', schema: { type: 'integer', minimum: 0 }, description: 'page number, from 0' },
    ],
    responses: {
      200: { description: 'The picture', content: { 'image/jpeg': {} } },
      304: { description: 'Not modified: the picture matches the ETag' },
      ...problemResponses(['session.missing', 'record.not_found', 'receipt.unreadable']),
    },
  }
}

function claimPdfOperation() {
  return {
    operationId: 'getExpensePdf',
    summary: 'Get an expense as a PDF with all its receipts',
    tags: ['Expenses'],
    security: securityOf('read'),
    parameters: [{ name: 'expenseId', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {
      200: {
        description: 'The PDF, as an attachment named after the expense number',
        content: { 'application/pdf': {} },
      },
      ...problemResponses([
        'session.missing',
        'record.not_found',
        'claim_pdf.too_large',
        'claim_pdf.busy',
        'claim_pdf.failed',
      ]),
    },
  }
}

function socketOperation() {
  return {
    operationId: 'openTripMateSocket',
    summary: 'Talk to TripMate over a WebSocket',
    description:
      'Upgrade to a WebSocket. Each frame is JSON: the page sends `ClientMessage`, the server sends `ServerMessage`, and every turn ends with exactly one `result` or `error`.',
    tags: ['TripMate'],
    security: [{ session: [] }],
    responses: {
      101: {
        description: 'The socket is open',
        content: json({ anyOf: [ref('ClientMessage'), ref('ServerMessage')] }),
      },
    },
  }
}

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

function json(schema: JsonSchema) {
  return { 'application/json': { schema } }
}

/** A schema as JSON, with an example. */
function jsonOf(schema: z.ZodType, io: 'input' | 'output') {
  return { 'application/json': { schema: schemaOf(schema, io), example: exampleOf(schema, io) } }
}

/** One schema inline, with references to the shared ones that it is made of. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, $defs: __, ...inline } = z.toJSONSchema(schema, { io }) as JsonSchema
  return JSON.parse(JSON.stringify(inline).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

/** Every schema of the contract that has a name. */
function sharedSchemas(): Record<string, JsonSchema> {
  // Named here so that the socket's messages are part of the document although no route returns them.
  void [Problem, ClientMessage, ServerMessage, TokenRequest]
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `#/components/schemas/${id}`,
    unrepresentable: 'any',
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const { $schema: _, $id: __, ...rest } = schema as JsonSchema
      return [name, rest]
    }),
  )
}
