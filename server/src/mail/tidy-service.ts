import type { Db } from '../db/database.ts'
import { deleteMailsSentBefore } from './outbox-store.ts'

/** Deletes an organisation's mails that were sent before an instant; what has not left stays. */
export async function tidyMails(db: Db, orgId: string, sentBefore: Date): Promise<void> {
  await deleteMailsSentBefore(db, orgId, sentBefore)
}
