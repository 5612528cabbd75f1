import type { Db } from '../db/database.ts'
import { statesOfPeople } from '../identity/people-service.ts'
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

/** Returns how one person is reminded, by the working days of their state. */
export async function mannersToPerson(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  settingsOf: SettingsOf,
): Promise<Manners> {
  const [mannersIn, states] = await Promise.all([
    mannersOf(db, orgId, settingsOf),
    statesOfPeople(db, orgId, [personId]),
  ])
  return mannersIn(states.get(personId) ?? null)
}
