import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url))
const FILE_NAME = /^(\d{4}_[a-z0-9_]+)\.sql$/

/** The tables in which the migrations keep what has been applied. */
export const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock', 'migration_checksums']

interface MigrationFile {
  name: string
  text: string
  checksum: string
}

/**
 * Brings the schema up to date with the numbered SQL files of `folder`, or to the one named `until`, and answers which were applied,
 * oldest first; all of them, or none and an error. Processes that start at once wait for each other. Throws when a file that had
 * been applied was changed, renamed or removed since, and when the schema is a newer version's.
 */
export async function migrateToLatest<T>(
  db: Kysely<T>,
  { folder = FOLDER, until }: { folder?: string; until?: string | undefined } = {},
): Promise<string[]> {
  const files = await readMigrations(folder)
  const applied = await appliedChecksums(db)
  refuseNewer(applied, files)
  refuseChanged(applied, files)
  const migrations = Object.fromEntries(files.map((file) => [file.name, asMigration(file)]))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until))
  if (error) throw failure(error, results.find((result) => result.status === 'Error')?.migrationName)
  return results.map((result) => result.migrationName)
}

/** The names of the migrations that this version knows, oldest first. */
export async function knownMigrations(): Promise<string[]> {
  return (await readMigrations(FOLDER)).map(({ name }) => name)
}

/** The names of those that have been applied, oldest first. */
export async function appliedMigrations<T>(db: Kysely<T>): Promise<string[]> {
  return [...(await appliedChecksums(db)).keys()]
}

/** The checksums of the migrations that have been applied, by their names, oldest first. */
async function appliedChecksums<T>(db: Kysely<T>): Promise<Map<string, string>> {
  const known = await sql<{ found: boolean }>`select to_regclass('migration_checksums') is not null as found`.execute(
    db,
  )
  if (!known.rows[0]?.found) return new Map()
  const applied = await sql<{ name: string; checksum: string }>`
    select name, checksum from migration_checksums order by name`.execute(db)
  return new Map(applied.rows.map((row) => [row.name, row.checksum]))
}

function refuseNewer(applied: ReadonlyMap<string, string>, files: MigrationFile[]): void {
  const newest = files.at(-1)?.name ?? ''
  const ahead = [...applied.keys()].filter((name) => name > newest)
  if (ahead.length > 0) {
    throw new Error(
      `The database was upgraded by a newer version of Pravas (its schema has ${ahead.at(-1)}, this version knows up to ${newest}). Install that version again, or restore a backup made before the upgrade.`,
    )
  }
}

/** The folder's migrations in their order; throws on a file that is not named NNNN_what_it_does.sql, and on two of one number. */
async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const files = (await readdir(folder)).sort()
  const twin = files.find((file, at) => file.slice(0, 4) === files[at - 1]?.slice(0, 4))
  if (twin !== undefined) throw new Error(`${twin} has the number of another migration.`)
  return Promise.all(
    files.map(async (file) => {
      const name = FILE_NAME.exec(file)?.[1]
      if (name === undefined) throw new Error(`${file} is not named like a migration: NNNN_what_it_does.sql.`)
      const text = await readFile(`${folder}/${file}`, 'utf8')
      return { name, text, checksum: checksumOf(text) }
    }),
  )
}

// Line ends don't count: git may check a file out with others than it was applied with.
function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
}

function asMigration({ name, text, checksum }: MigrationFile): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await sql.raw(text).execute(db)
      await sql`create table if not exists migration_checksums (name text primary key, checksum text not null)`.execute(
        db,
      )
      await sql`insert into migration_checksums (name, checksum) values (${name}, ${checksum})`.execute(db)
    },
  }
}

function refuseChanged(checksums: ReadonlyMap<string, string>, files: MigrationFile[]): void {
  const changed = files.filter((file) => (checksums.get(file.name) ?? file.checksum) !== file.checksum)
  if (changed.length > 0) {
    const names = changed.map((file) => file.name).join(', ')
    throw new Error(`Changed after it was applied: ${names}. Restore the file and write a new migration instead.`)
  }
}

function failure(cause: unknown, name: string | undefined): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(name ? `The migration ${name} failed: ${reason}` : `The schema cannot be migrated: ${reason}`, {
    cause,
  })
}
