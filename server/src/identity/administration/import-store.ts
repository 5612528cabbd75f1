import type { GrantedRole } from '@pravas/contract/people'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { PersonFields } from './people-rules.ts'

// One statement for all: what the database does after each statement, such as counting reports, is done once.

/** A person as an import leaves them. */
export interface ImportedPerson {
  id: string
  person: PersonFields
}

const COLUMNS = sql`id uuid, employee_id text, email text, name text, manager_id text, department text, designation text,
  grade text, location text, cost_centre text, active boolean`

/** Those of these addresses (in lower case) that somebody of another organisation has. */
export async function selectElsewhere(db: Db, orgId: string, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from people
    where lower(email) in (select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb)) and org_id <> ${orgId}`.execute(
    db,
  )
  return new Set(rows.map(({ email }) => email))
}

/** Adds people who have no password. */
export async function insertImported(
  db: Db,
  orgId: string,
  people: readonly ImportedPerson[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return
  await sql`
    insert into people (org_id, id, employee_id, email, name, manager_employee_id, department, designation, grade,
      location, cost_centre, active, deactivated_at)
    select ${orgId}::uuid, id, employee_id, email, name, manager_id, department, designation, grade, location,
      cost_centre, active, case when not active then ${now}::timestamptz end
    from jsonb_to_recordset(${rowsOf(people)}::jsonb) as imported (${COLUMNS})`.execute(db)
}

/** Changes people. */
export async function updateImported(
  db: Db,
  orgId: string,
  people: readonly ImportedPerson[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return
  await sql`
    update people set
      employee_id = imported.employee_id, email = imported.email, name = imported.name,
      manager_employee_id = imported.manager_id, department = imported.department,
      designation = imported.designation, grade = imported.grade, location = imported.location,
      cost_centre = imported.cost_centre, active = imported.active,
      deactivated_at = case when not imported.active then coalesce(people.deactivated_at, ${now}::timestamptz) end
    from jsonb_to_recordset(${rowsOf(people)}::jsonb) as imported (${COLUMNS})
    where people.org_id = ${orgId} and people.id = imported.id`.execute(db)
}

/** Grants these roles, and takes those away. */
export async function updateRoles(
  db: Db,
  orgId: string,
  { given, taken }: Record<'given' | 'taken', readonly { personId: string; role: GrantedRole }[]>,
): Promise<void> {
  if (taken.length > 0) {
    await sql`
      delete from person_roles using jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as gone ("personId" uuid, role text)
      where person_roles.org_id = ${orgId} and person_roles.person_id = gone."personId"
        and person_roles.role = gone.role`.execute(db)
  }
  if (given.length > 0) {
    await sql`
      insert into person_roles (org_id, person_id, role)
      select ${orgId}::uuid, "personId", role
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as granted ("personId" uuid, role text)`.execute(db)
  }
}

function rowsOf(people: readonly ImportedPerson[]): string {
  return JSON.stringify(people.map(({ id, person }) => ({ id, ...person })))
}
