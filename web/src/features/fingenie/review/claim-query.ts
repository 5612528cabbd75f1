import { ClaimDraft, changeClaim, getClaim, ReceiptInReview } from '@pravas/contract/claims'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../../../api/call.ts'

const Answered = z.object({ claim: ClaimDraft.nullable() })
const Changed = z.object({ receipt: ReceiptInReview })

export type AnsweredClaim = z.infer<typeof Answered>

/** The claim that a conversation's receipts would make. An answer that is none is a failure. */
export function claimOf(sessionId: string) {
  return queryOptions({
    queryKey: ['claim draft', sessionId],
    queryFn: async ({ signal }) => Answered.parse(await call(getClaim, { query: { sessionId } }, signal)),
    staleTime: 0,
  })
}

/** Says how the receipts are to be claimed, and for which trip; resolves to the claim as it stands then. */
export async function settleClaim(body: Parameters<typeof call<typeof changeClaim>>[1]['body']) {
  return Answered.parse(await call(changeClaim, { body }))
}

/** The receipt in an answer to a change; undefined where it is not told. */
export function changedReceipt(answer: unknown): ReceiptInReview | undefined {
  return Changed.safeParse(answer).data?.receipt
}

/** The claim with one receipt as it is now. */
export function withReceipt(
  known: AnsweredClaim | undefined,
  receiptId: string,
  next: (receipt: ReceiptInReview) => ReceiptInReview | undefined,
): AnsweredClaim | undefined {
  if (!known?.claim) return known
  const receipts = known.claim.receipts.flatMap((receipt) => {
    return receipt.receipt_id === receiptId ? (next(receipt) ?? []) : receipt
  })
  return { claim: { ...known.claim, receipts } }
}
