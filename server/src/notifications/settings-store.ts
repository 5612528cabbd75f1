import type { Db } from '../db/database.ts'

interface Whose {
  orgId: string
  personId: string
}

/** What a person chose, by the name of the switch. */
export async function selectChoices(db: Db, { orgId, personId }: Whose): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('reminder_settings')
    .select(['name', 'is_on'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .execute()
  return new Map(rows.map((row) => [row.name, row.is_on]))
}

export async function saveChoice(db: Db, { orgId, personId }: Whose, name: string, isOn: boolean): Promise<void> {
  await db
    .insertInto('reminder_settings')
    .values({ org_id: orgId, person_id: personId, name, is_on: isOn })
    .onConflict((conflict) => conflict.columns(['org_id', 'person_id', 'name']).doUpdateSet({ is_on: isOn }))
    .execute()
}
