import { useEffect, useState } from 'react'
import type { ChatState } from '../../chat/chat-reducer.ts'
import type { Message } from '../../chat/message.ts'
import { useClaimDraft } from './claim-draft.ts'
import type { FinGenieChat } from './fingenie-chat.ts'
import type { ReceiptContext } from './receipt-context.ts'
import type { FinGenieExtra } from './turn.ts'

/**
 * The claim draft of a conversation and the parts that show it, once there may be receipts in it. `isLinked` says that there
 * are, because the conversation was opened or a journey was added to it.
 */
export function useClaimReview(chat: FinGenieChat, state: ChatState & FinGenieExtra, isLinked: boolean) {
  const { messages, sessionId, turnId, files, receipts } = state
  const mayHold = receipts !== null || isLinked || messages.some(tellsOfReceipts)
  const review = useReview(mayHold || files.length > 0)
  const { claim, isTold } = useClaimDraft(sessionId, {
    enabled: mayHold && review !== undefined,
    busy: turnId !== null,
    messageCount: messages.length,
    receipts,
    onReceipts: (listed) => chat.takeOver(listed),
  })
  return {
    mayHold,
    review,
    claim,
    isTold,
    /** Whether a claim is about to come: from the first file on, so that nothing moves when it does. */
    isComing: !claim && isTold && (files.length > 0 || hasUnsent(receipts)),
  }
}

/** Whether a conversation with this message may hold receipts: they were uploaded in it, or it comes from the history. */
function tellsOfReceipts({ isUser, turnId, receipts }: Message): boolean {
  return receipts !== undefined || (isUser && turnId === undefined)
}

/** Whether the conversation holds receipts that are not claimed yet. */
function hasUnsent(receipts: ReceiptContext | null): boolean {
  return receipts !== null && receipts.summary.receipts.length > receipts.claimed
}

async function loadReview() {
  const [{ ReceiptCards }, { ClaimBar, ClaimSide }, { ReceiptModal }] = await Promise.all([
    import('./review/receipt-cards.tsx'),
    import('./review/claim-panel.tsx'),
    import('./review/receipt-review.tsx'),
  ])
  return { ReceiptCards, ClaimBar, ClaimSide, ReceiptModal }
}

/** The parts of the review, fetched once there are receipts to look at; nothing until then, and where that fails. */
function useReview(wanted: boolean): Awaited<ReturnType<typeof loadReview>> | undefined {
  const [review, setReview] = useState<Awaited<ReturnType<typeof loadReview>>>()
  useEffect(() => {
    if (!wanted || review) return
    let isAwaited = true
    // Without it the page is the plain conversation.
    loadReview().then(
      (parts) => isAwaited && setReview(parts),
      () => undefined,
    )
    return () => {
      isAwaited = false
    }
  }, [wanted, review])
  return review
}
