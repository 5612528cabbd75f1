import { type RawBuilder, sql } from 'kysely'
import type { Party } from '../access/actor.ts'

type Kind = 'trip' | 'expense'

/** The employee id of the person by whose manager a request is decided: of a trip for others one who travels, else the requester. */
export function decidedFor(kind: Kind, table = `${kind}s`): RawBuilder<string> {
  const requester = sql.ref<string>(`${table}.employee_id`)
  return kind === 'trip' ? sql`coalesce(${sql.ref(`${table}.decided_for`)}, ${requester})` : sql`${requester}`
}

/** The employee id of the manager who decides on a request; null where there is none. */
export function decidingManager(kind: Kind, table = `${kind}s`): RawBuilder<string | null> {
  return sql`(
    select led.manager_employee_id from people as led
    where led.org_id = ${sql.ref(`${table}.org_id`)} and led.employee_id = ${decidedFor(kind, table)}
  )`
}

/** Whether an employee travels on a trip for others; false of a claim, and of a trip that is the requester's own. */
export function travelsOn(kind: Kind, employeeId: RawBuilder<unknown>, table = `${kind}s`): RawBuilder<boolean> {
  if (kind === 'expense') return sql<boolean>`false`
  return sql<boolean>`coalesce(${sql.ref(`${table}.travellers`)}
    @> jsonb_build_array(jsonb_build_object('employee_id', ${employeeId}::text)), false)`
}

/** Who travels on a trip for others, and to whom all involved report, for rights; null where it is the requester alone. */
export function partyOf(kind: Kind, table = `${kind}s`): RawBuilder<Party | null> {
  if (kind === 'expense') return sql`null::jsonb`
  const travellers = sql.ref(`${table}.travellers`)
  return sql`case when ${travellers} is not null then (
    select jsonb_build_object(
      'travellers', coalesce(jsonb_agg(member.employee_id) filter (where ${travelsOn(kind, sql.ref('member.employee_id'), table)}), '[]'),
      'managers', coalesce(jsonb_agg(member.manager_employee_id) filter (where member.manager_employee_id is not null), '[]'))
    from people as member
    where member.org_id = ${sql.ref(`${table}.org_id`)} and (
      member.employee_id = ${sql.ref(`${table}.employee_id`)}
      or member.employee_id in (select one ->> 'employee_id' from jsonb_array_elements(${travellers}) as one)
    )
  ) end`
}

/** The person ids of those who travel on a trip for others; none of another request. */
export function travellerIds(kind: Kind, table = `${kind}s`): RawBuilder<string[]> {
  if (kind === 'expense') return sql`'{}'::uuid[]`
  return sql`array(
    select member.id from jsonb_array_elements(${sql.ref(`${table}.travellers`)}) as one
    join people as member on member.org_id = ${sql.ref(`${table}.org_id`)} and member.employee_id = one ->> 'employee_id'
  )`
}

/** The person ids of a request's owner, who is joined as `owner`, and of those who travel on it: none of them decides on it. */
export function partyIds(kind: Kind, owner: string, table = `${kind}s`): RawBuilder<string[]> {
  return sql`${sql.ref(`${owner}.id`)} || ${travellerIds(kind, table)}`
}

/** Who travels on a trip for others, with the names that employees have now; null where it is the requester alone. */
export function namedTravellers(table = 'trips'): RawBuilder<unknown> {
  const travellers = sql.ref(`${table}.travellers`)
  return sql`case when ${travellers} is not null then (
    select jsonb_agg(case when member.employee_id is null then one.value
      else jsonb_build_object('employee_id', member.employee_id, 'name', member.name) end order by one.ordinality)
    from jsonb_array_elements(${travellers}) with ordinality as one
    left join people as member
      on member.org_id = ${sql.ref(`${table}.org_id`)} and member.employee_id = one.value ->> 'employee_id'
  ) end`
}
