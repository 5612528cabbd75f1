import type { ExpenseIntent } from '@pravas/language/expense/acts'
import type { Mention } from '@pravas/language/expense/receipts/mentions'
import { replies } from '@pravas/messages/fingenie'
import type { FinGenieCalls, FinGenieReply, FinGenieTurn } from '../engine.ts'
import type { DialogueState, Pending, Undo } from './state.ts'
import { type NumberedReceipt, paragraphs, receiptTable } from './texts.ts'

/** A message with what it is answered from. */
export interface Turn extends FinGenieTurn<FinGenieCalls> {
  dialogue: DialogueState
  /** The receipts that are not claimed yet. */
  open: NumberedReceipt[]
  /** What questions are about: the open receipts, else those of the latest claim. */
  spoken: NumberedReceipt[]
  /** Answers what is left of the message once its first part is dealt with; `state` is what the dialogue holds then. */
  answerTo: (rest: string, state?: Record<string, unknown>) => Promise<FinGenieReply>
  /** Does the likeliest thing of these that the message wishes for besides; undefined where it wishes for none. */
  doBeside: (turn: Turn, intents: ReadonlySet<ExpenseIntent>) => Promise<FinGenieReply | undefined>
}

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
  const unsure = by === 'focus' || by === 'none'
  const text = unsure ? replies('none.unsure') : replies(`none.${by}`, { count: receipts.length })
  return paragraphs(text, receiptTable(receipts))
}
