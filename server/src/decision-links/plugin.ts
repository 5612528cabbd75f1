import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import { generatedSecret } from '../config/generated-secret.ts'
import type { Database } from '../db/database.ts'
import { createDecisionLinks, type DecisionLinks } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    decisionLinks: DecisionLinks
  }
}

interface DecisionLinksOptions {
  config: Pick<Config, 'dataDir' | 'publicUrl'>
  db: Database['db']
  clock: Clock
  /** Whether a mail server is configured. */
  willSend: boolean
}

/** The links in mails to approvers; `approvals/` opens them. */
export const decisionLinksPlugin = plugin<DecisionLinksOptions>(
  async (app, { config: { dataDir, publicUrl }, ...deps }) => {
    const secret = await generatedSecret(dataDir, 'decision-links')
    app.decorate('decisionLinks', createDecisionLinks({ ...deps, secret, publicUrl }))
  },
  { name: 'decision-links' },
)
