import type { AccountState, BatchStatus } from '@pravas/contract/finance'
import { sql } from 'kysely'
import { isOnHold } from '../accounts-on-hold.ts'
import { dayOf } from '../clock.ts'
import { containing } from '../db/containing.ts'
import type { Db } from '../db/database.ts'
import { isId } from '../ids.ts'
import { countsInClaim } from '../requests/refused-receipts.ts'

export interface ClaimRow {
  id: string
  number: string
  status: 'approved' | 'paid'
  version: number
  employee_id: string
  employee_name: string
  /** The person whose claim it is. */
  person_id: string
  description: string
  date: string
  decided_at: Date
  total_paise: number
  verified_by: string | null
  verifier: string | null
  verified_at: Date | null
  payable_paise: number | null
  /** What its batch sets off against advances. */
  set_off_paise: number
  /** What is open of its owner’s advances that can be set off against it today. */
  open_advance_paise: number
  trip_id: string | null
  /** What of it company cards paid. */
  card_paise: number
  adjusted: number
  /** Who approved it in the end; null where that is not known. */
  approved_by: string | null
  batch_id: string | null
  batch_number: string | null
  batch_status: BatchStatus | null
  paid_on: string | null
  /** Whether a batch that is made now can pay to the account of its owner. */
  account: AccountState
  bounced_on: string | null
  bounce_reason: string | null
}

interface ClaimFilter {
  status?: 'approved' | 'paid' | undefined
  batch?: 'none' | 'any' | undefined
  verified?: 'yes' | 'no' | undefined
  query?: string | undefined
  /** Only these, by id. */
  ids?: readonly string[]
  /** Only one, by id or number. */
  reference?: string
}

/** What is open of the advances of whose claim it is that can be set off against it; the rule is `plannedSetOffs`. */
const openAdvances = (today: string) => sql`(
  select coalesce(sum(advance.open_paise), 0)::bigint from advances as advance
  join trips on trips.org_id = advance.org_id and trips.id = advance.trip_id
  where advance.org_id = claim.org_id and advance.person_id = people.id and advance.open_paise > 0
    and (advance.trip_id = claim.trip_id or coalesce(trips.return_date, trips.departure_date) < ${today}))`

/** Approved and paid claims, as finance sees them `at` an instant, the newest first. */
export async function selectClaims(
  db: Db,
  orgId: string,
  filter: ClaimFilter,
  { at, below, limit }: { at: Date; below?: string | undefined; limit?: number },
): Promise<ClaimRow[]> {
  const conditions = conditionsOf(orgId, filter)
  if (below !== undefined) conditions.push(sql`claim.id < ${below}`)
  const { rows } = await sql<ClaimRow>`
    select claim.id, claim.expense_number as number, claim.status, claim.version, claim.employee_id,
      people.name as employee_name, people.id as person_id, claim.description, claim.expense_date as date, claim.decided_at,
      claim.total_paise, verified.verified_by, verifier.name as verifier, verified.verified_at, verified.payable_paise,
      claim.trip_id, card_paid(claim.org_id, claim.id) as card_paise, coalesce(line.set_off_paise, 0)::bigint as set_off_paise,
      case when claim.status = 'approved' and line.batch_id is null then ${openAdvances(dayOf(at))} else 0 end as open_advance_paise,
      (select count(*)::int from claim_adjustments as adjusted
        where adjusted.org_id = claim.org_id and adjusted.expense_id = claim.id) as adjusted,
      (select decided_by from decisions where decisions.org_id = claim.org_id and decisions.request_kind = 'expense'
        and decisions.request_id = claim.id and decisions.version = claim.version and decisions.is_final
        and decisions.verdict = 'approved' and decisions.taken_back_at is null order by decisions.id desc limit 1) as approved_by,
      batch.id as batch_id, batch.number as batch_number, batch.status as batch_status, batch.paid_on,
      case when bank.person_id is null then 'missing' when ${isOnHold('bank', at)} then 'held' else 'ready' end as account,
      bounced.bounced_on, bounced.bounce_reason
    from expenses as claim ${WITH_PAYMENT}
    left join bank_details as bank on bank.org_id = people.org_id and bank.person_id = people.id
    left join people as verifier on verifier.org_id = verified.org_id and verifier.id = verified.verified_by
    left join lateral (
      select bounced_on, bounce_reason from payment_lines as back
      where back.org_id = claim.org_id and back.expense_id = claim.id and back.state = 'bounced'
      order by back.batch_id desc limit 1
    ) as bounced on true
    where ${sql.join(conditions, sql` and `)}
    order by claim.id desc ${limit === undefined ? sql`` : sql`limit ${limit}`}`.execute(db)
  return rows
}

/** How many claims are found, and what is paid for them in all, in paise. */
export async function sumClaims(
  db: Db,
  orgId: string,
  filter: ClaimFilter,
): Promise<{ claims: number; payable_paise: number }> {
  const { rows } = await sql<{ claims: number; payable_paise: number }>`
    select count(*)::int as claims, coalesce(sum(greatest(0,
      coalesce(verified.payable_paise, claim.total_paise) - card_paid(claim.org_id, claim.id))), 0)::bigint as payable_paise
    from expenses as claim ${WITH_PAYMENT}
    where ${sql.join(conditionsOf(orgId, filter), sql` and `)}`.execute(db)
  return rows[0] ?? { claims: 0, payable_paise: 0 }
}

/** How many approved claims are in no batch, by whether they are verified; cheaper than what is paid for them. */
export async function countToPay(db: Db, orgId: string): Promise<{ to_verify: number; to_pay: number }> {
  const { rows } = await sql<{ to_verify: number; to_pay: number }>`
    select count(*) filter (where verified.expense_id is null)::int as to_verify, count(verified.expense_id)::int as to_pay
    from expenses as claim ${WITH_PAYMENT}
    where ${sql.join(conditionsOf(orgId, { status: 'approved', batch: 'none' }), sql` and `)}`.execute(db)
  return rows[0] ?? { to_verify: 0, to_pay: 0 }
}

/** Whose a claim is, and what finance has verified and pays of it. */
const WITH_PAYMENT = sql`
    join people on people.org_id = claim.org_id and people.employee_id = claim.employee_id
    left join claim_verifications as verified on verified.org_id = claim.org_id and verified.expense_id = claim.id
    left join payment_lines as line on line.org_id = claim.org_id and line.expense_id = claim.id and line.state = 'live'
    left join payment_batches as batch on batch.org_id = line.org_id and batch.id = line.batch_id`

function conditionsOf(orgId: string, { status, batch, verified, query, ids, reference }: ClaimFilter) {
  const conditions = [sql`claim.org_id = ${orgId}`, sql`claim.status in ('approved', 'paid')`]
  if (status !== undefined) conditions.push(sql`claim.status = ${status}`)
  if (verified !== undefined)
    conditions.push(verified === 'yes' ? sql`verified.expense_id is not null` : sql`verified.expense_id is null`)
  if (batch !== undefined) conditions.push(batch === 'none' ? sql`batch.id is null` : sql`batch.id is not null`)
  if (ids !== undefined) conditions.push(sql`claim.id = any (${ids}::uuid[])`)
  if (reference !== undefined)
    conditions.push(isId(reference) ? sql`claim.id = ${reference}` : sql`claim.expense_number = ${reference}`)
  if (query) {
    conditions.push(
      sql`concat_ws(' ', claim.expense_number, people.name, people.employee_id, claim.description) ilike ${containing(query)}`,
    )
  }
  return conditions
}

export interface LineRow {
  receipt_id: string
  what: string
  category: string
  date: string | null
  approved_paise: number
  payable_paise: number | null
  reason: string | null
  /** Whether a company card paid it. */
  by_card: boolean
}

/** What was approved of a claim, receipt by receipt. */
export async function selectLines(db: Db, orgId: string, expenseId: string): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select receipts.id as receipt_id, coalesce(receipts.merchant, receipts.description, receipts.category) as what,
      receipts.category, receipts.receipt_date as date, receipts.total_paise as approved_paise,
      adjusted.payable_paise, adjusted.reason,
      exists (
        select from card_matches as match
        join card_lines as paid on paid.org_id = match.org_id and paid.id = match.line_id
        where match.org_id = receipts.org_id and match.receipt_id = receipts.id and paid.paise = receipts.total_paise
      ) as by_card
    from receipts
    join expenses on expenses.org_id = receipts.org_id and expenses.id = receipts.expense_id
    left join claim_adjustments as adjusted on adjusted.org_id = receipts.org_id
      and adjusted.expense_id = receipts.expense_id and adjusted.receipt_id = receipts.id
    where receipts.org_id = ${orgId} and receipts.expense_id = ${expenseId} and receipts.total_paise is not null
      and receipts.currency = 'INR' and ${countsInClaim()}
    order by receipts.position, receipts.id`.execute(db)
  return rows
}

/** Replaces what was verified of a claim that the transaction holds. */
export async function replaceVerification(
  db: Db,
  verified: {
    orgId: string
    expenseId: string
    personId: string
    verifiedBy: string
    at: Date
    approvedPaise: number
    payablePaise: number
    adjustments: readonly { receiptId: string; approvedPaise: number; payablePaise: number; reason: string }[]
  },
): Promise<void> {
  const { orgId, expenseId, adjustments } = verified
  await deleteVerification(db, orgId, expenseId)
  await db
    .insertInto('claim_verifications')
    .values({
      org_id: orgId,
      expense_id: expenseId,
      person_id: verified.personId,
      verified_by: verified.verifiedBy,
      verified_at: verified.at,
      approved_paise: verified.approvedPaise,
      payable_paise: verified.payablePaise,
    })
    .execute()
  if (adjustments.length === 0) return
  await db
    .insertInto('claim_adjustments')
    .values(
      adjustments.map(({ receiptId, approvedPaise, payablePaise, reason }) => ({
        org_id: orgId,
        expense_id: expenseId,
        receipt_id: receiptId,
        approved_paise: approvedPaise,
        payable_paise: payablePaise,
        reason,
      })),
    )
    .execute()
}

/** Forgets what was verified of a claim; false where nothing was. */
export async function deleteVerification(db: Db, orgId: string, expenseId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('claim_verifications')
    .where('org_id', '=', orgId)
    .where('expense_id', '=', expenseId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** What a claim was paid, or is to be, the oldest first. */
export async function selectPaymentsOf(db: Db, orgId: string, expenseId: string) {
  return db
    .selectFrom('payment_lines as line')
    .innerJoin('payment_batches as batch', (join) =>
      join.onRef('batch.org_id', '=', 'line.org_id').onRef('batch.id', '=', 'line.batch_id'),
    )
    .select(['batch.number', 'batch.status', 'batch.reference', 'batch.paid_on'])
    .select(['line.paise', 'line.set_off_paise', 'line.state', 'line.bounced_on', 'line.bounce_reason'])
    .where('line.org_id', '=', orgId)
    .where('line.expense_id', '=', expenseId)
    .where('line.state', '<>', 'dissolved')
    .orderBy('batch.id')
    .execute()
}
