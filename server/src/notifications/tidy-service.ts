import type { Db } from '../db/database.ts'
import { deleteEndedClaims } from '../db/work-claims.ts'
import { deleteRemindersBefore } from './reminders-store.ts'

/** A reminder's row keeps its subject from being told again; after a year no subject is young enough for that. */
const KEPT_MS = 400 * 24 * 60 * 60_000

/** Removes reminders of long ago, and claims of work that have run out. */
export async function tidyReminders(db: Db, now: Date): Promise<void> {
  await deleteRemindersBefore(db, new Date(now.getTime() - KEPT_MS))
  await deleteEndedClaims(db, now)
}
