import { type Expression, type QueryCreator, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'

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

/** Adds to the audit trail; call it in the transaction of what it tells of. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await auditInsert(db, entry).execute()
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
  })
}
