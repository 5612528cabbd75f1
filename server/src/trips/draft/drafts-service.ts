import type { Traveller } from '@pravas/contract/trips'
import type { Transaction } from 'kysely'
import type { Actor } from '../../access/actor.ts'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import { type Clock, dayOf } from '../../clock.ts'
import { ChangePosition, pageOf, readCursor } from '../../cursor.ts'
import type { Database, Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { problem } from '../../errors.ts'
import { isId, newId } from '../../ids.ts'
import { policyOfDay } from '../../policy/policies-service.ts'
import type { PolicyOfDay } from '../../policy/version-rules.ts'
import { localTimeOf } from '../../travel/local-time.ts'
import { returnedTripOf } from '../reopened-trips.ts'
import type { TripSubmission } from '../submission.ts'
import {
  type DraftContents,
  type DraftOwner,
  deleteTripDrafts,
  holdTripDrafts,
  insertTripDraft,
  type RestingDraft,
  type StoredTripDraft,
  selectOpenTripDrafts,
  selectRestingTripDrafts,
  selectShownTripDrafts,
  selectTripDraftOfSession,
  selectTripDrafts,
  setTripDraftDeleted,
  setTripDraftReason,
  updateTripDraft,
} from './draft-store.ts'
import { isOutdated, markedUnchecked } from './recheck-rules.ts'
import { isSameRequest, requestOf } from './request-rules.ts'
import type { BegunTripDraft } from './trip-draft.ts'

export type { DraftContents, DraftOwner, RestingDraft, StoredTripDraft }

export type TripDrafts = ReturnType<typeof createTripDrafts>

/** A draft can be restored for so long after it was deleted, in milliseconds. */
const RESTORABLE_MS = 30 * 24 * 60 * 60_000

/** Names what is to be sent: the draft, in the version that was shown. */
export interface ShownVersion {
  id: string
  version: number
}

/**
 * The trip drafts of people. Chat, the panel beside it, connected assistants and the API all work on them through this
 * service, and each person only on their own.
 */
export function createTripDrafts({
  db,
  clock,
  submission,
  keptMinutes,
}: {
  db: Database['db']
  clock: Clock
  submission: TripSubmission
  /** For how long a live price is taken to hold. */
  keptMinutes: number
}) {
  /** The draft of an id; throws 'record.not_found' where the person has none. */
  async function owned(owner: DraftOwner, id: string): Promise<StoredTripDraft> {
    const [stored] = isId(id) ? await selectTripDrafts(db, owner, [id]) : []
    if (!stored) throw problem('record.not_found')
    return stored
  }

  /** Deletes a draft or brings it back, as the trail says where anything changed. False where the person has none. */
  async function setDeleted(trx: Transaction<Tables>, { orgId, personId }: DraftOwner, id: string, at: Date | null) {
    const [held] = await holdTripDrafts(trx, { orgId, personId }, [id])
    if (!held || !(await setTripDraftDeleted(trx, { orgId, personId }, id, at))) return false
    if ((held.deletedAt === null) === (at === null)) return true
    const action = at === null ? 'trip_draft.restored' : 'trip_draft.deleted'
    await recordAudit(trx, auditEntry({ orgId, personId }, action, clock.now(), { kind: 'trip_draft', id }))
    return true
  }

  return {
    /** Returns the policy under which a person's request is made today; one that was sent before, as of the day of that. */
    policyFor: (actor: Actor, sentOn?: string): Promise<PolicyOfDay> =>
      policyOfDay(db, actor, dayOf(clock.now()), sentOn),

    /** Returns a person's drafts of these ids, deleted and submitted ones among them. */
    read: (source: Db, owner: DraftOwner, ids: readonly string[]): Promise<StoredTripDraft[]> =>
      selectTripDrafts(source, owner, ids),

    /** Returns the draft of a person's that goes on in a session, a deleted or submitted one as well; undefined where none does. */
    ofSession: (source: Db, owner: DraftOwner, sessionId: string): Promise<StoredTripDraft | undefined> =>
      selectTripDraftOfSession(source, owner, sessionId),

    /** Returns what may be changed of the returned trip that a draft changes; undefined where that is everything. */
    returned: async (source: Db, { orgId }: DraftOwner, { revises }: StoredTripDraft) =>
      revises ? returnedTripOf(source, orgId, revises.id) : undefined,

    /** Does the same and holds them against other writers until the transaction ends. */
    hold: (trx: Transaction<Tables>, owner: DraftOwner, ids: readonly string[]): Promise<StoredTripDraft[]> =>
      holdTripDrafts(trx, owner, ids),

    /** Adds a draft within a transaction. */
    insert: (trx: Transaction<Tables>, owner: DraftOwner, id: string, contents: DraftContents): Promise<void> =>
      insertTripDraft(trx, owner, id, contents, { now: clock.now() }),

    /** Changes a draft that the transaction holds, which brings a deleted one back. Returns its new version. */
    update: (trx: Transaction<Tables>, owner: DraftOwner, id: string, contents: DraftContents): Promise<number> =>
      updateTripDraft(trx, owner, id, contents, clock.now()),

    /** Keeps what is said of a draft that the transaction holds where the policy asks for a reason; null: nothing. */
    giveReason: (trx: Transaction<Tables>, owner: DraftOwner, id: string, reason: string | null): Promise<void> =>
      setTripDraftReason(trx, owner, id, reason),

    /** Deletes a draft within a transaction; it can be restored for 30 days. */
    drop: (trx: Transaction<Tables>, owner: DraftOwner, id: string): Promise<boolean> =>
      setDeleted(trx, owner, id, clock.now()),

    /**
     * Adds a draft that was shown at once, and that ends at a moment where one is given; `also` is done within the same
     * transaction. Returns what names it.
     */
    async create(
      actor: Actor,
      contents: DraftContents,
      expiresAt?: Date,
      also?: (trx: Transaction<Tables>, made: ShownVersion) => Promise<void>,
    ): Promise<ShownVersion> {
      const made = { id: newId(), version: 1 }
      await inTransaction(db, async (trx) => {
        await insertTripDraft(trx, actor, made.id, contents, { now: clock.now(), expiresAt: expiresAt ?? null })
        await also?.(trx, made)
      })
      return made
    },

    /** Returns a draft that is neither deleted nor out of time; undefined where the person has none. */
    async find(actor: Actor, id: string): Promise<StoredTripDraft | undefined> {
      const [stored] = isId(id) ? await selectTripDrafts(db, actor, [id]) : []
      const isOver = stored?.expiresAt && stored.expiresAt <= clock.now()
      return stored && stored.deletedAt === null && !isOver ? stored : undefined
    },

    /**
     * Sends a draft in the version that was shown, and answers the trip's number and who travels; the same again changes nothing. Throws
     * 'draft.changed' when it is another one by now. `unchecked` says that live prices could not be asked again.
     */
    async submit(
      actor: Actor,
      { id, version }: ShownVersion,
      { unchecked = false, reason }: { unchecked?: boolean; reason?: string | undefined } = {},
    ): Promise<{ tripNumber: string; travellers?: Traveller[] | undefined }> {
      const { draft, shown, ...stored } = await owned(actor, id)
      if (stored.version !== version) throw problem('draft.changed')
      if (stored.submittedTripId === null && stored.deletedAt !== null) throw problem('record.not_found')
      const content = requestOf(draft)
      if (!shown || !content || !isSameRequest(shown, content)) throw problem('draft.changed')
      const request = unchecked ? markedUnchecked(shown) : shown
      const said = reason ?? stored.reason ?? undefined
      const { travellers } = request
      return {
        ...(await submission.submit(actor, { ...request, draftId: id }, version, said, stored.revises?.id)),
        ...(travellers && { travellers }),
      }
    },

    /**
     * Sends a draft as it was read in this version: all of it is chosen, from the searches of today. Answers the trip's number;
     * the same again changes nothing. Nobody is asked about live prices here: where they were not looked up lately, the approver
     * sees that they were not checked again.
     * Throws 'draft.changed', 'draft.incomplete' and 'draft.outdated'.
     */
    async submitRead(
      actor: Actor,
      { id, version }: ShownVersion,
      reason: string | undefined,
    ): Promise<{ tripNumber: string; before: BegunTripDraft }> {
      const stored = await owned(actor, id)
      const now = clock.now()
      if (stored.submittedTripId === null) {
        const isOver = stored.expiresAt !== null && stored.expiresAt <= now
        if (stored.deletedAt !== null || isOver) throw problem('record.not_found')
      }
      if (stored.version !== version) throw problem('draft.changed')
      const content = requestOf(stored.draft)
      if (!content) throw problem('draft.incomplete')
      const today = dayOf(now)
      const hasNoSearches = stored.draft.goal === 'ground'
      const isOfToday = hasNoSearches || stored.draft.searchedOn === today
      if (stored.submittedTripId === null && !(isOfToday && content.departureDate >= today))
        throw problem('draft.outdated')
      const { revises, reason: before } = stored
      const said = reason ?? before ?? undefined
      const read = { ...content, draftId: id }
      const request = isOutdated(read, localTimeOf(now), keptMinutes) ? markedUnchecked(read) : read
      return { ...(await submission.submit(actor, request, version, said, revises?.id)), before: stored.draft }
    },

    /** Does something within a transaction, as telling the conversation that was about a draft. */
    inTransaction: <T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> => inTransaction(db, work),

    /** Returns a page of a person's drafts that are not sent, the last changed first, and what asks for the next one. */
    async list(
      actor: Actor,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<{ items: StoredTripDraft[]; next: string | null }> {
      const found = await selectOpenTripDrafts(db, actor, {
        after: readCursor(cursor, ChangePosition),
        limit: limit + 1,
        now: clock.now(),
      })
      return pageOf(found, limit, ({ updatedAt, id }) => ({ updatedAt, id }))
    },

    /** Deletes a draft, which can be restored for 30 days; throws 'record.not_found' where the person has none. */
    async remove(actor: Actor, id: string): Promise<undefined> {
      const isDone = isId(id) && (await inTransaction(db, (trx) => setDeleted(trx, actor, id, clock.now())))
      if (!isDone) throw problem('record.not_found')
    },

    /** Brings a deleted draft back; throws 'record.not_found' where the person has none. */
    async restore(actor: Actor, id: string): Promise<undefined> {
      const isDone = isId(id) && (await inTransaction(db, (trx) => setDeleted(trx, actor, id, null)))
      if (!isDone) throw problem('record.not_found')
    },

    /** Returns drafts of a day's searches that were shown and that nobody has touched for a while, of all people. */
    resting: (of: { day: string; since: Date; until: Date }): Promise<RestingDraft[]> =>
      selectRestingTripDrafts(db, of),

    /** Returns a person's unfinished drafts of a day's searches by the ids under which their requests were shown. */
    shown: (owner: DraftOwner, day: string, shownIds: readonly string[]): Promise<StoredTripDraft[]> =>
      selectShownTripDrafts(db, owner, day, shownIds),
  }
}

/** Removes drafts that can no longer be restored or sent. */
export async function tidyTripDrafts(db: Db, now: Date): Promise<void> {
  await deleteTripDrafts(db, { deletedBefore: new Date(now.getTime() - RESTORABLE_MS), now })
}
