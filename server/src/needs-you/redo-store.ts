import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export interface RedoRow {
  kind: 'trip' | 'expense'
  number: string
  departure_city: string | null
  destination_city: string | null
  route: unknown[] | null
  description: string | null
  total_paise: number
  status: 'returned' | 'rejected'
  reason: string | null
  decided_at: Date
}

/** Somebody's requests that are returned, or were rejected since an instant, the latest first. */
export async function selectToRedo(
  db: Db,
  {
    orgId,
    employeeId,
    rejectedSince,
    limit,
  }: { orgId: string; employeeId: string; rejectedSince: Date; limit: number },
): Promise<RedoRow[]> {
  const of = (kind: 'trip' | 'expense', columns: ReturnType<typeof sql>) => sql`
    select ${sql.lit(kind)} as kind, ${columns}, request.total_paise, request.status, decided.reason, decided.decided_at
    from ${sql.table(`${kind}s`)} as request
    join lateral (
      select reason, decided_at from decisions
      where decisions.org_id = request.org_id and decisions.request_kind = ${sql.lit(kind)}
        and decisions.request_id = request.id and decisions.version = request.version
        and decisions.verdict = request.status and decisions.taken_back_at is null
      order by decisions.id desc limit 1
    ) as decided on true
    where request.org_id = ${orgId} and request.employee_id = ${employeeId}
      and (request.status = 'returned' or (request.status = 'rejected' and decided.decided_at >= ${rejectedSince}))`
  const trip = sql`request.trip_number as number, request.departure_city, request.destination_city, request.route,
    null as description`
  const expense = sql`request.expense_number as number, null as departure_city, null as destination_city, null as route,
    request.description`
  const { rows } = await sql<RedoRow>`
    ${of('trip', trip)} union all ${of('expense', expense)}
    order by decided_at desc, number limit ${limit}`.execute(db)
  return rows
}
