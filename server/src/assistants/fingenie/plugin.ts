import { fingenieHistory } from '@pravas/contract/chat'
import plugin from 'fastify-plugin'
import type { Handle } from '../../http/handle.ts'
import { historyRoutes } from '../kernel/history-routes.ts'
import { createHistory } from '../kernel/history-service.ts'
import { type ClaimConversations, createClaimConversations } from './claim-conversations.ts'
import { claimRoutes } from './claim-routes.ts'
import { createFinGenie, type FinGenie, type FinGenieDeps } from './fingenie.ts'
import { fingenieRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    fingenie: FinGenie & { conversations: ClaimConversations }
  }
}

interface FinGenieOptions extends Omit<FinGenieDeps, 'onError' | 'onLimit' | 'conversations'> {
  handle: Handle
}

/** FinGenie: its conversations, uploads and claims. */
export const fingeniePlugin = plugin<FinGenieOptions>(
  async (app, { handle, ...deps }) => {
    const { db, clock } = deps
    const conversations = createClaimConversations(deps)
    historyRoutes(handle, fingenieHistory, createHistory({ db, clock, assistant: 'fingenie', subject: conversations }))
    const fingenie = createFinGenie({
      ...deps,
      conversations,
      onError: (err) => app.log.error({ err }, 'a FinGenie turn failed'),
      onLimit: (turn) => app.log.warn(turn, 'a turn was ended by its limit'),
    })
    fingenieRoutes(handle, fingenie)
    app.addHook('preClose', () => fingenie.turns.close())
    claimRoutes(handle, fingenie.claimPanel)
    app.decorate('fingenie', { ...fingenie, conversations })
  },
  { name: 'fingenie' },
)
