import { mentionsIn } from '@pravas/language/expense/receipts/mentions'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../../formats.ts'
import type { ChangeableField } from '../../../../receipts/receipt-change.ts'
import type { FinGenieReply } from '../../engine.ts'
import { documentQuestion, documentsIn } from '../documents.ts'
import { FIELD_NAMES } from '../field-answers.ts'
import { journeyQuestion } from '../journeys.ts'
import { partQuestion } from '../parts.ts'
import { confirmText } from '../pending-values.ts'
import { blockerQuestion } from '../send-blockers.ts'
import { sendQuestion } from '../send-question.ts'
import { withdrawalQuestion } from '../sent-claims/withdrawing.ts'
import { DialogueState, type Pending } from '../state.ts'
import { type NumberedReceipt, nameOf, paragraphs } from '../texts.ts'
import type { Turn } from '../turn.ts'
import { removalQuestion, toRemove, totalsQuestion } from './ask.ts'

/**
 * A reply to something else than what was asked, with the question asked again: once, and as long as it is still open and
 * the reply asks nothing itself.
 */
export async function withOpenQuestion(turn: Turn, answered: FinGenieReply): Promise<FinGenieReply> {
  const { pending } = turn.dialogue
  const after = DialogueState.parse(answered.state)
  const isChanged = (after.undo?.length ?? 0) > 0
  if (!pending || pending.kind === 'trip' || after.pending) return answered
  const again = askedAgain(turn, pending, isChanged)
  if (pending.again && !isChanged) {
    // Asked no more; but what a figure is of that comes now is not plain.
    return 'besides' in again ? { ...answered, state: { ...answered.state, pending: again } } : answered
  }
  return (await withQuestion(turn, answered, again, isChanged)) ?? answered
}

/** A reply with the question of an open matter behind it; undefined where that is pointless by now. */
export async function withQuestion(
  turn: Turn,
  answered: FinGenieReply,
  matter: Pending,
  isChanged: boolean,
): Promise<FinGenieReply | undefined> {
  if (matter.kind === 'trip') return undefined
  const open = (await turn.tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const question = await questionOf(turn, matter, open, isChanged)
  if (question === undefined) return undefined
  return {
    ...answered,
    text: paragraphs(answered.text, question),
    state: { ...answered.state, pending: { ...matter, again: true } },
  }
}

/** What is asked a second time, with whether another receipt was spoken of in between and nothing set on it. */
function askedAgain(
  { message, open, today }: Turn,
  pending: Exclude<Pending, { kind: 'trip' }>,
  isChanged: boolean,
): Pending {
  if (pending.kind !== 'value') return { ...pending, again: true }
  const { besides: _, ...asked } = pending
  const { by, receipts } = mentionsIn(message, open, { today, focus: undefined })
  const isBesides =
    !isChanged && !/[?？]/.test(message) && by !== 'none' && !receipts.some(({ id }) => id === asked.receiptId)
  return { ...asked, again: true, ...(isBesides && { besides: true }) }
}

/** The question as it is asked again; undefined where it is answered or pointless by now. */
async function questionOf(
  turn: Turn,
  pending: Exclude<Pending, { kind: 'trip' }>,
  open: readonly NumberedReceipt[],
  isChanged: boolean,
): Promise<string | undefined> {
  const { open: before, tools } = turn
  if (pending.kind === 'which') {
    const names = (Object.keys(pending.change) as ChangeableField[]).map((field) => FIELD_NAMES[field])
    return isChanged ? undefined : replies('edit.which-field', { field: listWords(names) })
  }
  if (pending.kind === 'which-value') {
    return isChanged ? undefined : replies('edit.which-field', { field: FIELD_NAMES[pending.field] })
  }
  if (pending.kind === 'totals') return isChanged ? undefined : totalsQuestion(pending.totals, open)
  if (pending.kind === 'which-removal') return isChanged || open.length < 2 ? undefined : replies('remove.which')
  if (pending.kind === 'send') {
    const asked = await sendQuestion(turn, open, await tools.my_approver())
    return JSON.stringify({ ...asked.pending, again: true }) === JSON.stringify({ ...pending, again: true })
      ? asked.text
      : undefined
  }
  if (pending.kind === 'journey' || pending.kind === 'add-journey') return journeyQuestion(turn, pending.journey)
  if (pending.kind === 'withdraw') {
    const claim = (await tools.list_my_expenses()).find(({ expense_number: number }) => number === pending.number)
    return claim && withdrawalQuestion(claim)
  }
  if (pending.kind === 'part') {
    const of = open.find(({ id }) => id === pending.receiptId)
    return of && !isChanged ? partQuestion(of, pending) : undefined
  }
  if (pending.kind === 'claim-document') {
    const documents = documentsIn(open, pending.receipts)
    return documents.length > 0 ? documentQuestion(documents) : undefined
  }
  if (pending.kind === 'remove') {
    const receipts = toRemove(pending, open)
    return receipts.length > 0 ? removalQuestion(receipts) : undefined
  }
  const receipt = open.find(({ id }) => id === pending.receiptId)
  if (!receipt) return undefined
  const { field } = pending
  if (receipt[field] !== before.find(({ id }) => id === receipt.id)?.[field]) return undefined
  if (pending.kind === 'confirm') return confirmText(receipt, pending)
  return pending.blocks
    ? blockerQuestion(open)?.text
    : replies('edit.value', { field: FIELD_NAMES[field], receipt: nameOf(receipt) })
}
