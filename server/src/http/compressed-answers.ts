import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const compress = promisify(gzip)

/** Bytes that go in one packet anyway. */
const ONE_PACKET = 1400
/** The fastest level makes lists seven times smaller; the others take longer for little more. */
const LEVEL = constants.Z_BEST_SPEED

/**
 * Compresses the JSON that is read, for callers who take it. What a call answers that changes something may hold a secret that was just
 * made, and is sent as it is. The pages' own files are compressed when they are built.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    const isJson = /^application\/(?:[\w.-]+\+)?json\b/.test(String(reply.getHeader('content-type')))
    if (request.method !== 'GET' || !isText || !isJson || Buffer.byteLength(payload) <= ONE_PACKET) return payload
    const before = reply.getHeader('vary')
    reply.header('Vary', before === undefined ? 'Accept-Encoding' : `${before}, Accept-Encoding`)
    if (!takesGzip(request.headers['accept-encoding']) || reply.hasHeader('content-encoding')) return payload
    reply.removeHeader('content-length').header('Content-Encoding', 'gzip')
    return compress(payload, { level: LEVEL })
  })
}

/** Whether a header names gzip and does not refuse it. */
function takesGzip(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .some((coding) => /^\s*(?:gzip|\*)\s*(?:;(?!\s*q=0(?:\.0*)?\s*$)|$)/.test(coding))
}
