import { CARD_DAYS } from '@pravas/contract/company-cards'
import { type RawBuilder, sql } from 'kysely'
import { containing } from '../db/containing.ts'
import type { Db } from '../db/database.ts'
import { heldInOrder } from '../db/lock-order.ts'
import { isId } from '../ids.ts'
import type { Pair } from './match-rules.ts'
import type { StatementLine } from './statement-rules.ts'

/** Whose cards: everybody's, or one person's. */
export type Whose = 'all' | { personId: string }

const isOf = (whose: Whose) => (whose === 'all' ? sql`true` : sql`card.person_id = ${whose.personId}`)

/** Whether a line is matched with a receipt that still has its amount. */
const MATCHED = sql`exists (
  select from card_matches as match
  join receipts as matched on matched.org_id = match.org_id and matched.id = match.receipt_id
  where match.org_id = line.org_id and match.line_id = line.id and matched.total_paise = line.paise and matched.currency = 'INR')`

export interface CardRow {
  id: string
  person_id: string
  employee_id: string
  employee_name: string
  last_four: string
  label: string
  unmatched: number
}

/** The cards that have not ended, by whose they are. */
export async function selectCards(db: Db, orgId: string, whose: Whose, id?: string): Promise<CardRow[]> {
  const isThis = id === undefined ? sql`` : sql` and card.id = ${isId(id) ? id : null}`
  return cardsWhere(db, sql`card.org_id = ${orgId} and ${isOf(whose)}${isThis}`)
}

async function cardsWhere(db: Db, fits: RawBuilder<unknown>, page: RawBuilder<unknown> = sql``): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select card.id, card.person_id, coalesce(people.employee_id, '') as employee_id, people.name as employee_name,
      card.last_four, card.label,
      (select count(*)::int from card_lines as line
        where line.org_id = card.org_id and line.card_id = card.id and not ${MATCHED}) as unmatched
    from cards as card join people on people.org_id = card.org_id and people.id = card.person_id
    where card.ended_at is null and ${fits}
    order by people.name, card.last_four, card.id ${page}`.execute(db)
  return rows
}

/** Where a page of cards goes on. */
export interface CardPosition {
  name: string
  lastFour: string
  id: string
}

/** A page of those cards, as far as `query` is a part of what is shown of them. */
export async function selectCardPage(
  db: Db,
  orgId: string,
  whose: Whose,
  { query, after, limit }: { query: string | undefined; after: CardPosition | undefined; limit: number },
): Promise<CardRow[]> {
  const like = containing(query ?? '')
  const fits = sql`(people.name ilike ${like} or people.employee_id ilike ${like} or card.label ilike ${like} or card.last_four like ${like})`
  const found = query ? fits : sql`true`
  const isAfter = after
    ? sql`(people.name, card.last_four, card.id) > (${after.name}, ${after.lastFour}, ${after.id}::uuid)`
    : sql`true`
  return cardsWhere(db, sql`card.org_id = ${orgId} and ${isOf(whose)} and ${found} and ${isAfter}`, sql`limit ${limit}`)
}

/** Registers a card; false where the person has one with these digits. */
export async function insertCard(
  db: Db,
  card: { orgId: string; id: string; personId: string; lastFour: string; label: string; by: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into cards (org_id, id, person_id, last_four, label, registered_by, registered_at)
    values (${card.orgId}, ${card.id}, ${card.personId}, ${card.lastFour}, ${card.label}, ${card.by}, ${card.at})
    on conflict (org_id, person_id, last_four) where ended_at is null do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Ends a card; false where there is none. */
export async function endCard(db: Db, orgId: string, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cards')
    .set({ ended_at: at })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A line of a statement with the card that it is of. */
export type OfCard = Omit<StatementLine, 'line' | 'lastFour'> & { cardId: string }

/** Which of some lines are imported already, by their places among them. */
export async function selectKnown(db: Db, orgId: string, lines: readonly OfCard[]): Promise<Set<number>> {
  const { rows } = await sql<{ at: number }>`
    select given.at from jsonb_to_recordset(${JSON.stringify(lines.map((line, at) => ({ ...line, at })))}::jsonb)
      as given (at int, "cardId" uuid, day date, paise bigint, what text, nth int)
    join card_lines as line on line.org_id = ${orgId} and line.card_id = given."cardId" and line.day = given.day
      and line.paise = given.paise and line.what = given.what and line.nth = given.nth`.execute(db)
  return new Set(rows.map(({ at }) => at))
}

/** Adds lines that are not there yet. */
export async function insertLines(
  db: Db,
  { orgId, by, at }: { orgId: string; by: string; at: Date },
  lines: readonly (OfCard & { id: string })[],
): Promise<void> {
  await sql`
    insert into card_lines (org_id, id, card_id, day, paise, what, nth, imported_by, imported_at)
    select ${orgId}, id, "cardId", day, paise, what, nth, ${by}, ${at}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as given (id uuid, "cardId" uuid, day date, paise bigint, what text, nth int)
    on conflict do nothing`.execute(db)
}

export interface CandidateRow extends Pair {
  expenseId: string | null
  what: string
  date: string
  claim: string | null
}

/** Some lines that are matched with nothing: of people, or one by its id. */
export type Unmatched = { personIds: readonly string[] } | { lineIds: readonly string[] }

/**
 * Holds the cards of people until the transaction ends, so that nobody else imports or matches their lines meanwhile. For the order
 * see `db/lock-order.ts`.
 */
export async function holdCards(db: Db, orgId: string, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  heldInOrder('cards', personIds)
  await db
    .selectFrom('cards')
    .select('id')
    .where('org_id', '=', orgId)
    .where('person_id', 'in', personIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Receipts that may show what unmatched lines paid: the same amount, within a few days, and nothing settled of them yet. */
export async function selectCandidates(db: Db, orgId: string, unmatched: Unmatched): Promise<CandidateRow[]> {
  const isThese =
    'personIds' in unmatched
      ? sql`card.person_id = any (${[...unmatched.personIds]}::uuid[])`
      : sql`line.id = any (${[...unmatched.lineIds]}::uuid[])`
  const { rows } = await sql<CandidateRow>`
    select line.id as "lineId", receipt.id as "receiptId", receipt.expense_id as "expenseId",
      coalesce(receipt.merchant, receipt.description, receipt.category) as what, receipt.receipt_date as date,
      claim.expense_number as claim
    from card_lines as line
    join cards as card on card.org_id = line.org_id and card.id = line.card_id
    join receipts as receipt on receipt.org_id = line.org_id and receipt.person_id = card.person_id
      and receipt.total_paise = line.paise and receipt.currency = 'INR'
      and receipt.receipt_date between line.day - ${CARD_DAYS}::int and line.day + ${CARD_DAYS}::int
      and receipt.copy_of is null and receipt.removed_at is null and receipt.mileage is null
    left join expenses as claim on claim.org_id = receipt.org_id and claim.id = receipt.expense_id
    where line.org_id = ${orgId} and ${isThese} and not ${MATCHED}
      and (claim.id is null or claim.status in ('pending', 'returned', 'approved'))
      and not exists (
        select from card_matches as match
        where match.org_id = receipt.org_id and match.receipt_id = receipt.id and match.line_id <> line.id)
      and not exists (
        select from payment_lines as paid
        where paid.org_id = claim.org_id and paid.expense_id = claim.id and paid.state = 'live')
      and not exists (
        select from claim_adjustments as cut where cut.org_id = receipt.org_id and cut.receipt_id = receipt.id)
    order by line.id, receipt.receipt_date, receipt.id`.execute(db)
  return rows
}

/** The people who have cards, of those who claim some expenses. */
export async function selectHolders(db: Db, orgId: string, expenseIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct people.id from expenses
    join people on people.org_id = expenses.org_id and people.employee_id = expenses.employee_id
    join cards as card on card.org_id = people.org_id and card.person_id = people.id
    where expenses.org_id = ${orgId} and expenses.id = any (${[...expenseIds]}::uuid[])
    order by people.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Matches lines with receipts; those that were matched with a receipt of another amount by now are matched anew. */
export async function insertMatches(
  db: Db,
  { orgId, by, at }: { orgId: string; by: string | null; at: Date },
  pairs: readonly Pair[],
): Promise<void> {
  await deleteMatches(
    db,
    orgId,
    pairs.map(({ lineId }) => lineId),
  )
  await db
    .insertInto('card_matches')
    .values(
      pairs.map(({ lineId, receiptId }) => ({
        org_id: orgId,
        line_id: lineId,
        receipt_id: receiptId,
        matched_by: by,
        matched_at: at,
      })),
    )
    .execute()
}

export async function deleteMatches(db: Db, orgId: string, lineIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('card_matches')
    .where('org_id', '=', orgId)
    .where('line_id', 'in', [...lineIds])
    .execute()
}

/** Records what a match, or its end, changes of claims that the accounts have already; in paise. */
export async function recordCardMoney(
  db: Db,
  { orgId, personId, day }: { orgId: string; personId: string; day: string },
  records: readonly { id: string; kind: 'card' | 'card_reversed'; expenseId: string; paise: number }[],
): Promise<void> {
  if (records.length === 0) return
  await db
    .insertInto('money_records')
    .values(
      records.map(({ id, kind, expenseId, paise }) => ({
        org_id: orgId,
        id,
        kind,
        day,
        person_id: personId,
        expense_id: expenseId,
        paise,
      })),
    )
    .execute()
}

export interface LineRow {
  id: string
  card_id: string
  last_four: string
  label: string
  person_id: string
  employee_name: string
  day: string
  paise: number
  what: string
  receipt_id: string | null
  receipt_what: string | null
  receipt_date: string | null
  expense_id: string | null
  claim: string | null
  matched_by: string | null
  is_settled: boolean
}

/** Lines of statements, the latest first; one by its id, whatever its state. */
export async function selectLines(
  db: Db,
  orgId: string,
  which: { whose: Whose; state: 'missing' | 'matched' } | { id: string },
  { below, limit }: { below?: { day: string; id: string } | undefined; limit?: number } = {},
): Promise<LineRow[]> {
  const isThese =
    'id' in which
      ? sql`line.id = ${isId(which.id) ? which.id : null}`
      : sql`${isOf(which.whose)} and ${which.state === 'matched' ? sql`` : sql`not `}${MATCHED}`
  const isBelow = below === undefined ? sql`` : sql` and (line.day, line.id) < (${below.day}::date, ${below.id}::uuid)`
  const { rows } = await sql<LineRow>`
    select line.id, card.id as card_id, card.last_four, card.label, card.person_id, people.name as employee_name, line.day,
      line.paise, line.what, receipt.id as receipt_id,
      coalesce(receipt.merchant, receipt.description, receipt.category) as receipt_what, receipt.receipt_date,
      receipt.expense_id, claim.expense_number as claim, matcher.name as matched_by,
      exists (select from payment_lines as paid
        where paid.org_id = claim.org_id and paid.expense_id = claim.id and paid.state = 'live') as is_settled
    from card_lines as line
    join cards as card on card.org_id = line.org_id and card.id = line.card_id
    join people on people.org_id = card.org_id and people.id = card.person_id
    left join card_matches as match on match.org_id = line.org_id and match.line_id = line.id
    left join receipts as receipt on receipt.org_id = match.org_id and receipt.id = match.receipt_id
      and receipt.total_paise = line.paise and receipt.currency = 'INR'
    left join expenses as claim on claim.org_id = receipt.org_id and claim.id = receipt.expense_id
    left join people as matcher on matcher.org_id = match.org_id and matcher.id = match.matched_by
    where line.org_id = ${orgId} and ${isThese}${isBelow}
    order by line.day desc, line.id desc ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows
}
