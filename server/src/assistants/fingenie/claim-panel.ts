import type { ClaimDraft } from '@pravas/contract/claims'
import type { Journey } from '@pravas/contract/mileage'
import { rupeesFromPaise } from '@pravas/contract/money'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { MOST_DRAFTS, type UnclaimedReceipts } from '@pravas/contract/unclaimed-receipts'
import type { Actor } from '../../access/actor.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { DraftReceipts } from '../../expenses/draft/draft-receipts-service.ts'
import type { UnfinishedClaims } from '../../expenses/draft/unfinished-service.ts'
import type { Mileage } from '../../receipts/mileage-service.ts'
import type { Receipts } from '../../receipts/receipts-service.ts'
import { lockConversation, updateConversation } from '../kernel/conversation-store.ts'
import { chatTitle } from '../kernel/titles.ts'
import type { ClaimConversations } from './claim-conversations.ts'
import { conversationSummary, keyOf } from './conversation.ts'

export type ClaimPanel = ReturnType<typeof createClaimPanel>

interface ClaimPanelDeps {
  db: Database['db']
  receipts: Receipts
  draftReceipts: Pick<DraftReceipts, 'receipt'>
  unfinished: UnfinishedClaims
  conversations: ClaimConversations
  mileage: Pick<Mileage, 'declare' | 'add'>
  clock: Clock
}

/** The claim that stands beside the chat: what sending would make of the conversation's receipts. */
export function createClaimPanel({
  db,
  clock,
  receipts,
  mileage,
  draftReceipts,
  unfinished,
  conversations,
}: ClaimPanelDeps) {
  async function show(actor: Actor, sessionId: string): Promise<ClaimDraft | null> {
    const draftId = await conversations.draftOf(db, actor, sessionId)
    return draftId === undefined ? null : conversations.show(actor, draftId)
  }

  return {
    /** The claim of one's own conversation; null when it holds and has claimed no receipt. */
    show,

    /** One's own conversations with receipts that are not claimed yet, at most 50, the last changed first. */
    async unclaimed(actor: Actor): Promise<UnclaimedReceipts[]> {
      const { items } = await unfinished.list(actor, { limit: MOST_DRAFTS })
      const sessions = await conversations.sessionsOf(
        actor,
        items.map(({ id }) => id),
      )
      return items.flatMap(({ id, merchants, receipts, totalPaise }) => {
        const session = sessions.get(id)
        if (!session) return []
        const { sessionId, name = chatTitle(merchants.join(', ')) } = session
        return [{ sessionId, chat_name: name, receipts, total: rupeesFromPaise(totalPaise) }]
      })
    },

    /**
     * Adds a journey by own vehicle to the claim of one's own conversation, which begins with it where it has not yet. Throws
     * what `mileage.declare` throws.
     */
    async addJourney(actor: Actor, sessionId: string, journey: Journey): Promise<ReceiptInReview> {
      const declared = await mileage.declare(actor, journey)
      const now = clock.now()
      const { orgId, personId } = actor
      const id = await inTransaction(db, async (trx) => {
        const title = chatTitle(declared.merchant ?? '')
        const conversation = await lockConversation(trx, keyOf(actor, sessionId), title, now)
        const draftId = await conversations.draftFor(trx, actor, sessionId, conversation)
        const key = { orgId, personId, draftId }
        const added = await mileage.add(trx, key, declared, now)
        await updateConversation(trx, conversation, conversationSummary(await receipts.ofDraft(trx, key)), now)
        return added
      })
      return draftReceipts.receipt(actor, id)
    },
  }
}
