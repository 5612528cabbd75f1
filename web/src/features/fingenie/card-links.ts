import type { ClaimDraft } from '@pravas/contract/claims'
import type { Message } from '../../chat/message.ts'
import type { OwnLink } from '../../chat/own-links.ts'
import type { ClaimDesk } from './claim-desk.ts'
import { heldReceipts, type ReceiptContext, sentReceipt } from './receipt-context.ts'

const FILE_OF_RECEIPT = /^\/api\/receipts\/(?<id>[^/]+)\/file$/

interface Shown {
  desk: ClaimDesk
  claim: ClaimDraft | null | undefined
  messages: readonly Message[]
  receipts: ReceiptContext | null
}

/**
 * Links to receipts in an answer: one under review is shown on its card, one that was removed is a link no more, and any
 * other leads to its file.
 */
export function cardLinks({ desk, claim, messages, receipts }: Shown): OwnLink {
  return (href) => {
    const { id } = FILE_OF_RECEIPT.exec(href)?.groups ?? {}
    if (id === undefined || claim === undefined) return undefined
    if (claim?.receipts.some(({ receipt_id }) => receipt_id === id)) return () => desk.show(id)
    return isUploadedIn(messages, id) && !sentReceipt(receipts, id) ? null : undefined
  }
}

/** Whether one of these messages shows the receipt. */
function isUploadedIn(messages: readonly Message[], receiptId: string): boolean {
  return messages.some(
    ({ receipts }) => receipts && heldReceipts(receipts)?.some(({ receipt_id }) => receipt_id === receiptId),
  )
}
