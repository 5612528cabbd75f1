import type { ClaimBlocker, ClaimDraft } from '@pravas/contract/claims'
import { ERRORS } from '@pravas/contract/errors'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { TAX_VERDICTS, type TaxVerdict } from '@pravas/contract/receipt-notes'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import type { DayOfAbsence } from '../../policy/per-diem-rules.ts'
import {
  type BlockedReceipt,
  blockedReceipts,
  type ClaimableReceipt,
  type UndatedReceipt,
  undatedReceipts,
} from './claim-rules.ts'

/** The per diem of all trips of a draft together; null where none applies. */
export function presentPerDiem(perDiems: readonly { days: DayOfAbsence[] }[]): ClaimDraft['per_diem'] {
  const days = perDiems.flatMap((perDiem) => perDiem.days)
  if (days.length === 0) return null
  const sum = (of: (day: DayOfAbsence) => number) => rupeesFromPaise(days.reduce((all, day) => all + of(day), 0))
  return {
    days: days.map((day) => ({
      date: day.date,
      hours: day.hours,
      allowance: rupeesFromPaise(day.allowancePaise),
      included_meals: rupeesFromPaise(day.includedPaise),
      claimed: rupeesFromPaise(day.claimedPaise),
      above: rupeesFromPaise(day.abovePaise),
      elsewhere: day.elsewhere.map(({ claim, paise }) => ({ number: claim, amount: rupeesFromPaise(paise) })),
    })),
    allowance: sum((day) => day.allowancePaise),
    claimed: sum((day) => day.claimedPaise),
    above: sum((day) => day.abovePaise),
  }
}

/** Why the policy, a budget or what it is booked on stops a claim. */
interface Refusal {
  code: string
  text: string
  /** Of the draft. */
  field?: string | null
}

/** Lists what blocks sending, the person's own matters first. */
export function presentBlockers(
  receipts: readonly ClaimableReceipt[],
  { hasEmployeeRecord, refusals }: { hasEmployeeRecord: boolean; refusals: readonly Refusal[] },
): ClaimBlocker[] {
  const code = 'person.no_employee_record'
  return [
    ...(hasEmployeeRecord ? [] : [{ receipt_id: null, field: null, code, text: ERRORS[code].title }]),
    ...blockedReceipts(receipts).map(presentOfReceipt),
    ...refusals.map((refusal) => ({ receipt_id: null, field: null, ...refusal })),
  ]
}

/** Lists what is missing and does not block sending. */
export function presentWarnings(receipts: readonly ClaimableReceipt[]): ClaimBlocker[] {
  return undatedReceipts(receipts).map(presentOfReceipt)
}

function presentOfReceipt({ receiptId, field, code, text }: BlockedReceipt | UndatedReceipt): ClaimBlocker {
  return { receipt_id: receiptId, field, code, text }
}

/** Rupees of tax at stake by verdict. */
export function presentTaxCredit(receipts: readonly { shown: ReceiptInReview }[]): ClaimDraft['tax_credit'] {
  const of = (verdict: TaxVerdict) =>
    rupeesFromPaise(
      receipts.reduce((sum, { shown: { tax_credit } }) => {
        return sum + (tax_credit?.verdict === verdict ? paiseFromRupees(tax_credit.amount) : 0)
      }, 0),
    )
  const isEstimated = (verdict: TaxVerdict) =>
    receipts.some(({ shown: { tax_credit: credit } }) => credit?.verdict === verdict && credit.estimated)
  return {
    eligible: of('eligible'),
    blocked: of('blocked'),
    other_state: of('other_state'),
    review: of('review'),
    estimated: TAX_VERDICTS.filter(isEstimated),
  }
}
