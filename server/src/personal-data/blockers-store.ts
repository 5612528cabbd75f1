import type { ErasureBlocker } from '@pravas/contract/personal-data'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { decidedFor } from '../requests/travellers.ts'
import type { Whose } from './ownership-store.ts'

/** What has to be settled before a person can be erased: money that is open, and what waits for them or from them. */
export async function selectBlockers(
  db: Db,
  { orgId, personId, employeeId }: Whose,
  actorId: string | null,
): Promise<ErasureBlocker[]> {
  const isTheirTeam = (kind: 'trip' | 'expense') => sql`${decidedFor(kind)} in (
    select employee_id from people where org_id = ${orgId} and manager_employee_id = ${employeeId}::text)`
  const { rows } = await sql<Record<ErasureBlocker['kind'], number>>`
    select (${personId}::uuid is not distinct from ${actorId}::uuid)::int as oneself,
      (exists (select from person_roles join people on people.org_id = person_roles.org_id and people.id = person_id
          where person_roles.org_id = ${orgId} and role = 'super_admin' and active and person_id = ${personId})
        and not exists (select from person_roles join people on people.org_id = person_roles.org_id and people.id = person_id
          where person_roles.org_id = ${orgId} and role = 'super_admin' and active and person_id <> ${personId})
      )::int as last_super_admin,
      (select count(*)::int from people where org_id = ${orgId} and active and manager_employee_id = ${employeeId}::text
        and id <> ${personId}) as reports,
      (select count(*)::int from approval_steps where org_id = ${orgId} and approver_id = ${personId}) as approval_steps,
      (select count(distinct request_id)::int from (
        select request_id from approval_turns where org_id = ${orgId} and person_id = ${personId} and closed_at is null
          and request_id in (select id from trips where org_id = ${orgId} and status = 'pending'
            union all select id from expenses where org_id = ${orgId} and status = 'pending')
        union all select id from trips where org_id = ${orgId} and status = 'pending' and stage = 0 and ${isTheirTeam('trip')}
        union all select id from expenses where org_id = ${orgId} and status = 'pending' and stage = 0
          and ${isTheirTeam('expense')}
        union all select advances.id from advances join people on people.org_id = advances.org_id
          and people.id = advances.person_id where advances.org_id = ${orgId} and advances.status = 'pending'
          and people.manager_employee_id = ${employeeId}::text
      ) as asked) as to_decide,
      (select count(*)::int from trips where org_id = ${orgId} and employee_id = ${employeeId}::text and status = 'pending')
        + (select count(*)::int from expenses where org_id = ${orgId} and employee_id = ${employeeId}::text
          and status = 'pending') as own_pending,
      (select count(*)::int from advances where org_id = ${orgId} and person_id = ${personId}
        and (status in ('pending', 'approved') or status = 'paid' and open_paise > 0)) as advances,
      (select count(*)::int from expenses where org_id = ${orgId} and employee_id = ${employeeId}::text
        and status = 'approved') as unpaid_claims,
      (select count(distinct line.batch_id)::int from payment_lines as line join payment_batches as batch
        on batch.org_id = line.org_id and batch.id = line.batch_id
        where line.org_id = ${orgId} and line.person_id = ${personId} and batch.status = 'open' and line.state = 'live'
      ) as open_batches`.execute(db)
  return Object.entries(rows[0] ?? {}).flatMap(([kind, count]) =>
    count > 0 ? [{ kind: kind as ErasureBlocker['kind'], count }] : [],
  )
}
