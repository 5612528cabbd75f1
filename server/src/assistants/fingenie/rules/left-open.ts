import type { FinGenieReply } from '../engine.ts'
import { FIELD_NAMES } from './field-answers.ts'
import { DialogueState, type Pending } from './state.ts'
import { nameOf } from './texts.ts'
import type { Turn } from './turn.ts'

/**
 * What is left open after a reply: a question that is asked no more though nothing answered it, until another is. An order
 * that was answered with the question whether to send has named it.
 */
export function leftAfter(
  { pending, left }: DialogueState,
  { state, referenceId }: FinGenieReply,
  { ordered, answered }: { ordered: boolean; answered: boolean },
): Pending | undefined {
  const after = DialogueState.parse(state)
  const { kind } = after.pending ?? {}
  if (referenceId !== undefined || (ordered && kind === 'send')) return undefined
  if (!pending || !isLeft(pending) || kind === pending.kind) return left
  if (ordered) return pending
  // What was set right or taken out just now answers it too.
  return answered || (after.undo?.length ?? 0) > 0 ? undefined : pending
}

/** A question about receipts that sending itself does not ask. */
function isLeft(pending: Pending): boolean {
  return pending.kind !== 'send' && pending.kind !== 'trip' && !(pending.kind === 'value' && pending.blocks)
}

/** What a person has left open, as a sentence; undefined where nothing is, or where it is pointless by now. */
export function leftOpenText({ dialogue, open }: Turn): string | undefined {
  const { pending, left } = dialogue
  const asked = pending && isLeft(pending) ? pending : left
  if (!asked || asked.kind === 'send' || asked.kind === 'trip') return undefined
  if (asked.kind === 'which-removal') return 'You wanted to remove a receipt, and that is still open.'
  if (asked.kind === 'which' || asked.kind === 'which-value') {
    const field = asked.kind === 'which' ? Object.keys(asked.change)[0] : asked.field
    return `You wanted to change the ${nameOfField(field)} of a receipt, and that is still open.`
  }
  const receipt = open.find(({ id }) => id === asked.receiptId)
  if (!receipt) return undefined
  const wish = asked.kind === 'remove' ? 'remove' : `change the ${FIELD_NAMES[asked.field]} of`
  return `You wanted to ${wish} ${nameOf(receipt)}, and that is still open.`
}

function nameOfField(field: string | undefined): string {
  return Object.entries(FIELD_NAMES).find(([name]) => name === field)?.[1] ?? 'value'
}
