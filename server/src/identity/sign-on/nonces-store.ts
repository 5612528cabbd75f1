import type { Db } from '../../db/database.ts'

interface Nonce {
  nonceHash: Uint8Array
  browserHash: Uint8Array
}

/** Keeps a nonce for the browser that asked for it. */
export async function insertNonce(db: Db, { nonceHash, browserHash }: Nonce, expiresAt: Date): Promise<void> {
  await db
    .insertInto('sign_on_nonces')
    .values({ nonce_hash: nonceHash, browser_hash: browserHash, expires_at: expiresAt })
    .execute()
}

/** Uses a nonce up; false when this browser never had it, or it has run out or was used, also a moment ago. */
export async function takeNonce(db: Db, { nonceHash, browserHash }: Nonce, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_on_nonces')
    .where('nonce_hash', '=', nonceHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes the nonces that ran out before a moment. */
export async function deleteNoncesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('sign_on_nonces').where('expires_at', '<', moment).execute()
}
