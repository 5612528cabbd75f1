import type { Transaction } from 'kysely'
import type { Actor, Owner } from '../access/actor.ts'
import { standingOf } from '../access/rights-rules.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { selectDeciders, selectPossibleSuperAdmins, selectStandIns } from './deciders-store.ts'
import {
  lockPerson,
  type SomePeople,
  selectByReference,
  selectEmployee,
  selectNames,
  selectPeople,
  selectStates,
} from './people-store.ts'
import { personOf } from './person.ts'

/** How many are told of one request at most. */
const MOST_SUPER_ADMINS_TOLD = 100

/** An employee as the owner of records; undefined when the organisation has no such employee. */
export async function findOwner(db: Db, orgId: string, employeeId: string): Promise<Owner | undefined> {
  const row = await selectEmployee(db, orgId, employeeId)
  return row && { employeeId, managerEmployeeId: row.manager_employee_id }
}

/** An active person of an organisation by employee id or person id, as a mail addresses them; undefined when there is none. */
export async function findByReference(
  db: Db,
  orgId: string,
  reference: string,
): Promise<{ id: string; name: string; email: string } | undefined> {
  return selectByReference(db, orgId, reference)
}

/** Where the actor works, as their profile says; null where it doesn't. */
export async function findLocation(db: Db, { orgId, personId }: Actor): Promise<string | null> {
  return (await selectByReference(db, orgId, personId))?.location ?? null
}

/** The manager who decides on the actor's requests, as a mail addresses them; undefined when nobody active is set. */
export async function findManager(
  db: Db,
  actor: Actor,
): Promise<{ id: string; name: string; address: string } | undefined> {
  if (actor.managerEmployeeId === null) return undefined
  const row = await selectEmployee(db, actor.orgId, actor.managerEmployeeId)
  return row?.active ? { id: row.id, name: row.name, address: row.email } : undefined
}

/**
 * The ids of those who decide on the actor's requests on a day (`YYYY-MM-DD`): the active manager and those who stand in for them,
 * or without a manager the super admins; never the actor.
 */
export async function findApprovers(db: Db, actor: Actor, today: string): Promise<string[]> {
  const { orgId, personId, managerEmployeeId } = actor
  const deciders = managerEmployeeId === null ? [] : await selectDeciders(db, orgId, managerEmployeeId, today)
  const isManaged = deciders.some(({ employee_id: id }) => id === managerEmployeeId)
  const approvers = isManaged
    ? deciders
    : (await selectPossibleSuperAdmins(db, orgId, MOST_SUPER_ADMINS_TOLD)).filter(
        (person) => standingOf({ ...person, hasReports: person.reports > 0 }).isSuperAdmin,
      )
  return approvers.map(({ id }) => id).filter((id) => id !== personId)
}

/**
 * The active people who stand in for active others on a day (`YYYY-MM-DD`), each with whom for (`giverId`) and as a mail addresses
 * them; of some others alone where their ids are given.
 */
export function findStandIns(db: Db, orgId: string, today: string, giverIds?: readonly string[]) {
  return selectStandIns(db, orgId, today, giverIds)
}

/** Active people with the rights that a session of theirs would give on a day (`YYYY-MM-DD`), for work that is done for them without one. */
export async function actorsOf(db: Db, which: SomePeople, today: string): Promise<Actor[]> {
  return (await selectPeople(db, which)).map((row) => personOf(row, today).actor)
}

/** The names of all people of an organisation, of those who have left as well. */
export async function namesOfPeople(db: Db, orgId: string): Promise<string[]> {
  return (await selectNames(db, orgId)).map(({ name }) => name)
}

/** The states or union territories of an organisation's people by id, of all or some; of those in a location with one. */
export async function statesOfPeople(
  db: Db,
  orgId: string,
  personIds?: readonly string[],
): Promise<Map<string, string>> {
  const rows = await selectStates(db, orgId, personIds)
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/** Lets what is done for one person under it be done one after the other, until the transaction ends. */
export function holdPerson(trx: Transaction<Tables>, whose: { orgId: string; personId: string }): Promise<void> {
  return lockPerson(trx, whose)
}
