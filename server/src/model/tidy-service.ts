import { dayOf } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { deleteUsageBefore } from './usage-store.ts'

/** So many days of usage are kept, for a look at a quarter's costs. */
const DAYS_KEPT = 100

/** Removes the usage of days long past. */
export async function tidyModelUsage(db: Db, now: Date): Promise<void> {
  await deleteUsageBefore(db, dayOf(new Date(now.getTime() - DAYS_KEPT * 86_400_000)))
}
