import type { AuditQuery } from '@pravas/contract/audit'
import { addDays } from '@pravas/language/text/calendar'
import { type RawBuilder, sql } from 'kysely'
import { startOfDay } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { isId } from '../ids.ts'

export interface TrailPerson {
  person_id: string
  employee_id: string | null
  name: string
}

export interface TrailRow {
  id: string
  seq: number
  at: Date
  action: string
  actor: TrailPerson | null
  on_behalf_of: TrailPerson | null
  record_kind: string
  record_id: string | null
  number: string | null
  name: string | null
  detail: Record<string, unknown>
  channel: string | null
  address: string | null
  agent: string | null
  hash: string
}

/** The sealed entries of an organisation that the filters let through, the latest first, from below a number on. */
export async function selectTrail(
  db: Db,
  orgId: string,
  filters: AuditQuery,
  { below, limit }: { below: number | undefined; limit: number },
): Promise<TrailRow[]> {
  const { rows } = await sql<TrailRow>`
    select found.*,
      case when actor.id is not null then ${personOf('actor')} end as actor,
      case when behalf.id is not null then ${personOf('behalf')} end as on_behalf_of,
      coalesce(trips.trip_number, expenses.expense_number, advances.number, batches.number) as number, person.name
    from (
      select entry.id, seal.seq, entry.at, entry.action, entry.actor_id, entry.org_id, entry.record_kind, entry.record_id,
        entry.detail, entry.channel, entry.address, entry.agent, encode(seal.hash, 'hex') as hash
      from audit_seals as seal
      join audit_log as entry on entry.org_id = seal.org_id and entry.id = seal.entry_id
      where ${sql.join(conditions(orgId, filters, below), sql` and `)}
      order by seal.seq desc limit ${limit}
    ) as found
    left join people as actor on actor.org_id = found.org_id and actor.id = found.actor_id
    left join people as behalf
      on behalf.org_id = found.org_id and behalf.employee_id = found.detail ->> 'on_behalf_of'
    left join trips on found.record_kind = 'trip' and trips.org_id = found.org_id and trips.id = found.record_id
    left join expenses
      on found.record_kind = 'expense' and expenses.org_id = found.org_id and expenses.id = found.record_id
    left join advances on found.record_kind = 'advance' and advances.org_id = found.org_id and advances.id = found.record_id
    left join payment_batches as batches
      on found.record_kind = 'payment_batch' and batches.org_id = found.org_id and batches.id = found.record_id
    left join people as person
      on found.record_kind = 'person' and person.org_id = found.org_id and person.id = found.record_id
    order by found.seq desc`.execute(db)
  return rows
}

const personOf = (alias: 'actor' | 'behalf') => sql`jsonb_build_object('person_id', ${sql.ref(`${alias}.id`)},
  'employee_id', ${sql.ref(`${alias}.employee_id`)}, 'name', ${sql.ref(`${alias}.name`)})`

function conditions(
  orgId: string,
  { person, record, from, until }: AuditQuery,
  below: number | undefined,
): RawBuilder<unknown>[] {
  return [
    sql`seal.org_id = ${orgId}`,
    ...(below === undefined ? [] : [sql`seal.seq < ${below}`]),
    ...(from === undefined ? [] : [sql`entry.at >= ${startOfDay(from)}`]),
    ...(until === undefined ? [] : [sql`entry.at < ${startOfDay(addDays(until, 1))}`]),
    ...(person === undefined || person === '' ? [] : [concerns(orgId, person)]),
    ...(record === undefined || record === '' ? [] : [isOf(orgId, record)]),
  ]
}

/** Whether somebody did it, or it was done on their behalf or to their account. */
function concerns(orgId: string, person: string): RawBuilder<unknown> {
  const written = person.toLowerCase()
  const is = isId(person)
    ? sql`member.id = ${person}`
    : sql`${written} in (lower(member.employee_id), lower(member.email), lower(member.name))`
  const members = (column: 'id' | 'employee_id') =>
    sql`array(select ${sql.ref(`member.${column}`)} from people as member where member.org_id = ${orgId} and ${is})`
  return sql`(
    entry.actor_id = any (${members('id')})
    or (entry.record_kind = 'person' and entry.record_id = any (${members('id')}))
    or entry.detail ->> 'on_behalf_of' = any (${members('employee_id')}))`
}

/** Whether it is about a record: a trip, a claim, an advance or a payment batch by its number, anything by its id. */
function isOf(orgId: string, record: string): RawBuilder<unknown> {
  if (isId(record)) return sql`entry.record_id = ${record}`
  const number = record.toUpperCase()
  return sql`(entry.record_kind, entry.record_id) in (
    select 'trip', id from trips where org_id = ${orgId} and trip_number = ${number}
    union all select 'expense', id from expenses where org_id = ${orgId} and expense_number = ${number}
    union all select 'advance', id from advances where org_id = ${orgId} and number = ${number}
    union all select 'payment_batch', id from payment_batches where org_id = ${orgId} and number = ${number})`
}
