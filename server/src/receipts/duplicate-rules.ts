import type { DuplicateOf, DuplicateReason, PossibleDuplicate } from '@pravas/contract/receipt-review'
import { receiptWarnings } from '@pravas/messages/en/receipt-warnings'
import { texts } from '@pravas/messages/texts'

const t = texts(receiptWarnings)

/** Two receipts that are alike in some way; what is not known of one of them is null. */
export interface LikeReceipt {
  receiptId: string
  otherId: string
  otherPersonId: string
  /** Of the claim that the other one is part of; null while it is unclaimed. */
  expenseNumber: string | null
  sameFile: boolean
  /** One of them is a journey by an own vehicle; whether they are the same person's, day and places. */
  isJourney: boolean
  sameJourney: boolean
  sameInvoice: boolean
  samePurchase: boolean
  /** By how many of 64 bits their pictures differ. */
  differingBits: number | null
  samePart: boolean
  /** Of what was read of both: whether it differs. Merchants are compared by their letters and digits. */
  otherMerchant: boolean | null
  otherDate: boolean | null
  otherTotal: boolean | null
  otherInvoice: boolean | null
}

/** Two hashes of pictures count as alike when at most this many of their 64 bits differ. */
export const ALIKE_BITS = 6

/**
 * Why one receipt may be the other again; null when they are but alike. Bills printed in one form look much the same, so a
 * picture alone says little: nothing that was read of both may tell them apart. A merchant's name is easily misread, so
 * another one counts unless date and total agree. Two purchases with invoice numbers of their own are two.
 */
export function duplicateReason(alike: LikeReceipt): DuplicateReason | null {
  if (alike.isJourney && alike.sameJourney) return 'same_journey'
  // Also of one journey: its declaration can be downloaded and handed in as a bill.
  if (alike.sameFile) return 'same_file'
  // Another person, or the way back, may well be as far on the same day.
  if (alike.isJourney) return null
  if (alike.sameInvoice) return 'same_invoice'
  const { differingBits, samePart, otherMerchant, otherDate, otherTotal, otherInvoice } = alike
  const isOther =
    otherDate || otherTotal || otherInvoice || (otherMerchant && !(otherDate === false && otherTotal === false))
  if (differingBits !== null && samePart && differingBits <= ALIKE_BITS && !isOther) return 'same_image'
  return alike.samePurchase && !otherInvoice ? 'same_purchase' : null
}

/** A possible duplicate in words; of others' receipts it says no more than that there is one. */
export function duplicateText(reason: DuplicateReason, of: DuplicateOf): string {
  return t(`alike.${reason}`, { other: otherText(of) })
}

/**
 * What may be a duplicate, as it is kept with a claim: a receipt beside it is named by the claim that it becomes part of at
 * the same time or, in this claim, as this claim counts it, as its number in the draft says nothing to whoever decides.
 */
export function claimedDuplicates(
  duplicates: readonly PossibleDuplicate[],
  claimedAs: (receiptNumber: number) => DuplicateOf | undefined,
): PossibleDuplicate[] {
  return duplicates.map((duplicate) => {
    const { of: other, reason } = duplicate
    const of = typeof other === 'object' && 'own_receipt' in other ? claimedAs(other.own_receipt) : undefined
    return of === undefined ? duplicate : { ...duplicate, of, text: duplicateText(reason, of) }
  })
}

function otherText(of: DuplicateOf): string {
  if (of === 'somebody_else') return t('other.somebody_else')
  if ('own_claim' in of) return t('other.own_claim', { claim: of.own_claim })
  return t('other.own_receipt', { number: String(of.own_receipt) })
}
