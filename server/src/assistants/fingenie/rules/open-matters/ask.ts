import type { ClaimBlocker } from '@pravas/contract/claims'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../../formats.ts'
import type { ChangeableField } from '../../../../receipts/receipt-change.ts'
import type { FinGenieReply } from '../../engine.ts'
import { FIELD_NAMES } from '../field-answers.ts'
import { type Asked, DialogueState } from '../state.ts'
import { amountText, type NumberedReceipt, nameOf, paragraphs } from '../texts.ts'
import { reply } from '../turn.ts'

/** An open question as what stands in the way of sending. */
export function openQuestion(text: string): ClaimBlocker {
  return { receipt_id: null, field: null, code: 'claim.open_question', text }
}

/** Asks for the value of a field; `why` is said before it, `doubted` an amount that counts when it is said again. */
export function askValue(
  receipt: NumberedReceipt,
  field: ChangeableField,
  why?: string,
  doubted?: number,
): FinGenieReply {
  const question = replies('edit.value', { field: FIELD_NAMES[field], receipt: nameOf(receipt) })
  const pending = { kind: 'value' as const, receiptId: receipt.id, field, ...(doubted !== undefined && { doubted }) }
  return reply(why ? `${why} ${question}` : question, receipt, pending)
}

/** Asks whether receipts are to be removed. */
export function askRemoval(receipt: NumberedReceipt, ...others: NumberedReceipt[]): FinGenieReply {
  return reply(removalQuestion([receipt, ...others]), receipt, {
    kind: 'remove',
    receiptId: receipt.id,
    ...(others.length > 0 && { others: others.map(({ id }) => id) }),
  })
}

/** Asks whether receipts are to be removed so that the others can be sent, which is asked after it. */
export function askRemovalToSend(why: string, ...receipts: [NumberedReceipt, ...NumberedReceipt[]]): FinGenieReply {
  const asked = askRemoval(...receipts)
  const { pending } = DialogueState.parse(asked.state)
  return { text: paragraphs(why, asked.text), state: { ...asked.state, pending: { ...pending, sends: true } } }
}

/** Asks whether amounts that stood beside receipts are their totals. */
export function askTotals(totals: Asked<'totals'>['totals'], open: readonly NumberedReceipt[]): FinGenieReply {
  const [first, ...others] = totals
  const focus = others.length === 0 ? first?.receiptId : undefined
  return reply(totalsQuestion(totals, open) ?? '', focus, { kind: 'totals', totals })
}

/** 'Shall I set the total of receipt 2 (City Cabs) to ₹700.00?' Undefined where none of the receipts is here. */
export function totalsQuestion(
  totals: Asked<'totals'>['totals'],
  open: readonly NumberedReceipt[],
): string | undefined {
  const changes = totals.flatMap(({ receiptId, totalPaise }) => {
    const receipt = open.find(({ id }) => id === receiptId)
    return receipt
      ? [
          replies('edit.change-to', {
            receipt: nameOf(receipt),
            amount: amountText(totalPaise, receipt.currency),
          }),
        ]
      : []
  })
  return changes.length === 0 ? undefined : replies('edit.confirm-totals', { changes: listWords(changes) })
}

/** The receipts that a removal was asked of, as far as they are still here. */
export function toRemove<R extends { id: string }>(
  { receiptId, others = [] }: Asked<'remove'>,
  open: readonly R[],
): R[] {
  return open.filter(({ id }) => id === receiptId || others.includes(id))
}

/** 'Shall I remove receipt 2 (City Cabs) and receipt 3 (Sea Palace) from this conversation?' */
export function removalQuestion(receipts: readonly NumberedReceipt[]): string {
  return replies('remove.ask', { receipts: listWords(receipts.map(nameOf)) })
}

/**
 * The question whether a receipt is to be removed, in plain text, as long as it waits for its answer; undefined when
 * none does. `state` is what the dialogue holds, `held` the receipts of the conversation.
 */
export function openRemovalQuestion(state: unknown, held: readonly NumberedReceipt[]): string | undefined {
  const { pending } = DialogueState.parse(state)
  if (pending?.kind !== 'remove') return undefined
  const open = held.filter(({ expenseNumber }) => expenseNumber === null)
  const names = toRemove(pending, open).map(({ number, merchant, fileName }) =>
    replies('receipt.named', { receipt: replies('receipt.number', { number }), name: merchant ?? fileName }),
  )
  return names.length === 0 ? undefined : replies('remove.open', { receipts: listWords(names) })
}
