import type { DecidingRole } from '@pravas/contract/request-steps'
import { standingOf } from '../access/rights-rules.ts'
import type { Db } from '../db/database.ts'
import { findStandIns } from '../identity/people-service.ts'
import { selectActiveId, selectAskable } from './asked-store.ts'

/** Whom a turn asks: everybody with a role, or one person. */
interface Asking {
  role: DecidingRole | null
  personId: string | null
}

/** Of a request: the ids of its owner and of those who travel on it, who decide on none of it, and the day. */
export interface AskedOf {
  partyIds: readonly string[]
  today: string
}

/** Somebody whom a turn asks, as a mail addresses them. */
export interface AskedPerson {
  id: string
  name: string
  email: string
}

/**
 * The active people whom some turns of a request ask on a day (`YYYY-MM-DD`), and whoever stands in for them then; each once, never
 * the request's owner or who travels on it. Super admins are those by their role and those by their designation or department.
 */
export async function peopleAsked(
  db: Db,
  orgId: string,
  turns: readonly Asking[],
  { partyIds, today }: AskedOf,
): Promise<AskedPerson[]> {
  const asked = new Map<string, AskedPerson>()
  for (const turn of turns) {
    for (const { id, name, email, ...person } of await selectAskable(db, orgId, turn)) {
      const isMeant =
        id === turn.personId ||
        person.roles.some((role) => role === turn.role) ||
        standingOf({ ...person, hasReports: person.reports > 0 }).isSuperAdmin
      if (isMeant && !partyIds.includes(id)) asked.set(id, { id, name, email })
    }
  }
  for (const person of await findStandIns(db, orgId, today, [...asked.keys()])) {
    const { id, name, email } = person
    if (!partyIds.includes(id) && !asked.has(id)) asked.set(id, { id, name, email })
  }
  return [...asked.values()]
}

/** The ids of those who were asked at a step by turns that are open, and of the owner's manager where it is theirs. */
export async function idsAsked(
  db: Db,
  orgId: string,
  { stage, turns, managerEmployeeId }: { stage: number; turns: readonly Asking[]; managerEmployeeId: string | null },
  of: AskedOf,
): Promise<Set<string>> {
  const managerId =
    stage === 0 && managerEmployeeId !== null ? await selectActiveId(db, orgId, managerEmployeeId) : undefined
  const manager = managerId === undefined ? [] : [{ role: null, personId: managerId }]
  return new Set((await peopleAsked(db, orgId, [...manager, ...turns], of)).map(({ id }) => id))
}

/** The ids of those who were asked by turns that an actor settles, and of the actor, without those whom other turns still ask. */
export async function idsAskedAlone(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  { taken, others }: { taken: readonly Asking[]; others: readonly Asking[] },
  of: AskedOf,
): Promise<string[]> {
  const still = new Set((await peopleAsked(db, orgId, others, of)).map(({ id }) => id))
  const asked = await peopleAsked(db, orgId, taken, of)
  return [personId, ...asked.map(({ id }) => id)].filter((id) => !still.has(id))
}
