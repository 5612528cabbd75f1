import { ALLOCATION_FIELDS, type AllocationField, type DraftAllocation } from '@pravas/contract/allocation'
import type { BookedOn } from '@pravas/contract/requests'
import type { Actor } from '../../access/actor.ts'
import {
  type ChangedAllocation,
  chosenAnew,
  type FoundAllocation,
  keptAllocation,
  NOTHING_CHOSEN,
} from '../../allocations/allocation-rules.ts'
import {
  allocationsOf,
  chooseAllocation,
  chosenFor,
  findAllocation,
  keepAllocation,
  presentAllocation,
  type TypedAllocation,
} from '../../allocations/allocation-service.ts'
import { allocationProblemTexts, allocationText } from '../../allocations/allocation-text-rules.ts'
import { presentRequestBudget } from '../../budgets/budget-rules.ts'
import { budgetsFor } from '../../budgets/reserve-service.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { leadOf } from '../arranging-service.ts'
import { knownTotal } from '../draft-rules.ts'
import { demandReopenedAllocation } from '../reopened-trips.ts'
import type { StoredTripDraft, TripDrafts } from './drafts-service.ts'
import { legsOf } from './journey-rules.ts'
import { requestOf } from './request-rules.ts'

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
    if (!stored) throw problem('record.not_found')
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
    const subject = await leadOf(db, actor, stored.draft.criteria.travellers)
    const [allocation] = await allocationsOf(db, subject, [{ chosen, day }])
    const request = requestOf(stored.draft)
    // What is not chosen yet has no price; what is chosen so far would be too little.
    const paise = request ? knownTotal(request) : null
    const entryIds = Object.values(keptAllocation(allocation))
    const revised = stored.revises?.id
    const budgeted = { kind: 'trip' as const, group: revised ?? newId(), entryIds, day, paise }
    const budgets = await budgetsFor(db, actor.orgId, [budgeted], revised)
    return { ...presentAllocation([allocation]), budgets: budgets.map(presentRequestBudget) }
  }

  /** Refuses another cost centre or project of a returned trip that still takes requests and was not returned. */
  async function demandReopened(actor: Actor, { id, revises }: StoredTripDraft, typed: TypedAllocation): Promise<void> {
    const is = await show(actor, id)
    const other = ALLOCATION_FIELDS.filter((field) => {
      const value = typed[field]
      return value !== undefined && value !== (is[field].value?.code ?? null) && is[field].problem === null
    })
    await demandReopenedAllocation(db, actor.orgId, revises, other)
  }

  return {
    /**
     * Shows what a draft will be booked on, or was when it was sent: a page may ask at that moment. Throws 'record.not_found'.
     */
    show,

    /** Finds what somebody calls a cost centre or a project that takes requests of a day, by default today. */
    find: (
      actor: Actor,
      {
        typed,
        asks,
        day = dayOf(clock.now()),
      }: { typed: TypedAllocation; asks?: AllocationField[] | undefined; day?: string | undefined },
    ): Promise<FoundAllocation> => findAllocation(db, actor, { typed, asks, day }),

    /**
     * Tells what a request of a day will be booked on, with what was just chosen before its draft keeps it, and why it cannot be
     * sent like this. `draftId` may not be stored yet.
     */
    async preview(
      actor: Actor,
      { draftId, chosen, day }: { draftId: string | null; chosen: ChangedAllocation; day: string },
    ): Promise<{ on: string | null; problems: string[]; booked_on: BookedOn }> {
      const stored = draftId === null ? undefined : await drafts.find(actor, draftId)
      const kept = stored ? await chosenFor(db, 'trip_drafts', actor, stored.id) : NOTHING_CHOSEN
      const [allocation] = await allocationsOf(db, actor, [{ chosen: chosenAnew(kept, chosen), day }])
      const { cost_centre, project } = presentAllocation([allocation])
      return {
        booked_on: { cost_centre: cost_centre.value, project: project.value },
        on: allocationText(allocation),
        problems: allocationProblemTexts(allocation).map(({ message }) => message),
      }
    },

    /** Keeps what was found for one's own draft. */
    keep: (actor: Actor, draftId: string, chosen: ChangedAllocation): Promise<void> =>
      keepAllocation(db, 'trip_drafts', actor, draftId, chosen),

    /** Chooses it by code or name. Throws 'request.not_reopened' where a trip was returned for something else. */
    async choose(actor: Actor, draftId: string, typed: TypedAllocation): Promise<DraftAllocation> {
      const stored = await own(actor, draftId)
      if (stored.submittedTripId !== null) throw problem('record.not_found')
      if (stored.revises) await demandReopened(actor, stored, typed)
      const day = dayOfDraft(stored)
      await chooseAllocation(db, 'trip_drafts', actor, { draftId, day, typed })
      return show(actor, draftId)
    },
  }
}
