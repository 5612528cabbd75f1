import { once } from 'node:events'
import type { Answer, CallInput, EndpointSpec } from '@pravas/contract/endpoint'
import { ServerMessage, TRIPMATE_SOCKET_PATH, type TurnResult } from '@pravas/contract/tripmate'
import WebSocket from 'ws'
import { DEMO_PASSWORD } from './test.ts'

interface LooseInput {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

/** Somebody who talks to the running product without a browser. Every call opens its own connection, so it may be restarted between two. */
export class ProductClient {
  readonly #origin: string
  readonly #cookie: string

  /** What the session is known by, as a request carries it. */
  get cookie(): string {
    return this.#cookie
  }

  private constructor(origin: string, cookie: string) {
    this.#origin = origin
    this.#cookie = cookie
  }

  static async signIn(origin: string, who: string, password: string = DEMO_PASSWORD): Promise<ProductClient> {
    const response = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ email: `${who}@pravas.example`, password }),
    })
    const cookie = response.headers.get('set-cookie')?.split(';')[0]
    if (!response.ok || !cookie) throw new Error(`${who} was not signed in: ${response.status}`)
    return new ProductClient(origin, cookie)
  }

  /** Calls a contract entry and answers its checked body; throws on a refusal. */
  async call<E extends EndpointSpec>(entry: E, input?: CallInput<E>): Promise<Answer<E>> {
    const { params = {}, query = {}, body } = (input ?? {}) as LooseInput
    const path = entry.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const address = new URL(`/api${path}`, this.#origin)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
    const response = await fetch(address, {
      method: entry.method,
      headers: {
        cookie: this.#cookie,
        connection: 'close',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${entry.method} ${path} answered ${response.status}: ${text}`)
    // The schema is the entry's own, so what it lets through is the entry's answer; without one there is no body.
    return entry.response?.parse(JSON.parse(text)) as Answer<E>
  }

  /** The bytes behind a link that the product gave. */
  async bytes(link: string): Promise<Buffer> {
    const response = await fetch(new URL(link, this.#origin), {
      headers: { cookie: this.#cookie, connection: 'close' },
    })
    if (!response.ok) throw new Error(`${link} answered ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  }

  /** One turn with TripMate over a socket of its own. */
  async turn(message: { prompt: string; sessionId: string; employee_id: string }): Promise<TurnResult> {
    const address = new URL(TRIPMATE_SOCKET_PATH, this.#origin.replace('http', 'ws'))
    const socket = new WebSocket(address, { headers: { cookie: this.#cookie } })
    await once(socket, 'open')
    socket.send(JSON.stringify({ action: 'sendMessage', ...message }))
    const [data] = await once(socket, 'message')
    socket.terminate()
    const answer = ServerMessage.parse(JSON.parse(String(data)))
    if (answer.type !== 'result') throw new Error(`TripMate answered ${JSON.stringify(answer)}`)
    return answer
  }
}
