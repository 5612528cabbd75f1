import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** Conversations with TripMate that hold a draft of a day's searches and that nobody has touched for a while. */
export function selectRestingDrafts(db: Db, { day, since, until }: { day: string; since: Date; until: Date }) {
  return db
    .selectFrom('conversations')
    .select(['org_id as orgId', 'person_id as personId', 'session_id as sessionId', 'state'])
    .where('assistant', '=', 'tripmate')
    .where('last_activity', '>=', since)
    .where('last_activity', '<=', until)
    .where(sql<boolean>`state ->> 'searchedOn' = ${day} and jsonb_typeof(state -> 'draft') = 'object'`)
    .execute()
}

/** One person's conversations that hold one of these drafts of a day, by what each holds. */
export async function selectWithDrafts(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  day: string,
  draftIds: readonly string[],
): Promise<unknown[]> {
  const rows = await db
    .selectFrom('conversations')
    .select('state')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('assistant', '=', 'tripmate')
    .where(sql<boolean>`state ->> 'searchedOn' = ${day}`)
    .where(sql<string>`state #>> '{draft,draftId}'`, 'in', draftIds)
    .execute()
  return rows.map(({ state }) => state)
}
