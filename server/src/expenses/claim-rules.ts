import { dayOf } from '../clock.ts'
import { invalid, problem } from '../errors.ts'

/** A receipt as far as a claim needs it; money in paise. */
export interface ClaimableReceipt {
  id: string
  fileName: string
  merchant: string | null
  date: string | null
  totalPaise: number | null
  currency: string
  category: string
  gstin: string | null
  place: string | null
}

/** What the expense of a claim holds. */
export interface Claim {
  expenseType: string
  expenseDate: string
  description: string
  totalPaise: number
  gstin: string | null
  place: string | null
}

/**
 * The expense that receipts add up to. Its type is their category, or 'Miscellaneous' when they differ; its date is the
 * latest of theirs, or the day of the claim when none could be read; a GSTIN or place stands only when all agree on it.
 * Throws 'claim.no_receipts' without receipts, and names each receipt without a total or in another currency with what
 * to do about it.
 */
export function claimFrom(receipts: readonly ClaimableReceipt[], now: Date): Claim {
  if (receipts.length === 0) throw problem('claim.no_receipts')
  const refuse = (
    code: 'claim.no_total' | 'claim.currency',
    why: (receipt: ClaimableReceipt) => string | undefined,
  ) => {
    const errors = receipts.flatMap((receipt, index) => {
      const reason = why(receipt)
      if (reason === undefined) return []
      const remedy = `Tell FinGenie, for example: the total of receipt ${index + 1} is ₹1,240.`
      return [{ path: `receipts[${index}]`, message: `${receipt.fileName}: ${reason} ${remedy}` }]
    })
    if (errors.length > 0) throw invalid(errors, code)
  }
  refuse('claim.no_total', ({ totalPaise }) => (totalPaise === null ? 'its total could not be read.' : undefined))
  refuse('claim.currency', ({ currency }) =>
    currency === 'INR' ? undefined : `its total is in ${currency}, and claims are paid in rupees.`,
  )
  const merchants = [...new Set(receipts.map((receipt) => receipt.merchant ?? receipt.fileName))]
  return {
    expenseType: claimTypeOf(receipts.map((receipt) => receipt.category)),
    expenseDate:
      receipts
        .map((receipt) => receipt.date)
        .filter((date) => date !== null)
        .sort()
        .at(-1) ?? dayOf(now),
    description: receipts.length === 1 ? (merchants[0] ?? '') : `${receipts.length} receipts: ${merchants.join(', ')}`,
    totalPaise: receipts.reduce((sum, receipt) => sum + (receipt.totalPaise ?? 0), 0),
    gstin: shared(receipts.map((receipt) => receipt.gstin)),
    place: shared(receipts.map((receipt) => receipt.place)),
  }
}

/** The type of a claim by the categories of its receipts: the one that all have, else 'Miscellaneous'. */
export function claimTypeOf(categories: readonly string[]): string {
  return shared(categories) ?? 'Miscellaneous'
}

/** The value that all have; null when they differ. */
function shared(values: readonly (string | null)[]): string | null {
  const [first = null] = values
  return values.every((value) => value === first) ? first : null
}
