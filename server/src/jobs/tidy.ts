import { tidyTurns } from '../assistants/chat/tidy-service.ts'
import type { Db } from '../db/database.ts'
import { tidyIdentity } from '../identity/service.ts'

/**
 * Removes what has served its time: sessions, links and sign-ups that ran out, attempts that count for nothing any more,
 * and the kept answers of turns. `docs/operations.md` says when.
 */
export async function tidy(db: Db, now: Date): Promise<void> {
  await tidyIdentity(db, now)
  await tidyTurns(db, now)
}
