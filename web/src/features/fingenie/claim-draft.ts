import type { ClaimDraft, getClaim } from '@pravas/contract/claims'
import type { Answer } from '@pravas/contract/endpoint'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../api/call.ts'
import type { ReceiptContext } from './receipt-context.ts'

/** Milliseconds between two looks while a second reading is under way. */
const ASK_AGAIN_MS = 2_000

export type AnsweredClaim = Answer<typeof getClaim>

// The schemas of claims are fetched when there is first a receipt to look at.
const claims = () => import('@pravas/contract/claims')

/** Returns the query of the claim that a conversation's receipts would make. */
export function claimDraftOf(sessionId: string) {
  return queryOptions({
    queryKey: ['claim draft', sessionId],
    queryFn: async ({ signal }) => call((await claims()).getClaim, { query: { sessionId } }, signal),
    staleTime: 0,
  })
}

interface ClaimDraftOptions {
  /** Whether the conversation may hold receipts. */
  enabled: boolean
  busy: boolean
  messageCount: number
  receipts: ReceiptContext | null
  /** Called with the receipts that are not claimed yet, as an answer lists them. */
  onReceipts: (receipts: object[]) => void
}

/**
 * Returns the claim draft of a conversation, asked for whenever what it is made of may have changed: undefined while it is
 * being asked for, null where there is none. `isTold` is false where the server does not tell of claim drafts.
 */
export function useClaimDraft(sessionId: string, options: ClaimDraftOptions) {
  const { enabled, busy, messageCount, receipts, onReceipts } = options
  const queries = useQueryClient()
  const { data, dataUpdatedAt, isError } = useQuery({
    ...claimDraftOf(sessionId),
    enabled,
    refetchInterval: ({ state }) => hasSecondReading(state.data) && ASK_AGAIN_MS,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message or receipt may have changed the claim
  useEffect(() => {
    if (enabled) void queries.invalidateQueries({ queryKey: claimDraftOf(sessionId).queryKey })
  }, [queries, sessionId, enabled, busy, messageCount, receipts])

  const follow = useEffectEvent((listed: readonly ReceiptInReview[]) => {
    if (!busy) onReceipts(listed.map(heldOf))
  })
  // An answer that came while something was in flight is not followed; the next may say the same and has to be.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer counts, also one that says what the last said
  useEffect(() => {
    if (enabled && data) follow(data.claim ? heldIn(data.claim) : [])
  }, [enabled, data, dataUpdatedAt])

  if (!enabled) return { claim: undefined, isTold: true }
  return { claim: data ? data.claim : isError ? null : undefined, isTold: data !== undefined || !isError }
}

/** All receipts that a draft holds, those that are no expense by themselves last. */
export function heldIn({ receipts, documents = [] }: ClaimDraft): ReceiptInReview[] {
  return [...receipts, ...documents]
}

/** Returns the claim with one receipt as it is now. */
export function withReceipt(
  known: AnsweredClaim | undefined,
  receiptId: string,
  next: (receipt: ReceiptInReview) => ReceiptInReview | undefined,
): AnsweredClaim | undefined {
  if (!known?.claim) return known
  const changed = (held: readonly ReceiptInReview[]) =>
    held.flatMap((receipt) => (receipt.receipt_id === receiptId ? (next(receipt) ?? []) : receipt))
  const { receipts, documents } = known.claim
  return {
    claim: {
      ...known.claim,
      receipts: changed(receipts),
      ...(documents && { documents: changed(documents) }),
    },
  }
}

/** Returns whether a second reading is under way; the server says when it has taken too long. */
function hasSecondReading(known: AnsweredClaim | undefined): boolean {
  return known?.claim?.receipts.some(({ second_reading }) => second_reading === 'waiting') === true
}

/** Returns a receipt under review in the shape in which an upload answers it. */
function heldOf({ receipt_id, file_name, receipt_link, fields, mileage, is_document }: ReceiptInReview) {
  const { total, merchant, date, category, gstin, currency } = fields
  // A journey by an own vehicle has no supplier.
  const found = { merchant, date, total, ...(!mileage && { gstin }) }
  return {
    data: {
      total: total.value,
      merchant: merchant.value,
      date: date.value,
      category: category.value ?? 'Miscellaneous',
    },
    receipt_id,
    file_name,
    receipt_link,
    currency: currency.value,
    gstin: gstin.value,
    not_found: Object.entries(found).flatMap(([name, { value }]) => (value === null ? [name] : [])),
    ...(is_document && { is_document }),
  }
}
