import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import type { RequestStatus } from '@pravas/contract/requests'
import { textOfFinding } from '../../policy/finding-text-rules.ts'
import type { ClaimableReceipt, Claimed } from './claim-rules.ts'
import { unconfirmedIn } from './unconfirmed-rules.ts'

type Finding = Parameters<typeof textOfFinding>[0]

/** A claim that was sent before; money in paise. */
interface EarlierClaim {
  expenseNumber: string
  totalPaise: number
  receiptCount: number
  status: RequestStatus
}

/** A receipt that was claimed, with what its draft said it may be a duplicate of. */
type ClaimedReceipt = ClaimableReceipt & {
  shown: Pick<ReceiptInReview, 'fields'> & {
    number: number
    duplicates: readonly { resolution: string | null; text: string }[]
  }
}

/** What became of claims that had been sent before, so that this time nothing was. */
export function claimedBefore(claims: readonly EarlierClaim[], approver: string | null): Claimed {
  return {
    expenseNumbers: claims.map(({ expenseNumber }) => expenseNumber),
    totalPaise: claims.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
    receiptCount: claims.reduce((sum, { receiptCount }) => sum + receiptCount, 0),
    statuses: [...new Set(claims.map(({ status }) => status))],
    approver,
    undated: [],
    unconfirmed: [],
    doubtful: [],
    findings: [],
    repeated: true,
  }
}

/** What became of the receipts of a draft that were claimed now; the total is in paise. */
export function claimedNow(sent: {
  claims: readonly { number: string; findings: readonly Finding[] }[]
  receipts: readonly ClaimedReceipt[]
  totalPaise: number
  approver: string | null
}): Claimed {
  const { claims, receipts, totalPaise, approver } = sent
  return {
    expenseNumbers: claims.map(({ number }) => number),
    totalPaise,
    receiptCount: receipts.length,
    statuses: ['pending'],
    approver,
    undated: receipts.flatMap(({ id, date, merchant, fileName, shown: { number } }) =>
      date === null ? [{ id, number, name: merchant ?? fileName }] : [],
    ),
    unconfirmed: receipts.flatMap(({ id, merchant, fileName, totalPaise, shown: { number, fields } }) =>
      totalPaise !== null && unconfirmedIn(fields).includes('total')
        ? [{ id, number, name: merchant ?? fileName, totalPaise }]
        : [],
    ),
    doubtful: receipts.flatMap(({ id, merchant, fileName, shown: { number, duplicates } }) => {
      const why = duplicates.find(({ resolution }) => resolution === null)?.text
      return why === undefined ? [] : [{ id, number, name: merchant ?? fileName, why }]
    }),
    findings: claims.flatMap(({ number, findings }) =>
      findings
        .filter(({ rule }) => rule !== 'expense.duplicate')
        .map((finding) => ({ number, said: textOfFinding(finding) })),
    ),
    repeated: false,
  }
}
