import plugin from 'fastify-plugin'
import type { Handle } from '../../http/handle.ts'
import { type ClaimDraftRoutesDeps, claimDraftRoutes } from './routes.ts'

/** The calls for claim drafts: what the chat talks about is theirs as well, so they are told in which session. */
export const claimDraftsPlugin = plugin<ClaimDraftRoutesDeps & { handle: Handle }>(
  async (_app, { handle, ...deps }) => claimDraftRoutes(handle, deps),
  { name: 'claim-drafts' },
)
