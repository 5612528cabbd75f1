import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../access/actor.ts'
import type { Database, Db } from '../db/database.ts'
import { inSnapshot } from '../db/transaction.ts'
import { tagOf, Versioned } from '../versioned.ts'
import { asking, asksAnybody } from './asked.ts'
import { decidingManager, travelsOn } from './travellers.ts'

/**
 * How far a list goes: everybody's requests, those that its reader may decide on now, as a super admin may on everybody's but
 * their own, or those that wait for one of its managers or ask its reader.
 */
type Reach = 'all' | 'decidable' | 'asked'

/** Whose pending requests. */
export type PendingOf = {
  orgId: string
  reach: Reach
  /** Employee ids of the managers whose reports' requests they are, or for whom their reader would decide. */
  managers: readonly string[]
  /** As whom their reader decides at the steps of a flow, and where a request was escalated to them. */
  persons: readonly string[]
  roles: readonly string[]
  /** The employee id of who decides on none of their own; null where that does not come up. */
  decider: string | null
}

/** The pending requests of the whole organisation. */
export function allPending({ orgId }: Actor): PendingOf {
  return { orgId, reach: 'all', ...NOBODY, decider: null }
}

/** The pending requests of a manager's team; an actor's own list holds all that they may decide, a super admin's everybody's. */
export function pendingOfTeamOf(actor: Actor, managerEmployeeId: string): PendingOf {
  if (managerEmployeeId === actor.employeeId) return decidableBy(actor)
  return { orgId: actor.orgId, reach: 'asked', ...NOBODY, managers: [managerEmployeeId], decider: null }
}

/** The pending requests that an actor may decide on now. */
export function decidableBy(actor: Actor): PendingOf {
  return { ...askedOf(actor), reach: actor.isSuperAdmin ? 'decidable' : 'asked' }
}

/** The pending requests that ask an actor now, as a manager, for one, or at a step of a flow; a super admin too only where it is theirs. */
export function askedOf({ orgId, employeeId, leads, decidesAs }: Actor): PendingOf {
  return { orgId, reach: 'asked', managers: leads, ...decidesAs, decider: employeeId }
}

const NOBODY = { managers: [], persons: [], roles: [] }

/** What is made once for each reach, such as a statement. */
export function eachReach<T>(make: (reach: Reach) => T): (of: PendingOf) => T {
  const made = { all: make('all'), decidable: make('decidable'), asked: make('asked') }
  return ({ reach }) => made[reach]
}

/** Whether a pending request is one of a list, of this reach. */
export function isListed(of: PendingOf, kind: 'trip' | 'expense', reach: Reach = of.reach): RawBuilder<boolean> {
  if (reach === 'all') return sql<boolean>`true`
  return reach === 'decidable' ? mayBeDecided(of, kind) : waitsFor(of, kind)
}

/** Whether somebody can decide on a pending request now, and it is not the reader's own: between two steps nobody can. */
export function mayBeDecided({ decider }: Pick<PendingOf, 'decider'>, kind: 'trip' | 'expense'): RawBuilder<boolean> {
  const request = (column: string) => sql.ref(`${kind}s.${column}`)
  return sql<boolean>`(
    (${request('stage')} = 0 or ${asksAnybody(kind)}) and ${isNotOf(decider, kind)}
  )`
}

/**
 * Whether a pending request is one that the reader is asked to decide on now: it waits for one of the managers, or asks the reader,
 * and is not their own. The people and the requests are looked up first, so that indexes lead to the few among many.
 */
function waitsFor(
  { orgId, managers, persons, roles, decider }: PendingOf,
  kind: 'trip' | 'expense',
): RawBuilder<boolean> {
  const request = `${kind}s`
  return sql<boolean>`(
    ${sql.ref(`${request}.stage`)} = 0 and ${isDecidedForOneOf(
      kind,
      sql`array(
        select member.employee_id from people as member
        where member.org_id = ${orgId} and member.manager_employee_id = any (${managers})
      )`,
    )}
    or ${sql.ref(`${request}.id`)} = any (${asking(kind, { orgId, persons, roles })})
  ) and ${isNotOf(decider, kind)}`
}

/** Whether the managers of some people, by employee id, decide on a request; an index leads to either kind of trip. */
function isDecidedForOneOf(kind: 'trip' | 'expense', people: RawBuilder<unknown>): RawBuilder<boolean> {
  if (kind === 'expense') return sql<boolean>`expenses.employee_id = any (${people})`
  return sql<boolean>`(
    trips.decided_for is null and trips.employee_id = any (${people}) or trips.decided_for = any (${people})
  )`
}

/** Whether somebody neither requested it nor travels. */
function isNotOf(employeeId: string | null, kind: 'trip' | 'expense'): RawBuilder<boolean> {
  return sql<boolean>`(
    ${sql.ref(`${kind}s.employee_id`)} is distinct from ${employeeId} and not ${travelsOn(kind, sql`${employeeId}`)}
  )`
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
    where manager.org_id = ${request('org_id')} and manager.employee_id = ${decidingManager(kind)}
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
  return actor.isSuperAdmin ? allPending(actor) : askedOf(actor)
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
