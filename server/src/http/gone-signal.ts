import type { FastifyReply } from 'fastify'
import { problem } from '../errors.ts'

/** Aborted, by a refusal that nobody hears, when the caller goes away before the answer. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const leave = () => {
    if (!reply.raw.writableEnded) gone.abort(problem('server.unavailable'))
  }
  // They may have gone while who they are was looked up, and that is told only once.
  if (reply.raw.closed) leave()
  else reply.raw.once('close', leave)
  return gone.signal
}
