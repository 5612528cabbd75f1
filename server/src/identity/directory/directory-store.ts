import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { isId } from '../../ids.ts'
import type { UserFilter } from './scim-filter-rules.ts'

export type DirectoryPerson = Awaited<ReturnType<typeof selectPeople>>[number]

/** The people of an organisation whom its directory has not taken away, as a filter asks for them. */
function people(db: Db, orgId: string, filter: UserFilter) {
  const query = db
    .selectFrom('people')
    .where('people.org_id', '=', orgId)
    .where('people.directory_removed_at', 'is', null)
    .where('people.erased_at', 'is', null)
  if (filter === undefined) return query
  if ('email' in filter) return query.where(sql<SqlBool>`lower(people.email) = ${filter.email.toLowerCase()}`)
  if ('directoryId' in filter) return query.where('people.directory_id', '=', filter.directoryId)
  return isId(filter.id) ? query.where('people.id', '=', filter.id) : query.where(sql<SqlBool>`false`)
}

export async function countPeople(db: Db, orgId: string, filter: UserFilter): Promise<number> {
  const { count } = await people(db, orgId, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Some of them, in the order in which they came. */
export function selectPeople(db: Db, orgId: string, filter: UserFilter, page: { offset: number; limit: number }) {
  return people(db, orgId, filter)
    .leftJoin('people as manager', (join) =>
      join
        .onRef('manager.org_id', '=', 'people.org_id')
        .onRef('manager.employee_id', '=', 'people.manager_employee_id'),
    )
    .select([
      'people.id',
      'people.email',
      'people.name',
      'people.directory_id',
      'people.provider_object_id',
      'people.designation',
      'people.department',
      'people.phone',
      'people.employee_id',
      'people.active',
      'people.reports',
      'people.created_at',
      'manager.id as manager_id',
    ])
    .orderBy('people.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

type PersonFields = Pick<
  Tables['people'],
  'email' | 'name' | 'directory_id' | 'designation' | 'department' | 'phone' | 'employee_id' | 'manager_employee_id'
>

/** Adds somebody without any rights; false when the address, the directory's id or the employee number is another's. */
export async function insertDirectoryPerson(
  db: Db,
  person: PersonFields & { id: string; orgId: string; active: boolean; now: Date },
): Promise<boolean> {
  const { orgId, now, active, ...fields } = person
  const row = await db
    .insertInto('people')
    .values({
      ...fields,
      org_id: orgId,
      password_hash: null,
      location: null,
      office: null,
      username: null,
      profile_image: null,
      active,
      deactivated_at: active ? null : now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Changes fields of a person; what is active or not changes their `deactivated_at` with it. */
export async function updateDirectoryPerson(
  db: Db,
  { orgId, id, now }: { orgId: string; id: string; now: Date },
  fields: Partial<PersonFields> & { active?: boolean; directory_removed_at?: Date | null },
): Promise<void> {
  const { active } = fields
  await db
    .updateTable('people')
    .set({
      ...fields,
      ...(active !== undefined && {
        deactivated_at: active ? null : sql<Date>`coalesce(deactivated_at, ${now}::timestamptz)`,
      }),
    })
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .execute()
}

/** Who else has one of these, of which each belongs to one person: the address everywhere, the others in the organisation. */
export async function findTaken(
  db: Db,
  { orgId, id }: { orgId: string; id: string },
  fields: { email?: string; directory_id?: string | null; employee_id?: string | null },
): Promise<string | undefined> {
  const { email, directory_id, employee_id } = fields
  const taken = async (condition: ReturnType<typeof sql<SqlBool>>) =>
    (await db.selectFrom('people').select('id').where('id', '!=', id).where(condition).executeTakeFirst()) !== undefined
  if (email && (await taken(sql<SqlBool>`lower(email) = ${email.toLowerCase()}`))) return 'userName'
  // The account that somebody signs in with is theirs, also where the directory has not named its id yet.
  const isTheirs = sql`${directory_id} in (directory_id, provider_object_id)`
  if (directory_id && (await taken(sql<SqlBool>`org_id = ${orgId} and ${isTheirs}`))) return 'externalId'
  if (employee_id && (await taken(sql<SqlBool>`org_id = ${orgId} and employee_id = ${employee_id}`))) {
    return 'employeeNumber'
  }
  return undefined
}

/** The employee number of somebody; undefined when there is nobody, null when they have none. */
export async function employeeIdOf(db: Db, orgId: string, id: string): Promise<string | null | undefined> {
  if (!isId(id)) return undefined
  const row = await db
    .selectFrom('people')
    .select('employee_id')
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.employee_id
}

/** Somebody whom the directory took away and now names again by its own id, which never changes there. */
export function findRemoved(db: Db, orgId: string, directoryId: string) {
  return db
    .selectFrom('people')
    .select(['id', 'email'])
    .where('org_id', '=', orgId)
    .where('directory_id', '=', directoryId)
    .where('directory_removed_at', 'is not', null)
    .executeTakeFirst()
}
