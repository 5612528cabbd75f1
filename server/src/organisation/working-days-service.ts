import type { Db } from '../db/database.ts'
import type { SettingsOf } from './settings-service.ts'
import { type WorkingDaysOf, workingDaysByState } from './working-days-rules.ts'
import { selectHolidayDays } from './working-days-store.ts'

/** Returns the working days of an organisation by state; `statesOfPeople` says which state is a person's. */
export async function workingDaysOf(db: Db, orgId: string, settingsOf: SettingsOf): Promise<WorkingDaysOf> {
  const [{ working_week }, holidays] = await Promise.all([settingsOf(db, orgId), selectHolidayDays(db, orgId)])
  return workingDaysByState(working_week, holidays)
}
