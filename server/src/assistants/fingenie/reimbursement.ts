import { type ReceiptFile, type ReceiptSummary, ShownReceipt } from '@pravas/contract/fingenie'
import { paiseFromRupees } from '@pravas/contract/money'
import type { Actor } from '../../access/actor.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ProblemError, problem } from '../../errors.ts'
import { plainName } from '../../receipts/file-name-rules.ts'
import type { Receipts } from '../../receipts/receipts-service.ts'
import { type Conversation, lockConversation, updateConversation } from '../kernel/conversation-store.ts'
import { chatTitle } from '../kernel/titles.ts'
import type { ClaimConversations } from './claim-conversations.ts'
import { conversationSummary, keyOf } from './conversation.ts'
import type { FinGenieTurns, Message, TurnResult } from './turns.ts'

export type Reimbursements = ReturnType<typeof createReimbursements>

interface ReimbursementsDeps {
  db: Database['db']
  clock: Clock
  receipts: Receipts
  conversations: ClaimConversations
  turns: FinGenieTurns
}

export interface ReimbursementRequest extends Pick<Message, 'sessionId' | 'message' | 'turnId'> {
  /** Used when the conversation holds no receipt. */
  files: readonly ReceiptFile[]
  /** The receipts that the page shows, of any shape. Those without an id bind nothing. */
  shown: readonly unknown[]
}

export interface ReimbursementAnswer {
  response: string
  /** The numbers of the claims; null when nothing was sent and the response is a question. */
  referenceId: string | null
  /** All unclaimed receipts of the conversation, when the message changed one. */
  summary?: ReceiptSummary | undefined
}

/** Turning a conversation's receipts into a claim. */
export function createReimbursements({ db, clock, receipts, conversations, turns }: ReimbursementsDeps) {
  /**
   * The conversation with receipts in it: those of its draft, begun where nothing was said in it yet, or those of the files
   * where it holds none; undefined when there is neither.
   */
  async function withReceipts(
    actor: Actor,
    { sessionId, files }: ReimbursementRequest,
    known: Conversation | undefined,
    signal: AbortSignal,
  ): Promise<Conversation | undefined> {
    const { orgId, personId } = actor
    const draftId = await conversations.draftOf(db, actor, sessionId)
    const held = draftId === undefined ? [] : await receipts.ofDraft(db, { orgId, personId, draftId })
    if (held.length > 0 ? known : files.length === 0) return known
    const now = clock.now()
    const brought = held.length > 0 ? [] : files
    const read = await receipts.read(actor, 'body.receiptFiles', brought, { today: dayOf(now), signal })
    const names = held.length > 0 ? held.map(({ fileName }) => fileName) : files.map(({ file_name }) => file_name)
    const title = chatTitle(names.map(plainName).join(', '))
    return inTransaction(db, async (trx) => {
      const conversation = await lockConversation(trx, keyOf(actor, sessionId), title, now)
      const key = { orgId, personId, draftId: await conversations.draftFor(trx, actor, sessionId, conversation) }
      // The same request may have come twice: the first one's receipts are these.
      if ((await receipts.ofDraft(trx, key)).length === 0) await receipts.add(trx, key, read, now)
      await updateConversation(trx, conversation, conversationSummary(await receipts.ofDraft(trx, key)), now)
      return conversation
    })
  }

  /** Answers an order to send; throws the refusal where something needs attention first. */
  async function order(actor: Actor, request: ReimbursementRequest, gone: AbortSignal): Promise<TurnResult> {
    const { sessionId, message, turnId } = request
    const said = {
      sessionId,
      message,
      turnId,
      followUpType: 'none' as const,
      isOrder: true,
      shown: shownTotals(request.shown),
      prepare: async (known: Conversation | undefined, signal: AbortSignal) => {
        const conversation = await withReceipts(actor, request, known, signal)
        if (!conversation) throw problem('claim.no_receipts')
        return conversation
      },
    }
    const result = await turns.ask(actor, said, gone)
    const { refusal, response } = result
    if (refusal) throw new ProblemError(refusal.code, response, refusal.errors)
    return result
  }

  return {
    /**
     * Claims what the conversation holds unclaimed, where the message is a plain wish for it, and answers the expense's
     * number; when all of it was claimed before, that claim's number again. Anything else that was said is answered, with a
     * question, and no number. Throws what `claims.submit` throws, 'claim.changed' among it when these are not the receipts
     * that were shown, 'claim.no_receipts' when there is nothing, and with the code of the first of them where something must
     * be corrected before, or an answer is awaited ('claim.open_question'): the detail says all of it and is the answer
     * in the conversation.
     */
    async send(actor: Actor, request: ReimbursementRequest, gone: AbortSignal): Promise<ReimbursementAnswer> {
      const { response, referenceId = null, summary } = await order(actor, request, gone)
      return { response, referenceId, summary }
    },
  }
}

function shownTotals(shown: readonly unknown[]) {
  return shown.flatMap((one) => {
    const { data: receipt } = ShownReceipt.safeParse(one)
    if (!receipt) return []
    const { total } = receipt.data
    return { receiptId: receipt.receipt_id, totalPaise: total === null ? null : paiseFromRupees(total) }
  })
}
