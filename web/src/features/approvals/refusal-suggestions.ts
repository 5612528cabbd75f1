import { ReceiptNotes } from '@pravas/contract/receipt-notes'
import { requestDialogs } from '@pravas/messages/en/request-dialogs'
import { texts } from '@pravas/messages/texts'
import { sumRupees } from '../../ui/formats.ts'
import type { Marked } from './marked-refusals.ts'

const t = texts(requestDialogs)

/** A receipt of a claim as its lists answer it, any field of which may be missing. */
export interface RefusableReceipt {
  id?: string | null | undefined
  description?: string | null | undefined
  total?: unknown
  amount?: unknown
  notes?: unknown
  refused?: unknown
}

/** Sentences with what speaks against one receipt by what is known of it, the weightiest first. */
export function suggestedRefusals({ notes }: RefusableReceipt): string[] {
  const known = ReceiptNotes.safeParse(notes).data
  if (!known) return []
  const { duplicates, deductions, tax_credit: credit } = known
  return [
    ...duplicates.flatMap(({ text, resolution }) =>
      resolution === 'different' ? [] : t('suggestion.duplicate', { text }),
    ),
    ...deductions.map(({ reason }) => reason),
    ...(credit && credit.verdict !== 'eligible' ? [credit.reason] : []),
  ]
}

/** What is left of a claim, in rupees, after what earlier steps have refused of it and what is marked. */
export function leftOf(receipts: readonly RefusableReceipt[], lines: Marked['lines']): { left: number; count: number } {
  const marked = new Set(lines.map(({ receipt_id }) => receipt_id))
  const left = receipts.filter(({ id, refused }) => !refused && !marked.has(id ?? ''))
  return { left: sumRupees(left.map(rupeesOf)), count: left.length }
}

/** What a receipt comes to, as it was answered. */
export function rupeesOf({ total, amount }: RefusableReceipt): unknown {
  return total ?? amount
}
