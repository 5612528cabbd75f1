import { dryRunRetention, listRetention, runRetention } from '@pravas/contract/retention'
import plugin from 'fastify-plugin'
import type { Handle } from '../http/handle.ts'
import { createRetention, type Retention, type RetentionDeps } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    retention: Retention
  }
}

interface RetentionOptions extends RetentionDeps {
  handle: Handle
}

/** How long data is kept: what was deleted and would be, for administrators, and the deleting for the schedule. */
export const retentionPlugin = plugin<RetentionOptions>(
  async (app, { handle, ...deps }) => {
    const retention = createRetention(deps)
    handle(listRetention, ({ actor, query }) => retention.list(actor, query))
    handle(dryRunRetention, ({ actor }) => retention.dryRun(actor))
    handle(runRetention, ({ actor }) => retention.run(actor))
    app.decorate('retention', retention)
  },
  { name: 'retention' },
)
