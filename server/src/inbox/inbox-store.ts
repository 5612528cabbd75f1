import type { NotificationKind } from '@pravas/contract/notifications'
import { type Expression, type QueryCreator, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'

/** Something that happened, and the people whom it concerns. */
export interface NewEvent {
  orgId: string
  kind: NotificationKind
  /** Ids of people. */
  to: readonly string[]
  subject: { kind: 'trip' | 'expense' | 'person' | 'advance'; id: string }
  /** The number of a trip or an expense. */
  number: string | null
  /** Who did it. */
  actorName: string
  /** What its text needs beside these. */
  detail?: Readonly<Record<string, string | number | null>>
  at: Date
  /** When it is told at the earliest, where it can be taken back until then; at once when absent. */
  notBefore?: Date
}

interface Whose {
  orgId: string
  personId: string
}

/** Where a list of events goes on. */
export interface EventPosition {
  at: Date
  id: string
}

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

/**
 * Adds an event for each of its people, as a statement of its own or a part of a larger one, which makes of the number what
 * `numbered` says. Not for an event without people.
 */
export function eventInsert(
  db: Pick<QueryCreator<Tables>, 'insertInto'>,
  event: NewEvent,
  numbered: (text: string) => string | Expression<string> = (text) => text,
) {
  const { orgId, kind, subject, number, actorName, detail = {}, at, notBefore = at } = event
  return db.insertInto('inbox_events').values(
    [...new Set(event.to)].map((personId) => ({
      org_id: orgId,
      id: newId(),
      person_id: personId,
      kind,
      subject_kind: subject.kind,
      subject_id: subject.id,
      number: number === null ? null : numbered(number),
      actor_name: actorName,
      detail: JSON.stringify(detail),
      created_at: at,
      visible_from: notBefore,
      read_at: null,
      announced_at: null,
    })),
  )
}

/** Deletes what of a subject nobody has been told yet. */
export async function deleteUntold(
  db: Db,
  { orgId, subjectId }: { orgId: string; subjectId: string },
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('inbox_events')
    .where('org_id', '=', orgId)
    .where('subject_id', '=', subjectId)
    .where('visible_from', '>', now)
    .execute()
}

/** A person's events of some kinds that are told by now. */
function told(db: Db, { orgId, personId }: Whose, kinds: readonly string[], now: Date) {
  return db
    .selectFrom('inbox_events')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('visible_from', '<=', now)
    .where(sql<boolean>`kind = any (${kinds})`)
}

const COLUMNS = [
  'id',
  'kind',
  'subject_kind',
  'subject_id',
  'number',
  'actor_name',
  'detail',
  'created_at',
  'visible_from',
  'read_at',
] as const

/** A person's events of some kinds, those told last first. */
export function selectEvents(
  db: Db,
  whose: Whose,
  {
    kinds,
    now,
    unread,
    after,
    limit,
  }: {
    kinds: readonly string[]
    now: Date
    unread: boolean | undefined
    after: EventPosition | undefined
    limit: number
  },
) {
  return told(db, whose, kinds, now)
    .select(COLUMNS)
    .$if(unread !== undefined, (query) => query.where('read_at', unread ? 'is' : 'is not', null))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(visible_from, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('visible_from', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** How many of a person's events of some kinds are unread. */
export async function countUnread(db: Db, whose: Whose, kinds: readonly string[], now: Date): Promise<number> {
  const { count } = await told(db, whose, kinds, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Marks a person's events that are told by now as read: some by their ids, or all. */
export async function markRead(
  db: Db,
  { orgId, personId }: Whose,
  which: readonly string[] | 'all',
  now: Date,
): Promise<void> {
  if (which.length === 0) return
  await db
    .updateTable('inbox_events')
    .set({ read_at: now })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('visible_from', '<=', now)
    .where('read_at', 'is', null)
    .$if(which !== 'all', (query) => query.where('id', 'in', which === 'all' ? [] : which))
    .execute()
}

/** Marks what some people were told of a subject by events of some kinds as read; without people, what anybody was told. */
export async function markSettled(
  db: Db,
  { orgId, subjectId }: { orgId: string; subjectId: string },
  { kinds, personIds, now }: { kinds: readonly string[]; personIds: readonly string[] | undefined; now: Date },
): Promise<void> {
  await db
    .updateTable('inbox_events')
    .set({ read_at: now })
    .where('org_id', '=', orgId)
    .where('subject_id', '=', subjectId)
    .where(sql<boolean>`kind = any (${kinds})`)
    .where('read_at', 'is', null)
    .$if(personIds !== undefined, (query) => query.where(sql<boolean>`person_id = any (${personIds}::uuid[])`))
    .execute()
}

/** Notes that a browser shows a person's unread events of some kinds that were told since an instant; answers those that none showed before. */
export async function takeUnannounced(
  db: Db,
  { orgId, personId }: Whose,
  { kinds, since, now }: { kinds: readonly string[]; since: Date; now: Date },
): Promise<EventRow[]> {
  return db
    .updateTable('inbox_events')
    .set({ announced_at: now })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('visible_from', '<=', now)
    .where('visible_from', '>=', since)
    .where('read_at', 'is', null)
    .where('announced_at', 'is', null)
    .where(sql<boolean>`kind = any (${kinds})`)
    .returning(COLUMNS)
    .execute()
}
