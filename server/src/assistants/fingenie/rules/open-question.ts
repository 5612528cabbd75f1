import type { ClaimBlock } from '@pravas/contract/claims'
import type { ChangeableField } from '../../../receipts/receipt-change.ts'
import type { HeldReceipt } from '../../../receipts/receipts-service.ts'
import type { FinGenieReply } from '../engine.ts'
import { FIELD_NAMES } from './field-answers.ts'
import { DialogueState } from './state.ts'
import { type NumberedReceipt, nameOf } from './texts.ts'
import { reply } from './turn.ts'

/** An open question as what stands in the way of sending. */
export function openQuestion(text: string): ClaimBlock {
  return { receipt_id: null, field: null, code: 'claim.open_question', text }
}

export const WHICH_REMOVAL = 'Which receipt shall I remove? Say for example "remove receipt 2".'

/** Asks for the value of a field; `why` is said before it. */
export function askValue(receipt: NumberedReceipt, field: ChangeableField, why?: string): FinGenieReply {
  const question = `What is the right ${FIELD_NAMES[field]} of ${nameOf(receipt)}?`
  return reply(why ? `${why} ${question}` : question, receipt, { kind: 'value', receiptId: receipt.id, field })
}

/** Asks whether a receipt is to be removed. */
export function askRemoval(receipt: NumberedReceipt): FinGenieReply {
  return reply(removalQuestion(receipt), receipt, { kind: 'remove', receiptId: receipt.id })
}

/** 'Shall I remove receipt 2 (City Cabs) from this conversation?' */
export function removalQuestion(receipt: NumberedReceipt): string {
  return `Shall I remove ${nameOf(receipt)} from this conversation? Answer **yes** or **no**.`
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
