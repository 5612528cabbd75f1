import { sql } from 'kysely'
import { trailOf } from '../audit/store.ts'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'

const settings = prepared((db, { orgId }: { orgId: string }) =>
  db
    .selectFrom('organisations')
    .leftJoin('organisation_settings', 'organisation_settings.org_id', 'organisations.id')
    .select(['organisations.name', 'organisation_settings.version', 'organisation_settings.settings'])
    .where('organisations.id', '=', orgId),
)

/** What an organisation is called and has chosen; null where it has chosen nothing yet. */
export async function selectSettings(db: Db, orgId: string) {
  const [row] = await settings(db, { orgId })
  if (!row) throw new Error(`There is no organisation ${orgId}.`)
  return row
}

/** Keeps what an organisation has chosen in place of what it chose before. */
export async function saveSettings(
  trx: Db,
  orgId: string,
  { name, ...chosen }: { name: string } & Record<string, unknown>,
): Promise<void> {
  const text = JSON.stringify(chosen)
  await trx.updateTable('organisations').set({ name }).where('id', '=', orgId).where('name', '<>', name).execute()
  await trx
    .insertInto('organisation_settings')
    .values({ org_id: orgId, settings: text })
    .onConflict((conflict) =>
      conflict
        .column('org_id')
        .doUpdateSet((eb) => ({ settings: text, version: eb('organisation_settings.version', '+', 1) })),
    )
    .execute()
}

/** What is on record of settings: that they were changed, or that the organisation was set up with them. */
export type SettingsAction = 'organisation.changed' | 'organisation.set_up'

/** The changes of settings, latest first. */
export function selectSettingChanges(db: Db, orgId: string, page: { before: string | undefined; limit: number }) {
  return (
    trailOf(db, { orgId, kind: 'organisation', id: orgId }, page)
      .where('audit_log.action', 'in', ['organisation.changed', 'organisation.set_up'] satisfies SettingsAction[])
      // A set-up in which nothing but the name was given has changed no settings.
      .where(sql<boolean>`audit_log.detail ? 'after'`)
      .execute()
  )
}
