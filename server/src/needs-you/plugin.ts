import { needsYou } from '@pravas/contract/needs-you'
import plugin from 'fastify-plugin'
import type { Handle } from '../http/handle.ts'
import { createNeedsYou, type NeedsYouDeps } from './needs-you-service.ts'

/** What waits for a person: the first thing on the home page, and the counts in the sidebar. */
export const needsYouPlugin = plugin<NeedsYouDeps & { handle: Handle }>(
  async (_app, { handle, ...deps }) => {
    const of = createNeedsYou(deps)
    handle(needsYou, ({ actor }) => of(actor))
  },
  { name: 'needs-you' },
)
