import type { Channel } from '@pravas/contract/notifications'
import type { Db } from '../db/database.ts'

interface Whose {
  orgId: string
  personId: string
}

/** What a person chose, as `kind channel`. */
export async function selectChoices(db: Db, { orgId, personId }: Whose): Promise<Map<string, boolean>> {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'channel', 'is_on'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .execute()
  return new Map(rows.map((row) => [`${row.kind} ${row.channel}`, row.is_on]))
}

/** What some active people chose of one kind by mail, with how a mail addresses them; null where they chose nothing. */
export function selectMailChoices(db: Db, orgId: string, personIds: readonly string[], kind: string) {
  return db
    .selectFrom('people')
    .leftJoin('notification_settings as chosen', (join) =>
      join
        .onRef('chosen.org_id', '=', 'people.org_id')
        .onRef('chosen.person_id', '=', 'people.id')
        .on('chosen.kind', '=', kind)
        .on('chosen.channel', '=', 'mail'),
    )
    .select(['people.id', 'people.name', 'people.email as address', 'chosen.is_on'])
    .where('people.org_id', '=', orgId)
    .where('people.id', 'in', personIds)
    .where('people.active', '=', true)
    .orderBy('people.id')
    .execute()
}

/** Keeps what a person chose, of each kind and channel once. */
export async function saveChoices(
  db: Db,
  { orgId, personId }: Whose,
  choices: readonly { kind: string; channel: Channel; on: boolean }[],
): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values(choices.map(({ kind, channel, on }) => ({ org_id: orgId, person_id: personId, kind, channel, is_on: on })))
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'person_id', 'kind', 'channel'])
        .doUpdateSet((eb) => ({ is_on: eb.ref('excluded.is_on') })),
    )
    .execute()
}
