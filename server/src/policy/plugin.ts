import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import { createPolicyDrafts, type ReadPastRequests } from './drafts-service.ts'
import { createPolicyQuotes } from './quotes-service.ts'
import { policyRoutes } from './routes.ts'

interface PolicyOptions {
  db: Database['db']
  clock: Clock
  handle: Handle
  /** Read what a dry run replays. */
  pastRequests: readonly ReadPastRequests[]
}

/** The calls for the policy: what is allowed, and how administrators change it. */
export const policyPlugin = plugin<PolicyOptions>(
  async (_, { handle, ...deps }) => policyRoutes(handle, createPolicyDrafts(deps), createPolicyQuotes(deps)),
  { name: 'policy' },
)
