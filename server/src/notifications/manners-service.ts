import type { Db } from '../db/database.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import type { Manners } from './reminder-rules.ts'

/**
 * Returns when an organisation works and wants its people reminded. A holiday of one state is a working day for the
 * others, so that only those of all states are days off.
 */
export async function mannersOf(db: Db, orgId: string, settingsOf: SettingsOf): Promise<Manners> {
  const [{ working_week, reminders }, holidays] = await Promise.all([
    settingsOf(db, orgId),
    db.selectFrom('holidays').select('day').where('org_id', '=', orgId).where('state', 'is', null).execute(),
  ])
  return { working_week, reminders, holidays: new Set(holidays.map(({ day }) => day)) }
}
