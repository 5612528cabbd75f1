import type { Db } from '../../db/database.ts'

interface Whose {
  orgId: string
  personId: string
}

export async function insertShownTrip(db: Db, { orgId, personId }: Whose, id: string, draft: unknown, now: Date) {
  await db
    .insertInto('shown_trip_drafts')
    .values({ org_id: orgId, id, person_id: personId, draft: JSON.stringify(draft), created_at: now })
    .execute()
}

/** A draft that was shown to this person since a moment. */
export async function selectShownTrip(db: Db, { orgId, personId }: Whose, id: string, since: Date): Promise<unknown> {
  const row = await db
    .selectFrom('shown_trip_drafts')
    .select('draft')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return row?.draft
}

export async function deleteShownTripsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('shown_trip_drafts').where('created_at', '<=', before).execute()
}
