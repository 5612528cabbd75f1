import type { Db } from '../db/database.ts'
import { deleteRemovedReceipts } from './receipt-store.ts'

/** How long a removed receipt, or a deleted claim draft, can be restored. */
export const RESTORABLE_MS = 30 * 24 * 60 * 60_000

/** Deletes receipts that were removed 30 days ago and not restored. */
export async function tidyReceipts(db: Db, now: Date): Promise<void> {
  await deleteRemovedReceipts(db, new Date(now.getTime() - RESTORABLE_MS))
}
