import type { Mention } from '@pravas/language/expense/receipts/mentions'
import type { FinGenieReply, FinGenieTurn } from '../engine.ts'
import type { RulesTools } from './rules-tools.ts'
import type { DialogueState, Pending, Undo } from './state.ts'
import { countText, type NumberedReceipt, paragraphs, receiptTable } from './texts.ts'

/** A message with what it is answered from. */
export interface Turn extends FinGenieTurn<RulesTools> {
  dialogue: DialogueState
  /** The receipts that are not claimed yet. */
  open: NumberedReceipt[]
  /** What questions are about: the open receipts, else those of the latest claim. */
  spoken: NumberedReceipt[]
}

export const NO_RECEIPTS =
  'There are no receipts in this conversation yet. Upload photos or PDFs with **Upload Receipts**; then I can list, add up, compare and claim them.'

/**
 * An answer; `focus` is the receipt, or its id, that 'it' means from now on, `undo` what it changed. Where it changed
 * nothing, what was changed before it can still be undone.
 */
export function reply(
  text: string,
  focus?: NumberedReceipt | string,
  pending?: Pending,
  undo?: readonly Undo[],
): FinGenieReply {
  const id = typeof focus === 'object' ? focus.id : focus
  const changed = undo && undo.length > 0
  return {
    text,
    state: { ...(id ? { focus: id } : {}), ...(pending ? { pending } : {}), ...(changed ? { undo } : {}) },
  }
}

/** Says that what was mentioned is not among the receipts. */
export function notFound({ by }: Mention, receipts: readonly NumberedReceipt[]): string {
  const what = {
    number: 'has that number',
    category: 'is of that category',
    date: 'is of that time',
    file: 'is called that',
    merchant: 'is from there',
    focus: 'is meant',
    none: 'is meant',
  }[by]
  return paragraphs(`None of the ${countText(receipts.length)} here ${what}:`, receiptTable(receipts))
}
