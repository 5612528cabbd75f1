import type { EntryInput, HolidayInput, StructureKind } from '@pravas/contract/structure'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { isId } from '../../ids.ts'

const ENTRY = [
  'id',
  'kind',
  'code',
  'name',
  'active',
  'starts_on',
  'ends_on',
  'owner_employee_id as owner',
  'state',
] as const

const OWNER_NAME = sql<string | null>`(
  select people.name from people
  where people.org_id = structure_entries.org_id and people.employee_id = structure_entries.owner_employee_id
)`.as('owner_name')

/** The entries of a kind, by code; some of them from a code on. */
export function selectEntries(
  db: Db,
  orgId: string,
  kind: StructureKind,
  { active, after, limit }: { active?: boolean | undefined; after?: string | undefined; limit?: number } = {},
) {
  return db
    .selectFrom('structure_entries')
    .select([...ENTRY, OWNER_NAME])
    .where('org_id', '=', orgId)
    .where('kind', '=', kind)
    .$if(active !== undefined, (query) => query.where('active', '=', active === true))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`lower(code) > ${after ?? ''}`))
    .orderBy(sql`lower(code)`)
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
}

/** What stands with people for the entries of all kinds, and whether they are active. */
export function selectValues(db: Db, orgId: string) {
  return db
    .selectFrom('structure_entries')
    .select(['kind', 'code', 'name', 'active'])
    .where('org_id', '=', orgId)
    .where('kind', '!=', 'project')
    .execute()
}

export async function insertEntry(
  db: Db,
  { orgId, id, kind }: { orgId: string; id: string; kind: StructureKind },
  { owner, ...entry }: EntryInput,
): Promise<void> {
  await db
    .insertInto('structure_entries')
    .values({ org_id: orgId, id, kind, ...entry, owner_employee_id: owner })
    .execute()
}

export async function updateEntry(
  db: Db,
  { orgId, id }: { orgId: string; id: string },
  { owner, ...entry }: EntryInput,
): Promise<void> {
  await db
    .updateTable('structure_entries')
    .set({ ...entry, owner_employee_id: owner })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Gives people another value of a kind in place of the one they have. */
export async function replaceValue(
  db: Db,
  orgId: string,
  kind: Exclude<StructureKind, 'project'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('people')
    .set({ [kind]: to })
    .where('org_id', '=', orgId)
    .where(kind, '=', from)
    .execute()
}

/** The employee ids of active people. */
export async function selectEmployees(db: Db, orgId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('people')
    .select(['employee_id', 'name'])
    .where('org_id', '=', orgId)
    .where('active', '=', true)
    .where('employee_id', 'is not', null)
    .execute()
  return new Map(rows.map(({ employee_id, name }) => [employee_id ?? '', name]))
}

/** The holidays of an organisation, or those of a year, by day. */
export function selectHolidays(db: Db, orgId: string, { year }: { year?: number } = {}) {
  return db
    .selectFrom('holidays')
    .select(['id', 'day', 'name', 'state'])
    .where('org_id', '=', orgId)
    .$if(year !== undefined, (query) => query.where('day', '>=', `${year}-01-01`).where('day', '<=', `${year}-12-31`))
    .orderBy('day')
    .orderBy('state')
    .execute()
}

export async function selectHoliday(db: Db, orgId: string, id: string) {
  if (!isId(id)) return undefined
  return db
    .selectFrom('holidays')
    .select(['id', 'day', 'name', 'state'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertHoliday(
  db: Db,
  { orgId, id }: { orgId: string; id: string },
  holiday: HolidayInput,
): Promise<void> {
  await db
    .insertInto('holidays')
    .values({ org_id: orgId, id, ...holiday })
    .execute()
}

export async function updateHoliday(
  db: Db,
  { orgId, id }: { orgId: string; id: string },
  holiday: HolidayInput,
): Promise<void> {
  await db.updateTable('holidays').set(holiday).where('org_id', '=', orgId).where('id', '=', id).execute()
}

/** Removes a holiday and answers it; undefined when there is none. */
export function deleteHoliday(db: Db, orgId: string, id: string) {
  return db
    .deleteFrom('holidays')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .returning(['day', 'name', 'state'])
    .executeTakeFirst()
}
