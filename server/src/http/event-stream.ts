import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'

/** Proxies close what is silent for a minute. */
const BEAT_MS = 20_000

/**
 * An answer that is told event by event (`text/event-stream`). `follow` begins to tell and answers how to stop, which is
 * called when the caller has gone or all is told.
 */
export class EventStream<Event extends { type: string }> {
  readonly follow: (tell: (event: Event) => void, end: () => void) => () => void

  constructor(follow: EventStream<Event>['follow']) {
    this.follow = follow
  }
}

/** Whether a caller asks to hear events instead of one answer. */
export function acceptsEvents({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return /\btext\/event-stream\b/.test(headers.accept ?? '')
}

/** Sends the events as their schema has them, without what it does not list. */
export function sendEvents(reply: FastifyReply, { follow }: EventStream<{ type: string }>, schema: z.ZodType) {
  const body = new PassThrough()
  // The head goes out with the first bytes: the caller learns at once that it hears events.
  body.write(':\n\n')
  const beat = setInterval(() => body.write(':\n\n'), BEAT_MS)
  const leave = follow(
    (event) => {
      if (body.writable) body.write(`event: ${event.type}\ndata: ${JSON.stringify(schema.parse(event))}\n\n`)
    },
    () => body.end(),
  )
  body.once('close', () => {
    clearInterval(beat)
    leave()
  })
  return reply.headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }).type('text/event-stream').send(body)
}
