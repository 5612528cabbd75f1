import type { Db } from '../../db/database.ts'
import { deleteTurnsBefore } from './turn-store.ts'

/** A page keeps what it could not send for a week, so that a turn may be sent again that long; in milliseconds. */
const TURNS_KEPT_MS = 8 * 24 * 60 * 60 * 1000

/** Removes the kept answers of turns that nobody sends again. The conversation itself stays. */
export async function tidyTurns(db: Db, now: Date): Promise<void> {
  await deleteTurnsBefore(db, new Date(now.getTime() - TURNS_KEPT_MS))
}
