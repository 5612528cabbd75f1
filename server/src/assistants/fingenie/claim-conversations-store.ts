import type { Db } from '../../db/database.ts'
import type { ConversationKey } from '../kernel/conversation-store.ts'

type Owner = Pick<ConversationKey, 'orgId' | 'personId'>

/** Tells which claim draft a conversation is about; undefined when there is no such conversation. */
export function selectDraftId(db: Db, key: ConversationKey) {
  return db
    .selectFrom('conversations')
    .select('claim_draft_id as draftId')
    .where('org_id', '=', key.orgId)
    .where('person_id', '=', key.personId)
    .where('assistant', '=', key.assistant)
    .where('session_id', '=', key.sessionId)
    .executeTakeFirst()
}

/** Lists one's own conversations that are about these claim drafts. */
export async function selectConversationsAbout(db: Db, owner: Owner, draftIds: readonly string[]) {
  if (draftIds.length === 0) return []
  return db
    .selectFrom('conversations')
    .select(['claim_draft_id as draftId', 'session_id as sessionId', 'chat_name as name', 'state'])
    .where('org_id', '=', owner.orgId)
    .where('claim_draft_id', 'in', draftIds)
    .where('person_id', '=', owner.personId)
    .execute()
}

/** Has a conversation be about a claim draft. */
export async function linkDraft(db: Db, conversation: { orgId: string; id: string }, draftId: string): Promise<void> {
  await db
    .updateTable('conversations')
    .set({ claim_draft_id: draftId })
    .where('org_id', '=', conversation.orgId)
    .where('id', '=', conversation.id)
    .execute()
}
