import { type RawBuilder, sql } from 'kysely'
import type { Actor } from './access/actor.ts'
import type { Database, Db } from './db/database.ts'
import { inSnapshot } from './db/transaction.ts'
import { Versioned } from './versioned.ts'

/** Whose pending requests. */
export type PendingOf = {
  orgId: string
  /** Employee ids of the managers whose reports' requests they are; null: everybody's. */
  managers: readonly string[] | null
  /** The employee id of who decides on none of their own; null where that does not come up. */
  decider: string | null
}

/** The pending requests of the whole organisation. */
export function allPending({ orgId }: Actor): PendingOf {
  return { orgId, managers: null, decider: null }
}

/** The pending requests of a manager's team; an actor's own list holds all that they may decide as a manager or for one. */
export function pendingOfTeamOf({ orgId, employeeId, leads }: Actor, managerEmployeeId: string): PendingOf {
  return managerEmployeeId === employeeId
    ? { orgId, managers: leads, decider: employeeId }
    : { orgId, managers: [managerEmployeeId], decider: null }
}

/** Whether `people` report to one of the managers, and are not the decider. */
export function isOfTeams({ managers, decider }: PendingOf): RawBuilder<boolean> {
  return sql<boolean>`people.manager_employee_id = any (${managers}) and people.employee_id is distinct from ${decider}`
}

/** How pending requests of one kind are read, and how it is learnt more cheaply that none of them has changed. */
interface PendingQueries<T> {
  kind: string
  version: (db: Db, of: PendingOf) => Promise<string>
  read: (db: Db, of: PendingOf) => Promise<T[]>
}

/** Pending requests with their version; both are of one moment when they are read. */
export async function pendingRequests<T>(
  db: Database['db'],
  of: PendingOf,
  { kind, version, read }: PendingQueries<T>,
): Promise<Versioned<T[]>> {
  const key = JSON.stringify([kind, of])
  const readBoth = () =>
    inSnapshot(db, async (trx) => ({ version: await version(trx, of), answer: await read(trx, of) }))
  return new Versioned(key, await version(db, of), readBoth)
}
