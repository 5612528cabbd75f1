import { type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { dayOf } from '../../clock.ts'
import type { ChangePosition } from '../../cursor.ts'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { newId } from '../../ids.ts'
import { BegunTripDraft, TripRequest } from './trip-draft.ts'

/** Whose drafts they are; nobody reaches another's. */
export interface DraftOwner {
  orgId: string
  personId: string
}

/** A trip draft with what is known of its row. */
export interface StoredTripDraft {
  id: string
  version: number
  draft: BegunTripDraft
  /** The request as it was shown last; null where none was. */
  shown: TripRequest | null
  updatedAt: Date
  /** Until when it may be sent, where a connected assistant made it. */
  expiresAt: Date | null
  deletedAt: Date | null
  submittedTripId: string | null
  /** The sent trip that it changes, and the day on which that was first sent; null of any other. */
  revises: RevisedTrip | null
  /** What the traveller said of the policy when that trip was sent. */
  reason: string | null
  /** The session of TripMate's chat in which it goes on while no conversation is about it. */
  sessionId: string
}

/** The sent trip that a draft changes: its id, its number and the day on which it was first sent. */
export interface RevisedTrip {
  id: string
  number: string
  sentOn: string
}

/** What a draft is to hold from now on. */
export interface DraftContents {
  draft: BegunTripDraft
  shown: TripRequest | null
}

const COLUMNS = [
  'trip_drafts.id',
  'trip_drafts.version',
  'trip_drafts.goal',
  'trip_drafts.criteria',
  'trip_drafts.legs',
  'trip_drafts.ground',
  'trip_drafts.chosen',
  'trip_drafts.seen',
  'trip_drafts.lowest',
  'trip_drafts.searched_on',
  'trip_drafts.shown',
  'trip_drafts.updated_at',
  'trip_drafts.expires_at',
  'trip_drafts.deleted_at',
  'trip_drafts.submitted_trip_id',
  'trip_drafts.policy_reason',
] as const

/** In which session it goes on; one of the version before names it after its id. */
const SESSION = sql<string>`coalesce(session_id, 'tripmate-draft-' || id)`

/** The trip that a draft changes; null of any other, without looking for one. */
const REVISED = sql<unknown>`case when trip_drafts.revises_trip_id is not null then (
  select json_build_object('id', trips.id, 'number', trips.trip_number, 'sentAt', trips.created_at)
  from trips where trips.org_id = trip_drafts.org_id and trips.id = trip_drafts.revises_trip_id
) end`
const Revised = z.object({ id: z.string(), number: z.string(), sentAt: z.coerce.date() }).nullable()

function ofOwner(db: Db, { orgId, personId }: DraftOwner) {
  return db
    .selectFrom('trip_drafts')
    .where('trip_drafts.org_id', '=', orgId)
    .where('trip_drafts.person_id', '=', personId)
}

type Selected<T> = T extends SelectQueryBuilder<infer _DB, infer _TB, infer Row> ? Row : never
function selectAll(db: Db, owner: DraftOwner) {
  return ofOwner(db, owner).select([...COLUMNS, SESSION.as('session'), REVISED.as('revises')])
}
type Row = Selected<ReturnType<typeof selectAll>>

/** Returns a person's drafts of these ids, deleted and submitted ones among them. */
export async function selectTripDrafts(db: Db, owner: DraftOwner, ids: readonly string[]): Promise<StoredTripDraft[]> {
  if (ids.length === 0) return []
  return (await selectAll(db, owner).where('id', 'in', ids).execute()).flatMap(storedOf)
}

/** Returns the draft of a person's that goes on in a session; undefined where none does. */
export async function selectTripDraftOfSession(
  db: Db,
  owner: DraftOwner,
  sessionId: string,
): Promise<StoredTripDraft | undefined> {
  return (await selectAll(db, owner).where(SESSION, '=', sessionId).execute()).flatMap(storedOf)[0]
}

/** Returns a person's drafts of these ids, held against other writers until the transaction ends. */
export async function holdTripDrafts(
  trx: Transaction<Tables>,
  owner: DraftOwner,
  ids: readonly string[],
): Promise<StoredTripDraft[]> {
  if (ids.length === 0) return []
  const rows = await selectAll(trx, owner).where('id', 'in', ids).orderBy('id').forUpdate().execute()
  return rows.flatMap(storedOf)
}

/** Returns a person's unfinished drafts, the one changed last first. */
export async function selectOpenTripDrafts(
  db: Db,
  owner: DraftOwner,
  { after, limit, now }: { after: ChangePosition | undefined; limit: number; now: Date },
): Promise<StoredTripDraft[]> {
  const open = selectAll(db, owner)
    .where('submitted_trip_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
  const page = after
    ? open.where(sql<boolean>`(date_trunc('milliseconds', updated_at), id) < (${after.updatedAt}, ${after.id})`)
    : open
  const rows = await page.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
  return rows.flatMap(storedOf)
}

/** A draft of somebody's that nobody has touched for a while. */
export interface RestingDraft extends StoredTripDraft, DraftOwner {}

/** Returns drafts of a day's searches that were shown and that nobody has touched for a while, of all people. */
export async function selectRestingTripDrafts(
  db: Db,
  { day, since, until }: { day: string; since: Date; until: Date },
): Promise<RestingDraft[]> {
  const rows = await db
    .selectFrom('trip_drafts')
    .select([...COLUMNS, SESSION.as('session'), REVISED.as('revises'), 'org_id', 'person_id'])
    .where('submitted_trip_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where('shown', 'is not', null)
    .where('searched_on', '=', day)
    .where('updated_at', '>=', since)
    .where('updated_at', '<=', until)
    .execute()
  return rows.flatMap((row) =>
    storedOf(row).map((stored) => ({ ...stored, orgId: row.org_id, personId: row.person_id })),
  )
}

/** Returns a person's unfinished drafts of a day's searches by the ids under which their requests were shown. */
export async function selectShownTripDrafts(
  db: Db,
  owner: DraftOwner,
  day: string,
  shownIds: readonly string[],
): Promise<StoredTripDraft[]> {
  const rows = await selectAll(db, owner)
    .where('submitted_trip_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where('searched_on', '=', day)
    .where(sql<string>`shown ->> 'draftId'`, 'in', shownIds)
    .execute()
  return rows.flatMap(storedOf)
}

/** Adds a draft, of version 1. */
export async function insertTripDraft(
  db: Db,
  { orgId, personId }: DraftOwner,
  id: string,
  contents: DraftContents,
  { now, expiresAt = null }: { now: Date; expiresAt?: Date | null },
): Promise<void> {
  await db
    .insertInto('trip_drafts')
    .values({
      org_id: orgId,
      person_id: personId,
      id,
      ...columnsOf(contents),
      session_id: `tripmate-${newId()}`,
      expires_at: expiresAt,
      created_at: now,
      updated_at: now,
      submitted_trip_id: null,
      deleted_at: null,
    })
    .execute()
}

/** Changes a draft that the transaction holds, which brings a deleted one back. Returns its new version. */
export async function updateTripDraft(
  trx: Transaction<Tables>,
  { orgId }: DraftOwner,
  id: string,
  contents: DraftContents,
  now: Date,
): Promise<number> {
  const { version } = await trx
    .updateTable('trip_drafts')
    .set({
      ...columnsOf(contents),
      version: sql`version + 1`,
      updated_at: now,
      deleted_at: null,
      expires_at: null,
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Keeps what is said of a draft where the policy asks for a reason; the transaction holds it. */
export async function setTripDraftReason(
  trx: Transaction<Tables>,
  { orgId }: DraftOwner,
  id: string,
  reason: string | null,
): Promise<void> {
  await trx
    .updateTable('trip_drafts')
    .set({ policy_reason: reason })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Marks an unsubmitted draft as deleted, or as not deleted any more. False when there is no such draft. */
export async function setTripDraftDeleted(
  db: Db,
  { orgId, personId }: DraftOwner,
  id: string,
  deletedAt: Date | null,
): Promise<boolean> {
  const row = await db
    .updateTable('trip_drafts')
    .set((eb) => ({
      // What is deleted already keeps its day, and what is there already its version.
      version: eb
        .case()
        .when('deleted_at', deletedAt === null ? 'is not' : 'is', null)
        .then(sql<number>`version + 1`)
        .else(eb.ref('version'))
        .end(),
      deleted_at: deletedAt === null ? null : eb.fn.coalesce('deleted_at', eb.val(deletedAt)),
    }))
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .where('submitted_trip_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes drafts that were deleted before a moment, and those whose time has run out. */
export async function deleteTripDrafts(
  db: Db,
  { deletedBefore, now }: { deletedBefore: Date; now: Date },
): Promise<void> {
  await db.deleteFrom('trip_drafts').where('deleted_at', '<', deletedBefore).execute()
  await db.deleteFrom('trip_drafts').where('expires_at', '<=', now).where('submitted_trip_id', 'is', null).execute()
}

/** What a draft holds, as its columns. */
export function columnsOf({ draft, shown }: DraftContents) {
  return {
    goal: draft.goal,
    criteria: JSON.stringify(draft.criteria),
    legs: draft.legs && JSON.stringify(draft.legs),
    ground: JSON.stringify(draft.ground ?? []),
    chosen: JSON.stringify(draft.chosen),
    seen: JSON.stringify(draft.seen),
    lowest: JSON.stringify(draft.lowest ?? {}),
    searched_on: draft.searchedOn,
    shown: shown && JSON.stringify(shown),
  }
}

/** The draft of a row; nothing where the row is not legible. */
function storedOf(row: Row): StoredTripDraft[] {
  const { goal, criteria, legs, ground, chosen, seen, lowest } = row
  const draft = BegunTripDraft.safeParse({
    goal,
    criteria,
    legs,
    ground,
    chosen,
    seen,
    lowest,
    searchedOn: row.searched_on,
  })
  if (!draft.success) return []
  const revised = Revised.parse(row.revises)
  return [
    {
      id: row.id,
      version: row.version,
      // What is not known is left out by the schema, instead of undefined.
      draft: draft.data as BegunTripDraft,
      shown: TripRequest.nullable().catch(null).parse(row.shown),
      updatedAt: row.updated_at,
      expiresAt: row.expires_at,
      deletedAt: row.deleted_at,
      submittedTripId: row.submitted_trip_id,
      revises: revised && { id: revised.id, number: revised.number, sentOn: dayOf(revised.sentAt) },
      reason: row.policy_reason,
      sessionId: row.session,
    },
  ]
}
