import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { MIGRATION_TABLES } from '../db/migrate.ts'

/** A transaction that changed something, as the watch saw it. */
export interface WatchedChange {
  /** The tables that it changed, in the order of their names. */
  tables: string[]
  /** How many entries it added to the audit trail. */
  entries: number
}

/** What the trail itself consists of, and what migrations keep. */
const UNWATCHED = ['audit_seals', 'audit_heads', ...MIGRATION_TABLES]

/**
 * Has a test's database note which tables each transaction changes, until `end` is called; files of one worker share their
 * database. A statement that changes no row is no change.
 */
export async function watchChanges(db: Db) {
  await sql`create unlogged table watched_changes (transaction bigint not null, name text not null)`.execute(db)
  await sql`
    create function note_change() returns trigger language plpgsql as $$
    begin
      insert into watched_changes values (pg_current_xact_id()::text::bigint, tg_table_name);
      return null;
    end $$`.execute(db)
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'watched_changes'`.execute(db)
  const names = rows.map(({ name }) => name).filter((name) => !UNWATCHED.includes(name))
  for (const name of names)
    await sql`create trigger note_change after insert or update or delete on ${sql.table(name)}
      for each row execute function note_change()`.execute(db)

  return {
    /** The tables that are watched. */
    names,

    /** What was changed since this was asked last, in the order of the transactions. */
    async changes(): Promise<WatchedChange[]> {
      const found = await sql<WatchedChange>`
        with noted as (delete from watched_changes returning transaction, name)
        select coalesce(array_agg(distinct name order by name) filter (where name <> 'audit_log'), '{}') as tables,
          count(*) filter (where name = 'audit_log')::int as entries
        from noted group by transaction order by transaction`.execute(db)
      return found.rows
    },

    async end(): Promise<void> {
      await sql`drop function note_change() cascade`.execute(db)
      await sql`drop table watched_changes`.execute(db)
    },
  }
}
