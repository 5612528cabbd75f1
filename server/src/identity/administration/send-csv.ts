import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Answers a CSV file to be saved, whole or as it is written; `name` is without its ending. */
export function sendCsv(reply: FastifyReply, name: string, csv: string | Readable): FastifyReply {
  return reply
    .header('Content-Disposition', `attachment; filename="${name}.csv"`)
    .header('X-Content-Type-Options', 'nosniff')
    .type('text/csv; charset=utf-8')
    .send(csv)
}
