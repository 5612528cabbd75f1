import type { FinanceLine } from '@pravas/contract/finance'
import { z } from 'zod'
import { unsavedEdits } from '../../api/unsaved-edits.ts'
import { sumRupees } from '../../ui/formats.ts'
import { typedAmount } from '../../ui/records/typed-amount.ts'

/** What is typed of a line, as it was typed. */
const TypedLine = z.object({ amount: z.string(), reason: z.string() })
export type TypedLine = z.infer<typeof TypedLine>
const StoredEdits = z.object({
  of: z.string(),
  /** By the numbers of claims and the ids of their receipts. */
  claims: z.record(z.string(), z.record(z.string(), TypedLine)),
})

/** Adjustments that were typed and not sent, over a reload of the tab. */
export const unsentAdjustments = unsavedEdits('finance-adjustments', StoredEdits)

export type TypedLines = Readonly<Record<string, TypedLine>>

/** A line as its fields show it: what was typed, else what was verified. Of what a company card paid nothing is taken off. */
export function typedOf({ receipt_id, approved, payable, by_card, reason }: FinanceLine, typed: TypedLines): TypedLine {
  if (by_card) return { amount: String(approved), reason: '' }
  return typed[receipt_id] ?? { amount: String(payable), reason: reason ?? '' }
}

export type Mistake = 'amount' | 'more' | 'reason'

/** What is wrong with a line; undefined where it can be sent. */
export function mistakeOf(line: FinanceLine, typed: TypedLines): Mistake | undefined {
  const { amount, reason } = typedOf(line, typed)
  const rupees = typedAmount(amount)
  if (rupees === undefined || rupees < 0) return 'amount'
  if (rupees > line.approved) return 'more'
  return rupees < line.approved && reason.trim() === '' ? 'reason' : undefined
}

/** What is sent of the lines that are paid less; whole lines are none. */
export function adjustmentsOf(lines: readonly FinanceLine[], typed: TypedLines) {
  return lines.flatMap((line) => {
    const { amount, reason } = typedOf(line, typed)
    const rupees = typedAmount(amount)
    if (rupees === undefined || rupees >= line.approved) return []
    return [{ receipt_id: line.receipt_id, amount: rupees, reason: reason.trim() }]
  })
}

/** What is paid of a claim by what its lines show, in rupees; a wrong amount counts as approved. */
export function payableOf(approved: number, lines: readonly FinanceLine[], typed: TypedLines): number {
  const less = lines.map((line) => {
    if (line.by_card) return line.approved
    const rupees = typedAmount(typedOf(line, typed).amount)
    return rupees === undefined || rupees > line.approved || rupees < 0 ? 0 : line.approved - rupees
  })
  return Math.max(0, sumRupees([approved, ...less.map((rupees) => -rupees)]))
}
