import type { FastifyReply } from 'fastify'
import { problem } from '../errors.ts'

/** Aborted, by a refusal that nobody hears, when the caller goes away before the answer. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort(problem('server.unavailable'))
  })
  return gone.signal
}
