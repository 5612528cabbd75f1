import { type RawBuilder, sql } from 'kysely'

/**
 * A value that changes whenever a row is added to, taken from or changed among those that a query finds, made of the ids
 * and of the transactions that last wrote the rows (PostgreSQL's system column `xmin`). `id` is a column, `tables` the
 * tables or aliases whose rows count. `also` are values of other tables that count by what they say; null where there are none.
 */
export function rowsVersion(id: string, tables: readonly string[], also: readonly RawBuilder<unknown>[] = []) {
  const columns = [id, ...tables.map((table) => `${table}.xmin`)].map((column) => sql.ref(column))
  const row = sql.join([...columns, ...also.map((value) => sql`(${value})::text`)])
  return sql<string>`count(*) || ' ' || coalesce(bit_xor(hash_record_extended(row(${row}), 0)), 0)`
}

/** How many rows a version is of. */
export function countOf(version: string): number {
  return Number.parseInt(version, 10) || 0
}
