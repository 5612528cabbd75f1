import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { valuesDigestOf } from './chain-rules.ts'
import { type AuditEntry, recordAudit } from './store.ts'

/**
 * Replaces what an entry says of people by `detail`, without from where it came, and says so in the trail: the chain stays whole,
 * as it holds no more than a salted digest of either, and nothing is left to guess the old values by. Call it in the transaction
 * of what it belongs to. Throws where there is no such entry.
 */
export async function eraseAuditValues(
  trx: Transaction<Tables>,
  entry: { orgId: string; id: string; detail: Record<string, unknown> },
  by: Pick<AuditEntry, 'actorId' | 'at'>,
): Promise<void> {
  const { orgId, id } = entry
  await sql`select set_config('pravas.audit_erasure', 'on', true)`.execute(trx)
  const { rows } = await sql<{ salt: string; detail: string }>`
    update audit_log set detail = ${JSON.stringify(entry.detail)}::jsonb, salt = gen_random_uuid(), address = null, agent = null
    where org_id = ${orgId} and id = ${id} returning salt, detail::text as detail`.execute(trx)
  await sql`select set_config('pravas.audit_erasure', 'off', true)`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`The organisation has no audit entry ${id}.`)
  const values = valuesDigestOf({ ...row, address: null, agent: null })
  const record = { recordKind: 'audit_entry', recordId: id }
  await recordAudit(trx, { orgId, ...by, action: 'audit.erased', ...record, detail: { values } })
}
