import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { type Embedded, openEmbedded } from './embedded.ts'
import { createEmbeddedPool } from './embedded-pool.ts'
import { migrateToLatest } from './migrate.ts'
import { createPool, MIGRATING, namingPool, SERVING } from './postgres.ts'
import type { Tables } from './tables.ts'
import { named } from './unreachable-rules.ts'

/** What a store queries: the database, or the transaction that its caller has open. */
export type Db = Kysely<Tables> | Transaction<Tables>

/** One open database, embedded in this process or a PostgreSQL server, behind the same SQL. */
export interface Database {
  db: Kysely<Tables>
  kind: 'embedded' | 'postgres'
  /** Applies the migrations that are missing, or those up to `until`, and answers their names; throws without applying any. */
  migrate(until?: string): Promise<string[]>
  /** What a PostgreSQL server does by itself and the embedded one needs a schedule for: statistics, dead rows, log. */
  maintain(): Promise<void>
  /** Whether the database answers; never throws. */
  isReady(): Promise<boolean>
  /** Closes it; what is still running ends first. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** A `postgres://` address; without it the embedded database is used. */
  url?: string | undefined
  /** The folder that holds the embedded database. */
  dataDir: string
  /** Told of a connection that broke while idle, which harms no query. */
  onConnectionError?: (error: Error) => void
}

/** Opens the database, without migrating it. Throws when the embedded one is in use by another process. */
export async function openDatabase({ url, dataDir, onConnectionError }: DatabaseOptions): Promise<Database> {
  return url
    ? postgresDatabase(url, onConnectionError)
    : embeddedDatabase(await openEmbedded(dataDir), onConnectionError)
}

/** The database on a PGlite that is already open. */
export function embeddedDatabase(
  { pglite, close }: Embedded,
  onConnectionError: (error: Error) => void = () => {},
): Database {
  const pool = createEmbeddedPool(pglite, onConnectionError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) })
  return {
    db,
    kind: 'embedded',
    migrate: (until) => migrateToLatest(db, { until }),
    maintain: () => vacuumAndCheckpoint(db),
    isReady: () => answers(db),
    close: async () => {
      await db.destroy()
      await pool.end()
      await close()
    },
  }
}

function postgresDatabase(url: string, onConnectionError: (error: Error) => void = () => {}): Database {
  const pool = createPool(url, SERVING, onConnectionError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) })
  return {
    db,
    kind: 'postgres',
    migrate: (until) => migratePostgres(url, until, onConnectionError),
    maintain: async () => {},
    isReady: () => answers(db),
    close: async () => {
      await db.destroy()
      await pool.end()
    },
  }
}

async function migratePostgres(
  url: string,
  until: string | undefined,
  onConnectionError: (error: Error) => void,
): Promise<string[]> {
  const pool = createPool(url, MIGRATING, onConnectionError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namingPool(pool) }) })
  try {
    return await migrateToLatest(db, { until })
  } catch (error) {
    throw named(error)
  } finally {
    await db.destroy()
    await pool.end()
  }
}

async function answers(db: Kysely<Tables>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}

/**
 * Table by table, so that requests get their turn in between. PGlite runs neither autovacuum nor a checkpointer:
 * without the checkpoint its log grows until the process ends.
 */
async function vacuumAndCheckpoint(db: Kysely<Tables>): Promise<void> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  for (const { name } of tables.rows) await sql`vacuum (analyze) ${sql.table(name)}`.execute(db)
  await sql`checkpoint`.execute(db)
}
