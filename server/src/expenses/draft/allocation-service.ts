import type { DraftAllocation } from '@pravas/contract/allocation'
import type { Actor } from '../../access/actor.ts'
import {
  allocationsOf,
  chooseAllocation,
  chosenFor,
  presentAllocation,
  type TypedAllocation,
} from '../../allocations/allocation-service.ts'
import { presentRequestBudget } from '../../budgets/budget-rules.ts'
import { budgetsFor } from '../../budgets/reserve-service.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { isId } from '../../ids.ts'
import { bookableClaim, budgetedClaim } from './claim-allocation-rules.ts'
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
    const now = clock.now()
    const { groups } = await drafts.contentsOf(db, actor, draftId)
    const chosen = await chosenFor(db, 'claim_drafts', actor, draftId)
    const allocations = await allocationsOf(
      db,
      actor,
      groups.length > 0 ? groups.map((group) => bookableClaim(group, chosen, now)) : [{ chosen, day: dayOf(now) }],
    )
    const budgeted = groups.flatMap((group, at) => {
      const allocation = allocations[at]
      return allocation ? [budgetedClaim(group, allocation, now)] : []
    })
    const budgets = await budgetsFor(db, actor.orgId, budgeted)
    return { ...presentAllocation(allocations), budgets: budgets.map(presentRequestBudget) }
  }

  return {
    /** Shows what a draft will be booked on; throws 'record.not_found'. */
    show,

    /** Chooses it by code or name. A claim of a trip stays where its trip is booked, whatever is chosen. */
    async choose(actor: Actor, draftId: string, typed: TypedAllocation): Promise<DraftAllocation> {
      if (!isId(draftId)) throw problem('record.not_found')
      const { receipts } = await drafts.contentsOf(db, actor, draftId)
      const day = claimOf(receipts, clock.now()).expenseDate
      await chooseAllocation(db, 'claim_drafts', actor, { draftId, day, typed })
      return show(actor, draftId)
    },
  }
}
