import type { ToldTurn } from '@pravas/contract/draft-change'
import type { RequestStatus } from '@pravas/contract/requests'
import { claimDrafts } from '@pravas/messages/en/claim-drafts'
import { texts } from '@pravas/messages/texts'
import { dayOf } from '../../clock.ts'
import { invalid, problem } from '../../errors.ts'

const text = texts(claimDrafts)

/** A receipt as far as a claim needs it; money in paise. */
export interface ClaimableReceipt {
  id: string
  /** As the draft counts it. */
  number: number
  fileName: string
  merchant: string | null
  date: string | null
  totalPaise: number | null
  currency: string
  category: string
  gstin: string | null
  place: string | null
}

/** What became of a claim: its expenses, their total in paise and receipts, where they stand and who decides. */
export interface Claimed {
  /** The numbers of the expenses: one, or one for each receipt. */
  expenseNumbers: string[]
  totalPaise: number
  receiptCount: number
  /** Where they stand, each way once. */
  statuses: RequestStatus[]
  /** The manager's name; null where nobody is set, so that a super admin decides. */
  approver: string | null
  /** The receipts without a date, as the draft counts them; of an earlier claim none are named. */
  undated: { id: string; number: number; name: string }[]
  /** The receipts whose total was read without being sure and not confirmed, with what it is. */
  unconfirmed: { id: string; number: number; name: string; totalPaise: number }[]
  /** The receipts of whose possible duplicates nobody has said what they are, with why they may be some. */
  doubtful: { id: string; number: number; name: string; why: string }[]
  /** What the policy says of each claim, in the words of the mail; possible duplicates are in `doubtful`. */
  findings: { number: string; said: string }[]
  /** Whether it had been sent before, so that this time nothing was. */
  repeated: boolean
}

/** What of a claim draft was changed, by the names of the API. */
export const CLAIM_PARTS = ['as', 'trip', 'reason', 'cost_centre', 'project'] as const
type ClaimPart = (typeof CLAIM_PARTS)[number]

/** What was done to a claim draft, as the conversation about it is told. */
export interface ClaimDone {
  id: string
  told: ToldTurn
  changed: readonly ClaimPart[]
  /** What it became when it was sent. */
  sent?: Claimed
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

/** Why a receipt cannot be claimed as it stands, and which of its fields is at fault. */
export interface BlockedReceipt {
  index: number
  receiptId: string
  code: 'claim.no_total' | 'claim.currency'
  field: 'total' | 'currency'
  /** What is wrong and what to do about it. */
  text: string
}

/** The receipts that cannot be claimed as they stand: without a total, or in another currency. */
export function blockedReceipts(receipts: readonly ClaimableReceipt[]): BlockedReceipt[] {
  return receipts.flatMap((receipt, index): BlockedReceipt[] => {
    const { id: receiptId, number, fileName, totalPaise, currency } = receipt
    if (totalPaise === null) {
      const said = text('blocked.no-total', { file: fileName, number })
      return [{ index, receiptId, code: 'claim.no_total', field: 'total', text: said }]
    }
    if (currency === 'INR') return []
    const said = text('blocked.currency', { file: fileName, number, currency })
    return [{ index, receiptId, code: 'claim.currency', field: 'currency', text: said }]
  })
}

/** A receipt that is claimed without a date, which is told and not in the way: nobody guesses one. */
export interface UndatedReceipt {
  index: number
  receiptId: string
  code: 'claim.no_date'
  field: 'date'
  /** What is missing and what comes of it. */
  text: string
}

/** The receipts on which no date was found, and to which none was given. */
export function undatedReceipts(receipts: readonly ClaimableReceipt[]): UndatedReceipt[] {
  return receipts.flatMap(({ id: receiptId, number, date, merchant, fileName }, index): UndatedReceipt[] => {
    if (date !== null) return []
    const said = text('undated', { number, name: merchant ?? fileName })
    return [{ index, receiptId, code: 'claim.no_date', field: 'date', text: said }]
  })
}

/**
 * The expense that receipts add up to, as `claimOf` makes it. Throws 'claim.no_receipts' without receipts, and names each
 * receipt without a total, else each in another currency, with what to do about it.
 */
export function claimFrom(receipts: readonly ClaimableReceipt[], now: Date): Claim {
  if (receipts.length === 0) throw problem('claim.no_receipts')
  const blocked = blockedReceipts(receipts)
  for (const code of ['claim.no_total', 'claim.currency'] as const) {
    const errors = blocked.filter((block) => block.code === code)
    if (errors.length > 0) {
      throw invalid(
        errors.map(({ index, text }) => ({ path: `receipts[${index}]`, message: text })),
        code,
      )
    }
  }
  return claimOf(receipts, now)
}

/**
 * The expense that receipts add up to as far as they are known. Its type is their category, or 'Miscellaneous' when they
 * differ; its date is the latest of theirs, or the day of the claim when none could be read; a GSTIN or place stands only
 * when all agree on it. What is not in rupees adds nothing.
 */
export function claimOf(receipts: readonly ClaimableReceipt[], now: Date): Claim {
  const merchants = [...new Set(receipts.map((receipt) => receipt.merchant ?? receipt.fileName))]
  return {
    expenseType: claimTypeOf(receipts.map((receipt) => receipt.category)),
    expenseDate:
      receipts
        .map((receipt) => receipt.date)
        .filter((date) => date !== null)
        .sort()
        .at(-1) ?? dayOf(now),
    description:
      receipts.length === 1
        ? (merchants[0] ?? '')
        : text('description', { count: receipts.length, merchants: merchants.join(', ') }),
    totalPaise: receipts.reduce(
      (sum, { currency, totalPaise }) => sum + (currency === 'INR' ? (totalPaise ?? 0) : 0),
      0,
    ),
    gstin: shared(receipts.map((receipt) => receipt.gstin)),
    place: shared(receipts.map((receipt) => receipt.place)),
  }
}

/** What receipts come to by category, the largest first; money in paise. */
export function sumsByCategory(
  receipts: readonly ClaimableReceipt[],
): { category: string; count: number; paise: number }[] {
  return [...Map.groupBy(receipts, ({ category }) => category)]
    .map(([category, of]) => ({
      category,
      count: of.length,
      paise: of.reduce((sum, { currency, totalPaise }) => sum + (currency === 'INR' ? (totalPaise ?? 0) : 0), 0),
    }))
    .sort((a, b) => b.paise - a.paise)
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
