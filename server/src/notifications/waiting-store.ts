import { type RawBuilder, sql } from 'kysely'
import type { Asked, Party } from '../access/actor.ts'
import type { Db } from '../db/database.ts'
import { askedOf } from '../requests/asked.ts'
import { decidingManager, partyIds, partyOf, travelsOn } from '../requests/travellers.ts'

/** A request that waits, whose it is, and who is to decide on it. */
export interface WaitingRequest {
  kind: 'trip' | 'expense'
  id: string
  number: string
  /** Where a trip goes; what an expense is for. */
  about: string
  requestedAt: Date
  /** Since when it waits for the current approver. */
  waitingSince: Date
  ownerId: string
  ownerName: string
  ownerEmployeeId: string
  managerEmployeeId: string | null
  /** Whom it has asked besides the manager. */
  asked: Asked[] | null
  party: Party | null
  /** The ids of its owner and of those who travel on it, who decide on none of it. */
  partyIds: string[]
  /** The active people who decide now, never its owner; empty where there are none, so that it is the super admins'. */
  deciderIds: string[]
  /** What its owner is told of who decides: the manager's name, or those of the steps that it is at; null where there is none. */
  approverName: string | null
  /** Who asked its owner something about it that they have not answered; null where nobody did. */
  askedBy: string | null
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
      owner.employee_id as "ownerEmployeeId", ${decidingManager(kind, 'request')} as "managerEmployeeId",
      coalesce(request.waiting_since, request.created_at) as "waitingSince",
      ${askedOf(kind, 'request')} as asked, ${partyOf(kind, 'request')} as party,
      ${partyIds(kind, 'owner', 'request')} as "partyIds",
      case when request.stage = 0 then array_remove(array[approver.id], null) else '{}' end || asks.ids as "deciderIds",
      case when request.stage = 0 then approver.name else asks.names end as "approverName",
      questioned.by as "askedBy"
    from ${sql.table(`${kind}s`)} as request
    join people as owner
      on owner.org_id = request.org_id and owner.employee_id = request.employee_id and owner.active
    left join people as approver
      on approver.org_id = owner.org_id and approver.employee_id = ${decidingManager(kind, 'request')}
        and approver.active and approver.id <> owner.id
        and not ${travelsOn(kind, sql.ref('approver.employee_id'), 'request')}
    cross join lateral (
      select coalesce(array_agg(distinct person.id) filter (where person.id is not null), '{}') as ids,
        string_agg(distinct turn.name, ', ') as names
      from approval_turns as turn
      left join people as person
        on person.org_id = turn.org_id and person.active and person.id <> owner.id
          and not ${travelsOn(kind, sql.ref('person.employee_id'), 'request')}
          and (person.id = turn.person_id or turn.role = any (person.roles))
      where turn.org_id = request.org_id and turn.request_kind = ${sql.lit(kind)} and turn.request_id = request.id
        and turn.opened_at is not null and turn.closed_at is null
    ) as asks
    left join lateral (
      select case when comment.kind = 'question' then author.name end as by
      from request_comments as comment
      join people as author on author.org_id = comment.org_id and author.id = comment.author_id
      where comment.org_id = request.org_id and comment.request_id = request.id and comment.version = request.version
      order by comment.id desc limit 1
    ) as questioned on true
    where request.org_id = ${orgId} and request.status = 'pending' and ${fits('request')}`
  const { rows } = await sql<WaitingRequest>`
    ${of('trip', sql.ref('request.trip_number'), sql.ref('request.destination_city'))}
    union all
    ${of('expense', sql.ref('request.expense_number'), sql.ref('request.expense_type'))}
    order by "requestedAt", id`.execute(db)
  return rows
}
