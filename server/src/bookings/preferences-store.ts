import type { TravelPreferences } from '@pravas/contract/travel-desk'
import type { Db } from '../db/database.ts'

interface Whose {
  orgId: string
  personId: string
}

export function selectPreferences(db: Db, { orgId, personId }: Whose) {
  return db
    .selectFrom('travel_preferences')
    .select(['seat', 'meal', 'phone', 'note'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
}

export async function upsertPreferences(
  db: Db,
  { orgId, personId }: Whose,
  preferences: TravelPreferences,
  at: Date,
): Promise<void> {
  const values = { ...preferences, updated_at: at }
  await db
    .insertInto('travel_preferences')
    .values({ org_id: orgId, person_id: personId, ...values })
    .onConflict((conflict) => conflict.columns(['org_id', 'person_id']).doUpdateSet(values))
    .execute()
}
