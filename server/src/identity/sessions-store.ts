import type { Db } from '../db/database.ts'
import { newId } from '../ids.ts'

/** Keeps a new session by the hash of its token. */
export async function insertSession(
  db: Db,
  session: { orgId: string; personId: string; tokenHash: Uint8Array; now: Date; expiresAt: Date },
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
    })
    .execute()
}

/** Ends a session; ending one that is gone is no error. */
export async function deleteSession(db: Db, tokenHash: Uint8Array): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** Removes the sessions of one person that have run out, so that the table does not grow with every sign-in. */
export async function deleteExpiredSessions(db: Db, orgId: string, personId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('expires_at', '<=', now)
    .execute()
}
