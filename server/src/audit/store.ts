import { type Expression, type QueryCreator, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { auditOrigin } from './origin.ts'

/** How many entries are written by one statement. */
const AT_ONCE = 1000

/** What happened, who did it and to which record. */
export interface AuditEntry {
  orgId: string
  actorId: string | null
  action: string
  recordKind: string
  recordId: string | null
  detail: Record<string, unknown>
  at: Date
}

/** An entry about a record, or about the person themselves when no record is named. */
export function auditEntry(
  by: { personId: string; orgId: string },
  action: string,
  at: Date,
  record: { kind: string; id: string } = { kind: 'person', id: by.personId },
  detail: Record<string, unknown> = {},
): AuditEntry {
  return { orgId: by.orgId, actorId: by.personId, action, recordKind: record.kind, recordId: record.id, detail, at }
}

/** What an entry keeps of a request that went from one status to another; null where it was not there. */
export function statusChange(before: string | null, after: string) {
  return { before: before === null ? null : { status: before }, after: { status: after } }
}

/** Adds to the audit trail, from where the work under way was asked for; call it in the transaction of what it tells of. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await auditInsert(db, entry).execute()
}

/** Adds many entries, in as few statements as their number allows. */
export async function recordAudits(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  const { channel, address, agent } = auditOrigin()
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const rows = entries.slice(at, at + AT_ONCE).map((entry) => ({ ...entry, id: newId() }))
    await sql`
      insert into audit_log (org_id, id, actor_id, action, record_kind, record_id, detail, at, channel, address, agent)
      select "orgId", id, "actorId", action, "recordKind", "recordId", detail, at, ${channel}, ${address}, ${agent}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry ("orgId" uuid, id uuid, "actorId" uuid, action text,
        "recordKind" text, "recordId" uuid, detail jsonb, at timestamptz)`.execute(db)
  }
}

/** The same as a part of a larger statement, which may make more of the detail's JSON text than is known before. */
export function auditInsert(
  db: Pick<QueryCreator<Tables>, 'insertInto'>,
  entry: AuditEntry,
  written: (text: string) => string | Expression<string> = (text) => text,
) {
  return db.insertInto('audit_log').values({
    id: newId(),
    org_id: entry.orgId,
    actor_id: entry.actorId,
    action: entry.action,
    record_kind: entry.recordKind,
    record_id: entry.recordId,
    detail: sql`${written(JSON.stringify(entry.detail))}::jsonb`,
    at: entry.at,
    ...auditOrigin(),
  })
}

/**
 * What is on record of something, the latest first, before an entry of the trail where one is named; `actor_name` is null where
 * it was nobody of the organisation. A query, for who shows a part of it.
 */
export function trailOf(
  db: Db,
  { orgId, kind, id }: { orgId: string; kind: string; id: string },
  { before, limit }: { before?: string | undefined; limit: number },
) {
  return db
    .selectFrom('audit_log')
    .leftJoin('people as actor', (join) =>
      join.onRef('actor.org_id', '=', 'audit_log.org_id').onRef('actor.id', '=', 'audit_log.actor_id'),
    )
    .select([
      'audit_log.id',
      'audit_log.at',
      'audit_log.action',
      'audit_log.detail',
      'audit_log.actor_id',
      'actor.name as actor_name',
    ])
    .where('audit_log.org_id', '=', orgId)
    .where('audit_log.record_kind', '=', kind)
    .where('audit_log.record_id', '=', id)
    .$if(before !== undefined, (rows) => rows.where('audit_log.id', '<', before ?? ''))
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
}
