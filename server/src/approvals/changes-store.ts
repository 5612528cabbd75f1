import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { isListed, type PendingOf } from '../requests/pending.ts'

/** How far the audit trails of organisations have come; every change of a request goes on record in its own transaction. */
export async function selectAuditHeads(db: Db, orgIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('audit_heads')
    .select(['org_id', 'seq'])
    .where('org_id', 'in', [...orgIds])
    .execute()
  return new Map(rows.map(({ org_id, seq }) => [org_id, Number(seq)]))
}

/**
 * The kinds of which some request changed more than once in a stretch of an organisation's audit trail: it may have come into a list
 * and left it again, of which the list’s versions before and after show nothing. Questions
 * move no request.
 */
export async function selectChangedAgain(
  db: Db,
  orgId: string,
  { after, until }: { after: number; until: number },
): Promise<('trip' | 'expense')[]> {
  const { rows } = await sql<{ kind: 'trip' | 'expense' }>`
    select distinct record_kind as kind from (
      select entry.record_kind from audit_seals as seal
      join audit_log as entry on entry.org_id = seal.org_id and entry.id = seal.entry_id
      where seal.org_id = ${orgId} and seal.seq > ${after} and seal.seq <= ${until} and entry.record_kind in ('trip', 'expense')
        and split_part(entry.action, '.', 2) not in ('question_asked', 'question_answered')
      group by entry.record_kind, entry.record_id having count(*) > 1
    ) as changed_again order by kind`.execute(db)
  return rows.map(({ kind }) => kind)
}

/** What was asked or answered last about the requests of a list; an empty text where nothing was. */
export async function selectLastComment(db: Db, of: PendingOf): Promise<string> {
  const waiting = (kind: 'trip' | 'expense') => sql`
    select ${sql.ref(`${kind}s.id`)} from ${sql.table(`${kind}s`)}
    where ${sql.ref(`${kind}s.org_id`)} = ${of.orgId} and ${sql.ref(`${kind}s.status`)} = 'pending' and ${isListed(of, kind)}`
  const about =
    of.reach === 'all' ? sql`` : sql`and request_id = any (array(${waiting('trip')} union all ${waiting('expense')}))`
  const { rows } = await sql<{ id: string }>`
    select id from request_comments where org_id = ${of.orgId} ${about} order by id desc limit 1`.execute(db)
  return rows[0]?.id ?? ''
}
