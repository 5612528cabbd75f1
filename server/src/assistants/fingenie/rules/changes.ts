import { ProblemError } from '../../../errors.ts'
import { listWords } from '../../../formats.ts'
import { type ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import { FIELD_NAMES, fieldText, nameBeside } from './field-answers.ts'
import type { RulesTools } from './rules-tools.ts'
import type { Undo } from './state.ts'
import { capital, countText, type NumberedReceipt, nameOf, nameOfGone, paragraphs, sumText } from './texts.ts'

/** Sets one receipt right and says what it was before. `receipts` are those of the conversation that are not claimed. */
export async function applyChange(
  tools: RulesTools,
  receipts: readonly NumberedReceipt[],
  receipt: NumberedReceipt,
  change: ReceiptChange,
): Promise<{ text: string; undo: Undo[] }> {
  const after = { ...receipt, ...change }
  const fields = Object.keys(change) as ChangeableField[]
  const changed = fields.filter((field) => receipt[field] !== after[field])
  if (changed.length === 0) {
    return unchanged(alreadyText(fields[0] ?? 'totalPaise', receipt))
  }
  const done = await tools.correct(receipt.id, change).catch(refusalIn)
  if (typeof done === 'string') return unchanged(done)
  if (!done) return unchanged(`${capital(nameOf(receipt))} has been claimed and cannot be changed any more.`)
  const shown = changed.filter((field) => field !== 'currency' || !changed.includes('totalPaise'))
  const sentences = shown.map((field) => nowText(field, receipt, after))
  const all = receipts.map((other) => (other.id === after.id ? after : other))
  const money = changed.includes('totalPaise') || changed.includes('currency')
  const text = paragraphs(
    ...sentences,
    after.totalPaise !== null &&
      after.currency !== 'INR' &&
      `It is in ${after.currency}, and claims are paid in rupees. Tell me the total in rupees: "the total of receipt ${after.number} is ₹…".`,
    money && all.length > 1 && `The ${countText(all.length)} now come to **${sumText(all)}**.`,
  )
  return { text, undo: [{ receiptId: receipt.id, change: asBefore(receipt, changed) }] }
}

/** What these fields of a receipt hold, as the change that sets them so. */
function asBefore(receipt: NumberedReceipt, fields: readonly ChangeableField[]): ReceiptChange {
  return ReceiptChange.safeParse(Object.fromEntries(fields.map((field) => [field, receipt[field]]))).data ?? {}
}

function unchanged(text: string): { text: string; undo: Undo[] } {
  return { text, undo: [] }
}

function alreadyText(field: ChangeableField, receipt: NumberedReceipt): string {
  const of = `of ${nameBeside(field, receipt)}`
  if (receipt[field] === null) return `There is no ${FIELD_NAMES[field]} ${of} here as it stands.`
  return `The ${FIELD_NAMES[field]} ${of} is **${fieldText(field, receipt)}** already.`
}

function nowText(field: ChangeableField, before: NumberedReceipt, after: NumberedReceipt): string {
  const was = `(it was ${fieldText(field, before)})`
  if (after[field] === null)
    return `The ${FIELD_NAMES[field]} of ${nameBeside(field, after)} is taken out ${was}. To have it again, say "undo that".`
  return `The ${FIELD_NAMES[field]} of ${nameBeside(field, after)} is now **${fieldText(field, after)}** ${was}.`
}

/** Why a change was refused, in words for the person; whatever else went wrong is thrown on. */
export function refusalIn(error: unknown): string {
  if (error instanceof ProblemError && error.code === 'request.invalid' && error.detail) return error.detail
  throw error
}

/** Takes receipts out, as was confirmed. */
export async function applyRemoval(
  tools: RulesTools,
  receipts: readonly NumberedReceipt[],
  out: readonly NumberedReceipt[],
): Promise<{ text: string; undo: Undo[] }> {
  const texts: string[] = []
  const gone: NumberedReceipt[] = []
  for (const receipt of out) {
    if (await tools.remove(receipt.id)) gone.push(receipt)
    else texts.push(`${capital(nameOf(receipt))} has been claimed and cannot be removed any more.`)
  }
  if (gone.length === 0) return unchanged(paragraphs(...texts))
  const left = receipts.filter((receipt) => !gone.includes(receipt))
  const text = paragraphs(
    `I have removed ${listWords(gone.map(nameOfGone))}. To have ${gone.length === 1 ? 'it' : 'them'} again, say "undo that".`,
    ...texts,
    left.length === 0
      ? 'No receipt is left in this conversation.'
      : `${countText(left.length)} left, **${sumText(left)}**.`,
  )
  return { text, undo: gone.map(({ id }) => ({ receiptId: id, removed: true })) }
}
