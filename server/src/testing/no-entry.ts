import type { WatchedChange } from './change-watch.ts'

/**
 * Tables that are no records, so that a change of them needs no entry of the audit trail: with the day on which that was decided,
 * and why.
 */
const NO_RECORDS: Record<string, string> = {
  attempts: '2026-11-26: how often somebody tried to sign in, which counts for hours; the sign-in itself is told',
  calendar_feeds: '2026-11-26: when a calendar last read one; that it is made or revoked is told',
  claim_drafts: '2026-11-26: not sent yet; its receipts, its deletion, its return and what is sent are told',
  connection_tokens: '2026-11-26: they change with every hour of use; the connection is told',
  conversations: '2026-11-26: what people say to the assistants is theirs to keep and delete; what it leads to is told',
  decision_links: '2026-11-26: a way to the page where one decides; the decision is told',
  file_uploads: '2026-11-26: how much a person has uploaded lately; the receipt is told',
  idempotency_keys: '2026-11-27: that a call was sent, and what it was answered; what it changed is told',
  inbox_events: '2026-11-26: tells of a change that is told itself, and whether that was read',
  job_claims: '2026-11-26: which process does what all of them could do',
  messages: '2026-11-26: as of conversations',
  model_usage: '2026-11-26: counts of calls and tokens',
  notification_settings: '2026-11-26: by which ways a person wants to be told; nobody else can change it',
  number_counters: '2026-11-26: counts records that are told themselves',
  oauth_clients: '2026-11-26: a program that has introduced itself; what a person allows it is told',
  outbox_mails: '2026-11-26: tells of a change that is told itself, and is on record in the outbox',
  receipt_mails: '2026-11-27: that an email was taken; the receipts that it added are told',
  reminders: '2026-11-26: tells of what is on record, and whether that was read',
  retention_runs: '2026-11-26: what a run did, of which each step is told',
  sessions: '2026-11-26: when somebody was last active; that a session begins or ends is told',
  sign_on_nonces: '2026-11-26: shows that a sign-in is answered once',
  sign_ups: '2026-11-26: nobody yet, until the link of the mail is opened, which is told',
  stored_files: '2026-11-26: which files there are; the receipt is told',
  trip_drafts: '2026-11-26: not sent yet; its deletion, its return and what is sent are told',
  turns: '2026-11-26: as of conversations',
  webhook_messages: '2026-11-26: tells of a change that is told itself',
}

/** The tables that a transaction changed without a word in the trail. */
export function unsaid({ tables, entries }: WatchedChange): string[] {
  return entries > 0 ? [] : tables.filter((name) => !(name in NO_RECORDS))
}

/** Calls that may succeed without an entry of the audit trail: with the day on which that was decided, and why. */
export const WITHOUT_ENTRY: Record<string, string> = {
  'DELETE /chat/fingenie/session/:sessionId':
    '2026-11-26: a conversation is its person’s to delete, and nobody else’s to know of',
  'DELETE /chat/tripmate/session/:sessionId': '2026-11-26: as of FinGenie',
  'PATCH /chat/fingenie/session/:sessionId': '2026-11-26: the name of one’s own conversation',
  'PATCH /chat/tripmate/session/:sessionId': '2026-11-26: as of FinGenie',
  'PATCH /expense/drafts/:draftId': '2026-11-27: how a draft will be claimed; what is sent is told',
  'PATCH /expense/drafts/:draftId/allocation': '2026-11-26: on what a draft will be booked; what is sent is told',
  'PATCH /trip/drafts/:draftId/allocation': '2026-11-26: as of claims',
  'POST /admin/sign-in-trials': '2026-11-26: a trial lets nobody in, and nothing of it is kept',
  'POST /admin/sign-in-trials/answer': '2026-11-26: as of the trial',
  'POST /admin/sign-in-trials/token': '2026-11-26: as of the trial',
  'POST /audit/verify': '2026-11-26: reads alone',
  'POST /auth/oidc/begin': '2026-11-26: nobody is signed in yet; the sign-in is told',
  'POST /auth/password-reset/link': '2026-11-26: reads whether a link still counts',
  'POST /auth/sign-up': '2026-11-26: nobody yet, until the link of the mail is opened, which is told',
  'POST /auth/sso/nonce': '2026-11-26: nobody is signed in yet; the sign-in is told',
  'POST /chat/fingenie': '2026-11-26: something said; the tools that it leads to tell of themselves',
  'POST /chat/fingenie/cancel': '2026-11-26: ends an answer under way',
  'POST /chat/fingenie/save': '2026-11-26: keeps what was said',
  'POST /chat/fingenie/session/:sessionId/take-back': '2026-11-26: takes back what was said',
  'POST /chat/fingenie/sync': '2026-11-26: what the page shows; the server keeps its own',
  'POST /chat/tripmate/save': '2026-11-26: keeps what was said',
  'POST /chat/tripmate/session/:sessionId/take-back': '2026-11-26: as of FinGenie',
  'POST /decision-links/open': '2026-11-26: opens the page where one decides; the decision is told',
  'POST /inbox/announce': '2026-11-26: that a browser has shown an event',
  'POST /inbox/read': '2026-11-26: a read mark',
  'POST /organisation/test-mail': '2026-11-26: a mail to oneself, which is in the outbox',
  'POST /webhooks/:webhookId/test': '2026-11-27: a message to the address, which is told itself',
  'POST /organisation/webhooks/:service/test': '2026-11-26: a message to the channel; the channel is told',
  'POST /policy/draft/dry-run': '2026-11-26: reads alone',
  'POST /reminders/read': '2026-11-26: a read mark',
  'POST /retention/dry-run': '2026-11-26: reads alone',
  'POST /setup/code': '2026-11-26: checks a code; the set-up is told',
  'POST /setup/test-mail': '2026-11-26: a mail to oneself',
  'POST /support': '2026-11-26: a mail to the support, which is in the outbox',
  'PATCH /trip/drafts/:draftId': '2026-11-27: not sent yet; what is sent is told',
  'POST /trip/drafts/:draftId/recheck': '2026-11-27: as of a change',
  'POST /trip/drafts': '2026-11-27: not sent yet; what is sent is told',
  'PUT /notification-settings': '2026-11-26: by which ways one wants to be told oneself',
  'PUT /reminders/:reminderId': '2026-11-26: puts one’s own reminder off',
}

/** Calls whose rows in `rights-table.test.ts` change nothing, so that `every-change.test.ts` makes a change by each. */
export const CHANGED_APART = [
  'DELETE /account/erasure-request',
  'DELETE /card-lines/:lineId/match',
  'DELETE /finance/claims/:expenseId/verify',
  'DELETE /holidays/:holidayId',
  'DELETE /organisation/checklist',
  'DELETE /organisation/webhooks/:service',
  'DELETE /policy/draft',
  'PATCH /budgets/:budgetId',
  'PATCH /organisation',
  'PATCH /structure/:kind/:entry',
  'POST /auth/password-reset',
  'POST /auth/password-reset/confirm',
  'POST /auth/sign-up/confirm',
  'POST /budgets',
  'POST /budgets/import',
  'POST /card-lines/:lineId/match',
  'POST /card-lines/match',
  'POST /card-statements',
  'POST /expense/drafts/:draftId/restore',
  'POST /finance/batches/:batchId/bounced',
  'POST /finance/months/:month/close',
  'POST /people/import',
  'POST /policy/draft/publish',
  'POST /receipts/:receiptId/duplicate',
  'POST /receipts/:receiptId/restore',
  'POST /retention/run',
  'POST /trip/:tripId/cancel',
  'POST /trip/drafts/:draftId/restore',
  'PUT /holidays/:holidayId',
] as const

/** Calls that succeed only where there is something that one app cannot be given with others: the tests that show their entries. */
export const SHOWN_ELSEWHERE: Record<string, string> = {
  'POST /auth/sso': 'identity/sign-on/sign-on.test.ts, with an identity provider',
  'POST /receipt-mails': 'receipt-mail/receipt-mail.test.ts, with mails',
  'POST /setup': 'set-up/set-up.test.ts, on an empty installation',
}
