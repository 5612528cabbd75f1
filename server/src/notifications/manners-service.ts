import type { Db } from '../db/database.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { workingDaysOf } from '../organisation/working-days-service.ts'
import type { Manners } from './reminder-rules.ts'

/** Returns when an organisation works and wants its people reminded, by the state of a person; null where it is not known. */
export async function mannersOf(
  db: Db,
  orgId: string,
  settingsOf: SettingsOf,
): Promise<(state: string | null) => Manners> {
  const [{ reminders }, daysOf] = await Promise.all([settingsOf(db, orgId), workingDaysOf(db, orgId, settingsOf)])
  return (state) => ({ ...daysOf(state), reminders })
}
