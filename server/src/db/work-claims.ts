import type { Db } from './database.ts'

/**
 * Takes work that one process does for all, and answers whether it is the caller's: nobody else gets work of this name
 * before `until`. Within a transaction it is taken only if that commits.
 */
export async function claimWork(db: Db, name: string, now: Date, until: Date): Promise<boolean> {
  const row = await db
    .insertInto('job_claims')
    .values({ name, until })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ until }).where('job_claims.until', '<=', now))
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

/** Lets others have work of the caller's from `from` on. */
export async function endWork(db: Db, name: string, from: Date): Promise<void> {
  await db.updateTable('job_claims').set({ until: from }).where('name', '=', name).execute()
}

/** Whether work of this name is somebody's now. */
export async function isClaimed(db: Db, name: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('job_claims')
    .select('name')
    .where('name', '=', name)
    .where('until', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes what has run out. */
export async function deleteEndedClaims(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('job_claims').where('until', '<=', now).execute()
}
