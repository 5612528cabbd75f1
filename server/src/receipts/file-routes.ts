import type { FastifyInstance } from 'fastify'
import { problem } from '../errors.ts'
import type { ReceiptFiles } from './file-service.ts'

/**
 * The one call that answers a file instead of JSON. What people upload is never trusted as a page: the browser may not
 * guess its type, run anything in it, let another site embed it, or keep it for whoever signs in next.
 */
export function receiptFileRoutes(app: FastifyInstance, receiptFiles: ReceiptFiles): void {
  app.get<{ Params: { receiptId: string } }>('/api/receipts/:receiptId/file', async (request, reply) => {
    if (!request.signedIn) throw problem('session.missing')
    const file = await receiptFiles.open(request.signedIn.actor, request.params.receiptId)
    return reply
      .type(file.mediaType)
      .header('Content-Disposition', `inline; filename*=UTF-8''${headerValue(file.name)}`)
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('X-Content-Type-Options', 'nosniff')
      .send(Buffer.from(file.bytes))
  })
}

/** A name as RFC 8187 writes it in a header; some marks that addresses allow are not allowed there. */
function headerValue(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
}
