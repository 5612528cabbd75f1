import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { type Candidate, reminderKey } from './reminder-rules.ts'

interface Whose {
  orgId: string
  personId: string
}

/** More than this nobody reads. */
const MOST = 50
const COLUMNS = ['id', 'kind', 'subject_id', 'detail', 'created_at'] as const

function ofPerson(db: Db, { orgId, personId }: Whose) {
  return db.selectFrom('reminders').where('org_id', '=', orgId).where('person_id', '=', personId)
}

/** A person's reminders that are neither dismissed nor put off beyond now, the latest first. */
export function selectOpen(db: Db, whose: Whose, now: Date) {
  return ofPerson(db, whose)
    .select(COLUMNS)
    .select((eb) => isNews(eb, 'read_at').as('isUnread'))
    .where('dismissed_at', 'is', null)
    .where((eb) => eb.or([eb('put_off_until', 'is', null), eb('put_off_until', '<=', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
}

export async function markRead(db: Db, { orgId, personId }: Whose, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('reminders')
    .set({ read_at: now })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', 'in', ids)
    .where((eb) => isNews(eb, 'read_at'))
    .execute()
}

/** Whether what is noted at a moment was never so, or not since the reminder came back. */
function isNews(eb: ExpressionBuilder<Tables, 'reminders'>, column: 'read_at' | 'announced_at') {
  return eb.or([eb(column, 'is', null), eb(column, '<', eb.ref('put_off_until'))])
}

/** Dismisses one of a person's reminders, puts it off, or with neither opens it again. False when it is not theirs. */
export async function place(
  db: Db,
  { orgId, personId }: Whose,
  id: string,
  { dismissedAt, putOffUntil }: { dismissedAt: Date | null; putOffUntil: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reminders')
    .set({ dismissed_at: dismissedAt, put_off_until: putOffUntil })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Notes that a browser shows these; answers those that none had been told to show before. */
export async function markAnnounced(
  db: Db,
  { orgId, personId }: Whose,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .updateTable('reminders')
    .set({ announced_at: now })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', 'in', ids)
    .where((eb) => isNews(eb, 'announced_at'))
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

/** How often a person was reminded since an instant. */
export async function countSince(db: Db, whose: Whose, since: Date): Promise<number> {
  const { count } = await ofPerson(db, whose)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What a person was ever reminded of, by its keys. */
export async function selectSaid(db: Db, whose: Whose, subjectIds: readonly string[]): Promise<Set<string>> {
  const rows = await ofPerson(db, whose).select(['kind', 'subject_id']).where('subject_id', 'in', subjectIds).execute()
  return new Set(rows.map(({ kind, subject_id: subjectId }) => reminderKey({ kind, subjectId })))
}

/** Adds reminders and answers their keys; one of the same kind and subject that there is already stays as it is. */
export async function insertReminders(
  db: Db,
  { orgId, personId }: Whose,
  candidates: readonly Candidate[],
  now: Date,
): Promise<string[]> {
  if (candidates.length === 0) return []
  const rows = await db
    .insertInto('reminders')
    .values(
      candidates.map(({ kind, subjectKind, subjectId, detail = {} }) => ({
        org_id: orgId,
        id: newId(),
        person_id: personId,
        kind,
        subject_kind: subjectKind,
        subject_id: subjectId,
        detail: JSON.stringify(detail),
        created_at: now,
        read_at: null,
        announced_at: null,
        put_off_until: null,
        dismissed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['org_id', 'person_id', 'kind', 'subject_id']).doNothing())
    .returning(['kind', 'subject_id'])
    .execute()
  return rows.map(({ kind, subject_id: subjectId }) => reminderKey({ kind, subjectId }))
}

export async function deleteRemindersBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('reminders').where('created_at', '<', before).execute()
}
