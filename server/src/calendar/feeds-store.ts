import type { Db } from '../db/database.ts'
import { newId } from '../ids.ts'

interface Whose {
  orgId: string
  personId: string
}

export type FeedRow = Awaited<ReturnType<typeof selectFeeds>>[number]

/** A person's feeds, the latest first. */
export function selectFeeds(db: Db, { orgId, personId }: Whose) {
  return db
    .selectFrom('calendar_feeds')
    .select(['id', 'name', 'created_at', 'last_read_at'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .execute()
}

export async function insertFeed(
  db: Db,
  feed: Whose & { name: string; tokenHash: Uint8Array; at: Date },
): Promise<string> {
  const id = newId()
  const { orgId, personId, name, tokenHash, at } = feed
  await db
    .insertInto('calendar_feeds')
    .values({ org_id: orgId, id, person_id: personId, name, token_hash: tokenHash, created_at: at, last_read_at: null })
    .execute()
  return id
}

/** Deletes one's own feed; false where there is none. */
export async function deleteFeed(db: Db, { orgId, personId }: Whose, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feeds')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Whose a feed is, by the hash of its secret; undefined where it was revoked or its person has left. */
export function selectFeedByHash(db: Db, tokenHash: Uint8Array) {
  return db
    .selectFrom('calendar_feeds')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'calendar_feeds.org_id').onRef('people.id', '=', 'calendar_feeds.person_id'),
    )
    .select(['calendar_feeds.id', 'calendar_feeds.org_id', 'calendar_feeds.person_id', 'calendar_feeds.last_read_at'])
    .where('calendar_feeds.token_hash', '=', tokenHash)
    .where('people.active', '=', true)
    .executeTakeFirst()
}

/** Notes that a calendar asked. */
export async function noteRead(db: Db, orgId: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({ last_read_at: at })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}
