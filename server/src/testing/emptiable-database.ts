import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { type Database, type Db, embeddedDatabase } from '../db/database.ts'
import { MIGRATION_TABLES } from '../db/migrate.ts'

/** A database that many begin with anew. */
export interface EmptiableDatabase extends Database {
  /** Empties every table. */
  reset(): Promise<void>
}

/** Together ten seconds of waiting for what is under way. */
const ATTEMPTS = 2_000

/** A migrated database with a way to empty it. */
export async function emptiable(database: Database): Promise<EmptiableDatabase> {
  const { db } = database
  const names = await tablesByReference(db)
  // Emptied by a function, whose plans are kept. Truncating makes every file of every table and index anew, which takes
  // fifty times as long for the few rows of a test. Triggers rest meanwhile: of two tables some refuse deletions, and each
  // of the hundred references to a person would be looked up for each person, although nothing is left that could refer.
  const empty = [
    `perform set_config('session_replication_role', 'replica', true);`,
    ...names.map((name) => `if exists (select from ${name}) then delete from ${name}; end if;`),
    `perform set_config('session_replication_role', 'origin', true);`,
  ]
  // What the test before left under way ends first, or waits and finds nobody. Who held one table while waiting for the next
  // could stand in the way of work that takes them in another order, so all are taken at once or none.
  const locked = `
    for attempt in 1..${ATTEMPTS} loop
      begin
        lock table ${names.join(', ')} in exclusive mode nowait;
        return;
      exception when lock_not_available then
        if attempt = ${ATTEMPTS} then raise; end if;
        perform pg_sleep(0.005);
      end;
    end loop;`
  await sql.raw(`create procedure lock_tables() language plpgsql as $$ begin ${locked} end $$`).execute(db)
  await sql
    .raw(
      `create function empty_tables() returns void language plpgsql as $$ begin call lock_tables(); ${empty.join(' ')} end $$`,
    )
    .execute(db)
  return {
    ...database,
    reset: async () => {
      await sql`select empty_tables()`.execute(db)
    },
  }
}

/** The tables that hold records, each before those that it refers to. Throws when two refer to each other. */
async function tablesByReference(db: Db): Promise<string[]> {
  const found = await sql<{ name: string; referrers: string[] }>`
    select relname as name, array(
      select referrer.relname::text from pg_constraint join pg_class referrer on referrer.oid = conrelid
      where contype = 'f' and confrelid = referred.oid and conrelid <> referred.oid
    ) as referrers
    from pg_class referred
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in (${sql.join(MIGRATION_TABLES.map((table) => sql.lit(table)))})`.execute(db)
  const ordered: string[] = []
  let left = found.rows
  while (left.length > 0) {
    const free = left.filter(({ referrers }) => referrers.every((name) => ordered.includes(name)))
    if (free.length === 0) throw new Error(`These tables refer to each other: ${left.map(({ name }) => name)}.`)
    ordered.push(...free.map(({ name }) => name))
    left = left.filter((table) => !free.includes(table))
  }
  return ordered
}

/** A migrated database in memory, for what runs outside of the tests. */
export async function databaseInMemory(): Promise<EmptiableDatabase> {
  const pglite = await PGlite.create()
  const database = embeddedDatabase({ pglite, close: () => pglite.close() })
  await database.migrate()
  return emptiable(database)
}
