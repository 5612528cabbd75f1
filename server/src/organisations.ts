import type { Db } from './db/database.ts'

/** Every organisation with its name, in the order of their making. */
export function allOrganisations(db: Db) {
  return db.selectFrom('organisations').select(['id', 'name']).orderBy('id').execute()
}
