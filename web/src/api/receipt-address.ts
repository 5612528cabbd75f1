import { getReceiptAddress } from '@pravas/contract/receipt-mail'
import { call } from './call.ts'
import { OWN_ACCESS } from './own-access.ts'

/** Where on the account page receipts by email are set up. */
export const RECEIPTS_BY_EMAIL = 'receipts-by-email'

/** The signed-in person's own address for receipts by email. */
export const receiptAddressQuery = {
  queryKey: [...OWN_ACCESS, 'receipt-address'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getReceiptAddress, {}, signal),
}
