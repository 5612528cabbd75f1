import { z } from 'zod'

function ifValid<T extends z.ZodType>(schema: T) {
  return schema.nullish().catch(null)
}

/** A number, or a text that holds nothing but one, such as `1,234.50` or `₹450`. */
const Amount = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*(?:(?:₹|rs\.?|inr)\s*)?\d[\d,]*(?:\.\d+)?\s*$/i)
    .transform((text) => Number(/\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', ''))),
])

/** A receipt as the page holds it: what the server read, of which anything may be missing. */
export const UploadedReceipt = z.looseObject({
  data: z.looseObject({
    total: ifValid(Amount),
    merchant: ifValid(z.string()),
    date: ifValid(z.string()),
    category: ifValid(z.string()),
  }),
  receipt_id: ifValid(z.string()),
  file_name: ifValid(z.string()),
  receipt_link: ifValid(z.string()),
  gstin: ifValid(z.string()),
  currency: ifValid(z.string()),
  not_found: ifValid(z.array(z.string())),
  is_document: ifValid(z.boolean()),
})
export type UploadedReceipt = z.infer<typeof UploadedReceipt>

/** Reads the receipts of a summary, leaving out what is none. */
export function parseReceipts(values: readonly unknown[]): UploadedReceipt[] {
  return values.flatMap((value) => {
    const receipt = UploadedReceipt.safeParse(value)
    return receipt.success ? [receipt.data] : []
  })
}

const Summary = z.looseObject({
  session_id: z.string().catch(''),
  receipts: z.array(z.unknown()).catch([]).transform(parseReceipts),
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
export function receiptsOf(summary: unknown): UploadedReceipt[] {
  const read = Summary.safeParse(summary)
  return read.success ? read.data.receipts : []
}

/** The context with one more upload: names, texts and receipts accumulate, a receipt that is held already once only. */
export function withUpload(
  context: ReceiptContext | null,
  upload: { sessionId: string; fileNames: string[]; content: string; receipts: UploadedReceipt[] },
): ReceiptContext {
  const { sessionId } = upload
  return {
    fileNames: [...(context?.fileNames ?? []), ...upload.fileNames],
    content: [context?.content, upload.content].filter((text) => text).join('\n\n'),
    sessionId,
    isComparisonMode: true,
    claimed: context?.claimed ?? 0,
    summary: { session_id: sessionId, receipts: merged(context?.summary.receipts ?? [], upload.receipts) },
  }
}

/**
 * The context with the unclaimed receipts as an answer lists them: those listed take their new values, others with an id
 * go. What was claimed, and what has no id, stays. Null when nothing is held any more; unchanged without a list.
 */
export function withAnswer(context: ReceiptContext | null, sessionId: string, summary: unknown): ReceiptContext | null {
  const list = z.object({ receipts: z.array(z.unknown()) }).safeParse(summary)
  if (!list.success) return context
  const listed = parseReceipts(list.data.receipts).filter(({ receipt_id }) => receipt_id != null)
  const known = context?.summary.receipts ?? []
  const claimed = context?.claimed ?? 0
  const isGone = ({ receipt_id: id }: UploadedReceipt, index: number) =>
    index >= claimed && id != null && !listed.some((receipt) => receipt.receipt_id === id)
  const receipts = merged(
    known.filter((receipt, index) => !isGone(receipt, index)),
    listed,
  )
  if (receipts.length === 0) return null
  const gone = known.filter(isGone).map(({ file_name }) => file_name)
  return {
    content: '',
    isComparisonMode: true,
    claimed: 0,
    ...context,
    sessionId,
    fileNames: context
      ? context.fileNames.filter((name) => !gone.includes(name))
      : listed.flatMap(({ file_name }) => file_name ?? []),
    summary: { session_id: sessionId, receipts },
  }
}

/** Receipts with more of them: one that is known by its id takes the new values in its place. */
function merged(known: readonly UploadedReceipt[], more: readonly UploadedReceipt[]): UploadedReceipt[] {
  const receipts = [...known]
  for (const receipt of more) {
    const { receipt_id: id } = receipt
    const index = id == null ? -1 : receipts.findIndex((other) => other.receipt_id === id)
    if (index < 0) receipts.push(receipt)
    else receipts[index] = receipt
  }
  return receipts
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

/** A receipt that was sent for reimbursement, as it was claimed; undefined for any other. */
export function sentReceipt(context: ReceiptContext | null, receiptId: string): UploadedReceipt | undefined {
  const sent = context?.summary.receipts.slice(0, context.claimed) ?? []
  return sent.find(({ receipt_id }) => receipt_id === receiptId)
}
