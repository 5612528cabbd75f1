import type { RetentionKind } from '@pravas/contract/retention'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { startOfDay } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

/** Whose data, and the day (`YYYY-MM-DD`) before which it has served its time. */
export interface Term {
  orgId: string
  before: string
}

/** What is deleted row by row; the audit trail is cut by `audit/cut-service.ts`. */
type Kind = Exclude<RetentionKind, 'audit'>

/** The ids of what has served its time. */
const due: Record<Kind, (term: Term) => RawBuilder<unknown>> = {
  conversations: ({ orgId, before }) => sql`
    select id::text from conversations where org_id = ${orgId} and last_activity < ${startOfDay(before)}`,
  mails: ({ orgId, before }) => sql`
    select id::text from outbox_mails
    where org_id = ${orgId} and status <> 'queued' and coalesce(sent_at, created_at) < ${startOfDay(before)}`,
  notifications: ({ orgId, before }) => sql`
    select id::text from inbox_events where org_id = ${orgId} and created_at < ${startOfDay(before)}`,
  usage: ({ orgId, before }) => sql`
    select person_id::text || day::text from model_usage where org_id = ${orgId} and day < ${before}::date`,
  leavers: dueLeavers,
  claims: dueClaims,
  advances: dueAdvances,
  cards: dueCards,
  delegations: ({ orgId, before }) => sql`
    select id::text from delegations where org_id = ${orgId} and ends_on < ${before}::date and created_at < ${startOfDay(before)}`,
  // With a trip go its claims and advances.
  trips: (term) => sql`
    select id::text from trips where org_id = ${term.orgId} and status not in ('pending', 'returned')
      and greatest(created_at, decided_at, withdrawn_at, cancelled_at) < ${startOfDay(term.before)}
      and greatest(departure_date, return_date) < ${term.before}::date
      and not exists (select from expenses where expenses.org_id = trips.org_id and expenses.trip_id = trips.id
        and expenses.id::text not in (${dueClaims(term)}))
      and not exists (select from advances where advances.org_id = trips.org_id and advances.trip_id = trips.id
        and advances.id::text not in (${dueAdvances(term)}))
      and not exists (select from trip_drafts where trip_drafts.org_id = trips.org_id
        and trip_drafts.revises_trip_id = trips.id and trip_drafts.submitted_trip_id is null)`,
  payments: (term) => sql`
    select id::text from payment_batches where org_id = ${term.orgId}
      and greatest(made_at, paid_at) < ${startOfDay(term.before)} and status <> 'open'
      and not exists (select from payment_lines as line where line.org_id = payment_batches.org_id
        and line.batch_id = payment_batches.id and not ${isOfDue('line', term)})
      and not exists (select from money_records as money where money.org_id = payment_batches.org_id
        and money.batch_id = payment_batches.id and not ${isOfDue('money', term)})
    union all
    select id::text from exports where org_id = ${term.orgId} and created_at < ${startOfDay(term.before)}
      and not exists (select from export_vouchers as voucher where voucher.org_id = exports.org_id
        and voucher.export_id = exports.id and voucher.record_id::text not in (${dueClaims(term)})
        and not exists (select from money_records as money where money.org_id = voucher.org_id
          and money.id = voucher.record_id and ${isOfDue('money', term)}))`,
}

/** Whether what names claims and advances names those alone that go. */
function isOfDue(of: 'line' | 'money', term: Term): RawBuilder<boolean> {
  const named = (column: string, ids: RawBuilder<unknown>) =>
    sql`(${sql.ref(`${of}.${column}`)} is null or ${sql.ref(`${of}.${column}`)}::text in (${ids}))`
  return sql<boolean>`(${named('expense_id', dueClaims(term))} and ${named('advance_id', dueAdvances(term))})`
}

/** Claims that are over, and no advance holds: what is approved and not paid waits, however old it is. */
function dueClaims(term: Term): RawBuilder<unknown> {
  return sql`
    select id::text from expenses where ${isOldClaim(term)}
      and not exists (select from (${heldByAdvances(term)}) as held where held.kind = 'claim' and held.id = expenses.id)`
}

function isOldClaim({ orgId, before }: Term): RawBuilder<boolean> {
  return sql<boolean>`(expenses.org_id = ${orgId} and expenses.status in ('paid', 'rejected', 'withdrawn')
      and greatest(created_at, decided_at, withdrawn_at) < ${startOfDay(before)} and expense_date < ${before}::date
      and not exists (select from payment_lines as line
        join payment_batches as batch on batch.org_id = line.org_id and batch.id = line.batch_id
        where line.org_id = expenses.org_id and line.expense_id = expenses.id
          and (batch.status = 'open' or greatest(batch.made_at, batch.paid_at) >= ${startOfDay(before)}))
      and not exists (select from claim_drafts where claim_drafts.org_id = expenses.org_id
        and claim_drafts.revises_expense_id = expenses.id and claim_drafts.deleted_at is null
        and expenses.status = 'returned'))`
}

/** Advances that are settled or were not paid, and no claim holds. */
function dueAdvances(term: Term): RawBuilder<unknown> {
  return sql`
    select id::text from advances where ${isOldAdvance(term)}
      and not exists (select from (${heldByAdvances(term)}) as held where held.kind = 'advance' and held.id = advances.id)`
}

function isOldAdvance({ orgId, before }: Term): RawBuilder<boolean> {
  return sql<boolean>`(advances.org_id = ${orgId}
      and (advances.status in ('rejected', 'withdrawn') or advances.status = 'paid' and advances.open_paise = 0)
      and greatest(advances.requested_at, advances.decided_at) < ${startOfDay(before)}
      and coalesce(advances.paid_on < ${before}::date, true)
      and not exists (select from money_records as money where money.org_id = advances.org_id
        and money.advance_id = advances.id and money.day >= ${before}::date)
      and not exists (select from payment_lines as line
        join payment_batches as batch on batch.org_id = line.org_id and batch.id = line.batch_id
        where line.org_id = advances.org_id and line.advance_id = advances.id
          and (batch.status = 'open' or greatest(batch.made_at, batch.paid_at) >= ${startOfDay(before)})))`
}

/**
 * Claims and advances that are set off against each other go together or not at all: those that something holds which has not
 * served its time, over any number of others.
 */
function heldByAdvances(term: Term): RawBuilder<unknown> {
  const { orgId } = term
  return sql`
    with recursive held (kind, id) as (
      (select 'advance'::text, advances.id from advances where advances.org_id = ${orgId} and not ${isOldAdvance(term)}
      union all
      select 'claim'::text, expenses.id from expenses where not ${isOldClaim(term)} and (expenses.org_id, expenses.id) in (
        select set_off.org_id, set_off.record_id from payment_set_offs as set_off where set_off.org_id = ${orgId}))
      union
      select case held.kind when 'claim' then 'advance' else 'claim' end,
        case held.kind when 'claim' then set_off.advance_id else set_off.record_id end
      from held join payment_set_offs as set_off on set_off.org_id = ${orgId}
        and case held.kind when 'claim' then set_off.record_id else set_off.advance_id end = held.id
    )
    select kind, id from held`
}

/** What served the account of somebody alone, and nobody needs once they have left. */
const OF_ACCOUNT = [
  'bank_details',
  'calendar_feeds',
  'receipt_addresses',
  'receipt_mails',
  'travel_preferences',
  'notification_settings',
  'assistant_choices',
  'connections',
  'service_tokens',
  'password_resets',
  'sign_on_conflicts',
] as const satisfies readonly (keyof Tables)[]

/** People who left, and are paid nothing any more. */
function dueLeavers({ orgId, before }: Term): RawBuilder<unknown> {
  const has = OF_ACCOUNT.map(
    (table) =>
      sql`exists (select from ${sql.table(table)} as one where one.org_id = people.org_id and one.person_id = people.id)`,
  )
  return sql`
    select id::text from people where org_id = ${orgId} and not active and deactivated_at < ${startOfDay(before)}
      and (${sql.join(has, sql` or `)})
      and not exists (select from expenses where expenses.org_id = people.org_id
        and expenses.employee_id = people.employee_id and expenses.status in ('pending', 'approved'))
      and not exists (select from advances where advances.org_id = people.org_id and advances.person_id = people.id
        and (advances.status in ('pending', 'approved') or advances.open_paise > 0))
      and not exists (select from payment_lines as line
        join payment_batches as batch on batch.org_id = line.org_id and batch.id = line.batch_id
        where line.org_id = people.org_id and line.person_id = people.id and line.state = 'live' and batch.status = 'open')`
}

/** Payments by company cards whose receipt is gone, or never came, and cards that ended and have no others. */
function dueCards(term: Term): RawBuilder<unknown> {
  const { orgId, before } = term
  const isDue = sql`(line.day < ${before}::date and line.imported_at < ${startOfDay(before)}
    and not exists (select from card_matches as match
      join receipts on receipts.org_id = match.org_id and receipts.id = match.receipt_id
      where match.org_id = line.org_id and match.line_id = line.id
        and (receipts.expense_id is null or receipts.expense_id::text not in (${dueClaims(term)}))))`
  return sql`
    select line.id::text from card_lines as line where line.org_id = ${orgId} and ${isDue}
    union all
    select cards.id::text from cards where cards.org_id = ${orgId} and cards.ended_at < ${startOfDay(before)}
      and not exists (select from card_lines as line where line.org_id = cards.org_id and line.card_id = cards.id
        and not ${isDue})`
}

/** How much of a kind has served its time. */
export async function countDue(db: Db, kind: Kind, term: Term): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${due[kind](term)}) as due`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Deletes what has served its time, at most so much of it, with all that belongs to it. Answers how much. */
export async function deleteDue(trx: Transaction<Tables>, kind: Kind, term: Term, limit: number): Promise<number> {
  const { rows } = await sql<{
    id: string
  }>`select id from (${due[kind](term)}) as due (id) order by id limit ${limit}`.execute(trx)
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  for (const statement of statements[kind](term.orgId, ids)) await statement.execute(trx)
  return rows.length
}

type Statements = (orgId: string, ids: readonly string[]) => RawBuilder<unknown>[]

const from = (orgId: string, table: keyof Tables, column: string, ids: readonly string[]) =>
  sql`delete from ${sql.table(table)} where org_id = ${orgId} and ${sql.ref(column)} = any (${ids}::uuid[])`

/** The vouchers of what was recorded of the money of claims or advances. */
const moneyVouchers = (orgId: string, column: 'expense_id' | 'advance_id', ids: readonly string[]) => sql`
  delete from export_vouchers where org_id = ${orgId} and money_id in (
    select id from money_records where org_id = ${orgId} and ${sql.ref(column)} = any (${ids}::uuid[]))`

/** What stands about a request in other tables, by the columns that name it. */
const ABOUT_REQUEST = [
  ['decisions', 'request_id'],
  ['approval_turns', 'request_id'],
  ['request_comments', 'request_id'],
  ['decision_links', 'request_id'],
  ['reminders', 'subject_id'],
  ['inbox_events', 'subject_id'],
  ['webhook_messages', 'subject_id'],
  ['outbox_mails', 'record_id'],
] as const satisfies readonly (readonly [keyof Tables, string])[]

const statements: Record<Kind, Statements> = {
  conversations: (orgId, ids) => [from(orgId, 'conversations', 'id', ids)],
  mails: (orgId, ids) => [from(orgId, 'outbox_mails', 'id', ids)],
  notifications: (orgId, ids) => [from(orgId, 'inbox_events', 'id', ids)],
  usage: (orgId, ids) => [
    sql`delete from model_usage where org_id = ${orgId} and person_id::text || day::text = any (${ids}::text[])`,
  ],
  leavers: (orgId, ids) => OF_ACCOUNT.map((table) => from(orgId, table, 'person_id', ids)),
  advances: (orgId, ids) => [
    moneyVouchers(orgId, 'advance_id', ids),
    from(orgId, 'money_records', 'advance_id', ids),
    from(orgId, 'payment_lines', 'advance_id', ids),
    from(orgId, 'reminders', 'subject_id', ids),
    from(orgId, 'inbox_events', 'subject_id', ids),
    from(orgId, 'outbox_mails', 'record_id', ids),
    from(orgId, 'advances', 'id', ids),
  ],
  cards: (orgId, ids) => [
    from(orgId, 'card_lines', 'id', ids),
    // One with more payments goes with the last of them.
    sql`${from(orgId, 'cards', 'id', ids)} and not exists (
      select from card_lines as line where line.org_id = cards.org_id and line.card_id = cards.id)`,
  ],
  delegations: (orgId, ids) => [from(orgId, 'delegations', 'id', ids)],
  claims: (orgId, ids) => [
    moneyVouchers(orgId, 'expense_id', ids),
    from(orgId, 'export_vouchers', 'record_id', ids),
    from(orgId, 'money_records', 'expense_id', ids),
    from(orgId, 'payment_lines', 'expense_id', ids),
    from(orgId, 'claim_verifications', 'expense_id', ids),
    from(orgId, 'receipts', 'expense_id', ids),
    sql`update claim_drafts set revises_expense_id = null where org_id = ${orgId} and revises_expense_id = any (${ids}::uuid[])`,
    ...ABOUT_REQUEST.map(([table, column]) => from(orgId, table, column, ids)),
    from(orgId, 'expenses', 'id', ids),
  ],
  trips: (orgId, ids) => [
    sql`update claim_drafts set trip_id = null, trip_choice = 'auto' where org_id = ${orgId} and trip_id = any (${ids}::uuid[])`,
    sql`update trip_drafts set revises_trip_id = null where org_id = ${orgId} and revises_trip_id = any (${ids}::uuid[])`,
    from(orgId, 'trip_drafts', 'submitted_trip_id', ids),
    ...ABOUT_REQUEST.map(([table, column]) => from(orgId, table, column, ids)),
    from(orgId, 'trips', 'id', ids),
  ],
  payments: (orgId, ids) => [from(orgId, 'payment_batches', 'id', ids), from(orgId, 'exports', 'id', ids)],
}

/** The tables from which rows go that name a claim or a trip, for the test that compares them with the references of the database. */
export const DELETED_WITH_REQUESTS: readonly string[] = [
  ...ABOUT_REQUEST.map(([table]) => table),
  ...[
    'export_vouchers',
    'money_records',
    'payment_lines',
    'claim_verifications',
    'receipts',
    'trip_drafts',
    'expenses',
    'advances',
  ],
]
