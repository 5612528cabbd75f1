import { useEffect, useState } from 'react'

async function load() {
  const [{ ReceiptCards }, { ClaimBar, ClaimSide }, { ReceiptModal }] = await Promise.all([
    import('./review/receipt-cards.tsx'),
    import('./review/claim-frame.tsx'),
    import('./review/receipt-review.tsx'),
  ])
  return { ReceiptCards, ClaimBar, ClaimSide, ReceiptModal }
}

/** The parts of the review, fetched once there are receipts to look at; nothing until then, and where that fails. */
export function useReview(wanted: boolean): Awaited<ReturnType<typeof load>> | undefined {
  const [review, setReview] = useState<Awaited<ReturnType<typeof load>>>()
  useEffect(() => {
    if (!wanted || review) return
    let isAwaited = true
    // Without it the page is the plain conversation.
    load().then(
      (parts) => isAwaited && setReview(parts),
      () => undefined,
    )
    return () => {
      isAwaited = false
    }
  }, [wanted, review])
  return review
}
