import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { valuesDigestOf } from './chain-rules.ts'
import { type AuditEntry, recordAudits } from './store.ts'

/** Of which entries of `audit_log`, and what they say of people from then on. */
export interface ErasedValues {
  orgId: string
  entries: RawBuilder<SqlBool>
  /** The new detail of an entry, as JSON. */
  detail: RawBuilder<unknown>
  /** Whose address and program stay; nobody's when absent. */
  keepsOrigin?: RawBuilder<SqlBool>
}

/** How many entries are looked at by one statement, as a statement has only so much time. */
const LOOKED_AT_ONCE = 5000
/** How many entries are named by one that says that they were changed. */
const TOLD_AT_ONCE = 500

/**
 * Replaces what entries say of people, and from where they came, and says so in the trail: the chain stays whole, as it holds no
 * more than a salted digest of either, and nothing is left to guess the old values by. Call it in the transaction of what it
 * belongs to. Answers how many entries it were.
 */
export async function eraseAuditValues(
  trx: Transaction<Tables>,
  { orgId, entries, detail, keepsOrigin = sql`false` }: ErasedValues,
  by: Pick<AuditEntry, 'actorId' | 'at'>,
): Promise<number> {
  await sql`select set_config('pravas.audit_erasure', 'on', true)`.execute(trx)
  const digests: (readonly [string, string])[] = []
  for await (const part of partsOf(trx, orgId)) {
    const { rows } = await sql<{
      id: string
      salt: string
      detail: string
      address: string | null
      agent: string | null
    }>`
      update audit_log set detail = ${detail}, salt = gen_random_uuid(),
        address = case when ${keepsOrigin} then address end, agent = case when ${keepsOrigin} then agent end
      where org_id = ${orgId} and ${part} and ${entries}
      returning id, salt, detail::text as detail, address, agent`.execute(trx)
    for (const { id, ...values } of rows) digests.push([id, valuesDigestOf(values)])
  }
  await sql`select set_config('pravas.audit_erasure', 'off', true)`.execute(trx)
  const told = Array.from({ length: Math.ceil(digests.length / TOLD_AT_ONCE) }, (_, at) => {
    const some = digests.slice(at * TOLD_AT_ONCE, (at + 1) * TOLD_AT_ONCE)
    return {
      ...by,
      orgId,
      action: 'audit.erased',
      recordKind: 'organisation',
      recordId: orgId,
      detail: { entries: some.length, digests: Object.fromEntries(some) },
    }
  })
  await recordAudits(trx, told)
  return digests.length
}

/** Conditions for the entries of an organisation's trail, part by part, in the order of their ids. */
async function* partsOf(trx: Transaction<Tables>, orgId: string): AsyncGenerator<RawBuilder<SqlBool>, void> {
  let after = sql<SqlBool>`true`
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select id from audit_log where org_id = ${orgId} and ${after}
      order by id offset ${LOOKED_AT_ONCE - 1} limit 1`.execute(trx)
    const last = rows[0]?.id
    if (last === undefined) return yield after
    yield sql<SqlBool>`(${after} and id <= ${last}::uuid)`
    after = sql<SqlBool>`id > ${last}::uuid`
  }
}
