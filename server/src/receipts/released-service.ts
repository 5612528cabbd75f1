import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { countChange, takeNumbers } from './draft-store.ts'
import {
  type ClaimKey,
  copyReceipts,
  freeReceipts,
  insertDraft,
  lockFreedReceipts,
  lockReceiptsOfClaim,
  putBack,
} from './released-store.ts'

type Trx = Transaction<Tables>

export type ReleasedReceipts = typeof releasedReceipts

/** What becomes of the receipts of a claim that comes to nothing; each within the caller's transaction. */
export const releasedReceipts = {
  /**
   * Sets the receipts of a claim free for another one, with their corrections, in the claim draft that they came from; there
   * they are counted on, so that no number is given twice. The claim goes on showing them as they were claimed.
   */
  async release(trx: Trx, claim: ClaimKey, now: Date): Promise<void> {
    const { orgId } = claim
    const receipts = await lockReceiptsOfClaim(trx, claim)
    if (receipts.length === 0) return
    await copyReceipts(
      trx,
      orgId,
      receipts.map(({ id }) => id),
    )
    const byDraft = Map.groupBy(receipts, ({ draftId, personId }) => draftId ?? `new of ${personId}`)
    for (const of of byDraft.values()) {
      const [first] = of
      if (!first) continue
      const draft = { orgId, personId: first.personId, draftId: first.draftId ?? newId() }
      if (first.draftId === null) await insertDraft(trx, draft, draft.draftId, now)
      const last = await takeNumbers(trx, draft, of.length, now)
      const ids = of.map(({ id }) => id)
      await freeReceipts(trx, orgId, { ids, draftId: draft.draftId, first: last - of.length + 1 })
    }
  },

  /**
   * Puts the receipts that were set free from a claim back into it, as they were claimed. False, and nothing is changed, when
   * one of them has been claimed or removed since.
   */
  async reclaim(trx: Trx, claim: ClaimKey, now: Date): Promise<boolean> {
    const { copies, rows } = await lockFreedReceipts(trx, claim)
    const isFree = rows.every(({ expenseId, removedAt }) => expenseId === null && removedAt === null)
    if (!isFree || rows.length !== copies) return false
    await countChange(
      trx,
      claim.orgId,
      rows.map(({ id }) => id),
      now,
    )
    await putBack(trx, claim)
    return true
  },
}
