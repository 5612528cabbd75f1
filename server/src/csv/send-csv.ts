import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Answers a CSV file to be saved, whole or as it is written; `name` is without its ending. */
export function sendCsv(reply: FastifyReply, name: string, csv: string | Readable): FastifyReply {
  return sendFile(reply, { name: `${name}.csv`, type: 'text/csv' }, csv)
}

/** Answers a text file in UTF-8 to be saved, whole or as it is written; `name` is of plain letters, digits, dots and hyphens. */
export function sendFile(
  reply: FastifyReply,
  { name, type }: { name: string; type: string },
  content: string | Readable,
): FastifyReply {
  return reply
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .header('X-Content-Type-Options', 'nosniff')
    .type(`${type}; charset=utf-8`)
    .send(content)
}
