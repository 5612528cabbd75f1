import type { ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import type { FinGenieTools } from '../engine.ts'
import { FIELD_NAMES, fieldText, nameBeside } from './field-answers.ts'
import { capital, countText, type NumberedReceipt, nameOf, nameOfGone, paragraphs, sumText } from './texts.ts'

/** Sets one receipt right and says what it was before. `receipts` are those of the conversation that are not claimed. */
export async function applyChange(
  tools: FinGenieTools,
  receipts: readonly NumberedReceipt[],
  receipt: NumberedReceipt,
  change: ReceiptChange,
): Promise<string> {
  const after = { ...receipt, ...change }
  const fields = Object.keys(change) as ChangeableField[]
  const changed = fields.filter((field) => receipt[field] !== after[field])
  if (changed.length === 0) {
    const field = fields[0] ?? 'totalPaise'
    return `The ${FIELD_NAMES[field]} of ${nameBeside(field, receipt)} is **${fieldText(field, receipt)}** already.`
  }
  if (!(await tools.correct(receipt.id, change)))
    return `${capital(nameOf(receipt))} has been claimed and cannot be changed any more.`
  const shown = changed.filter((field) => field !== 'currency' || !changed.includes('totalPaise'))
  const sentences = shown.map(
    (field) =>
      `The ${FIELD_NAMES[field]} of ${nameBeside(field, after)} is now **${fieldText(field, after)}** (it was ${fieldText(field, receipt)}).`,
  )
  const all = receipts.map((other) => (other.id === after.id ? after : other))
  const money = changed.includes('totalPaise') || changed.includes('currency')
  return paragraphs(
    ...sentences,
    after.currency !== 'INR' &&
      `It is in ${after.currency}, and claims are paid in rupees. Tell me the total in rupees: "the total of receipt ${after.number} is ₹…".`,
    money && all.length > 1 && `The ${countText(all.length)} now come to **${sumText(all)}**.`,
  )
}

/** Takes one receipt out, as was confirmed. */
export async function applyRemoval(
  tools: FinGenieTools,
  receipts: readonly NumberedReceipt[],
  receipt: NumberedReceipt,
): Promise<string> {
  if (!(await tools.remove(receipt.id)))
    return `${capital(nameOf(receipt))} has been claimed and cannot be removed any more.`
  const left = receipts.filter(({ id }) => id !== receipt.id)
  return paragraphs(
    `I have removed ${nameOfGone(receipt)}.`,
    left.length === 0
      ? 'No receipt is left in this conversation.'
      : `${countText(left.length)} left, **${sumText(left)}**.`,
  )
}
