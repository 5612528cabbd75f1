import type { Db } from '../../db/database.ts'
import { PERSON } from '../people-store.ts'

/** Who somebody is at the identity provider. */
export interface ProviderIdentity {
  tenant: string
  objectId: string
}

interface Whose {
  orgId: string
  personId: string
}

/** The person with this identity, active or not. */
export function selectByIdentity(db: Db, { tenant, objectId }: ProviderIdentity) {
  return db
    .selectFrom('people')
    .select([...PERSON, 'people.active'])
    .where('provider_tenant', '=', tenant)
    .where('provider_object_id', '=', objectId)
    .executeTakeFirst()
}

/**
 * The people of an organisation without an identity yet whom the directory knows by this object id or who have one of
 * these addresses (in lower case).
 */
export function selectWithoutIdentity(db: Db, orgId: string, objectId: string, addresses: string[]) {
  return db
    .selectFrom('people')
    .select(['id', 'active', 'directory_id'])
    .where('org_id', '=', orgId)
    .where('provider_object_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('directory_id', '=', objectId),
        ...(addresses.length > 0 ? [eb(eb.fn<string>('lower', ['email']), 'in', addresses)] : []),
      ]),
    )
    .execute()
}

/**
 * Gives an active person who has none yet their identity, once, and takes their password away: from now on the provider
 * alone says who they are. Answers whether it did.
 */
export async function linkIdentity(db: Db, { orgId, personId }: Whose, identity: ProviderIdentity): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ provider_tenant: identity.tenant, provider_object_id: identity.objectId, password_hash: null })
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .where('provider_object_id', 'is', null)
    .where('active', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives an active person another identity, by an administrator's word, and takes their password away. Answers whether it did. */
export async function replaceIdentity(
  db: Db,
  { orgId, personId }: Whose,
  identity: ProviderIdentity,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ provider_tenant: identity.tenant, provider_object_id: identity.objectId, password_hash: null })
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .where('active', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The active person of an organisation who has one of these addresses (in lower case) and another identity. */
export async function selectHolder(db: Db, orgId: string, addresses: string[]): Promise<string | undefined> {
  if (addresses.length === 0) return undefined
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('org_id', '=', orgId)
    .where('provider_object_id', 'is not', null)
    .where('active', '=', true)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), 'in', addresses))
    .executeTakeFirst()
  return row?.id
}

/** Creates somebody without an employee record; false when the identity or the address is somebody's already. */
export async function insertWithIdentity(
  db: Db,
  { orgId, personId }: Whose,
  person: ProviderIdentity & { name: string; email: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('people')
    .values({
      id: personId,
      org_id: orgId,
      email: person.email,
      name: person.name,
      provider_tenant: person.tenant,
      provider_object_id: person.objectId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
