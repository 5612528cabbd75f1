import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'

/** Where a page of delegations goes on. */
export interface DelegationPosition {
  startsOn: string
  id: string
}

function standing(db: Kysely<Tables> | Transaction<Tables>, orgId: string) {
  return db
    .selectFrom('delegations')
    .innerJoin('people as giver', (join) =>
      join.onRef('giver.org_id', '=', 'delegations.org_id').onRef('giver.id', '=', 'delegations.from_id'),
    )
    .innerJoin('people as taker', (join) =>
      join.onRef('taker.org_id', '=', 'delegations.org_id').onRef('taker.id', '=', 'delegations.to_id'),
    )
    .where('delegations.org_id', '=', orgId)
    .where('delegations.ended_at', 'is', null)
    .select([
      'delegations.id',
      'delegations.starts_on',
      'delegations.ends_on',
      'giver.id as from_id',
      'giver.employee_id as from_employee_id',
      'giver.name as from_name',
      'taker.id as to_id',
      'taker.employee_id as to_employee_id',
      'taker.name as to_name',
      'giver.active as from_active',
      'taker.active as to_active',
    ])
}

type RowOf<T> = T extends SelectQueryBuilder<infer _DB, infer _TB, infer Row> ? Row : never
export type DelegationRow = RowOf<ReturnType<typeof standing>>

/**
 * Delegations that hold on a day or later, by their first day; `of` keeps those that a person gave or got, by their id, and `person`
 * by their id or their employee id.
 */
export function selectDelegations(
  db: Db,
  orgId: string,
  {
    of,
    person,
    today,
    after,
    limit,
  }: {
    of: string | undefined
    person: string | undefined
    today: string
    after: DelegationPosition | undefined
    limit: number
  },
): Promise<DelegationRow[]> {
  return standing(db, orgId)
    .where('delegations.ends_on', '>=', today)
    .$if(of !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb('from_id', '=', of ?? ''), eb('to_id', '=', of ?? '')])),
    )
    .$if(person !== undefined, (query) =>
      query.where(sql<boolean>`${person} in (giver.employee_id, giver.id::text, taker.employee_id, taker.id::text)`),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(delegations.starts_on, delegations.id) > (${after?.startsOn}::date, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('delegations.starts_on')
    .orderBy('delegations.id')
    .limit(limit)
    .execute()
}

/** A delegation that nobody has ended. */
export function selectDelegation(db: Db, orgId: string, id: string): Promise<DelegationRow | undefined> {
  return standing(db, orgId).where('delegations.id', '=', id).executeTakeFirst()
}

/** Whether somebody stands in for another on all of these days already. */
export async function isDelegated(
  db: Db,
  orgId: string,
  { fromId, toId, startsOn, endsOn }: { fromId: string; toId: string; startsOn: string; endsOn: string },
): Promise<boolean> {
  const standing = await db
    .selectFrom('delegations')
    .select('id')
    .where('org_id', '=', orgId)
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .where('starts_on', '<=', startsOn)
    .where('ends_on', '>=', endsOn)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return standing !== undefined
}

/** Keeps a delegation and answers its id. */
export async function insertDelegation(
  db: Db,
  delegation: {
    orgId: string
    fromId: string
    toId: string
    startsOn: string
    endsOn: string
    madeBy: string
    now: Date
  },
): Promise<string> {
  const id = newId()
  await db
    .insertInto('delegations')
    .values({
      org_id: delegation.orgId,
      id,
      from_id: delegation.fromId,
      to_id: delegation.toId,
      starts_on: delegation.startsOn,
      ends_on: delegation.endsOn,
      made_by: delegation.madeBy,
      created_at: delegation.now,
      ended_at: null,
    })
    .execute()
  return id
}

/** Ends a delegation; false when that has been done. */
export async function endDelegation(db: Db, orgId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('delegations')
    .set({ ended_at: now })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Active employees whose name or employee ID has these letters, but one of them, by name. */
export function selectDelegates(
  db: Db,
  { orgId, personId }: { orgId: string; personId: string },
  query: string,
  limit: number,
) {
  return db
    .selectFrom('people')
    .select(['employee_id', 'name', 'department', 'designation'])
    .where('org_id', '=', orgId)
    .where('active', '=', true)
    .where('id', '<>', personId)
    .where('employee_id', 'is not', null)
    .where(sql<boolean>`position(${query.toLowerCase()} in lower(concat_ws(' ', name, employee_id))) > 0`)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .$narrowType<{ employee_id: string }>()
    .execute()
}
