import { tripmateHistory } from '@pravas/contract/chat'
import { getTripDraft } from '@pravas/contract/trip-draft'
import plugin from 'fastify-plugin'
import type { Actor } from '../../access/actor.ts'
import type { Handle } from '../../http/handle.ts'
import type { TripRevisions } from '../../trips/draft/revise-service.ts'
import { historyRoutes } from '../kernel/history-routes.ts'
import { createHistory } from '../kernel/history-service.ts'
import { type SocketDeps, tripmateSocket } from '../kernel/socket.ts'
import { createDialogueMemory } from './dialogue-memory.ts'
import { createDraftFares, type DraftFares } from './draft-fares-service.ts'
import { type ChatDrafts, createChatDrafts } from './draft-service.ts'
import { recheckFares } from './tools/recheck-fares.ts'
import { createTripmate, type TripmateDeps } from './tripmate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    draftFares: DraftFares
    tripDraftSessions: Pick<ChatDrafts, 'sessionsOf' | 'tell'>
    /** Waits until TripMate answers nobody. */
    turnsSettled: () => Promise<void>
  }
}

interface TripmateOptions extends Omit<TripmateDeps, 'memory' | 'onError' | 'onLimit'>, Omit<SocketDeps, 'turns'> {
  handle: Handle
  tripRevisions: TripRevisions
}

/** TripMate: its socket and its conversations. */
export const tripmatePlugin = plugin<TripmateOptions>(
  async (app, { handle, identity, cookie, budgets, ...deps }) => {
    const { db, clock, drafts, tripRevisions: revisions } = deps
    const memory = createDialogueMemory(drafts)
    const subject = {
      isAboutDraft: async (actor: Actor, sessionId: string) => (await memory.begun(db, actor, sessionId)) !== undefined,
      // A draft outlives the conversation about it.
      forget: async () => {},
    }
    historyRoutes(
      handle,
      tripmateHistory,
      createHistory({ db, clock, assistant: 'tripmate', subject, restore: memory.restore }),
    )
    const chatDrafts = createChatDrafts({ db, clock, drafts, memory, revisions, tripAllocations: deps.tripAllocations })
    handle(getTripDraft, ({ actor, query }) => chatDrafts.ofConversation(actor, query.sessionId))
    const turns = createTripmate({
      ...deps,
      memory,
      onError: (err) => app.log.error({ err }, 'a TripMate turn failed'),
      onLimit: (turn) => app.log.warn(turn, 'a turn was ended by its limit'),
    })
    tripmateSocket(app, { identity, cookie, turns, budgets })
    const stopping = new AbortController()
    app.addHook('preClose', async () => stopping.abort())
    const draftFares = createDraftFares({
      db,
      clock,
      drafts,
      recheck: recheckFares(deps).run,
      stopping: stopping.signal,
      onError: (err) => app.log.error({ err }, 'the fares of a draft could not be looked at'),
    })
    app.decorate('draftFares', draftFares)
    app.decorate('tripDraftSessions', chatDrafts)
    app.decorate('turnsSettled', turns.settled)
  },
  { name: 'tripmate' },
)
