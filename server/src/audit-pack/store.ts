import { monthAfter } from '@pravas/contract/months'
import { sql } from 'kysely'
import { startOfDay } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { approvedIn } from '../requests/approved-claims.ts'

export interface PackReceipt {
  expense_id: string
  expense_number: string
  employee_id: string
  employee_name: string
  approved_at: Date
  position: number
  receipt_id: string
  merchant: string | null
  receipt_date: string | null
  invoice_number: string | null
  total_paise: number | null
  currency: string
  category: string
  gstin: string | null
  file_name: string
  file_hash: string
}

/** The receipts of the claims approved in a month, in the order of the claims, from after one on. */
export async function selectPackReceipts(
  db: Db,
  orgId: string,
  month: string,
  { after, limit }: { after: PackReceipt | undefined; limit: number },
): Promise<PackReceipt[]> {
  const isAfter = after
    ? sql`and (expenses.expense_number, coalesce(receipts.position, 0), receipts.id)
        > (${after.expense_number}, ${after.position}, ${after.receipt_id}::uuid)`
    : sql``
  const { rows } = await sql<PackReceipt>`
    select expenses.id as expense_id, expenses.expense_number, expenses.employee_id, people.name as employee_name,
      expenses.decided_at as approved_at, coalesce(receipts.position, 0) as position, receipts.id as receipt_id,
      receipts.merchant, receipts.receipt_date, receipts.invoice_number, receipts.total_paise, receipts.currency,
      receipts.category, receipts.gstin, receipts.file_name, receipts.file_hash
    from expenses
    join receipts on receipts.org_id = expenses.org_id and receipts.expense_id = expenses.id
    join people on people.org_id = expenses.org_id and people.employee_id = expenses.employee_id
    where ${approvedIn(orgId, month)} ${isAfter}
    order by expenses.expense_number, coalesce(receipts.position, 0), receipts.id limit ${limit}`.execute(db)
  return rows
}

export interface PackDecision {
  id: string
  decided_at: Date
  number: string
  kind: string
  owner: string
  decider: string
  decider_id: string | null
  verdict: string
  reason: string | null
  version: number
  is_final: boolean
  taken_back_at: Date | null
}

/** The decisions of a month on trips, claims and advances in the order in which they were made, those taken back among them. */
export async function selectPackDecisions(
  db: Db,
  orgId: string,
  month: string,
  { after, limit }: { after: PackDecision | undefined; limit: number },
): Promise<PackDecision[]> {
  const isAfter = after ? sql`and (made.decided_at, made.id) > (${after.decided_at}, ${after.id}::uuid)` : sql``
  const { rows } = await sql<PackDecision>`
    select made.* from (
      select decisions.id, decisions.decided_at, coalesce(trips.trip_number, expenses.expense_number) as number,
        decisions.request_kind as kind, coalesce(trips.employee_id, expenses.employee_id) as owner, people.name as decider,
        people.employee_id as decider_id, decisions.verdict, decisions.reason, decisions.version, decisions.is_final,
        decisions.taken_back_at
      from decisions
      join people on people.org_id = decisions.org_id and people.id = decisions.decided_by
      left join trips
        on decisions.request_kind = 'trip' and trips.org_id = decisions.org_id and trips.id = decisions.request_id
      left join expenses on decisions.request_kind = 'expense' and expenses.org_id = decisions.org_id
        and expenses.id = decisions.request_id
      where decisions.org_id = ${orgId}
      union all
      select advances.id, advances.decided_at, advances.number, 'advance', owner.employee_id, people.name,
        people.employee_id, case advances.status when 'rejected' then 'rejected' else 'approved' end, advances.reason, 1,
        true, null
      from advances
      join people on people.org_id = advances.org_id and people.id = advances.decided_by
      join people as owner on owner.org_id = advances.org_id and owner.id = advances.person_id
      where advances.org_id = ${orgId} and advances.decided_at is not null
    ) as made
    where made.decided_at >= ${startOfDay(`${month}-01`)}
      and made.decided_at < ${startOfDay(`${monthAfter(month, 1)}-01`)} ${isAfter}
    order by made.decided_at, made.id limit ${limit}`.execute(db)
  return rows
}

export interface PackAdjustment {
  expense_number: string
  employee_id: string
  receipt_id: string
  merchant: string | null
  approved_paise: number
  payable_paise: number
  reason: string
  verified_by: string
  verifier_id: string | null
  verified_at: Date
}

/** The receipts of which finance pays less than was approved, as verified in a month, in the order of their claims. */
export async function selectPackAdjustments(
  db: Db,
  orgId: string,
  month: string,
  { after, limit }: { after: PackAdjustment | undefined; limit: number },
): Promise<PackAdjustment[]> {
  const isAfter = after
    ? sql`and (expenses.expense_number, adjusted.receipt_id) > (${after.expense_number}, ${after.receipt_id}::uuid)`
    : sql``
  const { rows } = await sql<PackAdjustment>`
    select expenses.expense_number, expenses.employee_id, adjusted.receipt_id, receipts.merchant, adjusted.approved_paise,
      adjusted.payable_paise, adjusted.reason, people.name as verified_by, people.employee_id as verifier_id,
      verified.verified_at
    from claim_adjustments as adjusted
    join claim_verifications as verified
      on verified.org_id = adjusted.org_id and verified.expense_id = adjusted.expense_id
    join expenses on expenses.org_id = adjusted.org_id and expenses.id = adjusted.expense_id
    join receipts on receipts.org_id = adjusted.org_id and receipts.id = adjusted.receipt_id
    join people on people.org_id = verified.org_id and people.id = verified.verified_by
    where adjusted.org_id = ${orgId} and verified.verified_at >= ${startOfDay(`${month}-01`)}
      and verified.verified_at < ${startOfDay(`${monthAfter(month, 1)}-01`)} ${isAfter}
    order by expenses.expense_number, adjusted.receipt_id limit ${limit}`.execute(db)
  return rows
}

/** The exports of a month that hold something, in the order of their numbers. */
export function selectPackExports(db: Db, orgId: string, month: string): Promise<{ id: string; number: number }[]> {
  return db
    .selectFrom('exports')
    .select('id')
    .select((row) => row.ref('number').$notNull().as('number'))
    .where('number', 'is not', null)
    .where('org_id', '=', orgId)
    .where('month', '=', month)
    .orderBy('number')
    .execute()
}
