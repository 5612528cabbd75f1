import type { Actor } from '../../access/actor.ts'
import type { Database } from '../../db/database.ts'
import { findSessionsOfDrafts } from '../kernel/conversation-store.ts'
import { sessionOfDraft } from './dialogue-memory.ts'

export type DraftSessions = ReturnType<typeof createDraftSessions>

/** Where trip drafts are talked about. */
export function createDraftSessions({ db }: { db: Database['db'] }) {
  return {
    /** Names the session in which each of one's own drafts goes on: the conversation about it, or one that begins with it. */
    async of(actor: Actor, draftIds: readonly string[]): Promise<(draftId: string) => string> {
      const begun = await findSessionsOfDrafts(db, actor, draftIds)
      return (draftId) => begun.get(draftId) ?? sessionOfDraft(draftId)
    },
  }
}
