import type { Db } from '../db/database.ts'

interface Whose {
  orgId: string
  personId: string
}

/** A person's own address, by its key. */
export function selectAddress(db: Db, { orgId, personId }: Whose) {
  return db
    .selectFrom('receipt_addresses')
    .select(['key', 'created_at'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

/** Gives a person an address in place of the one that they have had. */
export async function upsertAddress(db: Db, { orgId, personId }: Whose, key: string, at: Date): Promise<void> {
  await db
    .insertInto('receipt_addresses')
    .values({ org_id: orgId, person_id: personId, key, created_at: at })
    .onConflict((conflict) => conflict.columns(['org_id', 'person_id']).doUpdateSet({ key, created_at: at }))
    .execute()
}

/** Deletes a person's address; false where there is none. */
export async function deleteAddress(db: Db, { orgId, personId }: Whose): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('receipt_addresses')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Whose these keys are, of one organisation or of all. */
export function selectOwners(db: Db, keys: readonly string[], orgId: string | undefined) {
  return db
    .selectFrom('receipt_addresses')
    .select(['org_id as orgId', 'person_id as personId'])
    .where('key', 'in', keys)
    .$if(orgId !== undefined, (query) => query.where('org_id', '=', orgId ?? ''))
    .orderBy('key')
    .execute()
}

/** The last mail that was taken from a person. */
export function selectLastMail(db: Db, { orgId, personId }: Whose) {
  return db
    .selectFrom('receipt_mails')
    .select(['received_at', 'receipts'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('outcome', 'is not', null)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
