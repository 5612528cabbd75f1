import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A key of somebody's, as whoever works on it holds it. */
export interface HeldKey {
  orgId: string
  callerId: string
  key: string
  claimId: string
}

interface Claim extends HeldKey {
  personId: string
  fingerprint: Uint8Array
  now: Date
  heldUntil: Date
  expiresAt: Date
}

/** An answer as it is kept; its text encrypted. */
interface KeptAnswer {
  status: number
  contentType: string | null
  answer: string | null
}

/**
 * Takes a key that is new or has expired, or whose holder ended before it changed anything; false when somebody else has it, or it
 * was used.
 */
export async function claimKey(db: Db, claim: Claim): Promise<boolean> {
  const { orgId, callerId, key, personId, fingerprint, claimId, now, heldUntil, expiresAt } = claim
  const { rows } = await sql`
    insert into idempotency_keys (org_id, caller_id, key, person_id, fingerprint, claim_id, held_until, expires_at)
    values (${orgId}, ${callerId}, ${key}, ${personId}, ${fingerprint}, ${claimId}, ${heldUntil}, ${expiresAt})
    on conflict (org_id, caller_id, key) do update set person_id = excluded.person_id, fingerprint = excluded.fingerprint,
      claim_id = excluded.claim_id, held_until = excluded.held_until, expires_at = excluded.expires_at,
      carried_out = false, status = null, content_type = null, answer = null
    where idempotency_keys.expires_at <= ${now}
      or idempotency_keys.held_until <= ${now} and not idempotency_keys.carried_out and idempotency_keys.status is null
        and idempotency_keys.fingerprint = excluded.fingerprint
    returning claim_id`.execute(db)
  return rows.length > 0
}

/** A key as it stands; undefined where it was freed meanwhile. */
export function findKey(db: Db, { orgId, callerId, key }: Omit<HeldKey, 'claimId'>) {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'held_until', 'carried_out', 'status', 'content_type', 'answer'])
    .where('org_id', '=', orgId)
    .where('caller_id', '=', callerId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Notes within the transaction that changes something that its call was carried out; false when the key is another's by now. */
export async function markCarriedOut(trx: Db, held: HeldKey): Promise<boolean> {
  const { numUpdatedRows } = await ofHolder(trx, held).set({ carried_out: true }).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps the answer of a call. */
export async function keepAnswer(db: Db, held: HeldKey, { status, contentType, answer }: KeptAnswer): Promise<void> {
  await ofHolder(db, held).set({ status, content_type: contentType, answer }).execute()
}

/** Frees the key of a call that changed nothing; false when it did. */
export async function freeKey(db: Db, { orgId, callerId, key, claimId }: HeldKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('org_id', '=', orgId)
    .where('caller_id', '=', callerId)
    .where('key', '=', key)
    .where('claim_id', '=', claimId)
    .where('carried_out', '=', false)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Says that nobody works on a call any more. */
export async function endHold(db: Db, held: HeldKey, now: Date): Promise<void> {
  await ofHolder(db, held).set({ held_until: now }).execute()
}

/** Deletes keys that have expired. */
export async function deleteExpiredKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute()
}

/** The key as long as nobody else has taken it. */
function ofHolder(db: Db, { orgId, callerId, key, claimId }: HeldKey) {
  return db
    .updateTable('idempotency_keys')
    .where('org_id', '=', orgId)
    .where('caller_id', '=', callerId)
    .where('key', '=', key)
    .where('claim_id', '=', claimId)
}
