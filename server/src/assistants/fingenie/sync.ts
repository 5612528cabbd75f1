import type { Actor } from '../../access/actor.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Receipts } from '../../receipts/receipts-service.ts'
import { findConversation, updateConversation } from '../kernel/conversation-store.ts'
import type { ClaimConversations } from './claim-conversations.ts'
import { conversationSummary, keyOf } from './conversation.ts'

export type ReceiptSync = ReturnType<typeof createReceiptSync>

interface SyncDeps {
  db: Database['db']
  clock: Clock
  receipts: Receipts
  conversations: ClaimConversations
}

/** Keeping the list of conversations true to the receipts. */
export function createReceiptSync({ db, clock, receipts, conversations }: SyncDeps) {
  return {
    /** Brings one conversation's entry up to date and answers how many receipts it holds; 0 when there is none. */
    sync(actor: Actor, sessionId: string): Promise<number> {
      const { orgId, personId } = actor
      return inTransaction(db, async (trx) => {
        const conversation = await findConversation(trx, keyOf(actor, sessionId))
        if (!conversation) return 0
        const draftId = await conversations.draftOf(trx, actor, sessionId)
        const held = draftId === undefined ? [] : await receipts.ofDraft(trx, { orgId, personId, draftId })
        await updateConversation(trx, conversation, conversationSummary(held), clock.now())
        return held.length
      })
    },
  }
}
