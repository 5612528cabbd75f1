import { listExpenseReceipts, type Receipt } from '@pravas/contract/expenses'
import { queryOptions } from '@tanstack/react-query'
import { callLeniently } from './call.ts'
import type { Received } from './received.ts'

/** The other names under which a link or an amount may come. */
export interface OtherNames {
  receipt_url?: string | null
  link?: string | null
  amount?: number | string | null
}

/** A receipt of a claim, any field of which may be missing. */
export type ShownReceipt = Received<Receipt> & OtherNames

/** The receipts of one claim in its order. */
export function receiptsOf(expenseId: string) {
  return queryOptions({
    queryKey: ['expense', expenseId, 'receipts'],
    queryFn: ({ signal }): Promise<ShownReceipt[]> =>
      callLeniently(listExpenseReceipts, { params: { expenseId } }, signal),
  })
}
