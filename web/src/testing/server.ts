import { vi } from 'vitest'

/** What a call is answered with: a JSON body, a response, or what the function makes of the call's own body. */
type Answer = object | ((body: unknown) => unknown)

interface Request {
  /** `GET /api/trips/EMP1` */
  call: string
  body: unknown
}

const BESIDE = [
  'GET /api/config',
  'GET /api/reminders',
  'GET /api/inbox/unread',
  'GET /api/needs-you',
  'GET /api/chat/fingenie/unclaimed-receipts',
  'GET /api/receipt-address',
  'GET /api/expense/drafts?limit=50',
]

/** A server that answers sign-outs and the calls named in `answers`, such as `GET /api/trips/EMP1`; 404 to any other. */
export class StandInServer {
  readonly answers: Record<string, Answer>
  readonly requests: Request[] = []

  constructor(answers: Record<string, Answer> = {}) {
    this.answers = { 'POST /api/auth/logout': () => new Response(null, { status: 204 }), ...answers }
    vi.stubGlobal('fetch', (address: string, request: RequestInit = {}) => this.#answer(address, request))
  }

  /** The calls made so far, in order, without those that every page makes beside its own. */
  get calls(): string[] {
    return this.requests.map(({ call }) => call).filter((call) => !BESIDE.includes(call))
  }

  /** The body of the latest call of this name. */
  bodyOf(call: string): unknown {
    return this.requests.findLast((request) => request.call === call)?.body
  }

  async #answer(address: string, { method = 'GET', body }: RequestInit): Promise<Response> {
    const call = `${method} ${address}`
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    this.requests.push({ call, body: sent })
    const given = this.answers[call]
    const answer = typeof given === 'function' ? await given(sent) : given
    if (answer instanceof Response) return answer
    return answer === undefined ? Response.json({ title: 'Not here.' }, { status: 404 }) : Response.json(answer)
  }
}

/** An answer that is an error of the server. */
export function broken(): Response {
  return Response.json({ title: 'Out of order.' }, { status: 500 })
}
