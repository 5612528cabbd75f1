import type { Db } from '../db/database.ts'
import { newId } from '../ids.ts'

/** What the first organisation is called where nobody says otherwise. */
const DEFAULT_ORGANISATION = 'Pravas'

/** The organisation that people come to who name none, made when there is none; see `findHomeOrganisation`. */
export async function homeOrganisation(db: Db, name: string | undefined): Promise<string> {
  return (await findHomeOrganisation(db, name)) ?? organisationNamed(db, name ?? DEFAULT_ORGANISATION)
}

/**
 * The organisation of this name; without a name the only one that there is, or among several the one that is called as the
 * first is. One of which nobody is left but removed demo people does not count.
 */
export async function findHomeOrganisation(db: Db, name: string | undefined): Promise<string | undefined> {
  if (name !== undefined) return findOrganisation(db, name)
  const rows = await db
    .selectFrom('organisations')
    .select('id')
    .where(({ or, not, exists, selectFrom, ref }) => {
      const people = selectFrom('people').select('people.id').where('people.org_id', '=', ref('organisations.id'))
      const remaining = people.where((eb) => eb.or([eb('is_demo', '=', false), eb('active', '=', true)]))
      return or([exists(remaining), not(exists(people))])
    })
    .limit(2)
    .execute()
  return rows.length === 1 && rows[0] ? rows[0].id : findOrganisation(db, DEFAULT_ORGANISATION)
}

async function findOrganisation(db: Db, name: string): Promise<string | undefined> {
  return (await db.selectFrom('organisations').select('id').where('name', '=', name).executeTakeFirst())?.id
}

/** The organisation of this name, made when there is none. */
export async function organisationNamed(db: Db, name: string): Promise<string> {
  return (await findOrganisation(db, name)) ?? insertOrganisation(db, name)
}

/** A new organisation and its id. */
export async function insertOrganisation(db: Db, name: string): Promise<string> {
  const id = newId()
  await db.insertInto('organisations').values({ id, name }).execute()
  return id
}
