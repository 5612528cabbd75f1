import { expensePdfPath } from '@pravas/contract/expenses'
import { RecordRef } from '@pravas/contract/requests'
import type { FastifyInstance } from 'fastify'
import { problem } from '../errors.ts'
import { goneSignal } from '../http/gone-signal.ts'
import type { ClaimPdfs } from './claim-pdf-service.ts'

/** A claim with its receipts as a file to keep. It is made anew for each request and never cached. */
export function claimPdfRoutes(app: FastifyInstance, claimPdfs: ClaimPdfs): void {
  app.get<{ Params: { expenseId: string } }>(
    expensePdfPath(':expenseId'),
    { config: { scope: 'read' } },
    async (request, reply) => {
      if (!request.signedIn) throw problem('session.missing')
      const reference = RecordRef.safeParse(request.params.expenseId)
      if (!reference.success) throw problem('record.not_found')
      const { bytes, fileName } = await claimPdfs.of(request.signedIn.actor, reference.data, goneSignal(reply))
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`)
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('X-Content-Type-Options', 'nosniff')
        .header('Cache-Control', 'private, no-store')
        .send(Buffer.from(bytes))
    },
  )
}
