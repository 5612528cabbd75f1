import type { ReceiptFile, ReceiptSummary } from '@pravas/contract/fingenie'
import type { Actor } from '../../access/actor.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { plainName } from '../../receipts/file-name-rules.ts'
import type { ReadFile, Receipts } from '../../receipts/receipts-service.ts'
import type { SecondReadings } from '../../receipts/second-readings-service.ts'
import { appendExchange, lockConversation, updateConversation } from '../kernel/conversation-store.ts'
import { chatTitle } from '../kernel/titles.ts'
import { inTongue } from '../kernel/tongue.ts'
import type { ClaimConversations } from './claim-conversations.ts'
import { conversationSummary, keyOf } from './conversation.ts'
import { blockerQuestion, receiptsWithoutTotal } from './rules/send-blockers.ts'
import { DialogueState } from './rules/state.ts'
import type { FinGenieTurns } from './turns.ts'
import { uploadAnswer, uploadMessage } from './upload-text.ts'

export type Uploads = ReturnType<typeof createUploads>

interface UploadsDeps {
  db: Database['db']
  clock: Clock
  receipts: Receipts
  conversations: ClaimConversations
  secondReadings: Pick<SecondReadings, 'begin'>
  turns: FinGenieTurns
}

/** Taking receipts into a conversation. */
export function createUploads({ db, clock, receipts, conversations, secondReadings, turns }: UploadsDeps) {
  /** Keeps what was read and answers it. What the dialogue waited for is waited for no longer. */
  function keep(actor: Actor, sessionId: string, names: readonly string[], read: readonly ReadFile[]) {
    const now = clock.now()
    return inTransaction(db, async (trx) => {
      const conversation = await lockConversation(trx, keyOf(actor, sessionId), chatTitle(names.join(', ')), now)
      const draftId = await conversations.draftFor(trx, actor, sessionId, conversation)
      const key = { orgId: actor.orgId, personId: actor.personId, draftId }
      const added = await receipts.add(trx, key, read, now)
      const held = await receipts.ofDraft(trx, key)
      const open = held.filter(({ expenseNumber }) => expenseNumber === null)
      const { undo, query, tongue } = DialogueState.parse(conversation.state)
      const response = inTongue(tongue ?? 'en', () => uploadAnswer(added, open))
      const exchange = { userMessage: uploadMessage(names), botResponse: response }
      await appendExchange(trx, conversation, exchange, now)
      const asked = receiptsWithoutTotal(open).length === 1 ? blockerQuestion(open)?.pending : undefined
      const state = {
        ...(undo && { undo }),
        ...(query && { query }),
        ...(asked && { pending: asked }),
        ...(tongue && { tongue }),
      }
      await updateConversation(trx, conversation, { state, ...conversationSummary(held) }, now)
      return { response, summary: { session_id: sessionId, receipts: added.receipts } }
    })
  }

  return {
    /**
     * Reads and keeps the files and answers what was read; the exchange becomes part of the conversation. All files are
     * kept or, when one is refused, none.
     */
    async upload(
      actor: Actor,
      sessionId: string,
      files: readonly ReceiptFile[],
      signal: AbortSignal,
    ): Promise<{ response: string; summary: ReceiptSummary }> {
      const read = await receipts.read(actor, 'body.receipts', files, { today: dayOf(clock.now()), signal })
      const names = files.map(({ file_name }) => plainName(file_name))
      const answer = await turns.inLine(actor, sessionId, () => keep(actor, sessionId, names, read))
      const ids = answer.summary.receipts.map(({ receipt_id }) => receipt_id)
      await secondReadings.begin(actor, ids)
      return answer
    },
  }
}
