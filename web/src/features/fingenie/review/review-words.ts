import type { DuplicateReason, ReceiptInReview, TaxVerdict } from '@pravas/contract/claims'
import { countOf } from '../../../ui/formats.ts'
import { MAIN_FIELDS, TAX_FIELDS } from './review-fields.ts'

const REASONS: Readonly<Record<DuplicateReason, string>> = {
  same_file: 'The same file',
  same_invoice: 'The same invoice number of the same vendor',
  same_image: 'The same picture',
  same_purchase: 'The same merchant, day and total',
}

/** Why a receipt may have been claimed before, in a few words. */
export function duplicateReason(reason: DuplicateReason): string {
  return REASONS[reason]
}

const VERDICTS: Readonly<Record<TaxVerdict, string>> = {
  eligible: 'GST comes back as input tax credit',
  blocked: 'No input tax credit: blocked by law',
  other_state: 'Input tax credit is lost to another state',
  review: 'Input tax credit is for an accountant to review',
}

/** What becomes of the tax on a bill, in a few words. */
export function verdictWords(verdict: TaxVerdict): string {
  return VERDICTS[verdict]
}

/** What of a receipt is to be looked at, in a few words each; nothing where all is well. */
export function attentionWords({ fields, duplicates, warnings }: ReceiptInReview): string[] {
  const missing = MAIN_FIELDS.filter(({ name, isOptional }) => !isOptional && fields[name].value === null)
  const unsure = [...MAIN_FIELDS, ...TAX_FIELDS].filter(
    ({ name }) => fields[name].state === 'unsure' && fields[name].value !== null,
  )
  const open = duplicates.filter(({ resolution }) => resolution === null)
  return [
    missing.length > 0 && `${missing.map(({ label }) => label).join(', ')} not found`,
    unsure.length > 0 && `${unsure.length} to check`,
    open.length > 0 && 'Possible duplicate',
    warnings.length > 0 && countOf(warnings.length, 'warning'),
  ].filter((words) => words !== false)
}
