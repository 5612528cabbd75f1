import { tidyTurns } from '../assistants/kernel/tidy-service.ts'
import type { Db } from '../db/database.ts'
import { tidyDecisionLinks } from '../decision-links/service.ts'
import { tidyClaimDrafts } from '../expenses/draft/unfinished-service.ts'
import { tidyIdempotencyKeys } from '../idempotency/keys-service.ts'
import { tidyIdentity } from '../identity/service.ts'
import { tidyReminders } from '../notifications/tidy-service.ts'
import { tidyReceiptMails } from '../receipt-mail/tidy-service.ts'
import { tidyReceipts } from '../receipts/tidy-service.ts'
import { tidyTripDrafts } from '../trips/draft/drafts-service.ts'
import { tidyChannels } from '../webhooks/queue-service.ts'

/**
 * Removes what has served its time: sessions, links and sign-ups that ran out, attempts that count for nothing any more, idempotency keys,
 * the kept answers of turns, drafts that assistants have shown, reminders of long ago, receipts and drafts that were removed.
 * `docs/operations.md` says when. What an organisation decides on is deleted by `retention/`, which says what it did.
 */
export async function tidy(db: Db, now: Date): Promise<void> {
  await tidyIdentity(db, now)
  await tidyIdempotencyKeys(db, now)
  await tidyDecisionLinks(db, now)
  await tidyTurns(db, now)
  await tidyTripDrafts(db, now)
  await tidyReminders(db, now)
  await tidyChannels(db, now)
  await tidyReceipts(db, now)
  await tidyReceiptMails(db, now)
  await tidyClaimDrafts(db, now)
}
