import { type PeopleQuery, VALUE_FIELDS, type ValueField } from '@pravas/contract/administration'
import { type Expression, type SqlBool, sql } from 'kysely'
import { trailOf } from '../../audit/store.ts'
import { containing } from '../../db/containing.ts'
import type { Db } from '../../db/database.ts'
import { isId } from '../../ids.ts'
import type { PersonFields } from './people-rules.ts'

const CANNOT_SIGN_IN = sql<SqlBool>`(people.password_hash is null and people.provider_object_id is null)`

/** Until when the latest link of the one in `people` can be used; null without one. */
const invitedUntil = (now: Date) => sql<Date | null>`(
  select max(expires_at) from password_resets
  where password_resets.org_id = people.org_id and password_resets.person_id = people.id and used_at is null
    and expires_at > ${now})`

function people(db: Db, orgId: string, now: Date) {
  return db
    .selectFrom('people')
    .leftJoin('people as manager', (join) =>
      join
        .onRef('manager.org_id', '=', 'people.org_id')
        .onRef('manager.employee_id', '=', 'people.manager_employee_id'),
    )
    .select([
      'people.id',
      'people.employee_id',
      'people.name',
      'people.email',
      'people.manager_employee_id as manager_id',
      'manager.name as manager_name',
      sql<boolean>`coalesce(manager.active, false)`.as('managed'),
      'people.department',
      'people.designation',
      'people.grade',
      'people.location',
      'people.cost_centre',
      'people.active',
      'people.erased_at',
      'people.erasure_requested_at',
      'people.version',
      sql<boolean>`people.password_hash is not null`.as('has_password'),
      sql<boolean>`people.provider_object_id is not null`.as('has_provider'),
      'people.roles',
      'people.reports',
      sql<Date | null>`case when ${CANNOT_SIGN_IN} then ${invitedUntil(now)} end`.as('invited_until'),
    ])
    .where('people.org_id', '=', orgId)
}

export type AdministeredRow = NonNullable<Awaited<ReturnType<typeof selectAdministered>>>

/** A person, active or not, by employee id or person id. */
export function selectAdministered(db: Db, orgId: string, reference: string, now: Date) {
  return people(db, orgId, now)
    .where(isId(reference) ? 'people.id' : 'people.employee_id', '=', reference)
    .executeTakeFirst()
}

/** Where a page of the list begins: after this name, and this person among those of the same name. */
export interface ListPosition {
  name: string
  id: string
}

type Filter = Omit<PeopleQuery, 'cursor' | 'limit' | 'manager'> & {
  managerId: string | undefined
  /** The present, by which invitations run out. */
  now: Date
}

/** What lets people through a filter. */
function conditions({ query, department, location, role, active, managerId, no_manager, no_number, ...rest }: Filter) {
  const found: Expression<SqlBool>[] = []
  if (query) {
    const pattern = containing(query.toLowerCase())
    const text = sql`lower(people.name || ' ' || people.email || ' ' || coalesce(people.employee_id, ''))`
    found.push(sql`${text} like ${pattern}`)
  }
  if (department) found.push(sql`people.department = ${department}`)
  if (location) found.push(sql`people.location = ${location}`)
  if (role === 'manager') found.push(sql`people.reports > 0`)
  else if (role) found.push(sql`${role} = any (people.roles)`)
  if (active !== undefined) found.push(sql`people.active = ${active}`)
  if (managerId !== undefined) found.push(sql`people.manager_employee_id = ${managerId}`)
  if (no_manager) {
    found.push(sql`not exists (
      select from people as active_manager
      where active_manager.org_id = people.org_id and active_manager.employee_id = people.manager_employee_id
        and active_manager.active)`)
  }
  if (no_number) found.push(sql`people.employee_id is null`)
  const { sign_in, now } = rest
  if (sign_in === 'ready') found.push(sql`not ${CANNOT_SIGN_IN}`)
  else if (sign_in) {
    const isInvited = sql<SqlBool>`${invitedUntil(now)} is not null`
    found.push(CANNOT_SIGN_IN, sign_in === 'invited' ? isInvited : sql`not ${isInvited}`)
  }
  return found
}

/** People by name, from a position on. */
export function selectList(
  db: Db,
  orgId: string,
  filter: Filter,
  { after, limit }: { after: ListPosition | undefined; limit: number },
) {
  return people(db, orgId, filter.now)
    .select(sql<string>`lower(people.name)`.as('sorted_name'))
    .where(({ and }) => and(conditions(filter)))
    .$if(after !== undefined, (found) =>
      found.where(sql<SqlBool>`(lower(people.name), people.id) > (${after?.name}, ${after?.id}::uuid)`),
    )
    .orderBy(sql`lower(people.name)`)
    .orderBy('people.id')
    .limit(limit)
    .execute()
}

/** How many people pass a filter. */
export async function countList(db: Db, orgId: string, filter: Filter): Promise<number> {
  const { count } = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('people.org_id', '=', orgId)
    .where(({ and }) => and(conditions(filter)))
    .executeTakeFirstOrThrow()
  return count
}

/** How many values of a field are listed. */
const MOST_VALUES = 500

/** The values that the fields of active people have, by name. */
export async function selectValuesInUse(db: Db, orgId: string): Promise<Record<ValueField, string[]>> {
  const fields = VALUE_FIELDS.map(
    (field) => sql`(select ${field} as field, ${sql.ref(field)} as value from people
      where org_id = ${orgId} and active and ${sql.ref(field)} is not null group by 2 order by 2 limit ${MOST_VALUES})`,
  )
  const { rows } = await sql<{ field: ValueField; value: string }>`${sql.join(fields, sql` union all `)}`.execute(db)
  const byField = Map.groupBy(rows, ({ field }) => field)
  return Object.fromEntries(
    VALUE_FIELDS.map((field) => [field, (byField.get(field) ?? []).map(({ value }) => value)]),
  ) as Record<ValueField, string[]>
}

/** Everybody of an organisation, active or not, in the order of their ids. */
export function selectEverybody(db: Db, orgId: string) {
  return db
    .selectFrom('people')
    .select([
      'people.id',
      'people.employee_id',
      'people.name',
      'people.email',
      'people.manager_employee_id as manager_id',
      'people.department',
      'people.designation',
      'people.grade',
      'people.location',
      'people.cost_centre',
      'people.active',
      'people.roles',
      sql<boolean>`people.erased_at is not null`.as('erased'),
    ])
    .where('people.org_id', '=', orgId)
    .orderBy('people.id')
    .execute()
}

/** Which of these, an address (in any organisation) and an employee id, somebody else has. */
export async function selectTaken(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  { email, employee_id }: { email?: string | undefined; employee_id?: string | null | undefined },
): Promise<('email' | 'employee_id')[]> {
  const others = db.selectFrom('people').select('id').where('id', '!=', personId)
  const taken: ('email' | 'employee_id')[] = []
  if (email !== undefined) {
    const other = await others.where(sql<SqlBool>`lower(email) = ${email.toLowerCase()}`).executeTakeFirst()
    if (other) taken.push('email')
  }
  if (typeof employee_id === 'string') {
    const other = await others.where('org_id', '=', orgId).where('employee_id', '=', employee_id).executeTakeFirst()
    if (other) taken.push('employee_id')
  }
  return taken
}

type Columns = Partial<Omit<PersonFields, 'roles'>>

const columnsOf = ({ manager_id, ...same }: Columns) => ({
  ...same,
  ...(manager_id !== undefined && { manager_employee_id: manager_id }),
})

/** Changes columns of a person; who is deactivated is so since `now`. */
export async function updateColumns(
  db: Db,
  { orgId, personId, now }: { orgId: string; personId: string; now: Date },
  fields: Columns,
): Promise<void> {
  if (Object.keys(fields).length === 0) return
  const { active } = fields
  await db
    .updateTable('people')
    .set({ ...columnsOf(fields), ...(active !== undefined && { deactivated_at: active ? null : now }) })
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .execute()
}

/** The employee ids of somebody's managers, the nearest first. */
export async function selectManagersAbove(db: Db, orgId: string, employeeId: string): Promise<string[]> {
  const { rows } = await sql<{ employee_id: string; level: number }>`
    with recursive above (employee_id, level) as (
      select manager_employee_id, 1 from people where org_id = ${orgId} and employee_id = ${employeeId}
      union
      select people.manager_employee_id, level + 1 from people join above using (employee_id)
      where people.org_id = ${orgId} and level < 1000
    )
    select employee_id, min(level) as level from above where employee_id is not null group by 1 order by 2`.execute(db)
  return rows.map(({ employee_id }) => employee_id)
}

/** Everybody who reports to an employee, active or not. */
export function selectReports(db: Db, orgId: string, managerId: string) {
  return db
    .selectFrom('people')
    .select(['id', 'employee_id', 'name'])
    .where('org_id', '=', orgId)
    .where('manager_employee_id', '=', managerId)
    .orderBy('id')
    .execute()
}

/** The names of people by their employee ids, also of those who have left. */
export async function selectNames(
  db: Db,
  orgId: string,
  employeeIds: readonly string[],
): Promise<Record<string, string>> {
  if (employeeIds.length === 0) return {}
  const rows = await db
    .selectFrom('people')
    .select(['employee_id', 'name'])
    .where('org_id', '=', orgId)
    .where('employee_id', 'in', employeeIds)
    .execute()
  return Object.fromEntries(rows.flatMap(({ employee_id: id, name }) => (id === null ? [] : [[id, name]])))
}

/** What was changed of a person and of their way in, the latest first, from an entry on. */
export function selectHistory(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  page: { before: string | undefined; limit: number },
) {
  return (
    trailOf(db, { orgId, kind: 'person', id: personId }, page)
      // Not when they signed in, which is theirs.
      .where((eb) => eb.or([eb('action', 'like', 'person.%'), eb('action', 'like', 'password.%')]))
      .execute()
  )
}
