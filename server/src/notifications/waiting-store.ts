import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A request that waits, whose it is, and who is to decide on it. */
export interface WaitingRequest {
  kind: 'trip' | 'expense'
  id: string
  number: string
  /** Where a trip goes; what an expense is for. */
  about: string
  requestedAt: Date
  ownerId: string
  ownerName: string
  ownerEmployeeId: string
  managerEmployeeId: string | null
  /** The active manager who decides; null where there is none, so that it is the super admins'. */
  approverId: string | null
  approverName: string | null
}

/** Pending requests of active people: those made before an instant, or some by their ids. Longest waiting first. */
export async function selectWaiting(
  db: Db,
  orgId: string,
  which: { before: Date } | { ids: readonly string[] },
): Promise<WaitingRequest[]> {
  const fits = (request: string) =>
    'ids' in which
      ? sql`${sql.ref(`${request}.id`)} in (${sql.join(which.ids)})`
      : sql`${sql.ref(`${request}.created_at`)} < ${which.before}`
  const of = (kind: 'trip' | 'expense', number: RawBuilder<unknown>, about: RawBuilder<unknown>) => sql`
    select ${sql.lit(kind)} as kind, request.id, ${number} as number, ${about} as about,
      request.created_at as "requestedAt", owner.id as "ownerId", owner.name as "ownerName",
      owner.employee_id as "ownerEmployeeId", owner.manager_employee_id as "managerEmployeeId",
      approver.id as "approverId", approver.name as "approverName"
    from ${sql.table(`${kind}s`)} as request
    join people as owner
      on owner.org_id = request.org_id and owner.employee_id = request.employee_id and owner.active
    left join people as approver
      on approver.org_id = owner.org_id and approver.employee_id = owner.manager_employee_id
        and approver.active and approver.id <> owner.id
    where request.org_id = ${orgId} and request.status = 'pending' and ${fits('request')}`
  const { rows } = await sql<WaitingRequest>`
    ${of('trip', sql.ref('request.trip_number'), sql.ref('request.destination_city'))}
    union all
    ${of('expense', sql.ref('request.expense_number'), sql.ref('request.expense_type'))}
    order by "requestedAt", id`.execute(db)
  return rows
}
