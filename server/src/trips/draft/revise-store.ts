import { WITHDRAWABLE_STATUSES } from '@pravas/contract/requests'
import type { Transaction } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { newId } from '../../ids.ts'
import { columnsOf, type DraftOwner } from './draft-store.ts'
import type { BegunTripDraft } from './trip-draft.ts'

type Trx = Transaction<Tables>

/** A sent trip by its id. */
export interface SentTripKey {
  orgId: string
  tripId: string
}

/** Puts a trip that may be changed back with its owner, and holds it; false when it may not be. */
export async function recallTrip(trx: Trx, { orgId, tripId }: SentTripKey): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('trips')
    .set({ status: 'returned' })
    .where('org_id', '=', orgId)
    .where('id', '=', tripId)
    .where('status', 'in', [...WITHDRAWABLE_STATUSES])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Finds the draft in which a trip is being changed; undefined when there is none. */
export function selectTripRevision(db: Db, trip: SentTripKey) {
  return revisionOf(db, trip).executeTakeFirst()
}

/** Holds the draft in which a trip is being changed; undefined when there is none. */
export function lockTripRevision(trx: Trx, trip: SentTripKey) {
  return revisionOf(trx, trip).forUpdate().executeTakeFirst()
}

function revisionOf(db: Db, { orgId, tripId }: SentTripKey) {
  return db
    .selectFrom('trip_drafts')
    .select(['id', 'searched_on as searchedOn', 'deleted_at as deletedAt'])
    .where('org_id', '=', orgId)
    .where('revises_trip_id', '=', tripId)
}

/** The draft that a trip was sent from last; undefined where none is kept. */
export function selectSentDraft(db: Db, { orgId, tripId }: SentTripKey) {
  return db
    .selectFrom('trip_drafts')
    .select(['goal', 'criteria', 'legs', 'ground', 'chosen', 'seen', 'lowest'])
    .where('org_id', '=', orgId)
    .where('submitted_trip_id', '=', tripId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Begins a draft that changes a trip, with its reason and booked as it is. */
export async function insertTripRevision(
  trx: Trx,
  { orgId, personId }: DraftOwner,
  trip: { id: string; policy_reason: string | null; cost_centre_id: string | null; project_id: string | null },
  { draftId, draft, now }: { draftId: string; draft: BegunTripDraft; now: Date },
): Promise<void> {
  await trx
    .insertInto('trip_drafts')
    .values({
      org_id: orgId,
      person_id: personId,
      id: draftId,
      session_id: `tripmate-${newId()}`,
      ...columnsOf({ draft, shown: null }),
      expires_at: null,
      created_at: now,
      updated_at: now,
      submitted_trip_id: null,
      revises_trip_id: trip.id,
      deleted_at: null,
      policy_reason: trip.policy_reason,
      cost_centre_id: trip.cost_centre_id,
      project_id: trip.project_id,
    })
    .execute()
}

/** Takes the changes of a trip up again: brings a deleted draft back, with its choices as those of a day. */
export async function resumeTripRevision(
  trx: Trx,
  { orgId }: SentTripKey,
  { draftId, today, now }: { draftId: string; today: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('trip_drafts')
    .set(({ eb }) => ({ deleted_at: null, searched_on: today, version: eb('version', '+', 1), updated_at: now }))
    .where('org_id', '=', orgId)
    .where('id', '=', draftId)
    .execute()
}

/** Makes the draft that changed a trip one like any other. */
export async function endTripRevision(trx: Trx, { orgId, tripId }: SentTripKey): Promise<void> {
  await trx
    .updateTable('trip_drafts')
    .set({ revises_trip_id: null })
    .where('org_id', '=', orgId)
    .where('revises_trip_id', '=', tripId)
    .execute()
}
