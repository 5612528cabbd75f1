import { UNCONFIRMED_FIELDS } from '@pravas/contract/receipt-notes'
import type { ReviewFields } from '@pravas/contract/receipt-review'

/** The fields of a receipt that were read without being sure, and that its claimant has neither set nor confirmed. */
export function unconfirmedIn(fields: Pick<ReviewFields, (typeof UNCONFIRMED_FIELDS)[number]>) {
  return UNCONFIRMED_FIELDS.filter((name) => fields[name].state === 'unsure' && fields[name].value !== null)
}
