import { getTripDraft } from '@pravas/contract/trip-draft'
import type { Handle } from '../../http/handle.ts'
import type { ChatDrafts } from './draft-service.ts'

export function tripDraftRoutes(handle: Handle, drafts: ChatDrafts): void {
  handle(getTripDraft, ({ actor, query }) => drafts.ofConversation(actor, query.sessionId))
}
