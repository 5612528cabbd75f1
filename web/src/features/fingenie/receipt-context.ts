import { z } from 'zod'

function ifValid<T extends z.ZodType>(schema: T) {
  return schema.nullish().catch(null)
}

/** A number, or a text that holds nothing but one, such as `1,234.50` or `₹450`. */
const Amount = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*(?:₹|rs\.?|inr)?\s*\d[\d,]*(?:\.\d+)?\s*$/i)
    .transform((text) => Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', ''))),
])

/** A receipt as the page holds it: what the server read, of which anything may be missing. */
export const HeldReceipt = z.looseObject({
  data: z.looseObject({
    total: ifValid(Amount),
    merchant: ifValid(z.string()),
    date: ifValid(z.string()),
    category: ifValid(z.string()),
  }),
  file_name: ifValid(z.string()),
  receipt_link: ifValid(z.string()),
  gstin: ifValid(z.string()),
  currency: ifValid(z.string()),
  not_found: ifValid(z.array(z.string())),
})
export type HeldReceipt = z.infer<typeof HeldReceipt>

/** Reads the receipts of a summary, leaving out what is none. */
export function heldReceipts(values: readonly unknown[]): HeldReceipt[] {
  return values.flatMap((value) => {
    const receipt = HeldReceipt.safeParse(value)
    return receipt.success ? [receipt.data] : []
  })
}

const Summary = z.looseObject({
  session_id: z.string().catch(''),
  receipts: z.array(z.unknown()).catch([]).transform(heldReceipts),
})

/** What the page knows of the receipts that were uploaded in a conversation. */
export const ReceiptContext = z.object({
  fileNames: z.array(z.string()).catch([]),
  /** What the assistant said of the uploads. */
  content: z.string().catch(''),
  sessionId: z.string(),
  isComparisonMode: z.boolean().catch(true),
  summary: Summary,
  /** How many of the receipts, from the first on, were sent for reimbursement. */
  claimed: z.number().catch(0),
})
export type ReceiptContext = z.infer<typeof ReceiptContext>

/** The receipts in an upload's answer; none where there is no summary. */
export function receiptsOf(summary: unknown): HeldReceipt[] {
  const read = Summary.safeParse(summary)
  return read.success ? read.data.receipts : []
}

/** The context with one more upload: names, texts and receipts accumulate. */
export function withUpload(
  context: ReceiptContext | null,
  upload: { sessionId: string; fileNames: string[]; content: string; receipts: HeldReceipt[] },
): ReceiptContext {
  const { sessionId } = upload
  return {
    fileNames: [...(context?.fileNames ?? []), ...upload.fileNames],
    content: [context?.content, upload.content].filter((text) => text).join('\n\n'),
    sessionId,
    isComparisonMode: true,
    claimed: context?.claimed ?? 0,
    summary: { session_id: sessionId, receipts: [...(context?.summary.receipts ?? []), ...upload.receipts] },
  }
}

/** The context in a stored text, if it belongs to the session; null otherwise. */
export function parseContext(stored: string | null, sessionId: string): ReceiptContext | null {
  try {
    const context = ReceiptContext.safeParse(JSON.parse(stored ?? 'null'))
    return context.success && context.data.sessionId === sessionId ? context.data : null
  } catch {
    return null
  }
}
