import { sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { SignedCheckpoint } from './checkpoint-rules.ts'

/** Where an organisation's chain was cut last; undefined where it never was. */
export async function selectCheckpoint(db: Db, orgId: string): Promise<SignedCheckpoint | undefined> {
  const row = await db.selectFrom('audit_checkpoints').selectAll().where('org_id', '=', orgId).executeTakeFirst()
  if (!row) return undefined
  const { seq, before, key, signature, made_at: madeAt } = row
  return { orgId, seq, hash: Buffer.from(row.hash).toString('hex'), before, madeAt, key, signature }
}

/** The last entry before the first one of an instant or later, in the order of the chain; 0 where there is none. */
export async function selectLastBefore(db: Db, orgId: string, instant: Date): Promise<number> {
  const { rows } = await sql<{ seq: number | null }>`
    select coalesce(
      (select min(seal.seq) - 1 from audit_seals as seal
        join audit_log as entry on entry.org_id = seal.org_id and entry.id = seal.entry_id
        where seal.org_id = ${orgId} and entry.at >= ${instant}),
      (select max(seq) from audit_seals where org_id = ${orgId})
    ) as seq`.execute(db)
  return Number(rows[0]?.seq ?? 0)
}

/** Deletes a chain's entries and their seals up to a checkpoint, which is kept in the place of the one before. */
export async function cutChain(trx: Transaction<Tables>, checkpoint: SignedCheckpoint): Promise<void> {
  const { orgId, seq, hash, before, madeAt, key, signature } = checkpoint
  const row = { seq, hash: Buffer.from(hash, 'hex'), before, made_at: madeAt, key, signature }
  await trx
    .insertInto('audit_checkpoints')
    .values({ org_id: orgId, ...row })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
    .execute()
  await sql`select set_config('pravas.audit_retention', 'on', true)`.execute(trx)
  await sql`
    delete from audit_log using audit_seals as seal
    where seal.org_id = ${orgId} and seal.seq <= ${seq}
      and audit_log.org_id = seal.org_id and audit_log.id = seal.entry_id`.execute(trx)
  await sql`select set_config('pravas.audit_retention', 'off', true)`.execute(trx)
  await trx.deleteFrom('audit_seals').where('org_id', '=', orgId).where('seq', '<=', seq).execute()
}
