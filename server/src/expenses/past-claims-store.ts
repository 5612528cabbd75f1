import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type PastClaimRow = Awaited<ReturnType<typeof selectPastClaims>>[number]

/** The claims of an organisation that were sent within some time, with their receipts. */
export function selectPastClaims(db: Db, orgId: string, { since, before }: { since: Date; before: Date }) {
  return db
    .selectFrom('expenses')
    .innerJoin('people', (join) =>
      join.onRef('people.org_id', '=', 'expenses.org_id').onRef('people.employee_id', '=', 'expenses.employee_id'),
    )
    .leftJoin('trips', (join) =>
      join.onRef('trips.org_id', '=', 'expenses.org_id').onRef('trips.id', '=', 'expenses.trip_id'),
    )
    .select([
      'expenses.expense_number',
      'expenses.employee_id',
      'people.name',
      'expenses.created_at',
      'expenses.expense_date',
      'expenses.total_paise',
      'expenses.findings',
      'expenses.policy_facts',
      'trips.trip_number',
      'trips.destination_city',
      sql<{ date: string | null; name: string }[]>`coalesce((
        select json_agg(json_build_object(
          'date', receipts.receipt_date, 'name', coalesce(receipts.merchant, receipts.file_name)
        ) order by receipts.position)
        from receipts
        where receipts.org_id = expenses.org_id and receipts.expense_id = expenses.id
          and expenses.policy_facts is null
      ), '[]')`.as('receipts'),
    ])
    .where('expenses.org_id', '=', orgId)
    .where('expenses.created_at', '>=', since)
    .where('expenses.created_at', '<', before)
    .orderBy('expenses.id', 'desc')
    .execute()
}
