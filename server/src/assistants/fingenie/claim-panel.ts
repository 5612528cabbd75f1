import type { ClaimDraft, ReceiptFieldsChange, ReceiptInReview } from '@pravas/contract/claims'
import { rupeesFromPaise } from '@pravas/contract/money'
import type { UnclaimedReceipts } from '@pravas/contract/unclaimed-receipts'
import type { Actor } from '../../access/actor.ts'
import type { Database } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import type { ClaimDrafts } from '../../expenses/draft/draft-service.ts'
import { receiptChangeOf } from '../../receipts/receipt-change.ts'
import type { Receipts } from '../../receipts/receipts-service.ts'
import { findConversation, selectConversationsToClaim } from '../kernel/conversation-store.ts'
import { keyOf } from './conversation.ts'
import { openQuestion, openRemovalQuestion } from './rules/open-question.ts'

export type ClaimPanel = ReturnType<typeof createClaimPanel>

interface ClaimPanelDeps {
  db: Database['db']
  receipts: Receipts
  drafts: ClaimDrafts
}

/** The claim that stands beside the chat: what sending would make of the conversation's receipts, and changing it by hand. */
export function createClaimPanel({ db, receipts, drafts }: ClaimPanelDeps) {
  async function show(actor: Actor, sessionId: string): Promise<ClaimDraft | null> {
    const conversation = await findConversation(db, keyOf(actor, sessionId))
    const claim = conversation && (await drafts.show(actor, conversation.id))
    if (!conversation || !claim) return null
    const { orgId, personId } = actor
    const held = await receipts.held(db, { orgId, personId, conversationId: conversation.id })
    const question = openRemovalQuestion(conversation.state, held)
    if (!question) return claim
    return { ...claim, blocking: [...claim.blocking, openQuestion(question)] }
  }

  async function receipt(actor: Actor, receiptId: string): Promise<ReceiptInReview> {
    return drafts.receipt(actor, await receipts.conversationOf(actor, receiptId), receiptId)
  }

  return {
    /** The claim of one's own conversation; null when it holds and has claimed no receipt. */
    show,

    /** One's own receipt that is not claimed yet; throws 'record.not_found' or 'receipt.claimed'. */
    receipt,

    /** One's own conversations with receipts that are not claimed yet, at most 50, the latest active first. */
    async waiting(actor: Actor): Promise<UnclaimedReceipts[]> {
      const rows = await selectConversationsToClaim(db, actor)
      return rows.map((row) => ({
        sessionId: row.sessionId,
        chat_name: row.chatName,
        receipts: Number(row.receipts),
        total: rupeesFromPaise(Number(row.totalPaise ?? 0)),
      }))
    },

    /** Says how the receipts are to be claimed. Throws 'record.not_found' for a conversation that is none of one's own. */
    async choose(
      actor: Actor,
      sessionId: string,
      choice: Parameters<ClaimDrafts['choose']>[2],
    ): Promise<ClaimDraft | null> {
      const conversation = await findConversation(db, keyOf(actor, sessionId))
      if (!conversation) throw problem('record.not_found')
      await drafts.choose(actor, conversation.id, choice)
      return show(actor, sessionId)
    },

    async change(actor: Actor, receiptId: string, change: ReceiptFieldsChange): Promise<ReceiptInReview> {
      await receipts.change(actor, receiptId, receiptChangeOf(change))
      return receipt(actor, receiptId)
    },

    /** Puts one's own removed receipt back; one that was not removed stays as it is. Throws as `receipt` does. */
    async restore(actor: Actor, receiptId: string): Promise<ReceiptInReview> {
      await receipts.restore(actor, receiptId)
      return receipt(actor, receiptId)
    },

    discard: (actor: Actor, receiptId: string): Promise<void> => receipts.discard(actor, receiptId),

    async resolve(
      actor: Actor,
      receiptId: string,
      key: string,
      resolution: 'keep' | 'different',
    ): Promise<ReceiptInReview> {
      await receipts.resolveDuplicate(actor, receiptId, key, resolution)
      return receipt(actor, receiptId)
    },
  }
}
