import { tidyConversations, tidyTurns } from '../assistants/kernel/tidy-service.ts'
import type { Db } from '../db/database.ts'
import { tidyDecisionLinks } from '../decision-links/service.ts'
import { tidyClaimDrafts } from '../expenses/draft/unfinished-service.ts'
import { tidyIdentity } from '../identity/service.ts'
import { tidyInbox } from '../inbox/inbox-service.ts'
import { tidyMails } from '../mail/tidy-service.ts'
import { tidyModelUsage } from '../model/tidy-service.ts'
import { tidyReminders } from '../notifications/tidy-service.ts'
import { retentions } from '../organisation/settings-service.ts'
import { tidyReceipts } from '../receipts/tidy-service.ts'
import { tidyTripDrafts } from '../trips/draft/drafts-service.ts'
import { tidyChannels } from '../webhooks/queue-service.ts'

/**
 * Removes what has served its time: sessions, links and sign-ups that ran out, attempts that count for nothing any more,
 * the kept answers of turns, drafts that assistants have shown, what language models were used for long ago,
 * reminders and events of long ago, receipts and claim drafts that were removed, and the conversations and mails that an organisation keeps
 * for a time only. `docs/operations.md` says when.
 */
export async function tidy(db: Db, now: Date): Promise<void> {
  await tidyIdentity(db, now)
  await tidyDecisionLinks(db, now)
  await tidyTurns(db, now)
  await tidyTripDrafts(db, now)
  await tidyModelUsage(db, now)
  await tidyReminders(db, now)
  await tidyInbox(db, now)
  await tidyChannels(db, now)
  await tidyReceipts(db, now)
  await tidyClaimDrafts(db, now)
  for (const { orgId, retention } of await retentions(db)) {
    const { conversations_days: conversations, mails_days: mails } = retention
    if (conversations !== null) await tidyConversations(db, orgId, daysBefore(now, conversations))
    if (mails !== null) await tidyMails(db, orgId, daysBefore(now, mails))
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60_000)
}
