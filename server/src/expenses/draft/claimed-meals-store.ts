import { LAPSED_STATUSES } from '@pravas/contract/requests'
import type { Db } from '../../db/database.ts'

/** A meal of an earlier claim. */
export interface ClaimedMeal {
  receiptId: string
  claim: string
  date: string
  paise: number
}

/** The meals of some days (`YYYY-MM-DD`) in an employee's pending and approved claims, oldest claim first. */
export async function selectClaimedMeals(
  db: Db,
  { orgId, employeeId, days }: { orgId: string; employeeId: string; days: readonly string[] },
): Promise<ClaimedMeal[]> {
  if (days.length === 0) return []
  const rows = await db
    .selectFrom('expenses')
    .innerJoin('receipts', (join) =>
      join.onRef('receipts.org_id', '=', 'expenses.org_id').onRef('receipts.expense_id', '=', 'expenses.id'),
    )
    .select([
      'receipts.id as receiptId',
      'expenses.expense_number as claim',
      'receipts.receipt_date as date',
      'receipts.total_paise as paise',
    ])
    .where('expenses.org_id', '=', orgId)
    .where('expenses.employee_id', '=', employeeId)
    .where('expenses.status', 'not in', [...LAPSED_STATUSES])
    .where('receipts.category', '=', 'Food')
    .where('receipts.currency', '=', 'INR')
    .where('receipts.receipt_date', 'in', days)
    .orderBy('expenses.id')
    .orderBy('receipts.position')
    .execute()
  return rows.flatMap(({ date, paise, ...of }) => (date === null || paise === null ? [] : [{ ...of, date, paise }]))
}
