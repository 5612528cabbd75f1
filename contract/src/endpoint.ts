import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * What a service token may be allowed: to read what its owner may, to put requests together, to send and withdraw them, to
 * administer people and the structure, to work on the accounts, and to hand over emails with receipts.
 */
export const SERVICE_SCOPES = ['read', 'draft', 'submit', 'people', 'accounts', 'mail'] as const
export type ServiceScope = (typeof SERVICE_SCOPES)[number]

/** Who may call: anybody, or only someone with a session. What a person may do to a record is the server's policy. */
export type Access = 'public' | 'session'

export interface EndpointSpec {
  /** The name of the call in generated clients, which is that of its entry; it stays as it is once it was released. */
  operationId: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api`, with `:name` for parameters. */
  path: string
  /** One line for the API reference. */
  summary: string
  /** The heading it stands under in the API reference. */
  tag: string
  access?: Access
  /** What a service token needs to be allowed for it; absent: such tokens don't reach it. */
  scope?: ServiceScope
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The field of the body that takes files, where the call may be sent as a form (`multipart/form-data`) as well. */
  files?: string
  /** What a success answers; absent: 204 without a body. */
  response?: z.ZodType
  /** What a caller that accepts `text/event-stream` hears instead, event by event; each has its `type`. */
  events?: z.ZodType
  /** The errors of its own that a caller should expect, beside those that any call may meet. */
  errors?: readonly ErrorCode[]
  /** The largest request body in bytes; absent: `STANDARD_BODY_BYTES`. */
  bodyBytes?: number
}

/** A body of more than this many bytes answers 413, unless the entry names another limit. */
export const STANDARD_BODY_BYTES = 256 * 1024

/** With which a caller sends a POST again without it being carried out again, and which an answer from before comes with. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
export const REPLAYED_HEADER = 'Idempotency-Replayed'

/** Whether a call may be sent again with the same key; a public one has no caller whose key it could be. */
export function takesKey({ method, access }: { method: string; access?: Access | undefined }): boolean {
  return method === 'POST' && access !== 'public'
}

type Input<T> = T extends z.ZodType ? z.input<T> : undefined
type Output<T> = T extends z.ZodType ? z.output<T> : undefined

/** What a caller hands over: only the parts that the entry has. */
export type CallInput<E extends EndpointSpec> = {
  [K in 'params' | 'query' | 'body' as E[K] extends z.ZodType ? K : never]: Input<E[K]>
}

/** What a handler receives, checked. */
export interface CheckedInput<E extends EndpointSpec> {
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
}

/** What a handler returns and a caller receives. */
export type Answer<E extends EndpointSpec> = E['response'] extends z.ZodType ? z.output<E['response']> : undefined

/** One call of the API: the route, the client, the tests and the reference all read this entry. */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec
}
