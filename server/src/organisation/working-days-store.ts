import type { Db } from '../db/database.ts'

/** The days of all holidays, each with its state or null for all states. */
export function selectHolidayDays(db: Db, orgId: string): Promise<{ day: string; state: string | null }[]> {
  return db.selectFrom('holidays').select(['day', 'state']).where('org_id', '=', orgId).execute()
}
