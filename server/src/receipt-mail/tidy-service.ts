import type { Db } from '../db/database.ts'
import { deleteOldMails } from './mails-store.ts'

/** For how long a mail that comes again is recognised. */
const KNOWN_MS = 90 * 24 * 60 * 60_000

/** Forgets which mails were taken long ago. */
export async function tidyReceiptMails(db: Db, now: Date): Promise<void> {
  await deleteOldMails(db, new Date(now.getTime() - KNOWN_MS))
}
