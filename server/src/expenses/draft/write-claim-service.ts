import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { type Allocation, keptAllocation } from '../../allocations/allocation-rules.ts'
import { auditEntry, recordAudit, statusChange } from '../../audit/store.ts'
import { yearOf } from '../../clock.ts'
import { nextNumber } from '../../db/numbers.ts'
import type { Tables } from '../../db/tables.ts'
import { problem } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { Notifier } from '../../inbox/notify-service.ts'
import type { PolicyPerson } from '../../policy/version-rules.ts'
import type { ReleasedReceipts } from '../../receipts/released-service.ts'
import { notReopened, returnedClaimOf } from '../../requests/reopened-claims.ts'
import type { ClaimTrip } from '../../trips/claim-trips-service.ts'
import type { ExpenseDetailRow } from '../store.ts'
import { claimFrom } from './claim-rules.ts'
import type { ClaimGroup } from './draft-rules.ts'
import type { DraftReceipt } from './draft-service.ts'
import { endRevision } from './revise-store.ts'
import { changesBetween, changesOutside, type VersionedReceipt } from './revision-rules.ts'
import { attachReceipts, insertExpense, replaceExpense, type SentExpense } from './submit-store.ts'

export type ClaimWriter = ReturnType<typeof createClaimWriter>

/** A claim as it was written. */
export type WrittenClaim = Awaited<ReturnType<ClaimWriter['write']>>

export interface ClaimWriterDeps {
  notifier: Pick<Notifier, 'recall' | 'settled'>
  releasedReceipts: Pick<ReleasedReceipts, 'takeCopies'>
}

/** The sent claim that a draft changes, and what its receipts hold now. */
interface Revised {
  claim: ExpenseDetailRow
  receipts: readonly VersionedReceipt[]
  draftId: string
}

/** Writing claims with their receipts and audit entries, within the transaction that sends them. */
export function createClaimWriter({ notifier, releasedReceipts }: ClaimWriterDeps) {
  /** Writes the next version of a claim and answers what it changed. Throws 'request.not_revisable' when it isn't returned. */
  async function replace(
    trx: Transaction<Tables>,
    sent: SentExpense,
    { claim, receipts, draftId }: Revised,
    { trip, allocation, now }: { trip: ClaimTrip | null; allocation: Allocation; now: Date },
  ) {
    const key = { orgId: sent.orgId, expenseId: claim.id }
    const before = {
      totalPaise: claim.total_paise,
      trip: claim.trip_number,
      costCentre: claim.cost_centre_code,
      project: claim.project_code,
      reason: claim.policy_reason,
      receipts: await releasedReceipts.takeCopies(trx, key),
    }
    const returned = await returnedClaimOf(trx, sent.orgId, draftId)
    if (returned && changesOutside(before.receipts, receipts, returned.reopened)) throw notReopened(returned, ['body'])
    const changes = changesBetween(before, {
      totalPaise: sent.totalPaise,
      trip: trip?.number ?? null,
      costCentre: allocation.cost_centre.entry?.code ?? null,
      project: allocation.project.entry?.code ?? null,
      reason: sent.reason,
      receipts,
    })
    if (!(await replaceExpense(trx, { ...sent, changes, now }))) throw problem('request.not_revisable')
    await endRevision(trx, key)
    // It may have been returned a moment ago.
    const subject = { orgId: key.orgId, subjectId: key.expenseId }
    await notifier.recall(trx, subject, now)
    await notifier.settled(trx, subject, 'new-version', now)
    return changes
  }

  return {
    /**
     * Writes one expense with its receipts, or the next version of the one that the draft changes. Throws
     * 'request.not_revisable' when that one isn't returned, and 'request.not_reopened' when more was changed than may be.
     */
    async write(
      trx: Transaction<Tables>,
      actor: Actor & { employeeId: string },
      { receipts, trip, keptFindings: findings, checked }: ClaimGroup<DraftReceipt, ClaimTrip>,
      now: Date,
      said: { person: PolicyPerson; reason: string | null; allocation: Allocation; revised: Revised | undefined },
    ) {
      const { orgId, employeeId } = actor
      const { revised, allocation } = said
      const id = revised?.claim.id ?? newId()
      const facts = { person: said.person, claim: checked }
      const kept = {
        findings,
        tripId: trip?.id ?? null,
        facts,
        reason: said.reason,
        allocation: keptAllocation(allocation),
      }
      const sent = { ...claimFrom(receipts, now), id, orgId, ...kept }
      const changes = revised && (await replace(trx, sent, revised, { trip, allocation, now }))
      const number = revised?.claim.expense_number ?? (await nextNumber(trx, orgId, 'EXP', yearOf(now)))
      if (!revised) await insertExpense(trx, { ...sent, employeeId, expenseNumber: number, now })
      const ids = receipts.map((receipt) => receipt.id)
      await attachReceipts(trx, orgId, id, ids)
      const record = { kind: 'expense' as const, id }
      const detail = {
        number,
        totalPaise: sent.totalPaise,
        ...(trip && { trip: trip.number }),
        ...(changes && { changes }),
        ...statusChange(revised ? 'returned' : null, 'pending'),
      }
      const action = revised ? 'expense.resubmitted' : 'expense.submitted'
      await recordAudit(trx, auditEntry(actor, action, now, record, detail))
      const version = (revised?.claim.version ?? 0) + 1
      return {
        ...sent,
        version,
        number,
        record,
        receipts,
        trip,
        allocation,
        findings: findings ?? [],
        changes: changes ?? null,
      }
    },
  }
}
