import type { ClaimDraft, DuplicateReason, ReceiptInReview } from '@pravas/contract/claims'
import { countOf } from '../../../ui/formats.ts'
import { isByHand, MAIN_FIELDS, TAX_FIELDS } from './review-fields.ts'

const REASONS: Readonly<Record<DuplicateReason, string>> = {
  same_file: 'Same file',
  same_invoice: 'Same vendor and invoice number',
  same_image: 'Same picture',
  same_purchase: 'Same merchant, day and total',
}

/** Why a receipt may have been claimed before, in a few words. */
export function duplicateReason(reason: DuplicateReason): string {
  return REASONS[reason]
}

/** What of a receipt is to be looked at, in a few words each; nothing where all is well. */
export function attentionWords({ fields, duplicates, warnings, unread }: ReceiptInReview): string[] {
  const empty = MAIN_FIELDS.filter(({ name, isOptional }) => !isOptional && fields[name].value === null)
  const byHand = empty.filter(({ name }) => isByHand(fields[name]))
  const missing = empty.filter(({ name }) => !isByHand(fields[name]))
  const unsure = [...MAIN_FIELDS, ...TAX_FIELDS].filter(
    ({ name }) => fields[name].state === 'unsure' && fields[name].value !== null,
  )
  const offered = [...MAIN_FIELDS, ...TAX_FIELDS].filter(
    ({ name, isOptional }) => isOptional && fields[name].value === null && fields[name].second != null,
  )
  const open = duplicates.filter(({ resolution }) => resolution === null)
  // What the words before say already is no warning more.
  const others = warnings.filter(({ code }) => code !== 'print.handwritten')
  return [
    missing.length > 0 && `${missing.map(({ label }) => label).join(', ')} not found`,
    byHand.length > 0 && `${byHand.map(({ label }) => label).join(', ')} handwritten`,
    unsure.length > 0 && `${unsure.length} to check`,
    offered.length > 0 && countOf(offered.length, 'suggestion'),
    byHand.length === 0 && unread.some(({ hand }) => hand) && 'Unread handwriting',
    open.length > 0 && 'Possible duplicate',
    others.length > 0 && countOf(others.length, 'warning'),
  ].filter((words) => words !== false)
}

/** How far a second reading is and what came of it, in a sentence; nothing where none is asked for. */
export function secondReadingWords({ second_reading: state, fields }: ReceiptInReview): string | undefined {
  const differing = [...MAIN_FIELDS, ...TAX_FIELDS].filter(({ name }) => fields[name].second != null)
  switch (state) {
    case 'waiting':
      return 'A language model is reading this receipt too.'
    case 'read':
      return differing.length === 0
        ? 'A language model read this receipt too and found the same.'
        : `A language model read this receipt too: ${countOf(differing.length, 'field')} to compare.`
    case 'failed':
      return 'The language model didn’t answer. These are FinGenie’s results.'
    default:
      return undefined
  }
}

/** On which receipts no date was found, in a line; nothing where all have one. */
export function undatedWords({ receipts, warnings = [] }: ClaimDraft): string | undefined {
  const ids = new Set(warnings.map(({ receipt_id }) => receipt_id))
  const [first, ...others] = receipts.filter(({ receipt_id }) => ids.has(receipt_id))
  if (!first) return undefined
  const which = others.length === 0 ? `receipt ${first.number}` : `${others.length + 1} of ${receipts.length} receipts`
  return `No date found on ${which}`
}
