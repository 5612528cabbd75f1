import type { Db } from '../db/database.ts'

/** How far the audit trails of organisations have come; every change of a request goes on record in its own transaction. */
export async function selectAuditHeads(db: Db, orgIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('audit_heads')
    .select(['org_id', 'seq'])
    .where('org_id', 'in', [...orgIds])
    .execute()
  return new Map(rows.map(({ org_id, seq }) => [org_id, Number(seq)]))
}
