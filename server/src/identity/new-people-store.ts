import type { GrantedRole } from '@pravas/contract/people'
import type { Db } from '../db/database.ts'

/** Who has an employee id, active or not. */
export function selectHolder(db: Db, orgId: string, employeeId: string) {
  return db
    .selectFrom('people')
    .select('id')
    .where('org_id', '=', orgId)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst()
}

/** Gives somebody who has none an employee id, which nobody else may have. */
export async function setEmployeeId(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  employeeId: string,
): Promise<void> {
  await db
    .updateTable('people')
    .set({ employee_id: employeeId })
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .where('employee_id', 'is', null)
    .execute()
}

/** Somebody new, as an operator or a directory names them. */
export interface NewPerson {
  id: string
  orgId: string
  email: string
  name: string
  /** Null for someone who has no employee record yet. */
  employeeId: string | null
  managerEmployeeId: string | null
  roles: readonly GrantedRole[]
  passwordHash: string | null
}

export async function insertPerson(db: Db, person: NewPerson): Promise<void> {
  await db
    .insertInto('people')
    .values({
      id: person.id,
      org_id: person.orgId,
      employee_id: person.employeeId,
      email: person.email,
      name: person.name,
      password_hash: person.passwordHash,
      manager_employee_id: person.managerEmployeeId,
      department: null,
      designation: null,
      phone: null,
      location: null,
      office: null,
      username: null,
      profile_image: null,
    })
    .execute()
  await insertRoles(db, { orgId: person.orgId, personId: person.id }, person.roles)
}

/** Gives somebody these roles and no others. */
export async function setRoles(
  db: Db,
  whose: { orgId: string; personId: string },
  roles: readonly GrantedRole[],
): Promise<void> {
  const { orgId, personId } = whose
  const held = await db
    .selectFrom('person_roles')
    .select('role')
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .execute()
  const before = held.map(({ role }) => role)
  const gone = before.filter((role) => !roles.includes(role))
  if (gone.length > 0) {
    await db
      .deleteFrom('person_roles')
      .where('org_id', '=', orgId)
      .where('person_id', '=', personId)
      .where('role', 'in', gone)
      .execute()
  }
  await insertRoles(
    db,
    whose,
    roles.filter((role) => !before.includes(role)),
  )
}

/** Grants roles to somebody who does not have them. */
async function insertRoles(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  roles: readonly GrantedRole[],
): Promise<void> {
  if (roles.length === 0) return
  await db
    .insertInto('person_roles')
    .values(roles.map((role) => ({ org_id: orgId, person_id: personId, role })))
    .execute()
}

/** Whether anybody, active or not, has this address. */
export async function isAddressTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row !== undefined
}
