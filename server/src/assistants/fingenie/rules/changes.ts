import { replies } from '@pravas/messages/fingenie'
import { ProblemError } from '../../../errors.ts'
import { listWords } from '../../../formats.ts'
import { type ChangeableField, ReceiptChange } from '../../../receipts/receipt-change.ts'
import type { FinGenieCalls } from '../engine.ts'
import { FIELD_NAMES, fieldText, nameBeside } from './field-answers.ts'
import type { Undo } from './state.ts'
import { capital, claimableOf, type NumberedReceipt, nameOf, nameOfGone, paragraphs, sumText } from './texts.ts'

/**
 * Sets one receipt right and says what it was before. `receipts` are those of the conversation that are not claimed; `sums` says
 * what they come to now.
 */
export async function applyChange(
  tools: FinGenieCalls,
  receipts: readonly NumberedReceipt[],
  receipt: NumberedReceipt,
  change: ReceiptChange,
  { sums = true } = {},
): Promise<{ text: string; undo: Undo[] }> {
  const after = { ...receipt, ...change }
  const fields = Object.keys(change) as ChangeableField[]
  const changed = fields.filter((field) => receipt[field] !== after[field])
  if (changed.length === 0) {
    // Who says what is there already has looked at it.
    const confirmed = await tools.change_receipt({ receipt_id: receipt.id, change }).catch(refusalIn)
    if (typeof confirmed === 'string') return unchanged(confirmed)
    return unchanged(alreadyText(fields[0] ?? 'totalPaise', receipt))
  }
  const done = await tools.change_receipt({ receipt_id: receipt.id, change }).catch(refusalIn)
  if (typeof done === 'string') return unchanged(done)
  if (!done) return unchanged(capital(replies('edit.claimed', { receipt: nameOf(receipt) })))
  const shown = changed.filter((field) => field !== 'currency' || !changed.includes('totalPaise'))
  const sentences = shown.map((field) => nowText(field, receipt, after))
  const all = receipts.map((other) => (other.id === after.id ? after : other))
  const counted = claimableOf(all)
  const money = changed.includes('totalPaise') || changed.includes('currency')
  const text = paragraphs(
    ...sentences,
    after.totalPaise !== null &&
      after.currency !== 'INR' &&
      replies('edit.currency', { currency: after.currency, number: after.number }),
    sums && money && counted.length > 1 && replies('edit.sum', { count: counted.length, sum: sumText(counted) }),
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
  const named = { field: FIELD_NAMES[field], receipt: nameBeside(field, receipt) }
  return receipt[field] === null
    ? capital(replies('edit.already-empty', named))
    : replies('edit.already', { ...named, value: fieldText(field, receipt) })
}

function nowText(field: ChangeableField, before: NumberedReceipt, after: NumberedReceipt): string {
  const named = {
    field: FIELD_NAMES[field],
    receipt: nameBeside(field, after),
    before: fieldText(field, before),
  }
  return after[field] === null
    ? replies('edit.cleared', named)
    : replies('edit.done', { ...named, value: fieldText(field, after) })
}

/** Why a change was refused, in words for the person; whatever else went wrong is thrown on. */
export function refusalIn(error: unknown): string {
  if (
    error instanceof ProblemError &&
    (error.code === 'request.invalid' || error.code === 'request.not_reopened') &&
    error.detail
  )
    return error.detail
  throw error
}

/** Takes receipts out, as was confirmed. */
export async function applyRemoval(
  tools: FinGenieCalls,
  receipts: readonly NumberedReceipt[],
  out: readonly NumberedReceipt[],
): Promise<{ text: string; undo: Undo[] }> {
  const texts: string[] = []
  const gone: NumberedReceipt[] = []
  for (const receipt of out) {
    if (await tools.remove_receipt({ receipt_id: receipt.id })) gone.push(receipt)
    else texts.push(capital(replies('remove.claimed', { receipt: nameOf(receipt) })))
  }
  if (gone.length === 0) return unchanged(paragraphs(...texts))
  const left = receipts.filter((receipt) => !gone.includes(receipt))
  const text = paragraphs(
    replies('remove.done', { receipts: listWords(gone.map(nameOfGone)), count: gone.length }),
    ...texts,
    left.length === 0
      ? replies('remove.none-left')
      : replies('remove.left', { count: left.length, sum: sumText(left) }),
  )
  return { text, undo: gone.map(({ id }) => ({ receiptId: id, removed: true })) }
}
