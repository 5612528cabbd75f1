import type { Actor } from '../../access/actor.ts'
import type { Database } from '../../db/database.ts'
import { findSessionOfDraft } from '../kernel/conversation-store.ts'
import { sessionOfDraft } from './dialogue-memory.ts'

export type DraftSessions = ReturnType<typeof createDraftSessions>

/** Where trip drafts are talked about. */
export function createDraftSessions({ db }: { db: Database['db'] }) {
  return {
    /** Names the session in which one's own draft goes on: the conversation about it, or one that begins with it. */
    of: async (actor: Actor, draftId: string): Promise<string> =>
      (await findSessionOfDraft(db, actor, draftId)) ?? sessionOfDraft(draftId),
  }
}
