import type { RequestStatus, Verdict } from '@pravas/contract/requests'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { RequestKind } from './store.ts'

export interface DecidedRow {
  id: string
  kind: RequestKind
  number: string
  what: string
  employee_id: string
  employee_name: string
  total_paise: number
  verdict: Verdict
  reason: string | null
  decided_at: Date
  on_behalf_of: string | null
  status: RequestStatus
}

/** Where the list of decisions goes on. */
export interface DecidedPosition {
  decidedAt: Date
  id: string
}

/** The decisions of a person that stand, the latest first, from below a position on. For whom they were taken is in the audit trail. */
export async function selectDecidedBy(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  { below, limit }: { below: DecidedPosition | undefined; limit: number },
): Promise<DecidedRow[]> {
  const { rows } = await sql<DecidedRow>`
    select decided.id, decided.request_kind as kind, coalesce(trip_number, expense_number) as number,
      coalesce(concat_ws(' → ', trips.departure_city, trips.destination_city), '') || coalesce(expenses.description, '') as what,
      people.employee_id, people.name as employee_name, coalesce(trips.total_paise, expenses.total_paise) as total_paise,
      decided.verdict, decided.reason, decided.decided_at, coalesce(trips.status, expenses.status) as status,
      (
        select manager.name from audit_log
        join people as manager
          on manager.org_id = audit_log.org_id and manager.employee_id = audit_log.detail ->> 'on_behalf_of'
        where audit_log.org_id = decided.org_id and audit_log.record_kind = decided.request_kind
          and audit_log.record_id = decided.request_id and audit_log.actor_id = decided.decided_by
          and audit_log.at = decided.decided_at
        limit 1
      ) as on_behalf_of
    from (
      select * from decisions
      where org_id = ${orgId} and decided_by = ${personId} and taken_back_at is null
        ${below ? sql`and (decided_at, id) < (${below.decidedAt}, ${below.id})` : sql``}
      order by decided_at desc, id desc limit ${limit}
    ) as decided
    left join trips on decided.request_kind = 'trip' and trips.org_id = decided.org_id and trips.id = decided.request_id
    left join expenses
      on decided.request_kind = 'expense' and expenses.org_id = decided.org_id and expenses.id = decided.request_id
    join people on people.org_id = decided.org_id and people.employee_id = coalesce(trips.employee_id, expenses.employee_id)
    order by decided.decided_at desc, decided.id desc`.execute(db)
  return rows
}

export interface YearRow {
  status: RequestStatus
  count: number
  paise: number
}

/** Somebody's requests of a kind since a day, counted and added up by where they stand. */
export async function selectYear(
  db: Db,
  kind: RequestKind,
  { orgId, employeeId, from }: { orgId: string; employeeId: string; from: string },
): Promise<YearRow[]> {
  const day = kind === 'trip' ? sql`departure_date` : sql`expense_date`
  const { rows } = await sql<YearRow>`
    select status, count(*)::int as count, sum(total_paise)::bigint as paise from ${sql.table(`${kind}s`)}
    where org_id = ${orgId} and employee_id = ${employeeId} and ${day} >= ${from}
    group by status`.execute(db)
  return rows
}
