import type { PeopleQuery } from '@pravas/contract/administration'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isId } from '../../ids.ts'
import { HAS_REPORTS, ROLES } from '../people-store.ts'
import type { PersonFields } from './people-rules.ts'

const REPORTS = sql<number>`(
  select count(*) from people as report
  where report.org_id = people.org_id and report.manager_employee_id = people.employee_id and report.active
    and report.id <> people.id)`

function people(db: Db, orgId: string) {
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
      'people.department',
      'people.designation',
      'people.grade',
      'people.location',
      'people.cost_centre',
      'people.active',
      'people.version',
      sql<boolean>`people.password_hash is not null`.as('has_password'),
      sql<boolean>`people.provider_object_id is not null`.as('has_provider'),
      ROLES.as('roles'),
      REPORTS.as('reports'),
    ])
    .where('people.org_id', '=', orgId)
}

export type AdministeredRow = NonNullable<Awaited<ReturnType<typeof selectAdministered>>>

/** A person, active or not, by employee id or person id. */
export function selectAdministered(db: Db, orgId: string, reference: string) {
  return people(db, orgId)
    .where(isId(reference) ? 'people.id' : 'people.employee_id', '=', reference)
    .executeTakeFirst()
}

/** Where a page of the list begins: after this name, and this person among those of the same name. */
export interface ListPosition {
  name: string
  id: string
}

type Filter = Omit<PeopleQuery, 'cursor' | 'limit' | 'manager'> & { managerId: string | undefined }

/** People by name, from a position on. */
export function selectList(
  db: Db,
  orgId: string,
  filter: Filter,
  page: { after: ListPosition | undefined; limit: number },
) {
  const { query, department, role, active, managerId, no_manager } = filter
  const { after, limit } = page
  let found = people(db, orgId).select(sql<string>`lower(people.name)`.as('sorted_name'))
  if (query) {
    const pattern = `%${query.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const text = sql`lower(people.name || ' ' || people.email || ' ' || coalesce(people.employee_id, ''))`
    found = found.where(sql<SqlBool>`${text} like ${pattern}`)
  }
  if (department) found = found.where('people.department', '=', department)
  if (role === 'manager') found = found.where(sql<SqlBool>`${HAS_REPORTS}`)
  else if (role) {
    found = found.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('person_roles')
          .select('person_roles.role')
          .whereRef('person_roles.org_id', '=', 'people.org_id')
          .whereRef('person_roles.person_id', '=', 'people.id')
          .where('person_roles.role', '=', role),
      ),
    )
  }
  if (active !== undefined) found = found.where('people.active', '=', active)
  if (managerId !== undefined) found = found.where('people.manager_employee_id', '=', managerId)
  if (no_manager) found = found.where('people.manager_employee_id', 'is', null)
  if (after) found = found.where(sql<SqlBool>`(lower(people.name), people.id) > (${after.name}, ${after.id}::uuid)`)
  return found.orderBy(sql`lower(people.name)`).orderBy('people.id').limit(limit).execute()
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
      ROLES.as('roles'),
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

/** What was changed of a person and of their way in, the latest first, from an entry on. */
export function selectHistory(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  { before, limit }: { before: string | undefined; limit: number },
) {
  return (
    db
      .selectFrom('audit_log')
      .leftJoin('people as actor', (join) =>
        join.onRef('actor.org_id', '=', 'audit_log.org_id').onRef('actor.id', '=', 'audit_log.actor_id'),
      )
      .select([
        'audit_log.id',
        'audit_log.at',
        'audit_log.action',
        'audit_log.detail',
        'audit_log.actor_id',
        'actor.name as actor_name',
      ])
      .where('audit_log.org_id', '=', orgId)
      .where('audit_log.record_kind', '=', 'person')
      .where('audit_log.record_id', '=', personId)
      // Not when they signed in, which is theirs.
      .where((eb) => eb.or([eb('action', 'like', 'person.%'), eb('action', 'like', 'password.%')]))
      .$if(before !== undefined, (query) => query.where('audit_log.id', '<', before ?? ''))
      .orderBy('audit_log.id', 'desc')
      .limit(limit)
      .execute()
  )
}
