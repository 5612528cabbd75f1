import plugin from 'fastify-plugin'
import type { Handle } from '../../http/handle.ts'
import { type TripDraftRoutesDeps, tripDraftRoutes } from './routes.ts'

/** The calls for trip drafts: what the chat talks about is theirs as well, so they are told in which session. */
export const tripDraftsPlugin = plugin<TripDraftRoutesDeps & { handle: Handle }>(
  async (_app, { handle, ...deps }) => tripDraftRoutes(handle, deps),
  { name: 'trip-drafts' },
)
