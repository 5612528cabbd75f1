import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { DEMO_ACCOUNTS, DEMO_FILE } from '../demo/accounts.ts'
import type { Scene } from '../demo/scene.ts'
import { newId } from '../ids.ts'

export const DEMO_ORGANISATION = DEMO_FILE.organisation.name

/** Writes the demo organisation and its people as the set-up leaves them, in as few statements as every test can afford. */
export async function insertDemoPeople(
  trx: Transaction<Tables>,
  passwordHash: string,
): Promise<Pick<Scene, 'orgId' | 'people'>> {
  const orgId = newId()
  await trx.insertInto('organisations').values({ id: orgId, name: DEMO_ORGANISATION }).execute()
  const people = DEMO_ACCOUNTS.map((account) => ({ ...account, id: newId() }))
  await trx
    .insertInto('people')
    .values(
      people.map((account) => ({
        id: account.id,
        org_id: orgId,
        employee_id: account.employeeId,
        email: account.email,
        name: account.name,
        password_hash: passwordHash,
        manager_employee_id: account.managerEmployeeId,
        department: account.department,
        designation: account.designation,
        phone: account.phone,
        location: account.location,
        office: account.office,
        username: account.username,
        profile_image: null,
        is_demo: true,
      })),
    )
    .execute()
  await trx
    .insertInto('person_roles')
    .values(people.flatMap(({ id, roles }) => roles.map((role) => ({ org_id: orgId, person_id: id, role }))))
    .execute()
  return { orgId, people }
}
