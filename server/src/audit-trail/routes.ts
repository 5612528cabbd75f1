import { Readable } from 'node:stream'
import { AuditQuery, auditExportPath, listAudit, verifyAudit } from '@pravas/contract/audit'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../csv/send-csv.ts'
import { problem } from '../errors.ts'
import type { Handle } from '../http/handle.ts'
import { inputSentence } from '../http/input-words-rules.ts'
import { invalidInput } from '../http/problems.ts'
import type { Audit } from './service.ts'

export function auditRoutes(app: FastifyInstance, handle: Handle, audit: Audit): void {
  handle(listAudit, ({ actor, query }) => audit.list(actor, query))
  handle(verifyAudit, ({ actor }) => audit.verify(actor))
  const Filters = AuditQuery.strict()
  app.get(auditExportPath(), async (request, reply) => {
    if (!request.signedIn) throw problem('session.missing')
    audit.demandReading(request.signedIn.actor)
    const filters = Filters.safeParse(request.query, { error: inputSentence })
    if (!filters.success) throw invalidInput('query', filters.error)
    return sendCsv(reply, 'audit', Readable.from(audit.export(request.signedIn.actor, filters.data)))
  })
}
