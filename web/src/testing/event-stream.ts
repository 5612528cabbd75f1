import { TransformStream } from 'node:stream/web'

/** An answer in the form of server-sent events that a test sends one by one. */
export interface EventStream {
  response: Response
  send(event: Record<string, unknown>): void
  /** Ends it as a server does; without a result before, a page takes the connection for lost. */
  end(): void
}

export function eventStream(): EventStream {
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const write = (text: string) => void writer.write(encoder.encode(text)).catch(() => undefined)
  write(':\n\n')
  return {
    // Node's own stream, whose type is not quite the browser's.
    response: new Response(readable as unknown as BodyInit, { headers: { 'content-type': 'text/event-stream' } }),
    send: (event) => write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`),
    end: () => void writer.close().catch(() => undefined),
  }
}
