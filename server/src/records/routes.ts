import { Readable } from 'node:stream'
import { listRecords, RecordsQuery, recordsExportPath } from '@pravas/contract/records'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../csv/send-csv.ts'
import { problem } from '../errors.ts'
import type { Handle } from '../http/handle.ts'
import { inputSentence } from '../http/input-words-rules.ts'
import { invalidInput } from '../http/problems.ts'
import type { Records } from './service.ts'

export function recordsRoutes(handle: Handle, records: Records): void {
  handle(listRecords, ({ actor, query }) => records.list(actor, query))
}

/** The export, which answers CSV instead of JSON. Where it fails halfway the connection breaks off: no part passes for the whole. */
export function recordsExportRoute(app: FastifyInstance, records: Records): void {
  const Filters = RecordsQuery.strict()
  app.get(recordsExportPath(), { config: { scope: 'read' } }, async (request, reply) => {
    if (!request.signedIn) throw problem('session.missing')
    const filters = Filters.safeParse(request.query, { error: inputSentence })
    if (!filters.success) throw invalidInput('query', filters.error)
    return sendCsv(reply, 'records', Readable.from(records.export(request.signedIn.actor, filters.data)))
  })
}
