import { LAPSED_STATUSES } from '@pravas/contract/requests'
import type { Db } from '../../db/database.ts'
import { KeptMileage } from '../../receipts/journey-rules.ts'
import { countsInClaim } from '../../requests/refused-receipts.ts'
import type { ClaimedJourney } from './draft-rules.ts'

/** Whose claims; `without` leaves out the one that is being changed. */
export interface ClaimsOf {
  orgId: string
  /** Null for who has no employee record, and so no claims. */
  employeeId: string | null
  without: string | null
}

/** A meal of an earlier claim. */
export interface ClaimedMeal {
  receiptId: string
  claim: string
  date: string
  paise: number
}

/** The journeys by own vehicle of some days (`YYYY-MM-DD`) in an employee's pending and approved claims. */
export async function selectClaimedJourneys(db: Db, of: ClaimsOf, days: readonly string[]): Promise<ClaimedJourney[]> {
  if (days.length === 0 || of.employeeId === null) return []
  const rows = await receiptsOf(db, of, days)
    .select(['receipts.receipt_date as date', 'receipts.mileage'])
    .where('receipts.mileage', 'is not', null)
    .execute()
  return rows.flatMap(({ date, mileage }) => {
    const { vehicle, metres } = KeptMileage.parse(mileage)
    return date === null ? [] : [{ date, vehicle, metres }]
  })
}

/** The receipts of some days that count in an employee's claims. */
function receiptsOf(db: Db, { orgId, employeeId, without }: ClaimsOf, days: readonly string[]) {
  return db
    .selectFrom('expenses')
    .innerJoin('receipts', (join) =>
      join.onRef('receipts.org_id', '=', 'expenses.org_id').onRef('receipts.expense_id', '=', 'expenses.id'),
    )
    .where('expenses.org_id', '=', orgId)
    .where('expenses.employee_id', '=', employeeId)
    .where('expenses.status', 'not in', [...LAPSED_STATUSES])
    .where('expenses.id', 'is distinct from', without)
    .where(countsInClaim())
    .where('receipts.receipt_date', 'in', [...days])
}

/** The meals of some days (`YYYY-MM-DD`) in an employee's pending and approved claims, oldest claim first. */
export async function selectClaimedMeals(db: Db, of: ClaimsOf, days: readonly string[]): Promise<ClaimedMeal[]> {
  if (days.length === 0 || of.employeeId === null) return []
  const rows = await receiptsOf(db, of, days)
    .select([
      'receipts.id as receiptId',
      'expenses.expense_number as claim',
      'receipts.receipt_date as date',
      'receipts.total_paise as paise',
    ])
    .where('receipts.category', '=', 'Food')
    .where('receipts.currency', '=', 'INR')
    .orderBy('expenses.id')
    .orderBy('receipts.position')
    .execute()
  return rows.flatMap(({ date, paise, ...of }) => (date === null || paise === null ? [] : [{ ...of, date, paise }]))
}
