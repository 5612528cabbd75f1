import { listExpenseReceipts, type Receipt } from '@pravas/contract/expenses'
import { queryOptions } from '@tanstack/react-query'
import { callLeniently } from '../../api/call.ts'
import type { Received } from '../../api/received.ts'

/** A receipt of a claim, any field of which may be missing. */
export type ClaimReceipt = Received<Receipt> & { amount?: number | string | null }

/** The receipts of a claim in its order: what its own page has fetched is shared. */
export function claimReceipts(expenseId: string) {
  return queryOptions({
    queryKey: ['expense', expenseId, 'receipts'],
    queryFn: ({ signal }): Promise<ClaimReceipt[]> =>
      callLeniently(listExpenseReceipts, { params: { expenseId } }, signal),
  })
}
