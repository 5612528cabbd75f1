import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { RequestKey } from '../requests/asked.ts'
import { decidingManager, partyIds, travelsOn } from '../requests/travellers.ts'
import type { InLine } from './escalation-rules.ts'

/** A step of a pending request that somebody has been asked to decide and nobody has. */
export interface WaitingTurn {
  key: RequestKey
  version: number
  stage: number
  step: number
  name: string | null
  /** The ids of its owner and of those who travel on it. */
  partyIds: string[]
  managerEmployeeId: string | null
  /** Since whoever was asked last has been, or their question was answered. */
  since: Date
  /** The state of the approver who was asked last; null where it is not known. */
  state: string | null
  askedIds: string[]
  asksSuperAdmins: boolean
}

/** The organisations that escalate, and after how many working days. */
export async function selectEscalating(db: Db): Promise<{ orgId: string; afterDays: number }[]> {
  const rows = await db
    .selectFrom('approval_flows')
    .select(['org_id as orgId', 'escalate_after_days as afterDays'])
    .where('escalate_after_days', 'is not', null)
    .execute()
  return rows.map(({ orgId, afterDays }) => ({ orgId, afterDays: afterDays ?? 0 }))
}

/**
 * The steps that pending requests of an organisation have been at since before an instant, the longest waiting first. A request
 * that waits for its owner's answer waits for nobody else, and again from the answer on.
 */
export async function selectWaitingTurns(db: Db, orgId: string, before: Date): Promise<WaitingTurn[]> {
  const of = (kind: 'trip' | 'expense') => sql`
    select ${sql.lit(kind)} as kind, request.id, request.version, request.stage, coalesce(turns.step, 0) as step, turns.name,
      ${partyIds(kind, 'owner', 'request')} as "partyIds", ${decidingManager(kind, 'request')} as "managerEmployeeId",
      greatest(coalesce(request.waiting_since, request.created_at), turns.last, said.at) as since,
      entry.state, coalesce(turns.asked, '{}') as "askedIds", coalesce(turns.super_admins, false) as "asksSuperAdmins"
    from ${sql.table(`${kind}s`)} as request
    join people as owner on owner.org_id = request.org_id and owner.employee_id = request.employee_id and owner.active
    left join lateral (
      select turn.step, min(turn.name) as name, max(turn.opened_at) as last,
        array_agg(turn.person_id order by turn.id) filter (where turn.person_id is not null) as asked,
        bool_or(turn.role is not distinct from 'super_admin') as super_admins
      from approval_turns as turn
      where turn.org_id = request.org_id and turn.request_kind = ${sql.lit(kind)} and turn.request_id = request.id
        and turn.version = request.version and turn.stage = request.stage
        and turn.opened_at is not null and turn.closed_at is null
      group by turn.step
    ) as turns on true
    left join lateral (
      select comment.kind, comment.asked_at as at
      from request_comments as comment
      where comment.org_id = request.org_id and comment.request_id = request.id and comment.version = request.version
      order by comment.id desc limit 1
    ) as said on true
    left join people as last_asked
      on last_asked.org_id = request.org_id
        and case when turns.asked is null then last_asked.employee_id = ${decidingManager(kind, 'request')} and request.stage = 0
          else last_asked.id = turns.asked[cardinality(turns.asked)] end
    left join structure_entries as entry
      on entry.org_id = request.org_id and entry.kind = 'location' and lower(entry.name) = lower(last_asked.location)
    where request.org_id = ${orgId} and request.status = 'pending'
      and (request.stage = 0 or turns.step is not null)
      and said.kind is distinct from 'question'
      and coalesce(request.waiting_since, request.created_at) < ${before}`
  const { rows } = await sql<Omit<WaitingTurn, 'key'> & { kind: 'trip' | 'expense'; id: string }>`
    select * from (${of('trip')} union all ${of('expense')}) as waiting order by since, id`.execute(db)
  return rows.map(({ kind, id, ...row }) => ({ ...row, key: { orgId, kind, requestId: id } }))
}

/** Everybody of an organisation by employee id, with whom they report to. */
export async function selectLine(db: Db, orgId: string): Promise<Map<string, InLine>> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'employee_id', 'manager_employee_id', 'active'])
    .where('org_id', '=', orgId)
    .where('employee_id', 'is not', null)
    .$narrowType<{ employee_id: string }>()
    .execute()
  return new Map(
    rows.map((row) => [
      row.employee_id,
      {
        personId: row.id,
        employeeId: row.employee_id,
        managerEmployeeId: row.manager_employee_id,
        isActive: row.active,
      },
    ]),
  )
}

/**
 * Pending requests that nobody decides on: they are at their manager's step, but their owner has no active one, nobody active was
 * asked, and no other super admin is there. Of all organisations.
 */
export async function selectUndecidable(db: Db): Promise<(RequestKey & { version: number })[]> {
  const of = (kind: 'trip' | 'expense') => sql`
    select ${sql.lit(kind)} as kind, request.org_id as "orgId", request.id as "requestId", request.version
    from ${sql.table(`${kind}s`)} as request
    join people as owner on owner.org_id = request.org_id and owner.employee_id = request.employee_id and owner.active
    where request.status = 'pending' and request.stage = 0
      and not exists (
        select from people as other
        where other.org_id = owner.org_id and other.active and other.id <> owner.id
          and not ${travelsOn(kind, sql.ref('other.employee_id'), 'request')} and (
          other.employee_id = ${decidingManager(kind, 'request')} or 'super_admin' = any (other.roles)
          or other.reports > 0 and (other.designation = 'Super Admin' or other.department = 'Admin')
        )
      )
      and not exists (
        select from approval_turns as turn
        join people as person
          on person.org_id = turn.org_id and person.active and person.id <> owner.id
            and not ${travelsOn(kind, sql.ref('person.employee_id'), 'request')}
            and (person.id = turn.person_id or turn.role = any (person.roles))
        where turn.org_id = request.org_id and turn.request_kind = ${sql.lit(kind)} and turn.request_id = request.id
          and turn.opened_at is not null and turn.closed_at is null
      )`
  const { rows } = await sql<RequestKey & { version: number }>`${of('trip')} union all ${of('expense')}`.execute(db)
  return rows
}
