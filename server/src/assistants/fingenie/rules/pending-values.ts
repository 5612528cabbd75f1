import type { ExpenseAct } from '@pravas/language/expense/acts'
import type { ValueAnswer } from '@pravas/language/expense/answers/value-answer'
import { replies } from '@pravas/messages/fingenie'
import type { ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { applyChange } from './changes.ts'
import { FIELD_NAMES, nameBeside, numberText } from './field-answers.ts'
import { scaleDoubt } from './scale-doubt.ts'
import { blockerQuestion, nextStep } from './send-blockers.ts'
import type { Asked } from './state.ts'
import { amountText, type NumberedReceipt, nameOf, paragraphs, receiptTable } from './texts.ts'
import { reply, type Turn } from './turn.ts'
import { invalidGstin, refusedText, unclearText } from './value-problems.ts'

/** Sets the value that was asked for, or says why the answer gives none. */
export async function valueGiven(
  turn: Turn,
  { asked, answer, isStated }: ExpenseAct<'answer_value'>['slots'],
): Promise<FinGenieReply | undefined> {
  const receipt = turn.open.find(({ id }) => id === asked.receiptId)
  if (!receipt) return undefined
  const { kind, receiptId, field, blocks, besides } = asked
  const pending = openValue(turn) ?? { kind, receiptId, field, ...(blocks && { blocks }), ...(besides && { besides }) }
  if (!('change' in answer)) return noValue(receipt, pending, answer)
  if (pending.besides && !isStated) return whichOf(turn, answer.change)
  const invalid = invalidGstin(answer.change)
  if (invalid) return reply(refusedText(invalid), receipt, pending)
  return pending.blocks ? inTheWaySet(turn, receipt, answer.change) : valueSet(turn, receipt, pending, answer.change)
}

const openValue = ({ dialogue: { pending } }: Turn): Asked<'value'> | undefined =>
  pending?.kind === 'value' ? pending : undefined

/** Says why an answer gives no value, and waits for another. */
function noValue(
  receipt: NumberedReceipt,
  pending: Asked<'value'>,
  answer: Exclude<ValueAnswer, { change: unknown }>,
): FinGenieReply {
  if ('otherCurrency' in answer) {
    const text = replies('edit.other-currency', { currency: answer.otherCurrency, receipt: nameOf(receipt) })
    return reply(text, receipt, pending)
  }
  if ('printed' in answer) {
    const [rupees, printed] = [amountText(answer.printed, 'INR'), amountText(answer.printed, receipt.currency)]
    return reply(replies('edit.which-currency', { rupees, printed, receipt: nameOf(receipt) }), receipt, pending)
  }
  if ('refused' in answer) return reply(refusedText(answer.refused), receipt, pending)
  if ('doubtful' in answer) return confirm(receipt, pending.field, answer.doubtful)
  const exact = replies(pending.blocks ? 'edit.value-exact-rupees' : 'edit.value-exact', {
    field: FIELD_NAMES[pending.field],
    receipt: nameOf(receipt),
  })
  return reply(`${unclearText(answer.unclear)} ${exact}`, receipt, pending)
}

/** Sets a value, unless it is an amount of another scale that was not said twice. */
function valueSet(
  turn: Turn,
  receipt: NumberedReceipt,
  pending: Asked<'value'>,
  change: ReceiptChange,
): FinGenieReply | Promise<FinGenieReply> {
  const { totalPaise: said } = change
  const doubt = scaleDoubt(receipt, change)
  if (doubt === undefined || said === pending.doubted || typeof said !== 'number') return changed(turn, receipt, change)
  const question = replies('edit.value', { field: FIELD_NAMES[pending.field], receipt: nameOf(receipt) })
  return reply(`${doubt} ${question}`, receipt, { ...pending, doubted: said })
}

/** Sets what stood in the way of sending, and asks for what is next in the way. */
async function inTheWaySet(turn: Turn, receipt: NumberedReceipt, change: ReceiptChange): Promise<FinGenieReply> {
  const { text: done, undo } = await applyChange(turn.tools, turn.open, receipt, change)
  const left = (await turn.tools.list_receipts()).filter(({ expenseNumber }) => expenseNumber === null)
  const next = blockerQuestion(left)
  return reply(paragraphs(done, next?.text ?? nextStep(left)), receipt, next?.pending, undo)
}

/** Sets one receipt right, as the answer says. */
export async function changed(turn: Turn, receipt: NumberedReceipt, to: ReceiptChange): Promise<FinGenieReply> {
  const { text, undo } = await applyChange(turn.tools, turn.open, receipt, to)
  return reply(text, receipt, undefined, undo)
}

/** Asks of which receipt a value is that was said when another one had been spoken of. */
function whichOf({ open, dialogue }: Turn, to: ReceiptChange): FinGenieReply {
  const [field = 'totalPaise'] = Object.keys(to) as ChangeableField[]
  const value = to[field]
  const said = typeof value === 'number' ? numberText(field, value, to.currency ?? 'INR') : literal(String(value))
  const question = replies('edit.which-value', { value: said, field: FIELD_NAMES[field] })
  return reply(paragraphs(question, receiptTable(open)), dialogue.focus, { kind: 'which', change: to })
}

function confirm(receipt: NumberedReceipt, field: ChangeableField, value: string): FinGenieReply {
  const pending = { kind: 'confirm' as const, receiptId: receipt.id, field, value }
  return reply(confirmText(receipt, pending), receipt, pending)
}

/** Asks whether words are the value of a field. */
export function confirmText(
  receipt: NumberedReceipt,
  { field, value }: Pick<Asked<'confirm'>, 'field' | 'value'>,
): string {
  return replies('edit.confirm', {
    field: FIELD_NAMES[field],
    receipt: nameBeside(field, receipt),
    value: literal(value),
  })
}
