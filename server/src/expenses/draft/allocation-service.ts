import { ALLOCATION_FIELDS, type AllocationField, type DraftAllocation } from '@pravas/contract/allocation'
import type { Actor } from '../../access/actor.ts'
import type { FoundAllocation } from '../../allocations/allocation-rules.ts'
import {
  chooseAllocation,
  findAllocation,
  keepAllocation,
  presentAllocation,
  type TypedAllocation,
} from '../../allocations/allocation-service.ts'
import { presentRequestBudget } from '../../budgets/budget-rules.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { isId } from '../../ids.ts'
import { demandReopenedParts } from '../../requests/reopened-claims.ts'
import { bookingOf } from './booking-service.ts'
import { claimOf } from './claim-rules.ts'
import type { ClaimDrafts } from './draft-service.ts'

export type ClaimAllocations = ReturnType<typeof createClaimAllocations>

/** What one's own claim drafts are booked on. */
export function createClaimAllocations({
  db,
  clock,
  drafts,
}: {
  db: Database['db']
  clock: Clock
  drafts: Pick<ClaimDrafts, 'contentsOf'>
}) {
  async function show(actor: Actor, draftId: string): Promise<DraftAllocation> {
    if (!isId(draftId)) throw problem('record.not_found')
    const { groups, revised } = await drafts.contentsOf(db, actor, draftId)
    const { allocations, budgets } = await bookingOf(db, actor, { draftId, groups, revised, now: clock.now() })
    return { ...presentAllocation(allocations), budgets: budgets.map(presentRequestBudget) }
  }

  /** A returned claim stays where it is booked unless that was named; where it can't be sent like that, it may be changed. */
  async function demandReopened(actor: Actor, draftId: string, typed: TypedAllocation): Promise<void> {
    const is = await show(actor, draftId)
    const other = ALLOCATION_FIELDS.filter((field) => {
      const value = typed[field]
      return value !== undefined && value !== (is[field].value?.code ?? null) && is[field].problem === null
    })
    await demandReopenedParts(db, actor.orgId, draftId, other)
  }

  return {
    /** Shows what a draft will be booked on; throws 'record.not_found'. */
    show,

    /** Finds what somebody calls a cost centre or a project, for the day of one's own draft. */
    async find(actor: Actor, draftId: string, typed: TypedAllocation): Promise<FoundAllocation> {
      if (!isId(draftId)) throw problem('record.not_found')
      const { receipts } = await drafts.contentsOf(db, actor, draftId)
      return findAllocation(db, actor, { typed, day: claimOf(receipts, clock.now()).expenseDate })
    },

    /**
     * Finds what somebody calls a cost centre or a project, and chooses what was found; nothing where a field is refused. Answers
     * what the draft is booked on then.
     */
    async book(
      actor: Actor,
      draftId: string,
      { typed, asks }: { typed: TypedAllocation; asks?: AllocationField[] | undefined },
    ): Promise<{ found: FoundAllocation; now: DraftAllocation }> {
      if (!isId(draftId)) throw problem('record.not_found')
      const { receipts } = await drafts.contentsOf(db, actor, draftId)
      const day = claimOf(receipts, clock.now()).expenseDate
      const found = await findAllocation(db, actor, { typed, asks, day })
      if (found.refused.length === 0) await demandReopened(actor, draftId, typed)
      if (found.refused.length === 0) await keepAllocation(db, 'claim_drafts', actor, draftId, found.chosen)
      return { found, now: await show(actor, draftId) }
    },

    /** Chooses it by code or name. A claim of a trip stays where its trip is booked, whatever is chosen. */
    async choose(actor: Actor, draftId: string, typed: TypedAllocation): Promise<DraftAllocation> {
      if (!isId(draftId)) throw problem('record.not_found')
      const { receipts } = await drafts.contentsOf(db, actor, draftId)
      const day = claimOf(receipts, clock.now()).expenseDate
      await demandReopened(actor, draftId, typed)
      await chooseAllocation(db, 'claim_drafts', actor, { draftId, day, typed })
      return show(actor, draftId)
    },
  }
}
