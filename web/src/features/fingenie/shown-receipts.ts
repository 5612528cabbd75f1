import type { ClaimDraft } from '@pravas/contract/claims'
import type { Message } from '../../chat/message.ts'
import type { OwnLink } from '../../chat/own-links.ts'
import { heldIn } from './claim-draft.ts'
import { parseReceipts, type ReceiptContext, sentReceipt, type UploadedReceipt } from './receipt-context.ts'
import type { ReceiptFocus } from './receipt-focus.ts'

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
): UploadedReceipt[] | undefined {
  if (message.receipts) return parseReceipts(message.receipts)
  const before = messages[messages.indexOf(message) - 1]
  if (message.isUser || !before?.isUser || !OF_UPLOAD.test(before.text)) return undefined
  const ids = new Set([...message.text.matchAll(FILES_OF_RECEIPTS)].map(([, id = '']) => id))
  const there = [...ids].filter(isThere)
  return there.length > 0 ? parseReceipts(there.map((receipt_id) => ({ receipt_id, data: {} }))) : undefined
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

const FILE_OF_RECEIPT = /^\/api\/receipts\/(?<id>[^/]+)\/file$/

interface Shown {
  focus: ReceiptFocus
  claim: ClaimDraft | null | undefined
  messages: readonly Message[]
  receipts: ReceiptContext | null
}

/**
 * Links to receipts in an answer: one under review is shown on its card, one that was removed is a link no more, and any
 * other leads to its file.
 */
export function cardLinks({ focus, claim, messages, receipts }: Shown): OwnLink {
  return (href) => {
    const { id } = FILE_OF_RECEIPT.exec(href)?.groups ?? {}
    if (id === undefined || claim === undefined) return undefined
    if (claim && heldIn(claim).some(({ receipt_id }) => receipt_id === id)) return () => focus.show(id)
    return isUploadedIn(messages, id) && !sentReceipt(receipts, id) ? null : undefined
  }
}

/** Whether one of these messages shows the receipt. */
function isUploadedIn(messages: readonly Message[], receiptId: string): boolean {
  return messages.some(
    ({ receipts }) => receipts && parseReceipts(receipts).some(({ receipt_id }) => receipt_id === receiptId),
  )
}
