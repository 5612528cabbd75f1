import { auditPackPath } from '@pravas/contract/audit-pack'
import { Month } from '@pravas/contract/months'
import plugin from 'fastify-plugin'
import { z } from 'zod'
import { problem } from '../errors.ts'
import { inputSentence } from '../http/input-words-rules.ts'
import { invalidInput } from '../http/problems.ts'
import { type AuditPackDeps, createAuditPack } from './service.ts'

const Query = z.strictObject({ month: Month })

/** What auditors are handed of a month, as one zip. */
export const auditPackPlugin = plugin<AuditPackDeps>(
  async (app, deps) => {
    const pack = createAuditPack(deps)
    app.get(auditPackPath(), async (request, reply) => {
      if (!request.signedIn) throw problem('session.missing')
      const query = Query.safeParse(request.query, { error: inputSentence })
      if (!query.success) throw invalidInput('query', query.error)
      const { month } = query.data
      const zip = await pack.make(request.signedIn.actor, month)
      return reply
        .header('Content-Disposition', `attachment; filename="pravas-audit-pack-${month}.zip"`)
        .header('X-Content-Type-Options', 'nosniff')
        .type('application/zip')
        .send(zip)
    })
  },
  { name: 'audit-pack' },
)
