import { COLUMN_OF, LACKABLE_FIELDS } from '@pravas/contract/receipt-field-keys'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { countsInClaim } from '../requests/refused-receipts.ts'
import type {
  Lackable,
  SpendingGroup,
  SpendingLine,
  SpendingList,
  SpendingQuestion,
  SpendingRow,
} from './spending-rules.ts'

/** Whose spending: of this person, and beside it of those who report to the same manager where `team` is set. */
export interface Spender {
  orgId: string
  personId: string
  /** Null for who cannot claim yet; then only unclaimed receipts count. */
  employeeId: string | null
  /** The manager whose other employees are counted as the team; null for no team. */
  teamOf: string | null
}

/** The lines that a question counts, added up by group; one query. */
export async function selectSpending(db: Db, spender: Spender, question: SpendingQuestion): Promise<SpendingRow[]> {
  const own = sql<boolean>`lines.person_id = ${spender.personId}`
  const { rows } = await sql<SpendingRow>`
    with ${lines(spender, question)}, ${parts(question)}
    select case when ${own} then 'own' else 'team' end as who, parts.name as part,
      case when ${own} then lines.status else 'approved' end as status,
      coalesce(${keyOf(question.group)}, '') as key,
      count(*) as lines, coalesce(sum(lines.paise), 0)::bigint as paise,
      coalesce(sum(lines.tax_paise), 0)::bigint as "taxPaise", count(lines.tax_paise) as taxed,
      count(*) filter (where lines.paise is null) as unread,
      count(distinct lines.person_id) as people, min(lines.day) as first, max(lines.day) as last
    from lines join parts on parts.first is null or lines.day between parts.first and parts.last
    where ${filters(spender, question)}
      and (${own} or lines.status = any(${[...question.statuses]}::text[]))
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4`.execute(db)
  return rows
}

/** One's own lines themselves, in this order and at most this many; one query. */
export async function selectSpendingLines(
  db: Db,
  spender: Spender,
  question: SpendingQuestion,
  order: 'largest' | 'smallest' | 'latest' | 'earliest',
  limit: number,
): Promise<SpendingList> {
  const by = {
    largest: sql`lines.paise desc nulls last`,
    smallest: sql`lines.paise nulls last`,
    latest: sql`lines.day desc nulls last`,
    earliest: sql`lines.day nulls last`,
  }[order]
  const { rows } = await sql<SpendingLine & { count: number; sum: number }>`
    with ${lines({ ...spender, teamOf: null }, question)}, ${parts({ ...question, against: null })}
    select lines.id, lines.merchant, lines.category, lines.place, lines.day, lines.paise, lines.tax_paise as "taxPaise",
      lines.gstin, lines.status, lines.claim, count(*) over () as count,
      coalesce(sum(lines.paise) over (), 0)::bigint as sum
    from lines join parts on parts.first is null or lines.day between parts.first and parts.last
    where ${filters(spender, question)} and lines.status = any(${[...question.statuses]}::text[])
    order by ${by}, lines.id desc
    limit ${limit}`.execute(db)
  return {
    lines: rows.map(({ count: _, sum: __, ...line }) => line),
    count: rows[0]?.count ?? 0,
    paise: rows[0]?.sum ?? 0,
  }
}

/** The names of the active people who report to an employee. */
export async function selectTeamNames(
  db: Db,
  { orgId, employeeId }: { orgId: string; employeeId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('people')
    .select('name')
    .where('org_id', '=', orgId)
    .where('manager_employee_id', '=', employeeId)
    .where('active', '=', true)
    .orderBy('name')
    .limit(MOST_OF_TEAM)
    .execute()
  return rows.map(({ name }) => name)
}

/** Of larger teams nobody is asked about by name. */
const MOST_OF_TEAM = 500

/** Where the spending of a claim stands: what was returned is still asked for, and what is paid was approved. */
const STANDING = sql`case expenses.status when 'returned' then 'pending' when 'paid' then 'approved' else expenses.status end`

/** What else a receipt may lack, beside what every line has. */
const FURTHER_COLUMNS = LACKABLE_FIELDS.map((name) => COLUMN_OF[name]).filter(
  (column) => !['merchant', 'place', 'receipt_date', 'total_paise'].includes(column),
)

/**
 * The receipts of claims that were not withdrawn, claims without receipts, and one's own unclaimed receipts. Of
 * what is not in rupees the amount is left out, as sums of several currencies mean nothing.
 */
function lines({ orgId, personId, employeeId, teamOf }: Spender, { basis }: SpendingQuestion): RawBuilder<unknown> {
  const claimants = sql`(
    select id, employee_id, name from people
    where org_id = ${orgId} and (employee_id = ${employeeId} or manager_employee_id = ${teamOf} and employee_id is not null)
  )`
  const claimDay = (spent: RawBuilder<unknown>) =>
    basis === 'claimed' ? sql`(expenses.created_at at time zone 'Asia/Kolkata')::date` : spent
  const receiptColumns = sql`${sql.join(FURTHER_COLUMNS.map((column) => sql.ref(`receipts.${column}`)))},
    case when receipts.currency = 'INR' then receipts.total_paise end as paise,
    case when receipts.currency = 'INR' and coalesce(receipts.cgst_paise, receipts.sgst_paise, receipts.igst_paise) is not null
      then coalesce(receipts.cgst_paise, 0) + coalesce(receipts.sgst_paise, 0) + coalesce(receipts.igst_paise, 0)
    end as tax_paise`
  return sql`lines as (
    select receipts.id, claimants.id as person_id, claimants.name as person_name, ${STANDING} as status, expenses.expense_number as claim,
      ${claimDay(sql`coalesce(receipts.receipt_date, expenses.expense_date)`)} as day,
      receipts.receipt_date as printed_day, receipts.merchant, receipts.category, receipts.place, expenses.trip_id, ${receiptColumns}
    from ${claimants} as claimants
    join expenses on expenses.org_id = ${orgId} and expenses.employee_id = claimants.employee_id
      and expenses.status not in ('withdrawn', 'cancelled')
    join receipts on receipts.org_id = expenses.org_id and receipts.expense_id = expenses.id and ${countsInClaim()}
    union all
    select expenses.id, claimants.id, claimants.name, ${STANDING}, expenses.expense_number,
      ${claimDay(sql`expenses.expense_date`)}, expenses.expense_date, expenses.description, expenses.expense_type,
      expenses.place, expenses.trip_id, ${sql.join(FURTHER_COLUMNS.map((column) => (column === 'gstin' ? sql.ref('expenses.gstin') : sql`null`)))}, expenses.total_paise, null
    from ${claimants} as claimants
    join expenses on expenses.org_id = ${orgId} and expenses.employee_id = claimants.employee_id
      and expenses.status not in ('withdrawn', 'cancelled')
    where not exists (
      select from receipts where receipts.org_id = expenses.org_id and receipts.expense_id = expenses.id)
    union all
    select receipts.id, receipts.person_id, null, 'unclaimed', null, receipts.receipt_date, receipts.receipt_date,
      receipts.merchant, receipts.category, receipts.place, claim_drafts.trip_id, ${receiptColumns}
    from claim_drafts
    join receipts on receipts.org_id = claim_drafts.org_id and receipts.claim_draft_id = claim_drafts.id
    where claim_drafts.org_id = ${orgId} and claim_drafts.person_id = ${personId}
      and claim_drafts.revises_expense_id is null
      and receipts.expense_id is null and receipts.removed_at is null and not receipts.is_document
  )`
}

function parts({ period, against, trip }: SpendingQuestion): RawBuilder<unknown> {
  const part = (name: string, range: { from: string; to: string } | null) =>
    sql`(${name}::text, ${range?.from ?? null}::date, ${range?.to ?? null}::date)`
  // The days of a trip bind only what is claimed for none.
  const all = [part('asked', trip === null ? period : null), ...(against ? [part('against', against)] : [])]
  return sql`parts (name, first, last) as (values ${sql.join(all)})`
}

/** 'Flights and hotels' are bills of the one or of the other. */
function ofKinds(categories: readonly string[], merchantWords: readonly string[]): RawBuilder<unknown>[] {
  const either = [
    ...(categories.length > 0 ? [sql`lines.category = any(${[...categories]}::text[])`] : []),
    ...(merchantWords.length > 0
      ? [sql`regexp_split_to_array(lower(lines.merchant), '[^[:alnum:]]+') && ${[...merchantWords]}::text[]`]
      : []),
  ]
  return either.length === 0 ? [] : [sql`(${sql.join(either, sql` or `)})`]
}

function filters({ orgId }: Spender, question: SpendingQuestion): RawBuilder<boolean> {
  const { trip, period, categories, merchantWords, means, merchant, lacks, leastPaise, mostPaise, receipts } = question
  const cities = question.cities.map((city) => city.toLowerCase())
  const wanted = [
    sql`true`,
    ...ofKinds(categories, merchantWords),
    ...(cities.length > 0 ? [sql`lower(trim(lines.place)) = any(${cities}::text[])`] : []),
    ...(means.length > 0 ? [sql`lines.payment_means = any(${[...means]}::text[])`] : []),
    // What was said stands for itself: its % and _ are no patterns.
    ...(merchant === null ? [] : [sql`position(${merchant.toLowerCase()} in lower(lines.merchant)) > 0`]),
    ...(trip === null
      ? []
      : [
          sql`coalesce(lines.trip_id = (select id from trips where org_id = ${orgId} and trip_number = ${trip}),
            lines.printed_day between ${period?.from ?? null}::date and ${period?.to ?? null}::date)`,
        ]),
    ...(lacks === null ? [] : [sql`${missing(lacks)} is null`]),
    ...(leastPaise === null ? [] : [sql`lines.paise >= ${leastPaise}`]),
    ...(mostPaise === null ? [] : [sql`lines.paise <= ${mostPaise}`]),
    ...(receipts === null ? [] : [sql`lines.id = any(${[...receipts]}::uuid[])`]),
  ]
  return sql<boolean>`${sql.join(wanted, sql` and `)}`
}

/** The column that is empty where a line lacks something. */
function missing(lacks: Lackable): RawBuilder<unknown> {
  switch (lacks) {
    case 'date':
      return sql`lines.printed_day`
    case 'total':
      return sql`lines.paise`
    case 'tax':
      return sql`lines.tax_paise`
    default:
      return sql.ref(`lines.${COLUMN_OF[lacks]}`)
  }
}

function keyOf(group: SpendingGroup | null): RawBuilder<unknown> {
  switch (group) {
    case null:
      return sql`''::text`
    case 'category':
      return sql`lines.category`
    case 'city':
      return sql`trim(lines.place)`
    case 'merchant':
      return sql`trim(lines.merchant)`
    case 'month':
      return sql`to_char(lines.day, 'YYYY-MM')`
    case 'quarter':
      return sql`to_char(date_trunc('quarter', lines.day), 'YYYY-MM')`
    case 'week':
      return sql`to_char(date_trunc('week', lines.day), 'YYYY-MM-DD')`
    case 'day':
      return sql`to_char(lines.day, 'YYYY-MM-DD')`
    case 'status':
      return sql`lines.status`
    case 'claim':
      return sql`lines.claim`
    case 'payment':
      return sql`lines.payment_means`
    case 'person':
      return sql`lines.person_name`
  }
}
