import type { Answer, CallInput, EndpointSpec } from '@pravas/contract/endpoint'
import { IDLE_HEADER } from '@pravas/contract/idle'
import { failures } from '@pravas/messages/en/failures'
import { texts } from '@pravas/messages/texts'
import { ApiError, errorOf } from './api-error.ts'
import { connection, isBrowserOffline, untilOnline } from './connection.ts'
import { takeEarlyCall } from './early-calls.ts'
import { idleSeconds } from './idle-sign-out.ts'
import type { Received } from './received.ts'
import { session } from './session.ts'

const t = texts(failures)

interface AnyInput {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
}

/**
 * Calls an entry of the contract at this site and returns its answer, checked by the entry's schema; undefined for an
 * entry without an answer. What only reads waits while the browser is offline, so that what was read before stays on the
 * page. Throws an `ApiError` for every other outcome, and signs the person out when a call that needs a session says that
 * there is none.
 */
export async function call<E extends EndpointSpec>(
  entry: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<Answer<E>> {
  const response = await respond(entry, input, signal)
  if (!entry.response) return undefined as Answer<E>
  const { success, data } = entry.response.safeParse(await response.json().catch(() => undefined))
  if (!success) throw unreadable(response)
  return data as Answer<E>
}

/**
 * Calls an entry as `call` does, for the calls whose answers the specification lets lack any field: fields that the
 * answer lacks are absent, not an error.
 */
export async function callLeniently<E extends EndpointSpec>(
  entry: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<Received<Answer<E>>> {
  return readLeniently(entry, await respond(entry, input, signal))
}

/** Reads an answer as `callLeniently` does. */
export async function readLeniently<E extends EndpointSpec>(
  entry: E,
  response: Response,
): Promise<Received<Answer<E>>> {
  if (!entry.response) return undefined as Received<Answer<E>>
  const answer: unknown = await response.json().catch(() => undefined)
  const isList = Array.isArray(answer)
  if (typeof answer !== 'object' || answer === null || isList !== (entry.response.type === 'array')) {
    throw unreadable(response)
  }
  return answer as Received<Answer<E>>
}

/** Calls an entry and returns the response as it comes; throws an `ApiError` for one outside 2xx, or without any. */
export async function respond<E extends EndpointSpec>(
  entry: E,
  input: CallInput<E>,
  signal: AbortSignal | undefined,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { params, query, body } = input as AnyInput
  const response = await send(addressOf(entry.path, params, query), {
    method: entry.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      [IDLE_HEADER]: String(idleSeconds()),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  if (response.status === 401 && entry.access !== 'public') session.signOut('ended')
  if (!response.ok) throw await errorOf(response)
  return response
}

/** The error of an answer that is not what its entry says. */
export function unreadable({ status }: Pick<Response, 'status'>): ApiError {
  return new ApiError(status, { title: t('unreadable-answer') })
}

/** The address of a contract path below `/api`, its parameters filled in and escaped. */
export function addressOf(path: string, params: AnyInput['params'] = {}, query: AnyInput['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

async function send(address: string, request: RequestInit): Promise<Response> {
  try {
    const response = await (takeEarlyCall(request.method ?? 'GET', address) ?? fetch(address, request))
    connection.answered()
    return response
  } catch (error) {
    if (request.signal?.aborted) throw error
    connection.failed()
    if (request.method === 'GET' && isBrowserOffline()) {
      await untilOnline(request.signal ?? undefined)
      return send(address, request)
    }
    throw new ApiError(0, {})
  }
}
