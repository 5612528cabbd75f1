import type { DraftAllocation } from '@pravas/contract/allocation'
import type { Actor } from '../../access/actor.ts'
import { keptAllocation } from '../../allocations/allocation-rules.ts'
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
import { newId } from '../../ids.ts'
import { knownTotal } from '../draft-rules.ts'
import type { StoredTripDraft, TripDrafts } from './drafts-service.ts'
import { legsOf } from './journey-rules.ts'
import { requestOf, segmentsOf } from './request-rules.ts'

export type TripAllocations = ReturnType<typeof createTripAllocations>

/** What one's own trip drafts are booked on. */
export function createTripAllocations({
  db,
  clock,
  drafts,
}: {
  db: Database['db']
  clock: Clock
  drafts: Pick<TripDrafts, 'find'>
}) {
  async function own(actor: Actor, draftId: string): Promise<StoredTripDraft> {
    const stored = await drafts.find(actor, draftId)
    if (!stored || stored.submittedTripId !== null) throw problem('record.not_found')
    return stored
  }
  /** The day on which it leaves as far as that is known, else today. */
  const dayOfDraft = ({ draft }: StoredTripDraft) => {
    const { depart, check_in } = draft.criteria
    return requestOf(draft)?.departureDate ?? legsOf(draft)[0]?.depart ?? depart ?? check_in ?? dayOf(clock.now())
  }

  async function show(actor: Actor, draftId: string): Promise<DraftAllocation> {
    const stored = await own(actor, draftId)
    const chosen = await chosenFor(db, 'trip_drafts', actor, draftId)
    const day = dayOfDraft(stored)
    const [allocation] = await allocationsOf(db, actor, [{ chosen, day }])
    // What is not chosen yet has no price; what is chosen so far would be too little.
    const paise = requestOf(stored.draft) ? knownTotal(segmentsOf(stored.draft)) : null
    const entryIds = Object.values(keptAllocation(allocation))
    const budgets = await budgetsFor(db, actor.orgId, [{ kind: 'trip', group: newId(), entryIds, day, paise }])
    return { ...presentAllocation([allocation]), budgets: budgets.map(presentRequestBudget) }
  }

  return {
    /** Shows what a draft will be booked on; throws 'record.not_found'. */
    show,

    /** Chooses it by code or name. */
    async choose(actor: Actor, draftId: string, typed: TypedAllocation): Promise<DraftAllocation> {
      const day = dayOfDraft(await own(actor, draftId))
      await chooseAllocation(db, 'trip_drafts', actor, { draftId, day, typed })
      return show(actor, draftId)
    },
  }
}
