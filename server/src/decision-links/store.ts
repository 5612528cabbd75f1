import type { QueryCreator } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

export interface NewLink {
  id: string
  orgId: string
  /** Whose it is. */
  personId: string
  kind: 'trip' | 'expense'
  requestId: string
  version: number
  verdict: 'approved' | 'rejected'
  at: Date
  expiresAt: Date
}

export type LinkRow = NonNullable<Awaited<ReturnType<typeof selectLink>>>

/** Keeping links, also as a part of a larger statement. */
export function linkInsert(db: Pick<QueryCreator<Tables>, 'insertInto'>, links: readonly NewLink[]) {
  return db.insertInto('decision_links').values(
    links.map((link) => ({
      id: link.id,
      org_id: link.orgId,
      person_id: link.personId,
      request_kind: link.kind,
      request_id: link.requestId,
      version: link.version,
      verdict: link.verdict,
      created_at: link.at,
      expires_at: link.expiresAt,
      used_at: null,
    })),
  )
}

/** A link by its id, whether it still opens anything or not. */
export function selectLink(db: Db, orgId: string, id: string) {
  return db
    .selectFrom('decision_links')
    .select(['id', 'org_id', 'person_id', 'request_kind', 'request_id', 'version', 'verdict', 'expires_at', 'used_at'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Uses a link up; false when it was used before, also a moment ago. */
export async function takeLink(db: Db, { org_id, id }: LinkRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('decision_links')
    .set({ used_at: now })
    .where('org_id', '=', org_id)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes the links that ran out before a moment. */
export async function deleteLinksBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('decision_links').where('expires_at', '<', moment).execute()
}
