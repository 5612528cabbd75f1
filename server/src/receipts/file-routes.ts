import { receiptFilePath } from '@pravas/contract/expenses'
import { receiptPicturePath } from '@pravas/contract/receipt-review'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'
import { problem } from '../errors.ts'
import { goneSignal } from '../http/gone-signal.ts'
import { harmless } from '../http/uploaded-file.ts'
import type { ReceiptFiles } from './file-service.ts'

/**
 * The calls that answer a file or a picture instead of JSON. The browser keeps no file for whoever signs in next, and asks each
 * time whether it may still show a picture that it has.
 */
export function receiptFileRoutes(app: FastifyInstance, receiptFiles: ReceiptFiles): void {
  const options: RouteShorthandOptions = { config: { scope: 'read' } }
  app.get<{ Params: { receiptId: string } }>(receiptFilePath(':receiptId'), options, async (request, reply) => {
    if (!request.signedIn) throw problem('session.missing')
    const { actor } = request.signedIn
    const { bytes, name, mediaType } = await receiptFiles.open(actor, request.params.receiptId, goneSignal(reply))
    return harmless(reply, name).type(mediaType).send(Buffer.from(bytes))
  })

  app.get<{ Params: { receiptId: string; page: string } }>(
    receiptPicturePath(':receiptId', ':page'),
    options,
    async (request, reply) => {
      if (!request.signedIn) throw problem('session.missing')
      const { receiptId, page } = request.params
      if (!/^\d{1,3}$/.test(page)) throw problem('record.not_found')
      const { tag, name, bytes } = await receiptFiles.picture(request.signedIn.actor, receiptId, Number(page))
      const known = request.headers['if-none-match'] === tag
      harmless(reply, name).header('Cache-Control', 'private, no-cache').header('ETag', tag)
      return known ? reply.code(304).send() : reply.type('image/jpeg').send(Buffer.from(await bytes(goneSignal(reply))))
    },
  )
}
