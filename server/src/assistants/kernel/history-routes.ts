import type { fingenieHistory, tripmateHistory } from '@pravas/contract/chat'
import type { Handle } from '../../http/handle.ts'
import type { History } from './history-service.ts'

/** The history calls of one assistant. */
export function historyRoutes(
  handle: Handle,
  entries: typeof tripmateHistory | typeof fingenieHistory,
  history: History,
): void {
  handle(entries.listSessions, async ({ actor }) => ({ sessions: await history.sessions(actor) }))
  handle(entries.getSession, async ({ actor, params }) => ({
    messages: await history.messages(actor, params.sessionId),
  }))
  handle(entries.deleteSession, async ({ actor, params }) => {
    await history.remove(actor, params.sessionId)
    return { deleted: true as const }
  })
  handle(entries.renameSession, async ({ actor, params, body }) => {
    await history.rename(actor, params.sessionId, body.chat_name)
    return body
  })
  handle(entries.undoExchange, async ({ actor, params, body }) => ({
    takenBack: await history.undoExchange(actor, params.sessionId, body.userMessage),
  }))
  handle(entries.saveExchange, async ({ actor, body }) => ({ saved: await history.save(actor, body.sessionId, body) }))
}
