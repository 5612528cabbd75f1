import type { Db } from '../db/database.ts'
import type { Actor, Owner } from './actor.ts'
import { selectEmployee } from './people-store.ts'

/** An employee as the owner of records; undefined when the organisation has no such employee. */
export async function findOwner(db: Db, orgId: string, employeeId: string): Promise<Owner | undefined> {
  const row = await selectEmployee(db, orgId, employeeId)
  return row && { employeeId, managerEmployeeId: row.manager_employee_id }
}

/** The manager who decides on the actor's requests, as a mail addresses them; undefined when nobody active is set. */
export async function findManager(db: Db, actor: Actor): Promise<{ name: string; address: string } | undefined> {
  if (actor.managerEmployeeId === null) return undefined
  const row = await selectEmployee(db, actor.orgId, actor.managerEmployeeId)
  return row?.active ? { name: row.name, address: row.email } : undefined
}
