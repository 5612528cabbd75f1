import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** What the model server answers one request with. */
export type ModelReply =
  /** Words, calls of tools (an input given as text is sent as it is), and how it ends: well unless said otherwise. */
  | { say?: string; call?: { name: string; input: unknown }[]; ends?: 'well' | 'stall' | 'reset' | 'cut' }
  | { status: number; retryAfter?: number; code?: string; message?: string }
  /** Takes the request and never answers; closes the connection; a web page; a stream of something else; nothing at all. */
  | 'stall'
  | 'reset'
  | 'page'
  | 'garbage'
  | 'empty'

/** A request as the model was asked, whichever protocol it came by. */
export interface ModelRequest {
  path: string
  headers: IncomingMessage['headers']
  body: { messages?: { role: string; content: unknown }[]; tools?: unknown[]; [name: string]: unknown }
}

/** What a request is answered with. */
export type Answering = ModelReply | ((request: ModelRequest) => ModelReply)

/** A language model on loopback that speaks OpenAI's chat completions and Anthropic's messages, both as streams. */
export interface ModelServer {
  /** The addresses for `MODEL_URL`, by provider. */
  openai: string
  anthropic: string
  /** What the next requests are answered with, in this order; replaces what was left. */
  script(...replies: Answering[]): void
  /** What requests beyond the script are answered with; 500 until this is said. */
  otherwise(reply: Answering): void
  /** All requests since the last script. */
  requests: ModelRequest[]
  /** Resolves when the next request arrives. */
  asked(): Promise<void>
  /** Resolves when a caller goes away from an answer that has not ended. */
  left(): Promise<void>
}

/** Words and inputs travel in pieces of this many characters, so that nothing can rely on getting them whole. */
const PIECE = 7
const TOKENS = { in: 120, out: 40 }

/** Starts the server, which lives until the file's last test has ended. */
export async function modelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let replies: Answering[] = []
  let rest: Answering = { status: 500 }
  let asked: (() => void)[] = []
  let left: (() => void)[] = []

  const server = createServer(async (message, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest['body']
    const request = { path: message.url ?? '', headers: message.headers, body }
    requests.push(request)
    for (const tell of asked.splice(0)) tell()
    response.on('close', () => {
      if (!response.writableEnded) for (const tell of left.splice(0)) tell()
    })
    const next = replies.shift() ?? rest
    const reply = typeof next === 'function' ? next(request) : next
    answer(response, reply, request.path.endsWith('/messages') ? anthropicEvents : openaiEvents)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    openai: `${origin}/v1`,
    anthropic: `${origin}/anthropic/v1`,
    requests,
    script: (...next) => {
      replies = next
      requests.length = 0
      asked = []
      left = []
    },
    otherwise: (reply) => {
      rest = reply
    },
    asked: () => new Promise((resolve) => asked.push(resolve)),
    left: () => new Promise((resolve) => left.push(resolve)),
  }
}

type Spoken = Exclude<ModelReply, string | { status: number }>

function answer(response: ServerResponse, reply: ModelReply, events: (reply: Spoken) => Generator<string>): void {
  if (reply === 'stall') return
  if (reply === 'reset') return void response.destroy()
  if (reply === 'page') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')
  if (typeof reply === 'object' && 'status' in reply) {
    const headers = {
      'content-type': 'application/json',
      ...(reply.retryAfter && { 'retry-after': String(reply.retryAfter) }),
    }
    return void response
      .writeHead(reply.status, headers)
      .end(JSON.stringify({ error: { message: reply.message ?? 'no', type: 'error', code: reply.code } }))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (reply === 'empty') return void response.end()
  if (reply === 'garbage') return void response.end('data: {"choices": [{"delta": {"content"\n\ndata: 42\n\n')
  for (const event of events(reply)) response.write(event)
  if (reply.ends === 'stall') return
  if (reply.ends === 'reset') return void setImmediate(() => response.destroy())
  response.end()
}

function* openaiEvents({ say = '', call = [], ends = 'well' }: Spoken): Generator<string> {
  const chunk = (choices: unknown[], more = {}) =>
    `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'test', choices, ...more })}\n\n`
  const delta = (part: unknown, finish_reason: string | null = null) =>
    chunk([{ index: 0, delta: part, finish_reason }])
  yield delta({ role: 'assistant', content: '' })
  for (const piece of piecesOf(say)) yield delta({ content: piece })
  for (const [index, { name, input }] of call.entries()) {
    yield delta({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }] })
    for (const piece of piecesOf(jsonOf(input)))
      yield delta({ tool_calls: [{ index, function: { arguments: piece } }] })
  }
  if (ends !== 'well') return
  yield delta({}, call.length > 0 ? 'tool_calls' : 'stop')
  const { in: prompt_tokens, out: completion_tokens } = TOKENS
  yield chunk([], { usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens } })
  yield 'data: [DONE]\n\n'
}

function* anthropicEvents({ say = '', call = [], ends = 'well' }: Spoken): Generator<string> {
  const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`
  const usage = { input_tokens: TOKENS.in, output_tokens: 1 }
  const message = { id: 'm1', type: 'message', role: 'assistant', model: 'test', content: [], stop_reason: null, usage }
  yield event('message_start', { message })
  let index = 0
  if (say !== '') {
    yield event('content_block_start', { index, content_block: { type: 'text', text: '' } })
    for (const text of piecesOf(say)) yield event('content_block_delta', { index, delta: { type: 'text_delta', text } })
    if (ends === 'well') yield event('content_block_stop', { index })
    index += 1
  }
  for (const { name, input } of call) {
    yield event('content_block_start', {
      index,
      content_block: { type: 'tool_use', id: `call_${index}`, name, input: {} },
    })
    for (const partial_json of piecesOf(jsonOf(input))) {
      yield event('content_block_delta', { index, delta: { type: 'input_json_delta', partial_json } })
    }
    if (ends === 'well') yield event('content_block_stop', { index })
    index += 1
  }
  if (ends !== 'well') return
  const stop_reason = call.length > 0 ? 'tool_use' : 'end_turn'
  yield event('message_delta', { delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: TOKENS.out } })
  yield event('message_stop', {})
}

function jsonOf(input: unknown): string {
  return typeof input === 'string' ? input : JSON.stringify(input)
}

function piecesOf(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / PIECE) }, (_, index) =>
    text.slice(index * PIECE, (index + 1) * PIECE),
  )
}
