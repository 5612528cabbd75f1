import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { ChainHead, SealedEntry } from './chain-rules.ts'

/** Where an organisation's chain says that it stands, undefined before the first entry, and the number of its last seal. */
export async function selectHead(db: Db, orgId: string): Promise<{ head: ChainHead | undefined; last: number }> {
  const { rows } = await sql<{ seq: number | null; hash: string | null; last: number | null }>`
    select head.seq, encode(head.hash, 'hex') as hash,
      (select max(seq) from audit_seals where org_id = ${orgId}) as last
    from (select) as one left join audit_heads as head on head.org_id = ${orgId}`.execute(db)
  const { seq = null, hash = null, last = null } = rows[0] ?? {}
  return { head: seq === null || hash === null ? undefined : { seq, hash }, last: last ?? 0 }
}

/** The next entries of a chain by their seals, up to a number. */
export async function selectSealed(
  db: Db,
  orgId: string,
  { after, until, limit }: { after: number; until: number; limit: number },
): Promise<SealedEntry[]> {
  const { rows } = await sql<SealedEntry>`
    select seal.seq, seal.org_id, entry.id, entry.actor_id, entry.action, entry.record_kind, entry.record_id,
      (extract(epoch from entry.at) * 1000000)::bigint::text as micros, entry.channel, entry.salt,
      entry.detail::text as detail, entry.address, entry.agent,
      encode(seal.values_digest, 'hex') as values_digest, encode(seal.hash, 'hex') as hash
    from audit_seals as seal
    left join audit_log as entry on entry.org_id = seal.org_id and entry.id = seal.entry_id
    where seal.org_id = ${orgId} and seal.seq > ${after} and seal.seq <= ${until}
    order by seal.seq limit ${limit}`.execute(db)
  return rows
}

/** The first entry of an organisation that has no seal. */
export async function selectUnsealed(db: Db, orgId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select entry.id from audit_log as entry
    where entry.org_id = ${orgId} and not exists (
      select from audit_seals as seal where seal.org_id = entry.org_id and seal.entry_id = entry.id)
    order by entry.id limit 1`.execute(db)
  return rows[0]?.id
}

/** What an organisation's trail says the values of entries became when they were erased: `id digest` of each, once it was read. */
export interface ErasedSeen {
  values?: Set<string>
}

/**
 * Tells whether the trail says that an entry's values became those that it has. It is read when that is first needed, and again for
 * an entry that `seen` has not, which several checks of one organisation may share: reading it for each part of a long trail would
 * take as many times as long.
 */
export function erasedValues(
  db: Db,
  orgId: string,
  seen: ErasedSeen = {},
): (entry: SealedEntry, digest: string) => Promise<boolean> {
  return async ({ id }, digest) => {
    const said = `${id} ${digest}`
    if (seen.values?.has(said)) return true
    seen.values = await selectErased(db, orgId)
    return seen.values.has(said)
  }
}

async function selectErased(db: Db, orgId: string): Promise<Set<string>> {
  // An entry named one alone before it named many.
  const { rows } = await sql<{ said: string }>`
    select record_id || ' ' || (detail ->> 'values') as said from audit_log
    where org_id = ${orgId} and action = 'audit.erased' and record_kind = 'audit_entry' and detail ->> 'values' is not null
    union all
    select one.key || ' ' || one.value from audit_log, jsonb_each_text(detail -> 'digests') as one
    where org_id = ${orgId} and action = 'audit.erased' and jsonb_typeof(detail -> 'digests') = 'object'`.execute(db)
  return new Set(rows.map(({ said }) => said))
}

/** Those of some heads that no chain has, nor any checkpoint at which one was cut. */
export async function selectMissingHeads(db: Db, heads: readonly ChainHead[]): Promise<ChainHead[]> {
  const { rows } = await sql<ChainHead>`
    select known.seq, known.hash
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as known (seq bigint, hash text)
    where not exists (select from audit_seals as seal where seal.seq = known.seq and encode(seal.hash, 'hex') = known.hash)
      and not exists (select from audit_checkpoints as cut where cut.seq = known.seq and encode(cut.hash, 'hex') = known.hash)
    order by known.seq`.execute(db)
  return rows
}

/** What an entry says, for a message about it. */
export function selectEntry(db: Db, orgId: string, id: string) {
  return db
    .selectFrom('audit_log')
    .select(['action', 'at', 'record_kind', 'record_id'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
}
