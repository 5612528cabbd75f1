import { readConsent } from '@pravas/language/text/consent'
import { replies } from '@pravas/messages/fingenie'
import type { FinGenieReply } from '../engine.ts'
import { answerToRemoval } from './pending-removals.ts'
import { answerToConfirm, answerToTotals, answerWithValue, bareTotal } from './pending-values.ts'
import { answerWithReceipt } from './pending-which.ts'
import { reply, type Turn } from './turn.ts'

/**
 * Takes the message as the answer to what was asked, where it is a plain one; undefined for anything else, which is read as
 * what it is.
 */
export async function answerToPending(turn: Turn): Promise<FinGenieReply | undefined> {
  const text = turn.message.trim()
  const { focus, pending = bareTotal(text, turn) } = turn.dialogue
  if (!pending || pending.kind === 'send') return undefined
  if (pending.kind === 'remove') return answerToRemoval(turn, pending)
  if (isRefusal(text)) return reply(replies('edit.left'), focus)
  if (pending.kind === 'trip') return undefined
  if (pending.kind === 'totals') return answerToTotals(turn, pending)
  if (pending.kind === 'which' || pending.kind === 'which-value' || pending.kind === 'which-removal')
    return answerWithReceipt(turn, pending)
  const receipt = turn.open.find(({ id }) => id === pending.receiptId)
  if (!receipt) return undefined
  return pending.kind === 'confirm'
    ? answerToConfirm(turn, receipt, pending)
    : answerWithValue(turn, receipt, pending, text)
}

/** Whether a message only refuses. */
function isRefusal(text: string): boolean {
  return readConsent(text, { action: 'remove', kind: 'receipt' }).says === 'no'
}
