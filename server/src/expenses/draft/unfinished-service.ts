import type { ClaimBlocker } from '@pravas/contract/claims'
import type { Actor } from '../../access/actor.ts'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import type { Clock } from '../../clock.ts'
import { ChangePosition, pageOf, readCursor } from '../../cursor.ts'
import type { Database, Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import { isId } from '../../ids.ts'
import type { ReleasedReceipts } from '../../receipts/released-service.ts'
import { RESTORABLE_MS } from '../../receipts/tidy-service.ts'
import { claimOf } from './claim-rules.ts'
import { presentBlockers } from './draft-presenter.ts'
import {
  deleteDraft,
  deleteDraftForGood,
  deleteEmptyDrafts,
  lockDraft,
  restoreDraft,
  selectDraft,
  selectReceiptsOfDrafts,
  selectUnfinishedDrafts,
} from './draft-store.ts'

export type UnfinishedClaims = ReturnType<typeof createUnfinishedClaims>

/** A draft with unclaimed receipts, as a list shows it. */
export interface UnfinishedDraft {
  id: string
  version: number
  /** The merchants of its receipts, each once; their files' names where none is known. */
  merchants: string[]
  receipts: number
  totalPaise: number
  blocking: ClaimBlocker[]
  createdAt: Date
  updatedAt: Date
}

interface Deps {
  db: Database['db']
  clock: Clock
  releasedReceipts: Pick<ReleasedReceipts, 'putBack'>
}

/** A person's claim drafts that are not sent: listing, deleting and restoring them. */
export function createUnfinishedClaims({ db, clock, releasedReceipts }: Deps) {
  return {
    /** Lists one's own drafts with unclaimed receipts, the last changed first; `next` asks for those that follow. */
    async list(
      actor: Actor,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<{ items: UnfinishedDraft[]; next: string | null }> {
      const after = readCursor(cursor, ChangePosition)
      const rows = await selectUnfinishedDrafts(db, actor, after, limit + 1)
      const { items: shown, next } = pageOf(rows, limit, ({ updatedAt, id }) => ({ updatedAt, id }))
      if (shown.length === 0) return { items: [], next }
      const receipts = await selectReceiptsOfDrafts(
        db,
        actor,
        shown.map(({ id }) => id),
      )
      const byDraft = Map.groupBy(receipts, ({ draftId }) => draftId)
      const person = { hasEmployeeRecord: actor.employeeId !== null, refusals: [] }
      const now = clock.now()
      const items = shown.map(({ id, version, createdAt, updatedAt }) => {
        const of = byDraft.get(id) ?? []
        const claimed = of.filter(({ isDocument }) => !isDocument)
        return {
          id,
          version,
          merchants: [...new Set(of.map(({ merchant, fileName }) => merchant ?? fileName))],
          receipts: of.length,
          totalPaise: claimOf(claimed, now).totalPaise,
          blocking: presentBlockers(claimed, person),
          createdAt,
          updatedAt,
        }
      })
      return { items, next }
    },

    /** Throws 'record.not_found' unless this is the id of one's own draft that is not deleted. */
    async demand(actor: Actor, draftId: string): Promise<void> {
      const draft = isId(draftId) ? await selectDraft(db, actor, draftId) : undefined
      if (!draft || draft.deletedAt !== null) throw problem('record.not_found')
    },

    /**
     * Deletes one's own draft with its unclaimed receipts, so that it can be restored; one that is deleted stays so. Throws
     * 'record.not_found' when there is no such draft.
     */
    async remove(actor: Actor, draftId: string): Promise<void> {
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        const draft = isId(draftId) ? await lockDraft(trx, actor, draftId) : undefined
        if (!draft) throw problem('record.not_found')
        if (draft.deletedAt !== null) return
        const receipts = await deleteDraft(trx, actor.orgId, draftId, now)
        const record = { kind: 'claim_draft', id: draftId }
        await recordAudit(trx, auditEntry(actor, 'claim_draft.deleted', now, record, { receipts }))
      })
    },

    /**
     * Restores one's own deleted draft with the receipts that were removed with it, also where a newer upload has brought the
     * draft back without them. One that was never deleted, or is restored already, stays as it is. Throws 'record.not_found'
     * when there is no such draft, or nothing is left of it.
     */
    async restore(actor: Actor, draftId: string): Promise<void> {
      await inTransaction(db, async (trx) => {
        const draft = isId(draftId) ? await lockDraft(trx, actor, draftId) : undefined
        if (!draft) throw problem('record.not_found')
        if (draft.lastDeletedAt === null) return
        const receipts = await restoreDraft(trx, actor.orgId, draft)
        const record = { kind: 'claim_draft', id: draftId }
        await recordAudit(trx, auditEntry(actor, 'claim_draft.restored', clock.now(), record, { receipts }))
      })
    },

    /**
     * Deletes one's own draft for good with all that was never claimed of it, within the caller's transaction. A claim that it
     * changes has its receipts again as they were.
     */
    async forget(trx: Parameters<typeof lockDraft>[0], owner: Pick<Actor, 'orgId' | 'personId'>, draftId: string) {
      const draft = await lockDraft(trx, owner, draftId)
      if (!draft) return
      const { orgId } = owner
      if (draft.revisesId !== null) await releasedReceipts.putBack(trx, { orgId, expenseId: draft.revisesId })
      await deleteDraftForGood(trx, orgId, draftId)
    },
  }
}

/** Deletes drafts that were deleted 30 days ago and hold nothing. */
export async function tidyClaimDrafts(db: Db, now: Date): Promise<void> {
  await deleteEmptyDrafts(db, new Date(now.getTime() - RESTORABLE_MS))
}
