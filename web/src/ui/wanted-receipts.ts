import { z } from 'zod'

/** What a link to FinGenie hands on: which receipts of a trip are still to be uploaded. */
export const WantedReceipts = z.object({
  wantedReceipts: z.object({ trip: z.string(), receipts: z.array(z.string()).min(1) }),
})
export type WantedReceipts = z.infer<typeof WantedReceipts>
