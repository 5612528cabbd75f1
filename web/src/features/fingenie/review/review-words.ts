import type { ClaimDraft } from '@pravas/contract/claims'
import type { DuplicateReason, ReceiptInReview } from '@pravas/contract/receipt-review'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { texts } from '@pravas/messages/texts'
import { type FieldShape, isByHand, mainFields, TAX_FIELDS } from './review-fields.ts'

const t = texts(fingenieReview)

const REASONS: Readonly<Record<DuplicateReason, string>> = {
  same_file: t('duplicate.same-file'),
  same_invoice: t('duplicate.same-invoice'),
  same_journey: t('duplicate.same-journey'),
  same_image: t('duplicate.same-image'),
  same_purchase: t('duplicate.same-purchase'),
}

/** Why a receipt may have been claimed before, in a few words. */
export function duplicateReason(reason: DuplicateReason): string {
  return REASONS[reason]
}

/** What of a receipt is to be looked at, in a few words each; nothing where all is well. */
export function attentionWords(receipt: ReceiptInReview): string[] {
  const { fields, duplicates, warnings, unread, fixed = [], is_kept: isKept } = receipt
  const open = duplicates.some(({ resolution }) => resolution === null)
  // Of what stays as it was sent there is nothing to check.
  if (isKept) return open ? [t('attention.duplicate')] : []
  const isOpen = ({ name }: FieldShape) => !fixed.includes(name)
  const main = mainFields(fields).filter(isOpen)
  const tax = TAX_FIELDS.filter(isOpen)
  const empty = main.filter(({ name, isOptional }) => !isOptional && fields[name].value === null)
  const byHand = empty.filter(({ name }) => isByHand(fields[name]))
  const missing = empty.filter(({ name }) => !isByHand(fields[name]))
  const unsure = [...main, ...tax].filter(({ name }) => fields[name].state === 'unsure' && fields[name].value !== null)
  const offered = [...main, ...tax].filter(
    ({ name, isOptional }) => isOptional && fields[name].value === null && fields[name].second != null,
  )
  // What the words before say already is no warning more.
  const others = warnings.filter(({ code }) => code !== 'print.handwritten')
  return [
    missing.length > 0 && t('attention.not-found', { fields: missing.map(({ label }) => label).join(', ') }),
    byHand.length > 0 && t('attention.handwritten', { fields: byHand.map(({ label }) => label).join(', ') }),
    unsure.length > 0 && t('attention.unsure', { count: unsure.length }),
    offered.length > 0 && t('attention.suggestions', { count: offered.length }),
    byHand.length === 0 && unread.some(({ hand }) => hand) && t('attention.handwriting'),
    open && t('attention.duplicate'),
    others.length > 0 && t('attention.warnings', { count: others.length }),
  ].filter((words) => words !== false)
}

/** How far a second reading is and what came of it, in a sentence; nothing where none is asked for. */
export function secondReadingWords({ second_reading: state, fields }: ReceiptInReview): string | undefined {
  const differing = [...mainFields(fields), ...TAX_FIELDS].filter(({ name }) => fields[name].second != null)
  switch (state) {
    case 'waiting':
      return t('second.waiting')
    case 'read':
      return differing.length === 0 ? t('second.same') : t('second.differs', { count: differing.length })
    case 'failed':
      return t('second.failed')
    default:
      return undefined
  }
}

/** On which receipts no date was found, in a line; nothing where all have one. */
export function undatedWords({ receipts, warnings = [] }: ClaimDraft): string | undefined {
  const ids = new Set(warnings.map(({ receipt_id }) => receipt_id))
  const [first, ...others] = receipts.filter(({ receipt_id }) => ids.has(receipt_id))
  if (!first) return undefined
  return others.length === 0
    ? t('claim.undated-one', { number: first.number })
    : t('claim.undated', { count: others.length + 1, receipts: receipts.length })
}
