import type { ToldTurn } from '@pravas/contract/draft-change'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { allocationMistake } from '../../allocations/allocation-text-rules.ts'
import { type Clock, dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import { newId } from '../../ids.ts'
import type { TravelSearch } from '../../travel/search-service.ts'
import { travellersFor } from '../arranging-service.ts'
import { demandReopenedDraft, returnedTripOf } from '../reopened-trips.ts'
import type { TripAllocations } from './allocation-service.ts'
import { changedDraft, withTravellers } from './change-rules.ts'
import { refusedChoice, type TripChange } from './choice-input-rules.ts'
import type { ShownVersion, StoredTripDraft, TripDrafts } from './drafts-service.ts'
import { withSentChoices } from './kept-choices-rules.ts'
import { withOptions } from './options-service.ts'
import { changesSince, type PriceChange } from './recheck-rules.ts'
import { openOf } from './reopened-trip-rules.ts'
import { isSameDraft, isSameRequest, requestOf } from './request-rules.ts'
import type { BegunTripDraft } from './trip-draft.ts'

/** What was done to a draft, as the conversation about it is told within the same transaction. */
export interface DraftDone extends ShownVersion {
  told: ToldTurn
  /** As it was; null of one that was just made. */
  before: BegunTripDraft | null
  /** What is said where the policy asks for a reason; absent where that is as before. */
  reason?: string | null
  /** The number of the trip that it became, and who decides on that. */
  sent?: { tripNumber: string; approver: string | null }
}

/** Tells the conversation of a session. Throws 'draft.changed' where that is about another trip by now. */
export type TellConversation = (trx: Transaction<Tables>, actor: Actor, done: DraftDone) => Promise<void>

interface TripChangesDeps {
  db: Database['db']
  clock: Clock
  travel: TravelSearch
  drafts: Pick<TripDrafts, 'find' | 'hold' | 'update' | 'giveReason'>
  tripAllocations: Pick<TripAllocations, 'find' | 'choose'>
}

export type TripChanges = ReturnType<typeof createTripChanges>

/** Changes of one's own trip drafts by their id: by a page, the API or a connected assistant. */
export function createTripChanges({ db, clock, travel, drafts, tripAllocations }: TripChangesDeps) {
  const searches = { travel, clock }

  /** The draft in the version that was read. Throws 'record.not_found' and 'draft.changed'. */
  async function read(actor: Actor, { id, version }: ShownVersion): Promise<StoredTripDraft> {
    const stored = await drafts.find(actor, id)
    if (!stored || stored.submittedTripId !== null) throw problem('record.not_found')
    if (stored.version !== version) throw problem('draft.changed')
    return stored
  }

  /** Keeps what the draft is to hold, unless somebody has changed it since it was read; answers its version. */
  async function keep(
    actor: Actor,
    stored: StoredTripDraft,
    draft: BegunTripDraft,
    also: (trx: Transaction<Tables>, version: number) => Promise<void>,
  ): Promise<number> {
    const content = requestOf(draft)
    const stands = content && isSameRequest(stored.shown, content)
    // The answer shows all of it, so that a complete one counts as shown.
    const shown = content ? (stands ? stored.shown : { draftId: newId(), ...content }) : null
    return inTransaction(db, async (trx) => {
      const [held] = await drafts.hold(trx, actor, [stored.id])
      if (!held || held.submittedTripId !== null || held.version !== stored.version) throw problem('draft.changed')
      const isSame = isSameDraft(stored, { draft, shown })
      const version = isSame ? held.version : await drafts.update(trx, actor, stored.id, { draft, shown })
      await also(trx, version)
      return version
    })
  }

  return {
    /**
     * Keeps that one's own draft was shown in full as it stands, and answers the version that can be sent. Throws
     * 'record.not_found' and 'draft.changed'.
     */
    async show(actor: Actor, shown: ShownVersion): Promise<number> {
      const stored = await read(actor, shown)
      return keep(actor, stored, stored.draft, async () => undefined)
    },

    /**
     * Changes one's own draft in the version that was read. What was chosen and no longer fits is to be chosen anew; options are
     * those of now. Throws 'record.not_found', 'draft.changed', 'request.invalid' with what is wrong at its place, and
     * 'request.not_reopened' where a trip was returned for something else.
     */
    async change(
      actor: Actor,
      id: string,
      { version, chosen = [], cost_centre, project, reason, told, travellers, ...sought }: TripChange,
      { signal, tell }: { signal: AbortSignal; tell?: TellConversation },
    ): Promise<void> {
      const stored = await read(actor, { id, version })
      const today = dayOf(clock.now())
      const party = travellers && (await travellersFor(db, actor, travellers))
      const before = travellers === undefined ? stored.draft : withTravellers(stored.draft, party ?? undefined)
      const changed = changedDraft(before, sought, today)
      if (changed.mistakes.length > 0) throw refusedChoice(changed.mistakes)
      const returned = stored.revises ? await returnedTripOf(db, actor.orgId, stored.revises.id) : undefined
      const kept = returned ? withSentChoices(stored.draft, changed.draft, openOf(returned)) : changed.draft
      const picksNew = chosen.some(({ option }) => option !== null)
      const isOld = kept.searchedOn !== null && kept.searchedOn !== today
      // Options of today are not sent with those of another day.
      const options = { picks: chosen, all: picksNew && isOld && !returned }
      const { draft: picked, mistakes } = await withOptions(searches, kept, options, signal)
      if (mistakes.length > 0) throw refusedChoice(mistakes)
      const draft = { ...picked, searchedOn: picksNew || picked.searchedOn === null ? today : picked.searchedOn }
      if (returned) demandReopenedDraft(returned, stored.draft, draft, reason !== undefined && reason !== stored.reason)

      const typed = { cost_centre, project }
      const books = cost_centre !== undefined || project !== undefined
      if (books) {
        const day = requestOf(draft)?.departureDate ?? draft.criteria.depart ?? draft.criteria.check_in
        const found = await tripAllocations.find(actor, { typed, day })
        const mistake = allocationMistake(found)
        if (mistake) throw refusedChoice([mistake])
      }
      await keep(actor, stored, draft, async (trx, now) => {
        if (reason !== undefined) await drafts.giveReason(trx, actor, id, reason || null)
        const said = reason === undefined ? {} : { reason: reason || null }
        if (told) await tell?.(trx, actor, { id, version: now, told, before: stored.draft, ...said })
      })
      if (books) await tripAllocations.choose(actor, id, typed)
    },

    /**
     * Looks up what is chosen in one's own draft, takes over the prices of now and answers what has become of it: what is gone is
     * to be chosen anew. Where live prices cannot be looked up nothing changes, and `unchecked` says so. Throws
     * 'record.not_found' and 'draft.changed'.
     */
    async recheck(
      actor: Actor,
      shown: ShownVersion,
      signal: AbortSignal,
    ): Promise<{ changes: PriceChange[]; unchecked: boolean }> {
      const stored = await read(actor, shown)
      const today = dayOf(clock.now())
      const looked = await withOptions(searches, stored.draft, { picks: [], all: true }, signal)
      if (looked.unavailable) return { changes: [], unchecked: true }
      const returned = stored.revises ? await returnedTripOf(db, actor.orgId, stored.revises.id) : undefined
      // What was not returned is what its approver has seen, also where it is not on offer any more.
      const draft = returned ? withSentChoices(stored.draft, looked.draft, openOf(returned)) : looked.draft
      await keep(actor, stored, { ...draft, searchedOn: today }, async () => undefined)
      return { changes: changesSince(looked.looked).changes, unchecked: false }
    },
  }
}
