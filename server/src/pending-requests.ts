import { type RawBuilder, sql } from 'kysely'
import type { Actor } from './access/actor.ts'
import { asking } from './asked-requests.ts'
import type { Database, Db } from './db/database.ts'
import { inSnapshot } from './db/transaction.ts'
import { tagOf, Versioned } from './versioned.ts'

/** Whose pending requests. */
export type PendingOf = {
  orgId: string
  /** Employee ids of the managers whose reports' requests they are; null: everybody's. */
  managers: readonly string[] | null
  /** As whom their reader decides at the steps of a flow, and where a request was escalated to them. */
  persons: readonly string[]
  roles: readonly string[]
  /** The employee id of who decides on none of their own; null where that does not come up. */
  decider: string | null
}

/** The pending requests of the whole organisation. */
export function allPending({ orgId }: Actor): PendingOf {
  return { orgId, managers: null, ...NOBODY, decider: null }
}

/** The pending requests of a manager's team; an actor's own list holds all that they may decide as a manager or for one. */
export function pendingOfTeamOf(actor: Actor, managerEmployeeId: string): PendingOf {
  return managerEmployeeId === actor.employeeId
    ? waitingFor(actor)
    : { orgId: actor.orgId, managers: [managerEmployeeId], ...NOBODY, decider: null }
}

/** The pending requests that an actor may decide on now, as a manager, for one, or at a step of a flow. */
function waitingFor({ orgId, employeeId, leads, decidesAs }: Actor): PendingOf {
  return { orgId, managers: leads, ...decidesAs, decider: employeeId }
}

const NOBODY = { persons: [], roles: [] }

/**
 * Whether a pending request is one that the reader decides on now: it waits for one of the managers, or asks the reader, and is
 * not their own. The people and the requests are looked up first, so that indexes lead to the few among many.
 */
export function waitsFor(
  { orgId, managers, persons, roles, decider }: PendingOf,
  kind: 'trip' | 'expense',
): RawBuilder<boolean> {
  const request = `${kind}s`
  return sql<boolean>`(
    ${sql.ref(`${request}.stage`)} = 0 and ${sql.ref(`${request}.employee_id`)} = any (array(
      select member.employee_id from people as member
      where member.org_id = ${orgId} and member.manager_employee_id = any (${managers})
    ))
    or ${sql.ref(`${request}.id`)} = any (${asking(kind, { orgId, persons, roles })})
  ) and ${sql.ref(`${request}.employee_id`)} is distinct from ${decider}`
}

/**
 * The name of whom the reader of a list would decide on a request for, of `trips` or `expenses` with their owners in `people`: its
 * owner's manager, or whom a step asks, where that is not the reader. Null: they decide for themselves.
 */
export function onBehalfOf(
  { managers, persons, decider }: PendingOf,
  kind: 'trip' | 'expense',
): RawBuilder<string | null> {
  const request = (column: string) => sql.ref(`${kind}s.${column}`)
  return sql<string | null>`case when ${request('stage')} = 0 then (
    select manager.name from people as manager
    where manager.org_id = ${request('org_id')} and manager.employee_id = people.manager_employee_id
      and manager.employee_id = any (${managers}::text[]) and manager.employee_id is distinct from ${decider}
  ) else (
    select min(asked.name) from approval_turns as turn
    join people as asked on asked.org_id = turn.org_id and asked.id = turn.person_id
    where turn.org_id = ${request('org_id')} and turn.request_kind = ${sql.lit(kind)}
      and turn.request_id = ${request('id')} and turn.opened_at is not null and turn.closed_at is null
      and turn.person_id = any (${persons}::uuid[])
    having not bool_or(turn.person_id = (${persons}::uuid[])[1])
  ) end`
}

/** What a version says of those whom the reader of a list stands in for: their names, as `onBehalfOf` tells them. */
export function namesOfOthers({ orgId, managers, persons }: PendingOf): RawBuilder<unknown> {
  return sql`(
    select string_agg(other.name, '|' order by other.id) from people as other
    where other.org_id = ${orgId} and (other.employee_id = any (${managers}::text[]) or other.id = any (${persons}::uuid[]))
  )`
}

/** How pending requests of one kind are read, and how it is learnt more cheaply that none of them has changed. */
interface PendingQueries<T> {
  kind: string
  version: (db: Db, of: PendingOf) => Promise<string>
  read: (db: Db, of: PendingOf) => Promise<T[]>
}

const keyOf = (kind: string, of: PendingOf) => JSON.stringify([kind, of])

/** How many requests a list holds, and its `ETag`. */
export interface PendingState {
  pending: number
  version: string
}

/** The `ETag` that a version of pending requests has. */
export function tagOfPending(kind: string, of: PendingOf, version: string): string {
  return tagOf(keyOf(kind, of), version)
}

/** The pending requests of the list that the specification gives an actor: everybody's to a super admin, else those of their own id. */
export function listedFor(actor: Actor): PendingOf {
  return actor.isSuperAdmin ? allPending(actor) : waitingFor(actor)
}

/** Pending requests with their version; both are of one moment when they are read. */
export async function pendingRequests<T>(
  db: Database['db'],
  of: PendingOf,
  { kind, version, read }: PendingQueries<T>,
): Promise<Versioned<T[]>> {
  const readBoth = () =>
    inSnapshot(db, async (trx) => ({ version: await version(trx, of), answer: await read(trx, of) }))
  return new Versioned(keyOf(kind, of), await version(db, of), readBoth)
}
