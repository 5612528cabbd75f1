import type { Answer, CallInput, EndpointSpec } from '@pravas/contract/endpoint'
import { Problem } from '@pravas/contract/errors'

export interface Reply<Body> {
  status: number
  headers: Headers
  body: Body
}

/** Calls a running app. An answer of 500 fails the test, and so does a body that is not what the contract says. */
export interface Client {
  /** Calls a contract entry that is expected to succeed, and answers its checked body. */
  call<E extends EndpointSpec>(entry: E, input?: CallInput<E>): Promise<Answer<E>>
  /** Calls a contract entry that is expected to be refused, and answers the problem. */
  refused<E extends EndpointSpec>(entry: E, input?: unknown): Promise<Problem>
  /** Calls any address; the body is sent as JSON unless it is a string. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply<unknown>>
  get(path: string): Promise<Reply<unknown>>
  post(path: string, body?: unknown): Promise<Reply<unknown>>
}

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** A client of the app at `origin`, with the session cookie that `cookie` answers. */
export function clientFor(origin: string, cookie: () => Promise<string | undefined>): Client {
  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const session = await cookie()
    const response = await fetch(new URL(path, origin), {
      method,
      headers: {
        ...(session ? { cookie: session } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.status === 500) throw new Error(`${method} ${path} answered 500: ${text}`)
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? (JSON.parse(text) as unknown) : text }
  }

  function sendEntry(entry: EndpointSpec, input: LooseInput) {
    const path = entry.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''))
    const query = input.query ? `?${new URLSearchParams(input.query)}` : ''
    return send(entry.method, `/api${path}${query}`, input.body)
  }

  return {
    send,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),

    async call(entry, input) {
      const { status, body } = await sendEntry(entry, (input ?? {}) as LooseInput)
      if (status >= 300) throw new Error(`${entry.method} ${entry.path} answered ${status}: ${JSON.stringify(body)}`)
      // The schema is the entry's own, so what it lets through is the entry's answer.
      return entry.response?.parse(body) as Answer<typeof entry>
    },

    async refused(entry, input) {
      const { status, body } = await sendEntry(entry, (input ?? {}) as LooseInput)
      if (status < 400) throw new Error(`${entry.method} ${entry.path} was not refused but answered ${status}`)
      return Problem.parse(body)
    },
  }
}
