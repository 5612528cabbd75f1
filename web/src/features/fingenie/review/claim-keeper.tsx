import type { ReceiptInReview } from '@pravas/contract/claims'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { ClaimDesk } from '../claim-desk.ts'
import type { ReceiptContext } from '../receipt-context.ts'
import { type AnsweredClaim, claimOf } from './claim-query.ts'

/** While a second reading is waited for. */
const ASK_AGAIN_MS = 2_000

interface ClaimKeeperProps {
  desk: ClaimDesk
  sessionId: string
  busy: boolean
  messageCount: number
  receipts: ReceiptContext | null
  /** The receipts that are not claimed yet, as an answer lists them. */
  onReceipts: (receipts: object[]) => void
}

/**
 * Asks for the claim whenever what it is made of may have changed, and hands it to the desk. What the page itself holds
 * of the receipts follows.
 */
export function ClaimKeeper({ desk, sessionId, busy, messageCount, receipts, onReceipts }: ClaimKeeperProps) {
  const queries = useQueryClient()
  const { data, dataUpdatedAt, isError } = useQuery({
    ...claimOf(sessionId),
    refetchInterval: ({ state }) => isAwaited(state.data) && ASK_AGAIN_MS,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message or receipt may have changed the claim
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: claimOf(sessionId).queryKey })
  }, [queries, sessionId, busy, messageCount, receipts])

  useEffect(() => desk.claim.set(data ? data.claim : isError ? null : undefined), [desk, data, isError])
  useEffect(() => desk.isTold.set(data !== undefined || !isError), [desk, data, isError])
  useEffect(() => () => desk.claim.set(undefined), [desk])

  const follow = useEffectEvent((listed: readonly ReceiptInReview[]) => {
    if (!busy) onReceipts(listed.map(heldOf))
  })
  // An answer that came while something was under way is not followed; the next may say the same and has to be.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer counts, also one that says what the last said
  useEffect(() => {
    if (data) follow(data.claim?.receipts ?? [])
  }, [data, dataUpdatedAt])
  return null
}

/** Whether a second reading is under way, of which the server says when it has taken too long. */
function isAwaited(known: AnsweredClaim | undefined): boolean {
  return known?.claim?.receipts.some(({ second_reading }) => second_reading === 'waiting') === true
}

/** A receipt under review in the shape in which an upload answers it. */
function heldOf({ receipt_id, file_name, receipt_link, fields }: ReceiptInReview) {
  const { total, merchant, date, category, gstin, currency } = fields
  const found = { merchant, date, total, gstin }
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
  }
}
