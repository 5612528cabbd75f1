import { ExpenseDetail, Receipt } from '@pravas/contract/expenses'
import { z } from 'zod'

// What the server and the child process that writes a claim's PDF say to each other.

/** The bytes of a receipt's file, or why there are none to append: it is gone, or an attempt to append it failed. */
const ReceiptContent = z.union([
  z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  z.enum(['gone', 'refused']),
])
export type ReceiptContent = z.infer<typeof ReceiptContent>

const ShownClaim = ExpenseDetail.pick({
  expense_number: true,
  status: true,
  rejection_reason: true,
  employee_id: true,
  employee_name: true,
  expense_date: true,
  expense_type: true,
  description: true,
  total: true,
  claimed_total: true,
  gstin: true,
  place: true,
  submitted_at: true,
  decision: true,
  trip: true,
  cost_centre: true,
  project: true,
})

/** A claim with everything that its PDF shows. */
export const ClaimPdfJob = z.object({
  organisation: z.string(),
  claim: ShownClaim,
  /** `file`: the first receipt, from 0, of the same file; the file is appended with that one only. */
  receipts: z.array(Receipt.extend({ content: ReceiptContent, file: z.int() })),
  generatedAt: z.date(),
})
export type ClaimPdfJob = z.infer<typeof ClaimPdfJob>
export type ReceiptToAppend = ClaimPdfJob['receipts'][number]

/** What the child says: which receipt it appends next, counted from 0; that all are in; and at the end the document. */
export const ClaimPdfMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('appending'), index: z.int() }),
  z.object({ kind: z.literal('saving') }),
  z.object({ kind: z.literal('done'), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
])
export type ClaimPdfMessage = z.infer<typeof ClaimPdfMessage>

/** The resident memory, in megabytes, beyond which the child is ended. */
export const MEMORY_MB = 1024
