import type { Db } from '../../db/database.ts'

export interface Person {
  orgId: string
  personId: string
}

/** Whether a person keeps the assistants local; undefined where they have decided nothing. */
export async function findKeepLocal(db: Db, { orgId, personId }: Person): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('assistant_choices')
    .select('keep_local')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.keep_local
}

export async function setKeepLocal(db: Db, { orgId, personId }: Person, keepLocal: boolean, now: Date): Promise<void> {
  await db
    .insertInto('assistant_choices')
    .values({ org_id: orgId, person_id: personId, keep_local: keepLocal, changed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'person_id']).doUpdateSet({ keep_local: keepLocal, changed_at: now }),
    )
    .execute()
}
