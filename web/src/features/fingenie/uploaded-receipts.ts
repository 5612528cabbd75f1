import type { Message } from '../../chat/message.ts'
import { type HeldReceipt, heldReceipts } from './receipt-context.ts'

/** What `uploadText` writes, as the history gives it back. */
const OF_UPLOAD = /^Uploaded (?:a receipt|\d+ receipts): /
const FILES_OF_RECEIPTS = /\]\(\/api\/receipts\/([^/()\s]+)\/file\)/g

/**
 * The receipts that an answer shows: those that the upload answered or, in a conversation out of the history, which keeps words
 * alone, those that the answer to an upload links to and that are there still. Undefined when the message shows none.
 */
export function uploadedReceipts(
  messages: readonly Message[],
  message: Message,
  isThere: (receiptId: string) => boolean,
): HeldReceipt[] | undefined {
  if (message.receipts) return heldReceipts(message.receipts)
  const before = messages[messages.indexOf(message) - 1]
  if (message.isUser || !before?.isUser || !OF_UPLOAD.test(before.text)) return undefined
  const ids = new Set([...message.text.matchAll(FILES_OF_RECEIPTS)].map(([, id = '']) => id))
  const there = [...ids].filter(isThere)
  return there.length > 0 ? heldReceipts(there.map((receipt_id) => ({ receipt_id, data: {} }))) : undefined
}

/** Whether a message before this one shows the receipt already. */
export function isShownBefore(
  messages: readonly Message[],
  message: Message,
  receiptId: string,
  isThere: (receiptId: string) => boolean,
): boolean {
  const before = messages.slice(0, messages.indexOf(message))
  return before.some((earlier) =>
    uploadedReceipts(before, earlier, isThere)?.some(({ receipt_id }) => receipt_id === receiptId),
  )
}
