import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { countChange, type DraftKey, takeNumbers } from './draft-store.ts'
import {
  type ClaimKey,
  copyReceipts,
  freeReceipts,
  insertDraft,
  lockFreedReceipts,
  lockReceiptsOfClaim,
  putBack,
  takeCopies,
} from './released-store.ts'

type Trx = Transaction<Tables>

export type ReleasedReceipts = typeof releasedReceipts

/** What becomes of the receipts of a claim that comes to nothing, or of which some are refused; each within the caller's transaction. */
export const releasedReceipts = {
  /**
   * Sets the receipts of a claim free for another one, with their corrections, in the claim draft that they came from; there
   * they are counted on, so that no number is given twice. The claim goes on showing them as they were claimed. `only` names
   * some of them by their ids; the others stay claimed.
   */
  async release(trx: Trx, claim: ClaimKey, now: Date, only?: ReadonlySet<string>): Promise<void> {
    const { orgId } = claim
    const all = await lockReceiptsOfClaim(trx, claim)
    const receipts = only ? all.filter(({ id }) => only.has(id)) : all
    if (receipts.length === 0) return
    const ids = receipts.map(({ id }) => id)
    await copyReceipts(trx, orgId, ids)
    const byDraft = Map.groupBy(receipts, ({ draftId, personId }) => draftId ?? `new of ${personId}`)
    for (const of of byDraft.values()) {
      const [first] = of
      if (!first) continue
      const draft = { orgId, personId: first.personId, draftId: first.draftId ?? newId() }
      if (first.draftId === null) await insertDraft(trx, draft, draft.draftId, now)
      await free(trx, draft, of, now)
    }
  },

  /**
   * Sets the receipts of a claim free in a draft that changes it. The claim shows them as they were claimed until it is sent
   * again. Returns how many there are.
   */
  async releaseInto(trx: Trx, claim: ClaimKey, draft: DraftKey, now: Date): Promise<number> {
    const receipts = await lockReceiptsOfClaim(trx, claim)
    if (receipts.length === 0) return 0
    const ids = receipts.map(({ id }) => id)
    await copyReceipts(trx, claim.orgId, ids)
    await free(trx, draft, receipts, now)
    return receipts.length
  },

  /** Puts the receipts that were set free from a claim back into it as they were claimed, whatever became of them in a draft. */
  putBack,

  /** Ends a claim's showing of receipts that were set free from it, and returns them as they were claimed. */
  takeCopies,

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

async function free(trx: Trx, draft: DraftKey, receipts: readonly { id: string }[], now: Date): Promise<void> {
  const last = await takeNumbers(trx, draft, receipts.length, now)
  const ids = receipts.map(({ id }) => id)
  await freeReceipts(trx, draft.orgId, { ids, draftId: draft.draftId, first: last - ids.length + 1 })
}
