import { sql } from 'kysely'
import { type Database, embeddedDatabase } from '../db/database.ts'
import { createPglite } from '../db/embedded.ts'

/** A database that many begin with anew. */
export interface EmptiableDatabase extends Database {
  /** Empties every table. */
  reset(): Promise<void>
}

/** A migrated database with a way to empty it. */
export async function emptiable(database: Database): Promise<EmptiableDatabase> {
  const tables = await sql<{ name: string }>`
    select format('%I', relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('kysely_migration', 'kysely_migration_lock', 'migration_checksums')`.execute(database.db)
  const names = tables.rows.map((row) => row.name)
  return {
    ...database,
    reset: async () => {
      await sql.raw(`truncate ${names.join(', ')}`).execute(database.db)
    },
  }
}

/** A migrated database in memory, for what runs outside of the tests. */
export async function databaseInMemory(): Promise<EmptiableDatabase> {
  const pglite = await createPglite({})
  const database = embeddedDatabase({ pglite, close: () => pglite.close() })
  await database.migrate()
  return emptiable(database)
}
