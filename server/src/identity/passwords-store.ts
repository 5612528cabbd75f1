import type { Db } from '../db/database.ts'

/** Sets the password of an active person and answers how a mail addresses them; undefined when they are not active. */
export function setPassword(db: Db, orgId: string, personId: string, passwordHash: string) {
  return db
    .updateTable('people')
    .set({ password_hash: passwordHash })
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .where('active', '=', true)
    .returning(['name', 'email'])
    .executeTakeFirst()
}

/** Sets another password where it is still the one that was known; false when it has changed since. */
export async function changePassword(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  knownHash: string,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ password_hash: passwordHash })
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .where('password_hash', '=', knownHash)
    .where('active', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
