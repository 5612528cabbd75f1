import { namesOnlyReceipts } from '../answers/plain-answers.ts'
import { merchantWords, type NameableReceipt } from '../receipts/receipt.ts'
import { correctionsIn } from './correction.ts'
import type { Correction } from './kinds.ts'
import { askIfUnread } from './unread-words.ts'

export interface CorrectionContext {
  today: string
  /** The receipts that can be changed. */
  open: readonly NameableReceipt[]
  /** Those that are spoken of: they may be claimed already. */
  spoken: readonly NameableReceipt[]
  /** The id of the receipt that 'it' means. */
  focus: string | undefined
}

/**
 * Reads the values that a message says of fields of receipts, in its order, with what it says beside them; empty where it
 * sets nothing right.
 */
export function readCorrections(message: string, context: CorrectionContext): Correction[] {
  const { open, spoken, today, focus } = context
  const found = correctionsIn(message, today)
    .filter((one) => !one.onlyNamed || namesMerchant(one.about, spoken))
    .map((one) => askIfUnread(withoutRemark(one, open), open, { today, focus }))
  return found.every(({ kind }) => kind === 'aside') ? [] : found
}

/** A category is set where nothing else is said of the receipts: 'my boss thinks the cab is food' only tells something. */
function withoutRemark(one: Correction, open: readonly NameableReceipt[]): Correction {
  const setsCategory = one.kind === 'change' && one.change.category !== undefined
  return setsCategory && !namesOnlyReceipts(one.about, open) ? { kind: 'aside', about: one.about } : one
}

/** Whether words are a merchant's name, as far as they say anything: 'the City Cabs one'. */
function namesMerchant(about: string, receipts: readonly NameableReceipt[]): boolean {
  const words = about.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const said = words.filter((word) => !['the', 'one', 'at', 'from', 'of', 'by'].includes(word))
  return said.length > 0 && receipts.some((receipt) => said.every((word) => merchantWords([receipt]).has(word)))
}
