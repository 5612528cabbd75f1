import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import { createPolicyDrafts, type ReadPastRequests } from './drafts-service.ts'
import { createPolicyQuotes, type PolicyQuotes } from './quotes-service.ts'
import { policyRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    policyQuotes: PolicyQuotes
  }
}

interface PolicyOptions {
  db: Database['db']
  clock: Clock
  handle: Handle
  /** Read what a dry run replays. */
  pastRequests: readonly ReadPastRequests[]
}

/** The calls for the policy: what is allowed, and how administrators change it. */
export const policyPlugin = plugin<PolicyOptions>(
  async (app, { handle, ...deps }) => {
    const quotes = createPolicyQuotes(deps)
    policyRoutes(handle, createPolicyDrafts(deps), quotes)
    app.decorate('policyQuotes', quotes)
  },
  { name: 'policy' },
)
