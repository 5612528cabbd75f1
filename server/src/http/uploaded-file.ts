import type { FastifyReply } from 'fastify'

/**
 * Prepares an answer that is a file under its name. What people upload is never trusted as a page: the browser may not guess its
 * type, run anything in it, or let another site embed it.
 */
export function harmless(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header('Content-Disposition', `inline; filename*=UTF-8''${headerValue(name)}`)
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('X-Content-Type-Options', 'nosniff')
}

/** A name as RFC 8187 writes it in a header; some marks that addresses allow are not allowed there. */
function headerValue(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}
