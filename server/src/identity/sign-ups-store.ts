import type { Db } from '../db/database.ts'
import { newId } from '../ids.ts'

/** Keeps a sign-up by the hash of its link's token. */
export async function insertSignUp(
  db: Db,
  signUp: {
    orgId: string
    email: string
    name: string
    passwordHash: string
    tokenHash: Uint8Array
    now: Date
    expiresAt: Date
  },
): Promise<string> {
  const id = newId()
  await db
    .insertInto('sign_ups')
    .values({
      id,
      org_id: signUp.orgId,
      email: signUp.email,
      name: signUp.name,
      password_hash: signUp.passwordHash,
      token_hash: signUp.tokenHash,
      created_at: signUp.now,
      expires_at: signUp.expiresAt,
    })
    .execute()
  return id
}

/** The sign-up behind a link that may still be used. */
export function findSignUp(db: Db, tokenHash: Uint8Array, now: Date) {
  return db
    .selectFrom('sign_ups')
    .select(['org_id', 'id', 'email', 'name', 'password_hash'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses a sign-up up; false when that has happened already, also a moment ago. */
export async function takeSignUp(db: Db, orgId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_ups')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Removes every other sign-up with an address. */
export async function deleteSignUps(db: Db, orgId: string, email: string): Promise<void> {
  await db
    .deleteFrom('sign_ups')
    .where('org_id', '=', orgId)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .execute()
}

/** Removes the sign-ups that ran out before a moment. */
export async function deleteSignUpsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('sign_ups').where('expires_at', '<', moment).execute()
}
