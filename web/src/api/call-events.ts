import type { Answer, CallInput, EndpointSpec } from '@pravas/contract/endpoint'
import type { z } from 'zod'
import { readLeniently, respond, unreadable } from './call.ts'
import type { Received } from './received.ts'

const EVENT_STREAM = 'text/event-stream'

/** An entry of the contract whose answer can come as events. */
type EventEndpoint = EndpointSpec & { events: z.ZodType }

/** How a call was answered: with events as they come, or with one answer by a server that sends none. */
type EventAnswer<E extends EventEndpoint> =
  | { events: AsyncGenerator<z.output<E['events']>> }
  | { answer: Received<Answer<E>> }

/**
 * Calls an entry and asks for its events; a plain answer is read as `callLeniently` does. Throws an `ApiError` where the
 * call fails. The events end with the connection, complete or not, and throw an `ApiError` at one that cannot be read.
 */
export async function callForEvents<E extends EventEndpoint>(
  entry: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<EventAnswer<E>> {
  const response = await respond(entry, input, signal, { accept: `${EVENT_STREAM}, application/json;q=0.9` })
  const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM) === true
  if (!isStream || response.body === null) return { answer: await readLeniently(entry, response) }
  return { events: eventsOf<z.output<E['events']>>(entry.events, response.body) }
}

async function* eventsOf<Event>(schema: z.ZodType, body: NonNullable<Response['body']>): AsyncGenerator<Event> {
  const { createParser } = await import('eventsource-parser')
  const arrived: string[] = []
  const parser = createParser({ onEvent: ({ data }) => arrived.push(data) })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      // What a broken connection has brought until then counts.
      const { value } = await reader.read().catch(() => ({ value: undefined }))
      if (value === undefined) return
      parser.feed(decoder.decode(value, { stream: true }))
      for (const text of arrived.splice(0)) {
        const { success, data } = schema.safeParse(parseJson(text))
        if (!success) throw unreadable({ status: 200 })
        yield data as Event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
