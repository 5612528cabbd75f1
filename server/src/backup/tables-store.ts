import { type Kysely, sql } from 'kysely'
import { MIGRATION_TABLES } from '../db/migrate.ts'
import type { Tables } from '../db/tables.ts'
import type { TableShape } from './manifest.ts'

type Database = Kysely<Tables>

/** How many rows are read at a time. */
const ROWS_AT_ONCE = 500

/** The tables, without those that migrations write themselves, with the columns that are not computed from others. */
export async function selectShapes(db: Database): Promise<TableShape[]> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select relname as table, attname as name, format_type(atttypid, atttypmod) as type
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all(${MIGRATION_TABLES})
    order by relname, attnum`.execute(db)
  const shapes = new Map<string, TableShape>()
  for (const { table, name, type } of rows) {
    const shape = shapes.get(table) ?? { table, columns: [] }
    shape.columns.push({ name, type })
    shapes.set(table, shape)
  }
  return [...shapes.values()]
}

/** A table's rows, some at a time, each as a JSON array of its values as text, which any database of the same schema reads again. */
export async function* selectRows(trx: Database, { table, columns }: TableShape): AsyncGenerator<string[]> {
  const values = sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`))
  await sql`declare backed_up no scroll cursor for select to_json(array[${values}])::text as row from ${sql.table(table)}`.execute(
    trx,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backed_up`.execute(trx)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close backed_up`.execute(trx)
}

/** Writes rows that `selectRows` has answered into a table. */
export async function insertRows(
  trx: Database,
  { table, columns }: TableShape,
  rows: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  const values = sql.join(columns.map(({ type }, at) => sql`(value ->> ${sql.lit(at)})::${sql.raw(type)}`))
  await sql`
    insert into ${sql.table(table)} (${names}) overriding system value
    select ${values} from json_array_elements(${`[${rows.join(',')}]`}::json)`.execute(trx)
}

/** What the sequences have counted to; those that were never asked are left out. */
export async function selectSequences(db: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(db)
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

export async function setSequences(trx: Database, sequences: Record<string, string>): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`.execute(trx)
  }
}

/**
 * Runs `work`, which fills the tables in any order: nothing that watches them acts meanwhile, and what each row refers to is looked
 * for once all are there. Needs no right but to own the tables.
 */
export async function whileUnwatched(
  trx: Database,
  shapes: readonly TableShape[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: references } = await sql<{ table: string; name: string; definition: string }>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace order by relname, conname`.execute(trx)
  for (const { table, name } of references) {
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx)
  }
  for (const { table } of shapes) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
  await work()
  for (const { table } of shapes) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx)
  for (const { table, name, definition } of references) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(trx)
  }
}

/** Empties all tables, as a migration may have written rows that are in the backup as well. */
export async function deleteEverything(trx: Database, shapes: readonly TableShape[]): Promise<void> {
  await sql`truncate ${sql.join(shapes.map(({ table }) => sql.table(table)))}`.execute(trx)
}

/** Whether anybody's data is in the database. */
export async function isInUse(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    found: boolean
  }>`select to_regclass('public.organisations') is not null as found`.execute(db)
  if (!rows[0]?.found) return false
  return (await db.selectFrom('organisations').select('id').limit(1).execute()).length > 0
}

/** How many other connections of the product the database has, idle ones included. */
export async function otherConnections(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'pravas' and pid <> pg_backend_pid()`.execute(db)
  return rows[0]?.count ?? 0
}
