import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { newId } from '../ids.ts'

/** Keeps a reset link by the hash of its token. */
export async function insertReset(
  db: Db,
  reset: { orgId: string; personId: string; tokenHash: Uint8Array; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('password_resets')
    .values({
      id: newId(),
      org_id: reset.orgId,
      person_id: reset.personId,
      token_hash: reset.tokenHash,
      created_at: reset.now,
      expires_at: reset.expiresAt,
      used_at: null,
    })
    .execute()
}

/** Whose link it is while it may still be used, and whether they have chosen a password before. */
export function selectOpenReset(db: Db, tokenHash: Uint8Array, now: Date) {
  return db
    .selectFrom('password_resets')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'password_resets.org_id').onRef('people.id', '=', 'password_resets.person_id'),
    )
    .innerJoin('organisations', 'organisations.id', 'people.org_id')
    .select([
      'people.name',
      'people.email',
      'organisations.name as organisation',
      sql<boolean>`people.password_hash is not null`.as('has_password'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('people.active', '=', true)
    .executeTakeFirst()
}

/** Uses a link up and answers whose it is; undefined when it has run out or was used, also a moment ago. */
export function takeReset(db: Db, tokenHash: Uint8Array, now: Date) {
  return db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['org_id', 'person_id'])
    .executeTakeFirst()
}

/** Removes every link of a person. */
export async function deleteResets(db: Db, orgId: string, personId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('org_id', '=', orgId).where('person_id', '=', personId).execute()
}

/** Removes the links that ran out before a moment. */
export async function deleteResetsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<', moment).execute()
}
