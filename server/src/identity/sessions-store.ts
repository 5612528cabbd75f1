import type { Db } from '../db/database.ts'
import { newId } from '../ids.ts'
import { idleSince } from './session-rules.ts'

/** Keeps a new session by the hash of its token. */
export async function insertSession(
  db: Db,
  session: {
    orgId: string
    personId: string
    tokenHash: Uint8Array
    device?: string | null
    now: Date
    expiresAt: Date
  },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: newId(),
      org_id: session.orgId,
      person_id: session.personId,
      token_hash: session.tokenHash,
      created_at: session.now,
      expires_at: session.expiresAt,
      last_active_at: session.now,
      device: session.device ?? null,
    })
    .execute()
}

/** Notes that somebody was active; an earlier moment than the one noted changes nothing. */
export async function noteActivity(db: Db, tokenHash: Uint8Array, activeAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_active_at: activeAt })
    .where('token_hash', '=', tokenHash)
    .where('last_active_at', '<', activeAt)
    .execute()
}

/** Ends a session and tells whose it was; ending one that is gone is no error. */
export function deleteSession(db: Db, tokenHash: Uint8Array) {
  return db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning(['org_id as orgId', 'person_id as personId', 'id'])
    .executeTakeFirst()
}

interface Whose {
  orgId: string
  personId: string
}

function ofPerson(db: Db, { orgId, personId }: Whose) {
  return db.deleteFrom('sessions').where('org_id', '=', orgId).where('person_id', '=', personId)
}

/** Ends one session of a person; false when that person has no such session. */
export async function deleteOwnSession(db: Db, whose: Whose, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await ofPerson(db, whose).where('id', '=', sessionId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of a person. */
export async function deleteSessionsOf(db: Db, whose: Whose): Promise<void> {
  await ofPerson(db, whose).execute()
}

/** Ends all sessions of a person but one. */
export async function deleteOtherSessions(db: Db, whose: Whose, sessionId: string): Promise<void> {
  await ofPerson(db, whose).where('id', '!=', sessionId).execute()
}

/** Removes the sessions of one person that have run out, so that the table does not grow with every sign-in. */
export async function deleteEndedSessions(db: Db, whose: Whose, now: Date): Promise<void> {
  await ofPerson(db, whose)
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_active_at', '<=', idleSince(now))]))
    .execute()
}

/** The sessions of a person that stand, the latest active first. */
export function selectSessions(db: Db, { orgId, personId }: Whose, now: Date) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_active_at'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .where('last_active_at', '>', idleSince(now))
    .orderBy('last_active_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Which of these sessions stand, of people who are active. */
export async function selectStanding(db: Db, tokenHashes: Uint8Array[], now: Date): Promise<Uint8Array[]> {
  if (tokenHashes.length === 0) return []
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', 'in', tokenHashes)
    .where('expires_at', '>', now)
    .where('last_active_at', '>', idleSince(now))
    .execute()
  return rows.map((row) => row.token_hash)
}

/** Removes every session that has run out. */
export async function deleteAllEndedSessions(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_active_at', '<=', idleSince(now))]))
    .execute()
}
