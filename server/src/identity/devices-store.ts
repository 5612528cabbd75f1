import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

interface Whose {
  orgId: string
  personId: string
}

/** The address of an active person and the generation of devices that is trusted; undefined when there is nobody. */
export function selectTrust(db: Db, { orgId, personId }: Whose) {
  return db
    .selectFrom('people')
    .select(['email', 'device_generation'])
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .where('active', '=', true)
    .executeTakeFirst()
}

/** Takes away the trust in every browser that a person signed in with. */
export async function distrustDevices(db: Db, { orgId, personId }: Whose): Promise<void> {
  await db
    .updateTable('people')
    .set({ device_generation: sql<number>`device_generation + 1` })
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .execute()
}
