import type { ClaimBlock } from '@pravas/contract/claims'
import type { HeldReceipt } from '../../../receipts/receipts-service.ts'
import { DialogueState } from './state.ts'

/** An open question as what stands in the way of sending. */
export function openQuestion(text: string): ClaimBlock {
  return { receipt_id: null, field: null, code: 'claim.open_question', text }
}

/**
 * The question whether a receipt is to be removed, in plain text, as long as it waits for its answer; undefined when
 * none does. `state` is what the dialogue holds, `held` the receipts of the conversation.
 */
export function openRemovalQuestion(state: unknown, held: readonly HeldReceipt[]): string | undefined {
  const { pending } = DialogueState.parse(state)
  if (pending?.kind !== 'remove') return undefined
  const open = held.filter(({ expenseNumber }) => expenseNumber === null)
  const receipt = open.find(({ id }) => id === pending.receiptId)
  if (!receipt) return undefined
  const { number, merchant, fileName } = receipt
  return `FinGenie still waits for your answer: Shall I remove receipt ${number} (${merchant ?? fileName}) from this conversation? Answer yes or no.`
}
