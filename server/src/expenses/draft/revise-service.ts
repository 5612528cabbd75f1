import type { Actor } from '../../access/actor.ts'
import { demand } from '../../access/may.ts'
import { endTurns } from '../../approval-flow/turns-service.ts'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { ReleasedReceipts } from '../../receipts/released-service.ts'
import { selectExpense } from '../store.ts'
import { restoreDraft } from './draft-store.ts'
import {
  endRevision,
  insertRevision,
  lockRevision,
  recallExpense,
  type SentClaim,
  selectRevision,
} from './revise-store.ts'

export type ClaimRevisions = ReturnType<typeof createClaimRevisions>

interface Deps {
  db: Database['db']
  clock: Clock
  releasedReceipts: ReleasedReceipts
}

/** Changing a claim that was sent already. */
export function createClaimRevisions({ db, clock, releasedReceipts }: Deps) {
  return {
    /**
     * Begins to change the actor's own claim, in a draft that holds its receipts and is booked as it is, and answers the id of
     * the draft; of a claim that is being changed, of the same one. What is pending goes back to its owner, so that nobody
     * decides on it meanwhile. Throws 'record.not_found' for a claim that the actor may not see and 'request.not_revisable' for
     * one that is decided, or has no receipts.
     */
    async begin(actor: Actor, reference: string): Promise<string> {
      const expense = await selectExpense(db, actor.orgId, reference)
      if (!expense) throw problem('record.not_found')
      const owner = { employeeId: expense.employee_id, managerEmployeeId: expense.manager_employee_id }
      demand(actor, { to: 'revise', kind: 'expense', owner })
      const now = clock.now()
      const { orgId } = actor
      const claim = { orgId, expenseId: expense.id }
      return inTransaction(db, async (trx) => {
        // The draft before its claim: whoever needs both takes them in this order.
        const begun = await lockRevision(trx, claim)
        if (!(await recallExpense(trx, claim))) throw problem('request.not_revisable')
        await endTurns(trx, { orgId, kind: 'expense', requestId: expense.id }, now)
        // Whoever was faster has begun it while this waited for the claim.
        const meanwhile = begun ? undefined : await selectRevision(trx, claim)
        if (meanwhile) return meanwhile.id
        if (begun) {
          if (begun.lastDeletedAt !== null) await restoreDraft(trx, orgId, begun)
          return begun.id
        }
        const draft = { orgId, personId: actor.personId, draftId: newId() }
        await insertRevision(trx, claim, draft, now)
        if ((await releasedReceipts.releaseInto(trx, claim, draft, now)) === 0) throw problem('request.not_revisable')
        await recordAudit(trx, auditEntry(actor, 'expense.revision_begun', now, { kind: 'expense', id: expense.id }))
        return draft.draftId
      })
    },
  }
}

export type RevisedClaims = typeof revisedClaims

/** What a claim's being changed means for decisions on it; each within the caller's transaction. */
export const revisedClaims = {
  /** Whether its owner has begun to change a claim. */
  isBegun: async (db: Db, claim: SentClaim): Promise<boolean> => (await selectRevision(db, claim)) !== undefined,
  /**
   * Makes the draft that changes a claim one like any other, so that it is not sent under the claim's number. One that its owner has
   * deleted comes back: its receipts belong to no claim any more.
   */
  async end(trx: Parameters<typeof lockRevision>[0], claim: SentClaim): Promise<void> {
    const begun = await lockRevision(trx, claim)
    if (begun && begun.lastDeletedAt !== null) await restoreDraft(trx, claim.orgId, begun)
    await endRevision(trx, claim)
  },
}
