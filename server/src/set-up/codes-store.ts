import type { Db } from '../db/database.ts'

export async function insertCode(db: Db, codeHash: Uint8Array, expiresAt: Date): Promise<void> {
  await db.insertInto('set_up_codes').values({ code_hash: codeHash, expires_at: expiresAt }).execute()
}

export async function isCode(db: Db, codeHash: Uint8Array, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('set_up_codes')
    .select('code_hash')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteCodes(db: Db): Promise<void> {
  await db.deleteFrom('set_up_codes').execute()
}
